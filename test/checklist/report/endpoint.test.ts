/** The report of an administrator, from the request to the file. */
import t, { type Test } from 'tap'
import { checkAnswer } from '../../support/contract.ts'
import { startTcpProxy, type TcpProxy } from '../../support/tcp-proxy.ts'
import {
  eventually,
  findingsWithTag,
  startWstgService,
  type WstgTestService,
} from '../../support/wstg.ts'
import { opened, squeezed } from './support.ts'

const path = '/api/findings-manager/generate-pdf'
/** The next day in Madrid, the configured zone. */
const moment = new Date('2026-11-20T23:30:00Z')
const now = () => moment

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
  let proxy: TcpProxy | undefined
  const service = await startWstgService(t, {
    now,
    through: async (url) => {
      proxy = await startTcpProxy(t, url)
      return proxy.url
    },
  })
  await synchronised(t, service)
  const audit = () => service.logs().filter(({ event }) => event === 'report')

  await t.test('is a file with the items, their statuses and notes', async (t) => {
    const { headers, body, pdf, has, rows } = await readReport(t, service)
    t.match(headers, {
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="informe-seguridad-2026-11-21.pdf"',
      'content-length': String(body.length),
      'cache-control': /no-store/,
      'x-content-type-options': 'nosniff',
    })
    t.equal(body.toString('latin1', 0, 5), '%PDF-')
    t.match(rows('WSTG-ATHN-01'), /Hecho +Verificado/)
    t.match(rows('WSTG-INPV-05'), /Bloqueado +Activo/)
    t.match(rows('WSTG-SESS-02'), /No aplicable +Activo/)
    for (const flags of ['Inactivo, Verificado', 'Inactivo, Falso']) t.ok(has(flags), flags)
    for (const note of Object.values(notes)) t.ok(has(note), note)
    t.ok(has('La herramienta de hallazgos respondió'))
    t.ok(has('No hay elementos en conflicto.'))
    const { id } = await findingOf(service, 'WSTG-ATHN-01')
    const address = new URL(`/finding/${id}`, proxy?.url).href
    t.ok(pdf.objects().strings.has(address), 'a link to the tool')

    const { id: user_id } = service.admin
    const line = { user_id, address: '127.0.0.1', outcome: 'success', bytes: body.length }
    t.match(audit(), [{ ...line, request_id: String }])
    t.equal(audit().length, 1)
    t.notMatch(JSON.stringify(audit()), /Ñandú|JavaScript/, 'the log has no content of the report')
  })

  const change = { severity: 'Low', mitigation: 'Parámetros preparados en todas las consultas' }
  const { id: _, ...other } = await findingOf(service, 'WSTG-ATHN-01')
  const update = async (wstgId: string, fields: object) => {
    const { id } = await findingOf(service, wstgId)
    t.equal((await service.sandbox.api('PATCH', `findings/${id}/`, fields)).status, 200)
  }
  await update('WSTG-INPV-05', change)
  await update('WSTG-ATHN-01', { active: true, verified: false, risk_accepted: true })
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

  await t.test('without the tool shows the stored state and states this', async (t) => {
    await proxy?.setMode('refuse')
    const { has, rows } = await readReport(t, service)
    t.ok(has('No se pudo leer la herramienta de hallazgos'))
    t.ok(has('Motivo: La herramienta de hallazgos no ha respondido.'))
    t.ok(has('Este informe muestra el estado propio del servicio.'))
    t.match(rows('WSTG-ATHN-01'), /Hecho +Verificado/, 'the state of the last synchronisation')
    t.match(rows('WSTG-INPV-05'), /Crítica/)
    t.ok(has(notes.plain))
    t.notOk(has(change.mitigation))
    t.match(audit().at(-1), { outcome: 'success' })
    await proxy?.setMode('pass')
  })

  await t.test('shows the present state of the tool, and stores none of it', async (t) => {
    const { pdf, has, rows } = await readReport(t, service)
    t.match(rows('WSTG-INPV-05'), /Baja/)
    t.notMatch(rows('WSTG-INPV-05'), /Crítica/)
    t.ok(has(change.mitigation))
    t.notOk(has(notes.plain), 'the earlier notes are replaced')
    t.match(rows('WSTG-CRYP-03'), /En curso +Activo #\d+ +Alta/)
    t.ok(has('4: 3 en seguimiento y 1 solo en la herramienta'))
    const conflicts = pdf.chapter('4. Conflictos', '5. Detalle')
    t.match(conflicts, /WSTG-ATHN-01.*Hecho.*Activo.*Activo, Riesgo\s+aceptado/s)
    t.notMatch(conflicts, /WSTG-(INPV-05|SESS-02)/)
    const [stored] = await service.sql(
      "select severity, notes from wstg_items where wstg_id = 'WSTG-INPV-05'",
    )
    t.same(stored, { severity: 'Critical', notes: notes.plain })
    t.match(await service.status(), { total_items: 3 })
  })
})
