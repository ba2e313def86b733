/** Which of several findings counts for an item: the same one for reading and for writing. */
import t from 'tap'
import { doneFlags, startShared } from './support.ts'

t.test('of several findings', async (t) => {
  const service = await startShared(t)
  const { sandbox, sql, settled, deliver, webhook, addFinding, itemOf, report, run, tool } = service
  const { admin, get, request, sync } = service
  const { changeFinding: change } = sandbox
  const total = async () => (await sandbox.api('GET', 'findings/')).body.count

  t.test('no delivery about other findings of an item changes it', async (t) => {
    const id = 'WSTG-IDNT-01'
    const tags = ['wstg', 'wstg-idnt-01']
    await report(id, 'In Progress')
    const { finding } = await itemOf(id)
    const entries = await sql('select number from wstg_sync_log')
    const unchanged = async (label: string) => {
      await settled()
      t.same(await itemOf(id), { finding, status: 'In Progress' }, label)
      t.same(await sql('select number from wstg_sync_log'), entries, label)
    }
    const inactive = { title: `${id}: again`, active: false, verified: false }
    const duplicate = await addFinding({ ...inactive, tags, duplicate: true })
    await deliver(duplicate.id)
    await unchanged("a duplicate that the tool's de-duplication found")
    const copy = await addFinding({ title: `Copy of ${id}`, tags: ['wstg'] })
    await change(copy.id, { active: false, is_mitigated: true })
    await deliver(copy.id, 'finding_closed')
    await unchanged('a closed copy without the tag of the item')
    const newer = await addFinding({ title: 'Newer', tags })
    await change(newer.id, { active: false, verified: false, false_p: true })
    await deliver(newer.id, 'finding_closed')
    await unchanged('a newer one closed as a false positive')
    const imported = []
    for (const title of ['One', 'Two', 'Three'])
      imported.push(await addFinding({ title, tags: ['wstg-idnt-01'], ...doneFlags }))
    const scan = { findings: { new: imported }, test: { id: imported[0].test } }
    await webhook(scan, { 'x-defectdojo-event': 'scan_added' })
    await unchanged('an import')
    t.same(
      await sql(`select distinct note from wstg_inbox where finding_id is not null`),
      [{ note: `finding ${finding} counts for ${id}` }],
      'each note names the one that counts',
    )
    await change(finding, doneFlags)
    await deliver(newer.id)
    await settled()
    t.match(await itemOf(id), { finding, status: 'Done' }, 'the present state of that one')
  })

  t.test(
    'a delivery of a duplicate before its original is known stores the original',
    async (t) => {
      const tags = ['wstg', 'wstg-info-10']
      const original = await addFinding({ title: 'Original', tags })
      const later = await addFinding({ title: 'Later', tags, ...doneFlags })
      await deliver(later.id)
      await settled()
      t.match(await itemOf('WSTG-INFO-10'), { finding: original.id, status: 'In Progress' })
    },
  )

  t.test('a request takes the one that the item already has', async (t) => {
    const items = ['WSTG-CLNT-11', 'WSTG-CLNT-12', 'OTG/7 custom']
    for (const id of items) await report(id, 'Done')
    const ids = await Promise.all(items.map(async (id) => (await itemOf(id)).finding))
    await change(ids[0]!, { tags: [] })
    await change(ids[1]!, { title: 'Renamed', tags: [] })
    await change(ids[2]!, { title: 'Renamed too' })
    for (const [nth, id] of items.entries()) {
      await report(id, 'In Progress')
      t.match(await itemOf(id), { finding: ids[nth], status: 'In Progress' })
      t.match(await sandbox.readFinding(ids[nth]!), { active: true })
    }
    t.equal(await total(), 3)
    t.match(await run(), { gone: 0 })
    t.equal((await itemOf('WSTG-CLNT-12')).finding, ids[1])
  })

  t.test('a request takes one that only its title names, if no other does', async (t) => {
    const { id } = await addFinding({ title: 'WSTG-INFO-97: by hand', tags: [] })
    await report('WSTG-INFO-97', 'Done')
    t.match(await itemOf('WSTG-INFO-97'), { finding: id })
    t.equal(await total(), 1)
  })

  t.test('a request leaves one that belongs to another item by now', async (t) => {
    await report('WSTG-INFO-01', 'Done')
    const { finding } = await itemOf('WSTG-INFO-01')
    await change(finding, { title: 'WSTG-INFO-02: x', tags: ['wstg', 'wstg-info-02'] })
    await report('WSTG-INFO-01', 'In Progress')
    t.not((await itemOf('WSTG-INFO-01')).finding, finding)
    t.match(await sandbox.readFinding(finding), doneFlags)
    t.equal(await total(), 2)
  })

  t.test('the look-ups by tag and title come first', async (t) => {
    await report('WSTG-INFO-01', 'Done')
    const { finding } = await itemOf('WSTG-INFO-01')
    await change(finding, { title: 'Renamed', tags: [] })
    const tagged = await addFinding({ title: 'y', tags: ['wstg', 'wstg-info-01'] })
    tool.requests.length = 0
    await report('WSTG-INFO-01', 'Done')
    t.equal((await itemOf('WSTG-INFO-01')).finding, tagged.id)
    const [first] = tool.requests.filter(({ url }) => url.includes('/findings/'))
    t.match(first?.url, /[?&]tag=WSTG-INFO-01(&|$)/)
  })

  for (const text of [' Roles (wstg-v42-idnt-01)', '-WSTG-IDNT-01_.'])
    t.test(`"${text}" means one item with one finding`, async (t) => {
      for (const status of ['Done', 'In Progress', 'Done']) {
        await report(text, status)
        t.match(await run(), { read: 1, gone: 0 })
      }
      t.equal(await total(), 1)
      t.same(await sql('select wstg_id, wstg_status from wstg_items'), [
        { wstg_id: 'WSTG-IDNT-01', wstg_status: 'Done' },
      ])
    })

  t.test('the answer tells an identifier of two items, or of none of the guide', async (t) => {
    const refused = await sync({ wstg_id: 'WSTG-INFO-01 and WSTG-INFO-02', status: 'Done' })
    t.same([refused.status, refused.headers['x-error-code']], [400, 'wstg_id_ambiguous'])
    await settled()
  })

  t.test('an answer tells what is not known, in the language of the caller', async (t) => {
    const [es, en] = ['Sincronización aceptada y en cola', 'Synchronisation accepted and queued']
    for (const [wstg_id, status, spanish, english] of [
      ['WSTG-INFO-01: x', ' Done ', es, es],
      ['WSTG-INFO-01', 'N/A', es, es],
      [
        'WSTG-ACME-01',
        ' Pass',
        `${es}; WSTG-ACME-01 no está en la guía; el estado «Pass» no existe y cuenta como ` +
          '«Not Started»',
        `${en}; WSTG-ACME-01 is not in the guide; the status "Pass" is not known and counts as ` +
          '"Not Started"',
      ],
      [
        'wstg-info-1',
        'done',
        `${es}; WSTG-INFO-1 no está en la guía: ¿quizá WSTG-INFO-01?; el estado «done» no ` +
          'existe y cuenta como «Not Started»: ¿quizá «Done»?',
        `${en}; WSTG-INFO-1 is not in the guide: did you mean WSTG-INFO-01?; the status "done" ` +
          'is not known and counts as "Not Started": did you mean "Done"?',
      ],
    ] as const)
      for (const [language, message] of [
        ['es', spanish],
        ['en-GB', english],
      ] as const) {
        const { json, headers } = await request('POST', '/api/wstg/sync', {
          token: admin.token,
          headers: { 'accept-language': language },
          body: { wstg_id, status, user: 'bob' },
        })
        t.same(json(), { success: true, message, queued: true })
        const path = String(headers.location).replace('/api/wstg/', '')
        const expected = status.trim() === 'Done' ? 'Done' : status
        t.match(await get(path), {
          status: status === 'N/A' ? 'Not Applicable' : expected,
          user: 'bob',
          account: admin.username,
        })
      }
    await settled()
    t.match((await get('items/WSTG-INFO-01')).log, [{ account: admin.username }])
  })

  t.test('a word that goes on after an identifier is another one, for all', async (t) => {
    const words = ['WSTG-BUSL-09-3', 'WSTG-IDNT-03.1', 'Own_WSTG-INFO-02', 'WSTG-BUSL-09']
    for (const id of words) await report(id, 'Done')
    t.match(await run(), { gone: 0 })
    t.equal(await total(), words.length)
    for (const id of words) await report(id, 'In Progress')
    t.same(
      await sql('select wstg_id, wstg_status from wstg_items order by wstg_id'),
      words.sort().map((id) => ({ wstg_id: id, wstg_status: 'In Progress' })),
    )
    t.equal(await total(), words.length)
  })
})
