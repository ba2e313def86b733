import t from 'tap'
import { titleCase } from '../../embedded/defectdojo/title-case.ts'
import { findingTitle, wstgTests } from '../../src/wstg/catalogue.ts'
import { startSandbox } from '../support/findings.ts'

/** What a running DefectDojo 3.2.0 was seen to do, asked of the sandbox. */

const pro = /./

t.test('requests without a good token are refused with 403', async (t) => {
  const { api } = await startSandbox(t)
  const none = await api('GET', 'findings/', undefined, { authorization: '' })
  t.match(none, { status: 403, body: { detail: 'Authentication credentials were not provided.' } })
  const bad = await api('GET', 'findings/', undefined, { authorization: 'Token x' })
  t.match(bad, { status: 403, body: { detail: 'Invalid token.' } })
  const malformed = await api('POST', 'findings/', '{bad', { authorization: 'Token x' })
  t.equal(malformed.status, 403, 'before the body is looked at')
})

t.test('a path without its slash is redirected, whatever the method', async (t) => {
  const { api } = await startSandbox(t)
  for (const [method, path, location] of [
    ['GET', 'findings?limit=2', '/api/v2/findings/?limit=2'],
    ['POST', 'findings', '/api/v2/findings/'],
    ['PATCH', 'findings/1', '/api/v2/findings/1/'],
  ] as const) {
    const reply = await api(method, path, method === 'GET' ? undefined : {})
    t.equal(reply.status, 301)
    t.equal(reply.headers.get('location'), location)
  }
  const unknown = await api('GET', 'nothing/')
  t.equal(unknown.status, 404)
  t.match(unknown.headers.get('content-type'), /html/)
})

