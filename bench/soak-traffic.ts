/** Calls of all operations by the generated client, in fixed shares. */
import { setTimeout as delay } from 'node:timers/promises'
import { type Client, createClient } from '../generated/client/index.js'
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

const flagsOf = {
  'In Progress': { active: true, verified: false, false_p: false },
  Done: { active: false, verified: true, false_p: false },
  'Not Applicable': { active: false, verified: false, false_p: true },
}
type Status = keyof typeof flagsOf
const statuses = Object.keys(flagsOf) as Status[]

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

export interface Tool {
  /** The finding of an item; waits until there is one. */
  findingOf(item: string): Promise<number>
  change(finding: number, flags: object): Promise<void>
}

const dumpRows = Array.from({ length: importedRows }, (_, n) => `${n}\trow ${n}\n`).join('')
const dump = `DROP TABLE IF EXISTS public.soak_import;
CREATE TABLE public.soak_import (n integer, words text);
COPY public.soak_import (n, words) FROM stdin;
${dumpRows}\\.
`

export const createTraffic = (baseUrl: string, tool: Tool) => {
  const accepted = {
    recordWeight: 0,
    registerAccount: 0,
    requestWstgSync: 0,
    receiveWstgWebhook: 0,
  }
  const errors = new Map<string, number>()
  const counts = new Map<string, number>()
  /** Clients with a session of their own. */
  const sessions: Client[] = []
  const synced: Item[] = Array.from({ length: 60 }, (_, n) => ({ id: `WSTG-SOAK-${n}` }))
  const watched: Item[] = Array.from({ length: 30 }, (_, n) => ({ id: `WSTG-READ-${n}` }))
  /** Items without a request under way. */
  const free = { synced: [...synced], watched: [...watched] }
  const users = idsOf(soakGroups, people)
  let registered = 0
  let notes = 0

  const clientWith = (tokenOf: () => string) =>
    createClient({
      baseUrl,
      fetch: (request) => {
        request.headers.set('authorization', `Bearer ${tokenOf()}`)
        return fetch(request)
      },
    })
  const anyone = clientWith(() => accessToken(oneOf(users)))
  const historian = clientWith(() => accessToken(oneOf(idsOf(soakGroups, historians))))
  const admin = clientWith(() => accessToken(1, 'admin'))

  const open = async (operation: 'registerAccount' | 'login', username: string) => {
    const client = createClient({ baseUrl })
    await client[operation]({ body: { username, password } })
    sessions.push(client)
  }
  const listAll = async (client: Client, least: number) => {
    const { length } = (await client.listWeights()).weights
    if (length < least) throw new Error(`listWeights: ${length} records instead of ${least}`)
  }
  const assertRefused = (call: Promise<unknown>) =>
    call.then(
      () => Promise.reject(new Error('a token is accepted after the logout')),
      (error) => {
        if (error.status !== 401) throw error
      },
    )
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
    await admin.requestWstgSync({ body: { wstg_id: item.id, status, notes: text } })
    accepted.requestWstgSync += 1
    item.status = status
    if (text !== undefined) item.notes = text
  }

  const deliver = async (item: Item) => {
    const status = oneOf(statuses)
    item.status = undefined
    await tool.change(item.finding!, flagsOf[status])
    await anyone.receiveWstgWebhook({
      headers: { 'X-API-Key': webhookKey },
      body: { event: 'finding_updated', finding: { id: item.finding! } },
    })
    accepted.receiveWstgWebhook += 1
    item.status = status
  }
  const registerAccount = async () => {
    registered += 1
    await open('registerAccount', `soak.${registered}`)
    accepted.registerAccount += 1
  }
  const logout = async () => {
    const client = sessions.shift()
    if (client === undefined) return
    const { access_token: token } = await client.refreshAccessToken()
    const { refreshToken } = client.session
    await client.logout()
    await assertRefused(clientWith(() => token).getCurrentAccount())
    await assertRefused(createClient({ baseUrl, refreshToken }).refreshAccessToken())
  }

  /** Shares in a thousand calls. */
  const shares: Record<string, [share: number, call: () => Promise<unknown>]> = {
    getBmi: [220, () => anyone.getBmi()],
    getWeightStats: [160, () => anyone.getWeightStats()],
    listRecentWeights: [150, () => anyone.listRecentWeights()],
    recordWeight: [
      120,
      async () => {
        await anyone.recordWeight({ body: { peso_kg: (600 + below(50)) / 10 } })
        accepted.recordWeight += 1
      },
    ],
    getProfile: [80, () => anyone.getProfile()],
    refreshAccessToken: [
      50,
      async () => {
        const client = sessions.splice(below(sessions.length), 1)[0]
        if (client === undefined) return
        await client.refreshAccessToken()
        sessions.push(client)
      },
    ],
    getPublicConfig: [40, () => anyone.getPublicConfig()],
    getMessages: [30, () => anyone.getMessages()],
    listWeights: [25, () => listAll(anyone, people.records)],
    listLongHistory: [3, () => listAll(historian, historians.records)],
    getCurrentAccount: [27, () => anyone.getCurrentAccount()],
    requestWstgSync: [
      20,
      () =>
        withItem(free.synced, (item) => {
          notes += 1
          return sync(item, oneOf(statuses), `soak ${notes}`)
        }),
    ],
    saveProfile: [20, () => anyone.saveProfile({ body: profile })],
    getWstgStatus: [12, () => admin.getWstgStatus()],
    login: [11, () => open('login', `soak.${1 + below(50)}`)],
    receiveWstgWebhook: [9, () => withItem(free.watched, deliver)],
    logout: [8, logout],
    getWstgDashboard: [6, () => admin.getWstgDashboard()],
    updateUserRole: [
      5,
      () =>
        admin.updateUserRole({
          path: { target_user_id: oneOf(users.slice(1)) },
          body: { role: oneOf(['admin', 'user']) },
        }),
    ],
    registerAccount: [4, registerAccount],
  }
  const deck = Object.entries(shares).flatMap(([name, [share, call]]) =>
    Array.from({ length: share }, () => ({ name, call })),
  )

  /** Runs an action; a failure is counted and does not end the caller. */
  const attempt = async (name: string, action: () => Promise<unknown>) => {
    counts.set(name, (counts.get(name) ?? 0) + 1)
    await action().catch((error: Error) => {
      const text = `${name}: ${error.name} ${error.message}`
      errors.set(text, (errors.get(text) ?? 0) + 1)
    })
  }
  const callRepeatedly = async (signal: AbortSignal) => {
    while (!signal.aborted) {
      const { name, call } = oneOf(deck)
      if (sessions.length > sessionLimit) await attempt('logout', logout)
      else await attempt(name, call)
    }
  }
  const callDumps = async (signal: AbortSignal) => {
    while (!signal.aborted) {
      await attempt('exportDump', async () => {
        const text = await (await (await admin.exportDump()).blob()).text()
        if (!text.includes('database dump complete')) throw new Error('not complete')
      })
      await attempt('importDump', () => admin.importDump({ body: { file: new Blob([dump]) } }))
      await attempt('generateReport', async () => {
        const text = await (await (await admin.generateReport()).blob()).text()
        if (!text.startsWith('%PDF')) throw new Error('not a PDF')
      })
      await delay(dumpInterval, undefined, { signal }).catch(() => undefined)
    }
  }

  return {
    accepted,
    errors,
    counts,
    items: [...synced, ...watched],
    /** Opens sessions, and makes a finding for each item that is changed in the tool. */
    async prepare() {
      for (let n = 0; n < 50; n += 1) await registerAccount()
      for (const item of watched) await sync(item, 'In Progress')
      for (const item of watched) item.finding = await tool.findingOf(item.id)
    },
    /** Calls without pauses by a number of callers, until the signal. */
    async run(callers: number, signal: AbortSignal) {
      const repeated = Array.from({ length: callers }, () => callRepeatedly(signal))
      await Promise.all([...repeated, callDumps(signal)])
    },
  }
}

export type Traffic = ReturnType<typeof createTraffic>
