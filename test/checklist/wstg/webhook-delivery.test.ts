import t from 'tap'
import { findingIdOf, parseDelivery } from '../../../src/checklist/wstg/webhook-delivery.ts'

const links = (kind: string, resource: string, id: number) => ({
  id,
  url_ui: `http://dojo/${kind}/${id}`,
  url_api: `http://dojo/api/v2/${resource}/${id}/`,
})
const finding = (id: number) => links('finding', 'findings', id)

t.test('an id is a positive integer or a string of digits', async (t) => {
  const largest = Number.MAX_SAFE_INTEGER
  for (const [value, id] of [
    [1, 1],
    ['12', 12],
    ['007', 7],
    [largest, largest],
    ['9007199254740991', largest],
  ] as const)
    t.equal(findingIdOf(value), id)
  const texts = ['', '0', '-1', '1.0', '1e3', ' 1', '0x1', '١', '9007199254740993', '9'.repeat(400)]
  const others = [0, -1, 1.5, 2 ** 53, Number.NaN, Infinity, true, null, undefined, [1], { id: 1 }]
  for (const value of [...texts, ...others]) t.equal(findingIdOf(value), undefined, String(value))
})

t.test('the plain form names one finding and its event', async (t) => {
  const named = { id: 7, title: 'x', active: true }
  t.match(parseDelivery({ event: 'finding_verified', finding: named }, undefined), {
    event: 'finding_verified',
    findingIds: [7],
    fromDefectDojo: false,
  })
  for (const event of [undefined, '', 5])
    t.equal(parseDelivery({ event, finding: named }, undefined).event, 'finding_updated')
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
  ])
    t.same(parseDelivery(body, undefined).findingIds, [], JSON.stringify(body))
})

t.test("DefectDojo's deliveries name findings in several places, each once", async (t) => {
  for (const [body, findingIds] of [
    [{ title: 'Addition of WSTG-CONF-01', url_ui: 'http://dojo/finding/11' }, [11]],
    [{ url_ui: 'https://host/dojo/finding/12?x=1' }, [12]],
    [{ url_ui: 'https://host/finding/12/' }, [12]],
    [{ url_ui: 'https://host/finding/12x' }, []],
    [{ finding_id: '5' }, [5]],
    [{ findings: [{ id: 3 }, { id: 4 }] }, [3, 4]],
    // A review request.
    [{ ...finding(31), finding: finding(31), test: links('test', 'tests', 4) }, [31]],
    // An import.
    [
      {
        ...links('test', 'tests', 8),
        product: { name: 'WSTG Checklist', ...links('asset', 'products', 1) },
        engagement: { name: 'WSTG', ...links('engagement', 'engagements', 2) },
        finding_count: 4,
        findings: {
          new: [finding(12), finding(13)],
          reactivated: [],
          mitigated: [finding(174)],
          untouched: [finding(173), finding(12)],
        },
      },
      [12, 13, 174, 173],
    ],
    // Other subjects.
    [{ description: 'Test webhook notification', title: '', user: null }, []],
    [{ title: 'w2', ...links('engagement', 'engagements', 3) }, []],
    ...[undefined, null, 'x', 7, [], {}, { findings: 5 }].map((body) => [body, []]),
    [{ findings: [null, { id: 'x' }] }, []],
  ] as [unknown, number[]][])
    t.match(
      parseDelivery(body, 'some_event'),
      { event: 'some_event', findingIds, fromDefectDojo: true },
      JSON.stringify(body),
    )
  const named = { engagement: { id: 2 }, findings: [{ id: 3 }, { id: 4 }] }
  for (const [more, test] of [
    [{ test: links('test', 'tests', 8) }, 8],
    [links('test', 'tests', 8), 8],
    [{ test: { id: '9' } }, 9],
    [{ test: 8, url_api: 'http://dojo/api/v2/engagements/2/' }, undefined],
    [{}, undefined],
  ] as const) {
    t.match(parseDelivery({ ...named, ...more }, 'x'), { engagement: 2, test })
  }
})

t.test('the event of the body precedes the header, and both are bounded', async (t) => {
  t.equal(parseDelivery({ event: 'finding_mitigated' }, 'other').event, 'finding_mitigated')
  t.equal(parseDelivery({}, 'e'.repeat(5000)).event.length, 100)
  t.equal(parseDelivery({ event: 'e'.repeat(5000) }, undefined).event.length, 100)
  t.match(parseDelivery({}, ''), { event: 'finding_updated', fromDefectDojo: true })
})