t.test('errors have the bodies of Django REST framework', async (t) => {
  const { api, createTest, createFinding } = await startSandbox(t)
  const { testId, productId } = await createTest()
  const post = (fields: object) => api('POST', 'findings/', fields)
  const full = {
    test: testId,
    found_by: [4],
    title: 'x',
    severity: 'Info',
    numerical_severity: 'S4',
    description: 'd',
    active: true,
    verified: false,
  }

  t.match(await api('POST', 'findings/', '{bad'), {
    status: 400,
    body: { message: 'JSON request content is malformed' },
  })
  t.match(await post({}), {
    status: 400,
    body: { detail: "Unable to check for permissions: Attribute 'test' is required" },
  })
  t.match(await post({ test: 99999 }), { status: 404, body: { detail: 'No Test matches the given query.' } })

  const missing = await post({ test: testId })
  t.equal(missing.status, 400)
  for (const field of 'found_by title severity description active verified numerical_severity'.split(' ')) {
    t.same(missing.body[field], ['This field is required.'], field)
  }
  t.match(missing.body.message, /^\{'found_by': \[ErrorDetail\(string='This field is required\.', code='required'\)\]/)
  t.match(missing.body.pro, [pro])

  t.same((await post({ ...full, severity: 'info' })).body.severity, [
    "Severity must be one of the following: ['Info', 'Low', 'Medium', 'High', 'Critical']",
  ])
  t.same((await post({ ...full, tags: ['has space'] })).body.tags, [
    "Invalid tag: 'has space'. Tags should not contain spaces, commas, or quotes.",
  ])
  t.same((await post({ ...full, tags: 'WSTG,WSTG-ATHN-01' })).body.tags, [
    'Invalid json list. A tag list submitted in string form must be valid json.',
  ])
  t.same((await post({ ...full, mitigated: '2026-01-05T00:00:00Z' })).body.mitigated, [
    'Editing mitigated timestamp is disabled (EDITABLE_MITIGATED_DATA=false)',
  ])
  t.same((await post({ ...full, title: 'x'.repeat(512) })).body.title, [
    'Ensure this field has no more than 511 characters.',
  ])
  t.same((await post({ ...full, found_by: [9999] })).body.found_by, ['Invalid pk "9999" - object does not exist.'])
  t.same((await post({ ...full, description: 'a\0b' })).body.description, ['Null characters are not allowed.'])

  t.match(await api('GET', 'findings/999999/'), {
    status: 404,
    body: { detail: 'No Finding matches the given query.' },
  })
  t.match(await api('GET', 'findings/?id=abc'), { status: 400, body: { id: ['Enter a number.'] } })
  t.match(await api('GET', 'findings/?test=99999'), { status: 400, body: { test: [/^Select a valid choice/] } })
  t.match(await api('GET', 'findings/?o=updated'), { status: 400, body: { o: [/^Select a valid choice/] } })

  const { id } = await createFinding(testId)
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const ignored = await api('PATCH', `findings/${id}/`, '{"verified":true}', form)
  t.match(ignored, { status: 200, body: { verified: false } }, 'a form is taken and changes nothing')
  t.equal((await api('PATCH', `findings/${id}/`, 'x', { 'content-type': 'text/plain' })).status, 415)

  t.match(await api('POST', 'product_types/', { name: 'Research and Development' }), {
    status: 400,
    body: { name: ['product_ type with this name already exists.'] },
  })
  t.match(await api('POST', 'products/', { name: 'WSTG Checklist', description: 'x', prod_type: 1 }), {
    status: 400,
    body: { name: ['product with this name already exists.'] },
  })
  t.match(await api('POST', 'test_types/', { name: 'Pen Test' }), {
    status: 400,
    body: { name: ['test_ type with this name already exists.'] },
  })
  t.match(await api('POST', 'products/', {}), {
    status: 400,
    body: { detail: "Unable to check for permissions: Attribute 'prod_type' is required" },
  })
  t.match(await api('POST', 'engagements/', { product: productId }), {
    status: 400,
    body: { target_start: ['This field is required.'], target_end: ['This field is required.'] },
  })
  t.match(await api('POST', 'tests/', {}), {
    status: 400,
    body: { detail: "Unable to check for permissions: Attribute 'engagement' is required" },
  })
})

t.test('a finding is answered with all its fields, tags in lower case and a re-cased title', async (t) => {
  const { api, createTest, createFinding } = await startSandbox(t)
  const { testId } = await createTest()
  const created = await createFinding(testId, {
    title: 'WSTG-ATHN-01: Testing for Credentials Transported over an Encrypted Channel',
    mitigation: 'some notes',
    tags: ['WSTG', 'WSTG-ATHN-01'],
  })
  t.match(created, {
    id: 1,
    test: testId,
    found_by: [4],
    title: 'WSTG-ATHN-01: Testing for Credentials Transported Over an Encrypted Channel',
    severity: 'Info',
    numerical_severity: 'S4',
    mitigation: 'some notes',
    active: true,
    verified: false,
    false_p: false,
    duplicate: false,
    is_mitigated: false,
    mitigated: null,
    duplicate_finding: null,
  })
  t.same(created.tags.toSorted(), ['wstg', 'wstg-athn-01'])
  t.equal(Object.keys(created).length, 80)
  const read = await api('GET', 'findings/1/')
  t.match(read.body, { id: 1, display_status: 'Active', related_fields: null, prefetch: {} })

  for (const [given, stored] of [
    ['wstg-info-02: title of it', 'WSTG-Info-02: Title of It'],
    ['WSTG-CLNT-04: Testing for Client-side URL Redirect', 'WSTG-CLNT-04: Testing for Client-Side URL Redirect'],
    [
      'WSTG-INPV-18: Testing for Server-side Template Injection',
      'WSTG-INPV-18: Testing for Server-Side Template Injection',
    ],
    ['WSTG-INFO-02: Fingerprint Web Server', 'WSTG-INFO-02: Fingerprint Web Server'],
    ['WSTG-SESS-05: Testing for Cross Site Request Forgery', 'WSTG-SESS-05: Testing for Cross Site Request Forgery'],
  ] as const) {
    t.equal((await createFinding(testId, { title: given })).title, stored)
  }
})

t.test('four titles of the catalogue are re-cased', async (t) => {
  const changed = wstgTests.filter((test) => titleCase(findingTitle(test)) !== findingTitle(test))
  t.same(
    changed.map(({ id }) => id),
    ['WSTG-ATHN-01', 'WSTG-INPV-18', 'WSTG-CLNT-04', 'WSTG-CLNT-06'],
  )
})

t.test('the severity decides about the numerical severity', async (t) => {
  const { createTest, createFinding } = await startSandbox(t)
  const { testId } = await createTest()
  const severities = ['Critical', 'High', 'Medium', 'Low', 'Info']
  for (const [index, severity] of severities.entries()) {
    const created = await createFinding(testId, { severity, numerical_severity: 'S9' })
    t.equal(created.numerical_severity, `S${index}`)
  }
})

t.test('contradicting flags are refused, for a PATCH after merging with what is stored', async (t) => {
  const { api, createTest, createFinding } = await startSandbox(t)
  const { testId } = await createTest()
  const refused = await api('POST', 'findings/', {
    test: testId,
    found_by: [],
    title: 'x',
    severity: 'Info',
    numerical_severity: 'S4',
    description: 'd',
    active: false,
    verified: true,
    false_p: true,
  })
  t.match(refused, { status: 400, body: { non_field_errors: ['False positive findings cannot be verified.'] } })

  const { id } = await createFinding(testId, { active: false, verified: true })
  t.match(await api('PATCH', `findings/${id}/`, { false_p: true }), {
    status: 400,
    body: { non_field_errors: ['False positive findings cannot be verified.'] },
  })
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
  t.equal(await patch(id, both), 'false_p is_mitigated', 'false_p is what changed')
  t.equal(await patch(id, both), 'active', 'now active is: the same request flips')
  t.equal(await patch(id, both), 'false_p is_mitigated')

  t.equal(await patch(id, { false_p: false }), 'is_mitigated', 'stays inactive')
  t.equal(await patch(id, { active: true }), 'active', 'clears the rest')
  t.equal(await patch(id, { false_p: true, verified: false }), 'false_p is_mitigated')
  t.equal(await patch(id, { active: true }), 'active')
  t.equal(await patch(id, { active: false }), '', 'inactive only')
  t.equal(await patch(id, { active: true }), 'active')
  t.equal(await patch(id, { is_mitigated: true }), 'active is_mitigated', 'both at once')

  for (const [active, verified, false_p] of [
    [true, false, false],
    [true, true, false],
    [false, false, false],
    [false, true, false],
    [false, false, true],
  ] as const) {
    const { id } = await createFinding(testId)
    const first = await patch(id, { active, verified, false_p })
    t.equal(await patch(id, { active, verified, false_p }), first, `settled: ${first}`)
    const wanted = [active && 'active', verified && 'verified', false_p && 'false_p is_mitigated'].filter(Boolean)
    t.equal(first, wanted.join(' '))
  }
})

t.test('updated moves with every save, last_status_update with the status only', async (t) => {
  const { api, createTest, createFinding } = await startSandbox(t)
  const { testId } = await createTest()
  const created = await createFinding(testId)
  const same = (await api('PATCH', `findings/${created.id}/`, { mitigation: 'new' })).body
  t.ok(Date.parse(same.updated) >= Date.parse(created.updated))
  t.equal(same.last_status_update, created.last_status_update)
  t.equal(same.mitigation, 'new')
  const moved = (await api('PATCH', `findings/${created.id}/`, { verified: true, test: 12345, id: 77 })).body
  t.not(moved.last_status_update, created.last_status_update)
  t.equal(moved.test, testId, 'a finding does not move')
  t.equal(moved.id, created.id)
  const marked = (await api('PATCH', `findings/${created.id}/`, { verified: false, false_p: true })).body
  t.ok(marked.mitigated, 'a false positive counts as mitigated')
  t.equal((await api('PATCH', `findings/${created.id}/`, { mitigation: null })).body.mitigation, null)
})

t.test('PATCH replaces tags and forgets the lower case, the tags resource adds', async (t) => {
  const { api, createTest, createFinding } = await startSandbox(t)
  const { testId } = await createTest()
  const { id } = await createFinding(testId, { tags: ['WSTG', 'WSTG-ATHN-01'] })
  const patch = async (tags: string[]) => (await api('PATCH', `findings/${id}/`, { tags })).body.tags.toSorted()
  t.same(await patch(['WSTG']), ['wstg'], 'one that exists keeps its case, the others are gone')
  t.same(await patch(['wstg', 'WSTG-ATHN-01']), ['WSTG-ATHN-01', 'wstg'], 'a new one is stored as it came')
  const added = await api('POST', `findings/${id}/tags/`, { tags: ['Added'] })
  t.match(added, { status: 200 })
  t.same(added.body.tags.toSorted(), ['WSTG-ATHN-01', 'added', 'wstg'])
  t.equal((await api('PUT', `findings/${id}/remove_tags/`, { tags: ['added'] })).status, 204)
  t.match(await api('PUT', `findings/${id}/remove_tags/`, { tags: ['added'] }), {
    status: 400,
    body: { error: /added/ },
  })
  t.same((await createFinding(testId, { tags: ['a,b'] })).tags.toSorted(), ['a', 'b'])
  t.match(await api('PATCH', `findings/${id}/`, { tags: null }), { status: 400 })
})

t.test('filters match as loosely, or as strictly, as there', async (t) => {
  const { api, createTest, createFinding } = await startSandbox(t)
  const { testId, engagementId, productId } = await createTest()
  const other = await createTest('Other')
  await createFinding(testId, { title: 'WSTG-ATHN-01: a', tags: ['wstg', 'wstg-athn-01'] })
  await createFinding(testId, { title: 'WSTG-ATHN-010: b', tags: ['wstg', 'wstg-athn-010'], active: false })
  const upper = await createFinding(testId, { title: 'x' })
  await api('PATCH', `findings/${upper.id}/`, { tags: ['UPPER'] })
  await createFinding(other.testId, { title: 'y', tags: ['wstg'] })
  const ids = async (query: string) => {
    const reply = await api('GET', `findings/?${query}`)
    t.equal(reply.status, 200, query)
    return reply.body.results.map(({ id }: { id: number }) => id)
  }
  t.same(await ids('tag=WSTG-athn-01'), [1, 2], 'parts of words, without case')
  t.same(await ids('tags=WSTG-ATHN-01,wstg-athn-010'), [1, 2], 'either, turned into lower case')
  t.same(await ids('tags=UPPER'), [], 'and so missing a tag in upper case')
  t.same(await ids('tags__and=wstg,wstg-athn-01'), [1])
  t.same(await ids('tags__and=WSTG,wstg-athn-01'), [], 'with case')
  t.same(await ids('title=wstg-athn-01'), [1, 2])
  t.same(await ids('exact_title=wstg-athn-01: A'), [1])
  t.same(await ids(`test__engagement=${engagementId}`), [1, 2, 3])
  t.same(await ids(`test__engagement__product=${productId}`), [1, 2, 3, 4], 'both engagements are of one product')
  t.same(await ids(`test=${other.testId}`), [4])
  t.same(await ids('id=1,4'), [1, 4])
  t.same(await ids('active=False'), [2])
  t.same(await ids('active=1'), [1, 2, 3, 4], 'no boolean there, so ignored')
  t.same(await ids('unknownfilter=zzz'), [1, 2, 3, 4])
  t.same(await ids('o=-id'), [4, 3, 2, 1])
})

t.test('lists come in pages of 25 unless asked otherwise, with addresses from the Host header', async (t) => {
  const { api, url, createTest, createFinding } = await startSandbox(t)
  const { testId } = await createTest()
  for (let count = 0; count < 30; count++) await createFinding(testId, { tags: ['wstg'] })
  for (const query of ['', '?limit=0', '?limit=-1', '?limit=abc', '?offset=abc']) {
    const { body } = await api('GET', `findings/${query}`)
    t.equal(body.results.length, 25, query)
    t.equal(body.count, 30)
  }
  t.equal((await api('GET', 'findings/?limit=500')).body.results.length, 30, 'there is no maximum')
  const past = (await api('GET', 'findings/?offset=100')).body
  t.match(past, { count: 30, next: null, results: [] })
  const page = (await api('GET', 'findings/?tags=wstg&limit=2&offset=2')).body
  t.equal(page.next, `${url}/api/v2/findings/?limit=2&offset=4&tags=wstg`)
  t.equal(page.previous, `${url}/api/v2/findings/?limit=2&tags=wstg`)
  t.same(page.prefetch, {})
})

t.test('closing needs is_mitigated and reports what was set', async (t) => {
  const { api, createTest, createFinding } = await startSandbox(t)
  const { testId } = await createTest()
  const { id } = await createFinding(testId)
  const broken = await api('POST', `findings/${id}/close/`, {})
  t.match(broken, { status: 500, body: { message: 'Internal server error, check logs for details', pro: [pro] } })
  t.match(await api('POST', `findings/${id}/close/`, { is_mitigated: true, note: 'closed by sync' }), {
    status: 200,
    body: {
      is_mitigated: true,
      false_p: false,
      out_of_scope: false,
      duplicate: false,
      mitigated_by: 1,
      note_type: null,
    },
  })
  t.match((await api('GET', `findings/${id}/`)).body, { active: false, is_mitigated: true })
  t.equal((await api('DELETE', `findings/${id}/`)).status, 204)
  t.equal((await api('GET', `findings/${id}/`)).status, 404)
})

t.test('parents are found by exact or loose names, and engagements and tests may repeat', async (t) => {
  const { api, createTest } = await startSandbox(t)
  const first = await createTest()
  const second = await createTest()
  t.equal(second.productId, first.productId)
  t.not(second.engagementId, first.engagementId)
  const count = async (path: string) => (await api('GET', path)).body.count
  t.equal(await count(`engagements/?product=${first.productId}&name=WSTG`), 2)
  t.equal(await count('engagements/?name=wstg'), 0)
  t.equal(await count('products/?name_exact=wstg%20checklist'), 1)
  t.equal(await count('products/?name=CHECK'), 1)
  t.equal(await count('product_types/?name=Research%20and%20Development'), 1)
  t.equal(await count('product_types/?name=research%20and%20development'), 0)
  t.equal(await count('test_types/?name=Pen%20Test'), 1)
  const tests = (await api('GET', `tests/?engagement=${first.engagementId}`)).body
  t.match(tests.results[0], { id: first.testId, test_type: 4, test_type_name: 'Web Application Test', title: null })
  t.match(await api('GET', 'user_profile/'), { status: 200, body: { user: { username: 'admin', is_superuser: true } } })
})

t.test('what was stored is there after a restart', async (t) => {
  const { databaseUrl, createTest, createFinding, sandbox } = await startSandbox(t)
  const { testId } = await createTest()
  await createFinding(testId, { title: 'It Stays', tags: ['wstg'] })
  await sandbox.close()
  const again = await startSandbox(t, { databaseUrl })
  t.match((await again.api('GET', 'findings/1/')).body, { title: 'It Stays', tags: ['wstg'] })
})
