/** Calls of all operations in fixed shares. Each answer is compared with the expected one. */
import { createHistogram, type RecordableHistogram } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import { accessToken, type Group, idsOf } from './data.ts'

const people: Group = { users: 1000, records: 100 }
const historians: Group = { users: 5, records: 20_000 }
export const soakGroups: readonly Group[] = [people, historians]
export const webhookKey = 'a webhook key of the soak, of no use anywhere else'
export const importedRows = 1000

const password = 'correcto caballo batería grapa'
const profile = {
  nombre: 'Ana',
  apellidos: 'García Núñez',
  fecha_nacimiento: '1990-05-17',
  talla_m: 1.68,
}
/** Milliseconds between two rounds of an export, an import and a report. */
const dumpInterval = 15_000
/** Sessions that are open at once; beyond it the oldest logs out. */
const sessionLimit = 200
/** Milliseconds after which a call counts as failed. */
const callLimit = 30_000

/** Shares in a thousand calls; dumps and reports run at fixed intervals. */
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

const flagsOf = {
  'In Progress': { active: true, verified: false, false_p: false },
  Done: { active: false, verified: true, false_p: false },
  'Not Applicable': { active: false, verified: false, false_p: true },
}
type Status = keyof typeof flagsOf

/** Random numbers that are the same in every run (mulberry32). */
let seed = 20_261_121
const below = (limit: number): number => {
  seed = (seed + 0x6d2b79f5) | 0
  let value = Math.imul(seed ^ (seed >>> 15), seed | 1)
  value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
  return Math.floor((((value ^ (value >>> 14)) >>> 0) / 2 ** 32) * limit)
}
const oneOf = <Value>(values: readonly Value[]): Value => values[below(values.length)]!

/** An item of the checklist with the last status and notes that were accepted for it. */
interface Item {
  id: string
  finding?: number
  status?: Status | undefined
  notes?: string
}

interface Call {
  token?: string | undefined
  headers?: Record<string, string>
  body?: object | string
}

export interface Tool {
  /** The finding of an item; waits until there is one. */
  findingOf(item: string): Promise<number>
  change(finding: number, flags: object): Promise<void>
}

