/** Everybody's calls: all operations of the contract, in fixed shares, and what they were promised. */
import { setTimeout as delay } from 'node:timers/promises'
import { accessToken, type Group, idsOf } from './data.ts'
import type { Answer, Client } from './soak-client.ts'

/** Accounts with short histories, and some with long ones. */
export const people: Group = { users: 1000, records: 100 }
export const historians: Group = { users: 5, records: 20_000 }
export const soakGroups: readonly Group[] = [people, historians]

export const password = 'correcto caballo batería grapa'
export const webhookKey = 'a webhook key of the soak, of no use anywhere else'

/** Milliseconds for which a token is used that is good for 15 minutes. */
const tokenUse = 10 * 60_000
/** Sessions that are open at once; when there are more, the oldest logs out at the next occasion. */
const sessionsKept = 200
/** Milliseconds from one round of export, import and report to the next. */
const dumpInterval = 15_000
export const importedRows = 1000
/** Bytes that a record of a history has at least. */
const leastRecord = 50

/** Of a thousand calls. The dumps and the report come by the clock. */
const shares = {
  getBmi: 220,
  getWeightStats: 160,
  listRecentWeights: 150,
  recordWeight: 120,
  getProfile: 80,
  refreshAccessToken: 50,
  getPublicConfig: 40,
  getMessages: 30,
  listWeights: 28,
  getCurrentAccount: 27,
  requestWstgSync: 20,
  saveProfile: 20,
  getWstgStatus: 12,
  login: 11,
  receiveWstgWebhook: 9,
  logout: 8,
  getWstgDashboard: 6,
  updateUserRole: 5,
  registerAccount: 4,
} as const
type Operation = keyof typeof shares

/** The same order in every run (mulberry32). */
const random = ((seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let value = Math.imul(seed ^ (seed >>> 15), seed | 1)
  value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
  return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
})(20_261_121)

const below = (limit: number): number => Math.floor(random() * limit)

const deck = Object.entries(shares)
  .flatMap(([operation, share]) => Array<Operation>(share).fill(operation as Operation))
  .map((operation) => ({ operation, at: random() }))
  .toSorted((a, b) => a.at - b.at)
  .map(({ operation }) => operation)

interface Session {
  username: string
  token: string
  cookie: string
}

export type Counted = 'recordWeight' | 'registerAccount' | 'requestWstgSync' | 'receiveWstgWebhook'

/** An item of the checklist; one request at a time, so that it is known which was the last. */
interface Item {
  id: string
  busy: boolean
  /** The last accepted status, and with what notes; undefined when it is not known what came last. */
  status?: string | undefined
  notes?: string | undefined
}

const flagsOf: Record<string, { active: boolean; verified: boolean; false_p: boolean }> = {
  'In Progress': { active: true, verified: false, false_p: false },
  Done: { active: false, verified: true, false_p: false },
  'Not Applicable': { active: false, verified: false, false_p: true },
}
const statuses = Object.keys(flagsOf)

const weights = (): { peso_kg: number } => ({ peso_kg: (600 + below(50)) / 10 })
const profile = { nombre: 'Ana', apellidos: 'García Núñez', fecha_nacimiento: '1990-05-17', talla_m: 1.68 }

const sessionOf = ({ text, headers }: Answer): Session => {
  const { username, access_token: token } = JSON.parse(text)
  return { username, token, cookie: String(headers['set-cookie']?.[0]).split(';')[0]! }
}

/** The findings tool as its users reach it. */
export interface Tool {
  findingOf(item: string): Promise<number>
  change(finding: number, flags: object): Promise<void>
}

export interface Traffic {
  /** Calls at this rate for so long, whatever the answers take; ends early when too many are under way. */
  run(perSecond: number, milliseconds: number): Promise<{ sent: number; answered: number; overrun: boolean }>
  /** Dumps and reports until the end of the signal. */
  runDumps(signal: AbortSignal): Promise<void>
  /** How much was sent, and how much of it accepted: of the rest nobody knows whether it was done. */
  counts: Record<Counted, { sent: number; accepted: number }>
  items: readonly Item[]
}

