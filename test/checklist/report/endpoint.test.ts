/** The report of an administrator, from the request to the file. */
import t, { type Test } from 'tap'
import { checkAnswer } from '../../support/contract.ts'
import { connect, waitingSessions } from '../../support/postgres.ts'
import {
  eventually,
  findingsWithTag,
  startBehindNetwork,
  type WstgTestService,
} from '../../support/wstg.ts'
import { opened, squeezed } from './support.ts'

const path = '/api/findings-manager/generate-pdf'
/** The next day in Madrid, the configured zone. */
const moment = new Date('2026-11-20T23:30:00Z')

const notes = {
  accents: 'Ñandú, pingüino y corazón: «revisión» del camión de 30 €',
  plain: 'Aviso al equipo',
  hostile: ') >> /JavaScript (app.alert(1)) <script>alert(1)</script>',
}

/** Three items that have reached the tool. */
const synchronised = async (t: Test, service: WstgTestService) => {
  const items = [
    { wstg_id: 'WSTG-ATHN-01', status: 'Done', notes: notes.accents },
    { wstg_id: 'WSTG-INPV-05', status: 'Blocked', notes: notes.plain },
    { wstg_id: 'WSTG-SESS-02', status: 'N/A', notes: notes.hostile },
  ]
  for (const item of items) t.equal((await service.sync(item)).status, 202)
  await eventually(
    async () => (await service.status()).synced_items === items.length,
    'the synchronisation',
  )
}

const findingOf = async ({ sandbox }: WstgTestService, wstgId: string) => {
  const [finding] = await findingsWithTag(sandbox, wstgId)
  if (!finding) throw new Error(`${wstgId} is not in the tool`)
  return finding
}

/** The answer with its bytes, checked against the contract. */
const download = async ({ app, admin }: WstgTestService) => {
  const headers = { authorization: `Bearer ${admin.token}` }
  const answer = await app.inject({ method: 'GET', url: path, headers })
  const { statusCode: status, headers: sent, rawPayload: body } = answer
  checkAnswer('GET', path, { status, headers: sent, body })
  return { status, headers: sent, body }
}

/** The report, whose text is searched without spaces. */
const readReport = async (t: Test, service: WstgTestService) => {
  const { status, headers, body } = await download(service)
  t.equal(status, 200)
  const pdf = opened(t, body)
  t.match(pdf.checkSyntax(), /No syntax or stream encoding errors/)
  const text = squeezed(pdf.text())
  const has = (wanted: string) => text.includes(squeezed(wanted))
  /** Lines of the tables that name the item. */
  const rows = (wstgId: string) =>
    pdf
      .text('layout')
      .split('\n')
      .filter((line) => line.includes(wstgId))
      .join('\n')
  return { headers, body, pdf, has, rows }
}

t.test('the report of a service with synchronised items', async (t) => {
  const service = await startBehindNetwork(t, { now: () => moment })
  const { network } = service
  await synchronised(t, service)
  const audit = () => service.logs().filter(({ event }) => event === 'report')

  await t.test('is a file with the items, their statuses and notes', async (t) => {
    const { headers, body, pdf, has, rows } = await readReport(t, service)
    t.match(headers, {
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="informe-seguridad-2026-11-21.pdf"',
      'content-length': String(body.length),
    })
    t.equal(body.toString('latin1', 0, 5), '%PDF-')
    t.match(rows('WSTG-ATHN-01'), /Hecho/)
    t.match(rows('WSTG-INPV-05'), /Bloqueado/)
    t.match(rows('WSTG-SESS-02'), /No aplicable +Falso positivo/)
    t.match(rows('WSTG-SESS-03'), /Sin empezar/, 'a test that is not tracked')
    for (const note of Object.values(notes)) t.ok(has(note), note)
    t.ok(has('No hay hallazgos abiertos'))
    const { id } = await findingOf(service, 'WSTG-ATHN-01')
    const address = new URL(`/finding/${id}`, network.url).href
    t.ok(pdf.objects().strings.has(address), 'a link to the tool')

    const { id: user_id } = service.admin
    const line = { user_id, address: '127.0.0.1', outcome: 'success', bytes: body.length }
    t.match(audit(), [{ ...line, request_id: String }])
    t.equal(audit().length, 1)
    t.notMatch(JSON.stringify(audit()), /Ñandú|JavaScript/, 'the log has no content of the report')
  })

  await t.test('is of one moment', async (t) => {
    const client = await connect(t, service.databaseUrl)
    await client.query('begin')
    await client.query('lock table wstg_sync_log')
    const reading = service.context.collectReport('en')
    await eventually(
      async () => (await service.sql(waitingSessions)).length > 0,
      'it reads the log',
    )
    await client.query(`insert into wstg_sync_log
        (logged_at, wstg_id, direction, new_status, success)
      values (now(), 'WSTG-ATHN-01', 'dd->tracker', 'Blocked', false)`)
    await client.query('commit')
    t.same((await reading).failures, { total: 0, listed: [] })
  })

  await t.test('names the open findings behind finished tests, without the tool', async (t) => {
    const { id: _, ...other } = await findingOf(service, 'WSTG-ATHN-01')
    const flags = { active: true, verified: false, false_p: false }
    const add = (title: string, severity: string, wstgId: string) =>
      service.sandbox.api('POST', 'findings/', {
        ...other,
        ...flags,
        title,
        severity,
        numerical_severity: severity === 'Low' ? 'S3' : 'S0',
        tags: ['WSTG', wstgId],
      })
    t.equal((await add('Trace with a password', 'Low', 'WSTG-INPV-05')).status, 201)
    const { status, body: made } = await add('SQL injection', 'Critical', 'WSTG-ATHN-01')
    t.equal(status, 201)
    await service.run()
    await network.setMode('refuse')
    const { pdf, has } = await readReport(t, service)
    const findings = pdf.chapter('1. Hallazgos abiertos', '2. Resumen')
    const { id } = made as { id: number }
    t.match(
      findings,
      new RegExp(`Crítica SQL injection #${id} WSTG-ATHN-01 .* Baja Trace with a password`, 'i'),
    )
    t.ok(pdf.objects().strings.has(new URL(`/finding/${id}`, network.url).href))
    t.ok(has('2 con hallazgos abiertos'))
    t.match(audit().at(-1), { outcome: 'success' })
  })
})