export const createTraffic = (address: string, tool: Tool) => {
  const accepted = {
    recordWeight: 0,
    registerAccount: 0,
    requestWstgSync: 0,
    receiveWstgWebhook: 0,
  }
  const errors = new Map<string, number>()
  const times = new Map<string, RecordableHistogram>()
  const sessions: { token: string; cookie: string }[] = []
  const synced: Item[] = Array.from({ length: 60 }, (_, n) => ({ id: `WSTG-SOAK-${n}` }))
  const watched: Item[] = Array.from({ length: 30 }, (_, n) => ({ id: `WSTG-READ-${n}` }))
  /** Items without a request under way. */
  const free = { synced: [...synced], watched: [...watched] }
  const users = idsOf(soakGroups, people)
  let registered = 0
  let notes = 0

  /** @throws when the status is not the expected one */
  const call = async (operation: string, route: string, expected: number, options: Call = {}) => {
    const [method = '', path = ''] = route.split(' ')
    const { token, headers, body } = options
    const start = performance.now()
    const reply = await fetch(address + path, {
      method,
      headers: {
        ...(typeof body === 'object' && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(callLimit),
    })
    const text = await reply.text()
    if (!times.has(operation)) times.set(operation, createHistogram())
    times.get(operation)!.record(Math.max(1, Math.round((performance.now() - start) * 1000)))
    if (reply.status !== expected || text === '') {
      throw new Error(`${operation}: ${reply.status} instead of ${expected}: ${text.slice(0, 200)}`)
    }
    return { text, headers: reply.headers }
  }
  const somebody = () => ({ token: accessToken(oneOf(users)) })
  const admin = () => ({ token: accessToken(1, 'admin') })
  const open = async (operation: string, path: string, expected: number, username: string) => {
    const { text, headers } = await call(operation, path, expected, {
      body: { username, password },
    })
    const cookie = headers.getSetCookie()[0]!.split(';')[0]!
    sessions.push({ token: JSON.parse(text).access_token, cookie })
  }
  const refresh = (cookie: string, expected: number) =>
    call('refreshAccessToken', 'POST /api/auth/refresh', expected, { headers: { cookie } })
  const get = (operation: string, path: string) => async () => {
    await call(operation, `GET ${path}`, 200, somebody())
  }
  /** Reserves an item for the duration of an action. */
  const withItem = async (items: Item[], action: (item: Item) => Promise<void>) => {
    const item = items.splice(below(items.length), 1)[0]
    if (item === undefined) return
    try {
      await action(item)
    } finally {
      items.push(item)
    }
  }
  const sync = async (item: Item, status: Status, text?: string) => {
    // Without an answer the item may have either status, so the audit omits it.
    item.status = undefined
    const body = { wstg_id: item.id, status, ...(text !== undefined && { notes: text }) }
    await call('requestWstgSync', 'POST /api/wstg/sync', 202, { ...admin(), body })
    accepted.requestWstgSync += 1
    item.status = status
    if (text !== undefined) item.notes = text
  }

  const operations: Record<Operation, () => Promise<void>> = {
    getBmi: get('getBmi', '/api/imc'),
    getWeightStats: get('getWeightStats', '/api/stats'),
    listRecentWeights: get('listRecentWeights', '/api/weights/recent'),
    getProfile: get('getProfile', '/api/user'),
    getCurrentAccount: get('getCurrentAccount', '/api/auth/me'),
    getPublicConfig: get('getPublicConfig', '/api/config'),
    getMessages: get('getMessages', '/api/messages'),
    async getWstgStatus() {
      await call('getWstgStatus', 'GET /api/wstg/status', 200, admin())
    },
    async getWstgDashboard() {
      await call('getWstgDashboard', 'GET /api/wstg/dashboard', 200, admin())
    },
    async listWeights() {
      const long = below(10) === 0
      const id = oneOf(long ? idsOf(soakGroups, historians) : users)
      const { text } = await call('listWeights', 'GET /api/weights', 200, {
        token: accessToken(id),
      })
      const { length } = JSON.parse(text).weights
      const least = long ? historians.records : people.records
      if (length < least) throw new Error(`listWeights: ${length} records instead of ${least}`)
    },
    async recordWeight() {
      const body = { peso_kg: (600 + below(50)) / 10 }
      await call('recordWeight', 'POST /api/weight', 201, { ...somebody(), body })
      accepted.recordWeight += 1
    },
    async saveProfile() {
      await call('saveProfile', 'POST /api/user', 200, { ...somebody(), body: profile })
    },
    async updateUserRole() {
      const path = `PUT /api/admin/users/${oneOf(users.slice(1))}/role`
      await call('updateUserRole', path, 200, {
        ...admin(),
        body: { role: oneOf(['admin', 'user']) },
      })
    },
    async registerAccount() {
      registered += 1
      await open('registerAccount', 'POST /api/auth/register', 201, `soak.${registered}`)
      accepted.registerAccount += 1
    },
    login: () => open('login', 'POST /api/auth/login', 200, `soak.${1 + below(50)}`),
    async refreshAccessToken() {
      const session = sessions.splice(below(sessions.length), 1)[0]
      if (session === undefined) return
      await refresh(session.cookie, 200)
      sessions.push(session)
    },
    async logout() {
      const session = sessions.shift()
      if (session === undefined) return
      const { cookie } = session
      const token = JSON.parse((await refresh(cookie, 200)).text).access_token
      await call('logout', 'POST /api/auth/logout', 200, { token, headers: { cookie } })
      await call('getCurrentAccount', 'GET /api/auth/me', 401, { token })
      await refresh(cookie, 401)
    },
    requestWstgSync: () =>
      withItem(free.synced, (item) => {
        notes += 1
        return sync(item, oneOf(Object.keys(flagsOf)) as Status, `soak ${notes}`)
      }),
    receiveWstgWebhook: () =>
      withItem(free.watched, async (item) => {
        const status = oneOf(Object.keys(flagsOf)) as Status
        item.status = undefined
        await tool.change(item.finding!, flagsOf[status])
        const body = { event: 'finding_updated', finding: { id: item.finding } }
        const headers = { 'x-api-key': webhookKey }
        await call('receiveWstgWebhook', 'POST /api/wstg/webhook', 202, { headers, body })
        accepted.receiveWstgWebhook += 1
        item.status = status
      }),
  }

  const deck = Object.entries(shares)
    .flatMap(([operation, share]) => Array<Operation>(share).fill(operation as Operation))
    .map((operation) => ({ operation, at: below(1e6) }))
    .toSorted((a, b) => a.at - b.at)
  let next = 0

  /** Runs an action; a failure is counted and does not end the caller. */
  const attempt = (action: () => Promise<void>) =>
    action().catch((error: Error) => {
      errors.set(error.message, (errors.get(error.message) ?? 0) + 1)
    })
  const callRepeatedly = async (signal: AbortSignal) => {
    while (!signal.aborted) {
      const logout = sessions.length > sessionLimit
      await attempt(operations[logout ? 'logout' : deck[next++ % deck.length]!.operation])
    }
  }

  const boundary = 'a-boundary-of-the-soak'
  const rows = Array.from({ length: importedRows }, (_, n) => `${n}\trow ${n}\n`).join('')
  const upload =
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="dump.sql"\r\n\r\n` +
    'DROP TABLE IF EXISTS public.soak_import;\n' +
    'CREATE TABLE public.soak_import (n integer, words text);\n' +
    `COPY public.soak_import (n, words) FROM stdin;\n${rows}\\.\n\r\n--${boundary}--\r\n`
  const dumps = async () => {
    const { text } = await call('exportDump', 'GET /api/findings-manager/export-dump', 200, admin())
    if (!text.includes('database dump complete')) throw new Error('exportDump: not complete')
    const form = { 'content-type': `multipart/form-data; boundary=${boundary}` }
    const options = { ...admin(), headers: form, body: upload }
    await call('importDump', 'POST /api/findings-manager/import-dump', 200, options)
    const pdf = 'GET /api/findings-manager/generate-pdf'
    const report = await call('generateReport', pdf, 200, admin())
    if (!report.text.startsWith('%PDF')) throw new Error('generateReport: not a PDF')
  }
  const callDumps = async (signal: AbortSignal) => {
    while (!signal.aborted) {
      await attempt(dumps)
      await delay(dumpInterval, undefined, { signal }).catch(() => undefined)
    }
  }

  return {
    accepted,
    errors,
    times,
    items: [...synced, ...watched],
    /** Opens sessions, and makes a finding for each item that is changed in the tool. */
    async prepare() {
      for (let n = 0; n < 50; n += 1) await operations.registerAccount()
      for (const item of watched) await sync(item, 'In Progress')
      for (const item of watched) item.finding = await tool.findingOf(item.id)
    },
    /** Calls without pauses by a number of callers, until the signal. */
    async run(callers: number, signal: AbortSignal) {
      await Promise.all([
        ...Array.from({ length: callers }, () => callRepeatedly(signal)),
        callDumps(signal),
      ])
    },
  }
}
