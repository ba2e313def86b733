/** The report of an administrator, from the request to the file. */
import t, { type Test } from 'tap'
import { checkAnswer } from '../support/contract.ts'
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy.ts'
import {
  eventually,
  findingsWithTag,
  startWstgService,
  type WstgTestService,
} from '../support/wstg.ts'
import { opened } from './support.ts'

const path = '/api/findings-manager/generate-pdf'
/** The next day in Madrid, because the file's name has the date in UTC. */
const moment = new Date('2026-11-20T23:30:00Z')
const now = () => moment

const notes = {
  accents: 'Ñandú, pingüino y corazón: «revisión» del camión de 30 €',
  emoji: 'Aviso 🚀 al equipo',
  hostile: ') >> /JavaScript (app.alert(1)) <script>alert(1)</script>',
}

/** Three items that have reached the tool. */
const synchronised = async (t: Test, service: WstgTestService) => {
  const items = [
    { wstg_id: 'WSTG-ATHN-01', status: 'Done', notes: notes.accents },
    { wstg_id: 'WSTG-INPV-05', status: 'Blocked', notes: notes.emoji },
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
const download = async ({ app }: WstgTestService, token: string) => {
  const answer = await app.inject({
    method: 'GET',
    url: path,
    headers: { authorization: `Bearer ${token}` },
  })
  const { statusCode: status, headers, rawPayload: body } = answer
  checkAnswer('GET', path, { status, headers, body })
  return { status, headers, body }
}

/** The text of a report without spaces and line ends, which depend on the layout. */
const readReport = async (t: Test, service: WstgTestService) => {
  const { status, body } = await download(service, service.admin.token)
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
  return { pdf, has, rows, conflicts: pdf.chapter('5. Conflictos', '6. Peticiones fallidas') }
}

const squeezed = (text: string): string =>
  text.replace(/[\s\u202A-\u202E\u200E\u200F]|\p{Variation_Selector}/gu, '')

const audit = (service: WstgTestService) => service.logs().filter(({ event }) => event === 'report')

t.test('the report of a service with synchronised items', async (t) => {
  const service = await startWstgService(t, { now })
  await synchronised(t, service)

  await t.test('is a file, and a line in the audit log', async (t) => {
    const { status, headers, body } = await download(service, service.admin.token)
    t.equal(status, 200)
    t.match(headers, {
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="informe-seguridad-2026-11-20.pdf"',
      'content-length': String(body.length),
      'cache-control': /no-store/,
      'x-content-type-options': 'nosniff',
    })
    t.equal(body.toString('latin1', 0, 5), '%PDF-')
    const lines = audit(service)
    t.match(lines, [
      {
        user_id: service.admin.id,
        address: '127.0.0.1',
        outcome: 'success',
        bytes: body.length,
        request_id: String,
      },
    ])
    t.equal(lines.length, 1)
    t.notMatch(JSON.stringify(lines), /Ñandú|JavaScript/, 'the log has no content of the report')
  })

  await t.test('shows items with their status and notes', async (t) => {
    const { pdf, has, rows } = await readReport(t, service)
    t.match(rows('WSTG-ATHN-01'), /Hecho +Inactivo, Verificado/)
    t.match(rows('WSTG-INPV-05'), /Bloqueado +Activo/)
    t.match(rows('WSTG-SESS-02'), /No aplicable +Inactivo, Falso/)
    for (const note of Object.values(notes)) t.ok(has(note), note)
    t.ok(has('La herramienta de hallazgos respondió'))
    for (const chapter of ['elementos en conflicto', 'peticiones fallidas'])
      t.ok(has(`No hay ${chapter}.`), chapter)
    const { id } = await findingOf(service, 'WSTG-ATHN-01')
    t.ok(pdf.objects().strings.has(`${service.sandbox.url}/finding/${id}`), 'a link to the tool')
  })

  await t.test('shows the present state of the tool, and stores none of it', async (t) => {
    const { id } = await findingOf(service, 'WSTG-INPV-05')
    const change = { severity: 'Low', mitigation: 'Parámetros preparados en todas las consultas' }
    t.equal((await service.sandbox.api('PATCH', `findings/${id}/`, change)).status, 200)
    const { id: contradicted, ...other } = await findingOf(service, 'WSTG-ATHN-01')
    const contradiction = { active: true, verified: false, risk_accepted: true }
    await service.sandbox.api('PATCH', `findings/${contradicted}/`, contradiction)
    const created = await service.sandbox.api('POST', 'findings/', {
      ...other,
      title: 'WSTG-CRYP-03: Testing for Sensitive Information Sent via Unencrypted Channels',
      tags: ['WSTG', 'WSTG-CRYP-03'],
      severity: 'High',
      numerical_severity: 'S1',
      active: true,
      verified: false,
      false_p: false,
    })
    t.equal(created.status, 201)

    const { has, rows, conflicts } = await readReport(t, service)
    t.match(rows('WSTG-INPV-05'), /Baja/)
    t.notMatch(rows('WSTG-INPV-05'), /Crítica/)
    t.ok(has(change.mitigation))
    t.notOk(has(notes.emoji), 'the earlier notes are replaced')
    t.match(rows('WSTG-CRYP-03'), /En curso +Activo +Alta/)
    t.ok(has('4: 3 en seguimiento y 1 solo en la herramienta'))
    t.match(conflicts, /WSTG-ATHN-01.*Hecho.*Activo, Riesgo aceptado/)
    t.notMatch(conflicts, /WSTG-(INPV-05|SESS-02)/)
    const [stored] = await service.sql(
      "select severity, notes from wstg_items where wstg_id = 'WSTG-INPV-05'",
    )
    t.same(stored, { severity: 'Critical', notes: notes.emoji })
    t.match(await service.status(), { total_items: 3 })
  })
})

t.test('without the tool the report shows the stored state and states this', async (t) => {
  let proxy: TcpProxy | undefined
  const service = await startWstgService(t, {
    now,
    through: async (url) => {
      proxy = await startTcpProxy(t, url)
      return proxy.url
    },
  })
  await synchronised(t, service)
  const { id } = await findingOf(service, 'WSTG-ATHN-01')
  const change = {
    severity: 'Critical',
    mitigation: 'Cambiada en la herramienta',
    active: true,
    verified: false,
  }
  await service.sandbox.api('PATCH', `findings/${id}/`, change)
  await proxy?.setMode('refuse')

  const { has, rows } = await readReport(t, service)
  t.ok(has('La herramienta de hallazgos no respondió'))
  t.ok(has('Motivo: La herramienta de hallazgos no ha respondido.'))
  t.ok(has('Este informe muestra el estado propio del servicio.'))
  t.match(rows('WSTG-ATHN-01'), /Hecho +Verificado/, 'the state of the last synchronisation')
  t.notMatch(rows('WSTG-ATHN-01'), /Crítica/)
  t.ok(has(notes.accents))
  t.notOk(has(change.mitigation))
  t.match(audit(service), [{ outcome: 'success' }])

  await proxy?.setMode('pass')
  const next = await readReport(t, service)
  t.ok(next.has(change.mitigation), 'the next report has it again')
  t.match(next.rows('WSTG-ATHN-01'), /Crítica/)
})