/** Opens sessions, and makes a finding for each item of the checklist. */
export const startTraffic = async (client: Client, tool: Tool): Promise<Traffic> => {
  const none = () => ({ sent: 0, accepted: 0 })
  const counts = {
    recordWeight: none(),
    registerAccount: none(),
    requestWstgSync: none(),
    receiveWstgWebhook: none(),
  }
  const tokens = new Map<number | 'admin', { token: string; made: number }>()
  const tokenFor = (user: number | 'admin'): string => {
    let known = tokens.get(user)
    if (known === undefined || performance.now() - known.made > tokenUse) {
      const token = user === 'admin' ? accessToken(1, 'admin') : accessToken(user)
      known = { token, made: performance.now() }
      tokens.set(user, known)
    }
    return known.token
  }
  const users = idsOf(soakGroups, people)
  const readers = idsOf(soakGroups, historians)
  const somebody = () => tokenFor(users[below(users.length)]!)

  const names: string[] = []
  /** Those that nobody is using at the moment. */
  const sessions: Session[] = []
  const synced: Item[] = Array.from({ length: 60 }, (_, n) => ({ id: `WSTG-SOAK-${n}`, busy: false }))
  const read: Item[] = Array.from({ length: 30 }, (_, n) => ({ id: `WSTG-READ-${n}`, busy: false }))
  const findings = new Map<string, number>()
  const free = (items: Item[]): Item | undefined => {
    const start = below(items.length)
    return [...items.slice(start), ...items.slice(0, start)].find(({ busy }) => !busy)
  }

  const counted = async (operation: Counted, call: () => Promise<Answer>): Promise<Answer> => {
    counts[operation].sent += 1
    const answer = await call()
    counts[operation].accepted += 1
    return answer
  }
  const get = (operation: string, path: string, token?: string, due?: number) =>
    client.call(operation, { method: 'GET', path, expected: 200, token }, due)
  const post = (operation: string, path: string, expected: number, body?: object, token?: string, due?: number) =>
    client.call(operation, { method: 'POST', path, expected, token, ...(body && { body }) }, due)

  let registered = 0
  let notes = 0
  /** Takes a session for a call and puts it back afterwards, or waits for none: then nothing is called. */
  const withSession = async (take: () => Session | undefined, use: (session: Session) => Promise<boolean>) => {
    const session = take()
    if (session && (await use(session))) sessions.push(session)
  }

  const operations: Record<Operation, (due?: number) => Promise<unknown>> = {
    getBmi: (due) => get('getBmi', '/api/imc', somebody(), due),
    getWeightStats: (due) => get('getWeightStats', '/api/stats', somebody(), due),
    listRecentWeights: (due) => get('listRecentWeights', '/api/weights/recent', somebody(), due),
    getProfile: (due) => get('getProfile', '/api/user', somebody(), due),
    getCurrentAccount: (due) => get('getCurrentAccount', '/api/auth/me', somebody(), due),
    getPublicConfig: (due) => get('getPublicConfig', '/api/config', undefined, due),
    getMessages: (due) => get('getMessages', '/api/messages', undefined, due),
    getWstgStatus: (due) => get('getWstgStatus', '/api/wstg/status', tokenFor('admin'), due),
    getWstgDashboard: (due) => get('getWstgDashboard', '/api/wstg/dashboard', tokenFor('admin'), due),
    /** One of ten histories is long. */
    async listWeights(due) {
      const long = below(10) === 0
      const token = long ? tokenFor(readers[below(readers.length)]!) : somebody()
      const { text } = await get('listWeights', '/api/weights', token, due)
      const whole = text.endsWith('}]}') && (!long || text.length > historians.records * leastRecord)
      if (!whole) client.fail('listWeights: the history is not whole')
    },
    recordWeight: (due) =>
      counted('recordWeight', () => post('recordWeight', '/api/weight', 201, weights(), somebody(), due)),
    saveProfile: (due) => post('saveProfile', '/api/user', 200, profile, somebody(), due),
    updateUserRole: (due) => {
      // The first one stays administrator.
      const path = `/api/admin/users/${users[1 + below(users.length - 1)]}/role`
      const body = { role: below(2) === 0 ? 'admin' : 'user' }
      return client.call('updateUserRole', { method: 'PUT', path, expected: 200, token: tokenFor('admin'), body }, due)
    },
    async registerAccount(due) {
      registered += 1
      const body = { username: `soak.${registered}`, password }
      const register = () => post('registerAccount', '/api/auth/register', 201, body, undefined, due)
      sessions.push(sessionOf(await counted('registerAccount', register)))
      names.push(body.username)
    },
    async login(due) {
      const body = { username: names[below(names.length)], password }
      sessions.push(sessionOf(await post('login', '/api/auth/login', 200, body, undefined, due)))
    },
    refreshAccessToken: (due) =>
      withSession(
        () => sessions.splice(below(sessions.length), 1)[0],
        async (session) => {
          const { cookie } = session
          const call = { method: 'POST', path: '/api/auth/refresh', expected: 200, cookie }
          session.token = JSON.parse((await client.call('refreshAccessToken', call, due)).text).access_token
          await get('getCurrentAccount', '/api/auth/me', session.token)
          return true
        },
      ),
    /** Whoever has logged out is refused from then on. */
    logout: () =>
      withSession(
        () => sessions.shift(),
        async ({ cookie }) => {
          const refresh = { method: 'POST', path: '/api/auth/refresh', cookie }
          // The token may have expired while the session lay idle.
          const fresh = JSON.parse((await client.call('refreshAccessToken', { ...refresh, expected: 200 })).text)
          const call = { method: 'POST', path: '/api/auth/logout', expected: 200, cookie, token: fresh.access_token }
          await client.call('logout', call)
          const me = { method: 'GET', path: '/api/auth/me', expected: 401, token: fresh.access_token }
          await client.call('getCurrentAccount', me)
          await client.call('refreshAccessToken', { ...refresh, expected: 401 })
          return false
        },
      ),
    async requestWstgSync(due) {
      const item = free(synced)
      if (item === undefined) return
      item.busy = true
      try {
        notes += 1
        const body = { wstg_id: item.id, status: statuses[below(statuses.length)]!, notes: `soak ${notes}` }
        item.status = item.notes = undefined
        const sync = () => post('requestWstgSync', '/api/wstg/sync', 202, body, tokenFor('admin'), due)
        await counted('requestWstgSync', sync)
        item.status = body.status
        item.notes = body.notes
      } finally {
        item.busy = false
      }
    },
    /** Somebody works in the tool, which then tells the service. */
    async receiveWstgWebhook() {
      const item = free(read)
      if (item === undefined) return
      item.busy = true
      try {
        const finding = findings.get(item.id)!
        const status = statuses[below(statuses.length)]!
        item.status = undefined
        await tool.change(finding, flagsOf[status]!)
        const call = { method: 'POST', path: '/api/wstg/webhook', expected: 202, headers: { 'x-api-key': webhookKey } }
        const body = { event: 'finding_updated', finding: { id: finding } }
        await counted('receiveWstgWebhook', () => client.call('receiveWstgWebhook', { ...call, body }))
        item.status = status
      } finally {
        item.busy = false
      }
    },
  }

  for (let n = 0; n < 50; n += 1) await operations.registerAccount()
  for (const item of read) {
    const body = { wstg_id: item.id, status: 'In Progress' }
    await counted('requestWstgSync', () => post('requestWstgSync', '/api/wstg/sync', 202, body, tokenFor('admin')))
  }
  for (const { id } of read) findings.set(id, await tool.findingOf(id))

  let next = 0
  return {
    counts,
    items: [...synced, ...read],
    async run(perSecond, milliseconds) {
      const start = performance.now()
      const overrunAt = Math.max(200, perSecond)
      const before = client.underWay()
      let sent = 0
      let answered = 0
      let overrun = false
      for (let now = start; now - start < milliseconds && !overrun; now = performance.now()) {
        for (; sent < ((now - start) / 1000) * perSecond; sent += 1) {
          const operation = sessions.length > sessionsKept ? 'logout' : deck[next++ % deck.length]!
          // What fails is counted by the client.
          operations[operation](start + (sent / perSecond) * 1000).then(
            () => {
              answered += 1
            },
            () => undefined,
          )
        }
        overrun = client.underWay() - before > overrunAt
        await delay(2)
      }
      return { sent, answered, overrun }
    },
    async runDumps(signal) {
      const boundary = 'a-boundary-of-the-soak'
      const rows = Array.from({ length: importedRows }, (_, n) => `${n}\trow ${n}\n`).join('')
      const dump =
        'drop table if exists soak_import;\ncreate table soak_import (n integer, words text);\n' +
        `copy soak_import from stdin;\n${rows}\\.\n`
      const upload =
        `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="dump.sql"\r\n` +
        `content-type: application/sql\r\n\r\n${dump}\r\n--${boundary}--\r\n`
      const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
      const round = async () => {
        const token = tokenFor('admin')
        const { text } = await get('exportDump', '/api/findings-manager/export-dump', token)
        if (!text.includes('database dump complete')) client.fail('exportDump: the dump is not complete')
        const path = '/api/findings-manager/import-dump'
        await client.call('importDump', { method: 'POST', path, expected: 200, token, headers, body: upload })
        const report = await get('generateReport', '/api/findings-manager/generate-pdf', token)
        if (!report.text.startsWith('%PDF')) client.fail('generateReport: this is no PDF')
      }
      while (!signal.aborted) {
        await round().catch(() => undefined)
        await delay(dumpInterval, undefined, { signal }).catch(() => undefined)
      }
    },
  }
}
