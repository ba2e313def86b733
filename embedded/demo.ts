/** The content of `make demo`, of the pictures and of tests of the page. */
import { setTimeout as delay } from 'node:timers/promises'
import { type Client, createClient, type WstgSyncRequest } from '../generated/client/index.js'

/** The accounts of an administrator, a tester, and a person who follows a weight. */
type Name = 'admin' | 'lucia' | 'marta'

export interface DemoOptions {
  /** Address of a service without accounts, which has a worker and its runs. */
  baseUrl: string
  /** The sandbox that the service uses. */
  sandbox: { url: string; token: string }
  passwords: Readonly<Record<Name, string>>
}

const dayMs = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs)
/** Milliseconds after which the work of the checklist has to be done. */
const timeout = 300_000

/** Weights of every second day in the year before yesterday, with a falling trend. */
const yearOfWeights = () =>
  Array.from({ length: 182 }, (_, index) => ({
    fecha_registro: daysAgo(364 - index * 2)
      .toISOString()
      .slice(0, 10),
    peso_kg: Number(
      (74.6 - index * 0.04 + Math.sin(index / 9) * 0.9 + Math.sin(index * 7) * 0.3).toFixed(1),
    ),
  }))

const fillPerson = async (marta: Client, { baseUrl, passwords }: DemoOptions) => {
  await marta.saveProfile({
    body: {
      nombre: 'Marta',
      apellidos: 'Núñez Otero',
      fecha_nacimiento: '1988-04-09',
      talla_m: 1.68,
    },
  })
  await marta.saveSettings({ body: { time_zone: 'Europe/Madrid', goal_kg: 65 } })
  await marta.recordWeights({ body: { weights: yearOfWeights() } })
  const { key } = await marta.createKey({
    body: { name: 'Bathroom scale', permissions: ['weights:write'], password: passwords.marta },
  })
  const scale = createClient({
    baseUrl,
    fetch(request) {
      request.headers.set('authorization', `Bearer ${key}`)
      return fetch(request)
    },
  })
  await scale.recordDeviceWeights({ body: { weight: 67.6 } })
}

const statuses = [
  ...(['Done', 'Done', 'Not Applicable', 'Done', 'In Progress'] as const),
  ...(['Done', 'Done', 'Blocked', 'Done', 'Not Started'] as const),
]
const notes = [
  'Checked on staging with two accounts.',
  'Repeated after the last release, without a finding.',
  'Waits for an account of the billing team.',
]

/** The oldest first. The identifier is the last word; without one a finding names no test. */
const findings = [
  ['Critical', 'SQL injection in the search of invoices', 'WSTG-INPV-05'],
  ['High', 'Invoices of other customers can be read by their number', 'WSTG-ATHZ-04'],
  ['High', 'Password reset link can be used twice', 'WSTG-ATHN-09'],
  ['High', 'Session stays valid after logout', 'WSTG-SESS-06'],
  ['Medium', 'Stored cross-site scripting in the name of a contact', 'WSTG-INPV-02'],
  ['Medium', 'No lockout after a hundred wrong passwords', 'WSTG-ATHN-03'],
  ['Medium', 'Registration reveals which user names exist', 'WSTG-IDNT-04'],
  ['Medium', 'Backups are stored without encryption'],
  ['Low', 'Strict-Transport-Security is missing on the login host', 'WSTG-CONF-07'],
  ['Low', 'Stack trace on the error page of the PDF export', 'WSTG-ERRH-01'],
  ['Low', 'Old copy of the home page at /index.bak', 'WSTG-CONF-04'],
  ['Info', 'The Server header names nginx and its version', 'WSTG-INFO-02'],
] as const
const numerical = { Critical: 'S0', High: 'S1', Medium: 'S2', Low: 'S3', Info: 'S4' }
/** Its finding is a duplicate at the end, so DefectDojo refuses its last status: a conflict. */
const refused = 'WSTG-CLNT-01'

const fillChecklist = async (lucia: Client, { sandbox }: DemoOptions) => {
  const callTool = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${sandbox.url}/api/v2/${path}`, {
      method,
      headers: { authorization: `Token ${sandbox.token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as { results: { id: number }[] }
  }
  const end = AbortSignal.timeout(timeout)
  const untilDone = async () => {
    for (;;) {
      const { state, waiting, retrying } = await lucia.getSynchronisation()
      if (state === 'idle' && waiting + retrying === 0) return
      await delay(200, undefined, { signal: end })
    }
  }
  const items: WstgSyncRequest[] = []
  for await (const { wstg_id } of lucia.items()) {
    const index = items.length
    const status = wstg_id === refused ? 'In Progress' : statuses[index % statuses.length]
    const note = index % 4 === 0 && notes[(index / 4) % notes.length]
    const timestamp = daysAgo(25 - index / 4).toISOString()
    const entry = { wstg_id, status: status ?? 'Done', timestamp, user: 'lucia' }
    items.push({ ...entry, ...(note && { notes: note }) })
  }
  await lucia.syncBatch({ body: { items } })
  await untilDone()
  const { results } = await callTool('GET', 'tests/?limit=1')
  for (const [index, [severity, title, id]] of findings.entries()) {
    const created = daysAgo(80 - 7 * index).toISOString()
    const named = { title, severity, description: title, created }
    const flags = { active: true, verified: false, found_by: [], test: results[0]?.id }
    const tags = id ? ['wstg', id] : ['wstg']
    const numerical_severity = numerical[severity]
    await callTool('POST', 'findings/', { ...named, ...flags, numerical_severity, tags })
  }
  await lucia.synchroniseNow()
  await untilDone()
  const { finding_id } = await lucia.getItem({ path: { wstg_id: refused } })
  await callTool('PATCH', `findings/${finding_id}/`, { active: false, duplicate: true })
  await lucia.requestWstgSync({ body: { wstg_id: refused, status: 'Done', user: 'lucia' } })
  await untilDone()
}

/**
 * Fills a new service through its client.
 * @throws Error when a call is refused or the checklist is not in step in time
 */
export const fillDemo = async (options: DemoOptions): Promise<void> => {
  const { baseUrl, passwords } = options
  const register = async (username: Name) => {
    const client = createClient({ baseUrl })
    const body = { username, password: passwords[username] }
    return { client, account: await client.registerAccount({ body }) }
  }
  // The first account becomes administrator.
  const admin = await register('admin')
  const { client: lucia, account } = await register('lucia')
  const { client: marta } = await register('marta')
  await admin.client.setChecklistAccess({
    path: { target_user_id: account.user_id },
    body: { access: 'write' },
  })
  await Promise.all([fillPerson(marta, options), fillChecklist(lucia, options)])
}
