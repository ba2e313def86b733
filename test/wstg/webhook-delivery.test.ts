import t from 'tap'
import { findingIdOf, parseDelivery } from '../../src/wstg/webhook-delivery.ts'

const links = (kind: string, resource: string, id: number) => ({
  id,
  url_ui: `http://dojo/${kind}/${id}`,
  url_api: `http://dojo/api/v2/${resource}/${id}/`,
})

t.test('the plain form names one finding and its event', async (t) => {
  t.same(
    parseDelivery(
      { event: 'finding_verified', finding: { id: 7, title: 'x', active: true } },
      undefined,
    ),
    {
      event: 'finding_verified',
      findingIds: [7],
      genuine: false,
    },
  )
  t.equal(parseDelivery({ finding: { id: 7 } }, undefined).event, 'finding_updated', 'the default')
  t.equal(parseDelivery({ event: '', finding: { id: 7 } }, undefined).event, 'finding_updated')
  t.equal(parseDelivery({ event: 5, finding: { id: 7 } }, undefined).event, 'finding_updated')
  t.same(parseDelivery({ finding: { id: '007' } }, undefined).findingIds, [7])
})

t.test('the plain form takes the id from no other place', async (t) => {
  for (const body of [
    { finding_id: 7 },
    { url_ui: 'http://dojo/finding/7' },
    { findings: { new: [{ id: 7 }] } },
    { finding: [{ id: 7 }] },
    { finding: 7 },
    { finding: {} },
    [{ finding: { id: 7 } }],
    'text',
    null,
    undefined,
  ]) {
    t.same(parseDelivery(body, undefined).findingIds, [], JSON.stringify(body))
  }
})

t.test('an id is a positive integer or a string of digits', async (t) => {
  for (const [value, id] of [
    [1, 1],
    ['12', 12],
    [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ] as const) {
    t.equal(findingIdOf(value), id)
  }
  const wrong = [
    0,
    -1,
    1.5,
    2 ** 53,
    Number.NaN,
    Infinity,
    '',
    '0',
    '-1',
    '1.0',
    '1e3',
    ' 1',
    '0x1',
    '١',
    '9007199254740993',
  ]
  for (const value of [...wrong, '9'.repeat(400), true, null, undefined, [1], { id: 1 }]) {
    t.equal(findingIdOf(value), undefined, String(value))
  }
})

t.test(
  'a delivery of DefectDojo about one finding names it only in the address of its page',
  async (t) => {
    const body = {
      description: 'Finding "WSTG-CONF-01: Test Network "Infra" <b>" was added by admin',
      title: 'Addition of WSTG-CONF-01: Test Network "Infra" <b>',
      user: null,
      url_ui: 'http://dojo/finding/11',
    }
    t.same(parseDelivery(body, 'finding_added'), {
      event: 'finding_added',
      findingIds: [11],
      genuine: true,
    })
    t.same(
      parseDelivery({ ...body, url_ui: 'https://host/dojo/finding/12?x=1' }, 'finding_closed')
        .findingIds,
      [12],
    )
    t.same(
      parseDelivery({ ...body, url_ui: 'https://host/finding/12/' }, 'finding_closed').findingIds,
      [12],
    )
    t.same(
      parseDelivery({ ...body, url_ui: 'https://host/finding/12x' }, 'finding_closed').findingIds,
      [],
    )
  },
)

t.test('a review request names its finding as an object and by both addresses', async (t) => {
  const body = {
    title: 'Review requested',
    user: null,
    url_ui: 'http://dojo/finding/31',
    url_api: 'http://dojo/api/v2/findings/31/',
    finding: { title: 'WSTG-SESS-01: x', severity: 'Low', ...links('finding', 'findings', 31) },
    test: { title: null, ...links('test', 'tests', 4) },
  }
  t.same(parseDelivery(body, 'review_requested'), {
    event: 'review_requested',
    findingIds: [31],
    genuine: true,
  })
})

t.test('an import names all its findings, each once', async (t) => {
  const body = {
    description: 'Event scan_added has occurred.',
    title: 'Created/Updated 4 findings for WSTG Checklist: WSTG: Generic Findings Import',
    user: null,
    url_ui: 'http://dojo/test/8',
    url_api: 'http://dojo/api/v2/tests/8/',
    product: { name: 'WSTG Checklist', ...links('asset', 'products', 1) },
    engagement: { name: 'WSTG', ...links('engagement', 'engagements', 2) },
    test: { title: null, ...links('test', 'tests', 8) },
    finding_count: 4,
    findings: {
      new: [links('finding', 'findings', 12), links('finding', 'findings', 13)],
      reactivated: [],
      mitigated: [links('finding', 'findings', 174)],
      untouched: [links('finding', 'findings', 173), links('finding', 'findings', 12)],
      new_duplicate: [],
      reactivated_duplicate: [],
      untouched_duplicate: [],
    },
  }
  const delivery = parseDelivery(body, 'scan_added')
  t.same(delivery.findingIds, [12, 13, 174, 173])
  t.equal(delivery.event, 'scan_added')
})

t.test('deliveries about other subjects are valid and name no finding', async (t) => {
  const ping = { description: 'Test webhook notification', title: '', user: null }
  t.same(parseDelivery(ping, 'ping'), { event: 'ping', findingIds: [], genuine: true })
  const engagement = { title: 'w2', user: null, ...links('engagement', 'engagements', 3) }
  t.same(parseDelivery(engagement, 'engagement_added').findingIds, [])
  for (const body of [
    undefined,
    null,
    'x',
    7,
    [],
    {},
    { findings: 5 },
    { findings: [null, { id: 'x' }] },
  ]) {
    t.same(parseDelivery(body, 'finding_added'), {
      event: 'finding_added',
      findingIds: [],
      genuine: true,
    })
  }
})

t.test('batches and single ids in other places are recognised', async (t) => {
  t.same(
    parseDelivery([{ finding: { id: 1 } }, { finding: { id: 2 } }, { finding: { id: 1 } }], 'x')
      .findingIds,
    [1, 2],
  )
  t.same(parseDelivery({ finding_id: '5' }, 'x').findingIds, [5])
  t.same(parseDelivery({ findings: [{ id: 3 }, { id: 4 }] }, 'x').findingIds, [3, 4])
})

t.test(
  'the event of the body takes precedence over the header, and both are bounded',
  async (t) => {
    t.equal(parseDelivery({ event: 'finding_mitigated' }, 'other').event, 'finding_mitigated')
    t.equal(parseDelivery({}, '').event, 'finding_updated')
    t.equal(parseDelivery({}, '').genuine, true)
    t.equal(parseDelivery({ event: 'e'.repeat(5000) }, undefined).event.length, 100)
  },
)
