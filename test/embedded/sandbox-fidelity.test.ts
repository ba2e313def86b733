/** The sandbox has the peculiarities of DefectDojo 3.2.0 that the service depends on. */
import t from 'tap'
import { startSandbox } from '../support/findings.ts'

const required = (...fields: string[]) =>
  Object.fromEntries(fields.map((field) => [field, ['This field is required.']]))

t.test('errors have the bodies of Django REST framework', async (t) => {
  const { api, createTest, createFinding } = await startSandbox(t)
  const { testId: test, productId: product } = await createTest()
  const { id } = await createFinding(test, { active: false, verified: true })
  const fields = { test, found_by: [4], title: 'x', severity: 'Info', numerical_severity: 'S4' }
  const full = { ...fields, description: 'd', active: true, verified: false }
  const missing = (attribute: string) => ({
    detail: `Unable to check for permissions: Attribute '${attribute}' is required`,
  })
  const named = 'with this name already exists.'
  const contradiction = {
    non_field_errors: ['False positive findings cannot be verified.'],
  }
  for (const [path, body, answer, status = 400] of [
    ['findings/', '{bad', { message: 'JSON request content is malformed' }],
    ['findings/', {}, missing('test')],
    ['findings/', { test: 99999 }, { detail: 'No Test matches the given query.' }, 404],
    [
      'findings/',
      { test },
      {
        ...required('found_by', 'title', 'severity', 'description', 'active', 'verified'),
        ...required('numerical_severity'),
        // Further texts that belong to no field.
        message: String,
        pro: Array,
      },
    ],
    [
      'findings/',
      { ...full, severity: 'info', tags: ['has space'], title: 'x'.repeat(512) },
      {
        severity: [
          "Severity must be one of the following: ['Info', 'Low', 'Medium', 'High', 'Critical']",
        ],
        tags: ["Invalid tag: 'has space'. Tags should not contain spaces, commas, or quotes."],
        title: ['Ensure this field has no more than 511 characters.'],
      },
    ],
    [
      'findings/',
      { ...full, description: 'a\0b' },
      { description: ['Null characters are not allowed.'] },
    ],
    ['findings/', { ...full, active: false, verified: true, false_p: true }, contradiction],
    // A PATCH is merged with the stored flags.
    [`findings/${id}/`, { false_p: true }, contradiction],
    ['findings/999999/', {}, { detail: 'No Finding matches the given query.' }, 404],
    ['product_types/', { name: 'Research and Development' }, { name: [`product_ type ${named}`] }],
    [
      'products/',
      { name: 'WSTG Checklist', description: 'x', prod_type: 1 },
      { name: [`product ${named}`] },
    ],
    ['test_types/', { name: 'Pen Test' }, { name: [`test_ type ${named}`] }],
    ['products/', {}, missing('prod_type')],
    ['engagements/', { product }, required('target_start', 'target_end')],
    ['tests/', {}, missing('engagement')],
  ] satisfies [path: string, body: object | string, answer: object, status?: number][]) {
    const method = /\d/.test(path) ? 'PATCH' : 'POST'
    const name = `${method} ${path} ${JSON.stringify(body).slice(0, 80)}`
    t.match(await api(method, path, body), { status, body: answer }, name)
  }
})

t.test('flags are rewritten as DefectDojo rewrites them', async (t) => {
  const { api, createTest, createFinding } = await startSandbox(t)
  const { testId } = await createTest()
  const flagsOf = (finding: Record<string, unknown>) =>
    ['active', 'verified', 'false_p', 'is_mitigated'].filter((name) => finding[name]).join(' ')
  const patch = async (id: number, fields: object) => {
    const reply = await api('PATCH', `findings/${id}/`, fields)
    t.equal(reply.status, 200)
    return flagsOf(reply.body)
  }

  t.equal(flagsOf(await createFinding(testId, { active: true, false_p: true })), 'active')
  t.equal(flagsOf(await createFinding(testId, { active: true, is_mitigated: true })), 'active')

  const { id } = await createFinding(testId)
  const both = { active: true, false_p: true, verified: false }
  t.equal(await patch(id, both), 'false_p is_mitigated', 'only false_p has changed')
  t.equal(await patch(id, both), 'active', 'now only active has changed: the same request toggles')
  t.equal(await patch(id, both), 'false_p is_mitigated')

  t.equal(await patch(id, { false_p: false }), 'is_mitigated', 'stays inactive')
  t.equal(await patch(id, { active: true }), 'active', 'active clears the other flags')
  t.equal(await patch(id, { false_p: true, verified: false }), 'false_p is_mitigated')
  t.equal(await patch(id, { active: true }), 'active')
  t.equal(await patch(id, { active: false }), '', 'inactive only')
  t.equal(await patch(id, { active: true }), 'active')
  t.equal(await patch(id, { is_mitigated: true }), 'active is_mitigated', 'both at once')
  t.match((await api('GET', `findings/${id}/`)).body, { mitigated: /^\d{4}-/ })
})

t.test('filters match as loosely as in DefectDojo', async (t) => {
  const { api, createTest, createFinding } = await startSandbox(t)
  const { testId, engagementId } = await createTest()
  const other = await createTest('Other')
  await createFinding(testId, { title: 'WSTG-ATHN-01: a', tags: ['wstg', 'wstg-athn-01'] })
  await createFinding(testId, { title: 'WSTG-ATHN-010: b', tags: ['wstg', 'wstg-athn-010'] })
  await createFinding(other.testId, { title: 'y', tags: ['wstg'] })
  const ids = async (query: string) => {
    const reply = await api('GET', `findings/?${query}`)
    t.equal(reply.status, 200, query)
    return reply.body.results.map(({ id }: { id: number }) => id)
  }
  t.same(await ids('tag=WSTG-athn-01'), [1, 2], 'a part of a word, in any case')
  t.same(await ids('title=wstg-athn-01'), [1, 2])
  t.same(await ids(`test__engagement=${engagementId}`), [1, 2])
  t.same(await ids(`tag=wstg&test__engagement=${other.engagementId}`), [3])
  t.same(await ids('unknownfilter=zzz&toString=zzz'), [1, 2, 3])
})
