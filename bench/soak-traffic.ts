/** Calls of all operations by the generated client, in fixed shares. */
import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { type Client, createClient, type OperationId } from '../generated/client/index.js'
import { type OwnInSoak, operations } from '../test/operations.ts'
import {
  type DocumentedOperation,
  documentedOperations,
  examplesOf,
} from '../test/support/document.ts'
import { accessToken, type Group, idsOf } from './data.ts'

const people: Group = { first: 1, users: 1000, records: 100 }
const historians: Group = { first: 1001, users: 5, records: 20_000 }
export const soakGroups: readonly Group[] = [people, historians]
export const webhookKey = 'a webhook key of the soak, of no use anywhere else'
export const importedRows = 1000

const callers = 16
const password = 'correcto caballo batería grapa'
/** Milliseconds between two rounds of an export, an import and a report. */
const dumpInterval = 15_000
/** Accounts that are registered before the other calls. */
const sessionsAtFirst = 50
/** Sessions that are open at once; beyond it the oldest logs out. */
const sessionLimit = 60

const flagsOf = {
  'In Progress': { active: true, verified: false, false_p: false },
  Done: { active: false, verified: true, false_p: false },
  'Not Applicable': { active: false, verified: false, false_p: true },
}
type Status = keyof typeof flagsOf
const statuses = Object.keys(flagsOf) as Status[]

const oneOf = <Value>(values: readonly Value[]): Value => values[randomInt(values.length)]!
const takeOne = <Value>(values: Value[]): Value => values.splice(randomInt(values.length), 1)[0]!

/** An item of the checklist with the last status and notes that were accepted for it. */
interface Item {
  id: string
  status?: Status | undefined
  notes?: string
}

export interface Tool {
  /** The findings of the items; waits until all have one. */
  findingsOf(items: readonly Item[]): Promise<Map<string, number>>
  change(finding: number, flags: object): Promise<void>
}

const dumpRows = Array.from({ length: importedRows }, (_, n) => `${n}\trow ${n}\n`).join('')
const dump = `--
-- PostgreSQL database dump
--
DROP TABLE IF EXISTS public.soak_import;
CREATE TABLE public.soak_import (n integer, words text);
COPY public.soak_import (n, words) FROM stdin;
${dumpRows}\\.
--
-- PostgreSQL database dump complete
--
`

const itemsOf = (name: string, count: number): Item[] =>
  Array.from({ length: count }, (_, n) => ({ id: `WSTG-${name}-${n}` }))

const assertRefused = (call: Promise<unknown>) =>
  call.then(
    () => Promise.reject(new Error('a token is accepted after the logout')),
    (error) => {
      if (error.status !== 401) throw error
    },
  )
const listAll = async (client: Client, least: number) => {
  const { length } = (await client.listWeights()).weights
  if (length < least) throw new Error(`${length} records instead of ${least}`)
}

type Call = () => Promise<unknown>
/** Its calls of each thousand, roughly, and their function. */
type Share = readonly [share: number, call: Call]

export type Traffic = ReturnType<typeof createTraffic>

export const createTraffic = (baseUrl: string, tool: Tool) => {
  /** Successful calls by operation. */
  const accepted = new Map<OperationId, number>()
  const errors = new Map<string, number>()
  /** Ids of accounts, and of weights with a given date, that the service must have. */
  const kept = {
    accounts: new Set<number>(),
    datedWeights: new Set<number>(),
    deviceWeights: 0,
  }
  /** Clients with a session of their own. */
  const sessions: Client[] = []
  const synced = itemsOf('SOAK', 60)
  const watched = itemsOf('READ', 30)
  /** Items without a request under way. */
  const free = { synced: [...synced], watched: [...watched] }
  const users = idsOf(people)
  let findings = new Map<string, number>()
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
  const historian = clientWith(() => accessToken(oneOf(idsOf(historians))))
  const admin = clientWith(() => accessToken(1, 'admin'))

  const register = async (username: string) => {
    const client = createClient({ baseUrl })
    const { user_id: id } = await client.registerAccount({ body: { username, password } })
    kept.accounts.add(id)
    return { client, id }
  }
  const registerAccount = async () => {
    registered += 1
    const { client } = await register(`soak.${registered}`)
    sessions.push(client)
  }
  const login = async () => {
    const client = createClient({ baseUrl })
    const username = `soak.${1 + randomInt(sessionsAtFirst)}`
    await client.login({ body: { username, password } })
    sessions.push(client)
  }
  const refresh = async () => {
    const client = takeOne(sessions)
    await client.refreshAccessToken()
    sessions.push(client)
  }
  const logout = async () => {
    const client = sessions.shift()!
    const { access_token: token } = await client.refreshAccessToken()
    const { refreshToken } = client.session
    await client.logout()
    await assertRefused(clientWith(() => token).getCurrentAccount())
    await assertRefused(createClient({ baseUrl, refreshToken }).refreshAccessToken())
  }
  /** Reserves an item for an action that gives it a status. */
  const withItem = async (
    items: Item[],
    status: Status,
    action: (item: Item) => Promise<unknown>,
  ) => {
    const item = takeOne(items)
    // Without an answer the item may have either status, so the audit omits it.
    item.status = undefined
    try {
      await action(item)
      item.status = status
    } finally {
      items.push(item)
    }
  }
  const sync = (status = oneOf(statuses)) =>
    withItem(free.synced, status, async (item) => {
      notes += 1
      const text = `soak ${notes}`
      await admin.requestWstgSync({ body: { wstg_id: item.id, status, notes: text } })
      item.notes = text
    })
  const deliver = (status = oneOf(statuses)) =>
    withItem(free.watched, status, async ({ id }) => {
      const finding = findings.get(id)!
      await tool.change(finding, flagsOf[status])
      await anyone.receiveWstgWebhook({
        headers: { 'X-API-Key': webhookKey },
        body: { event: 'finding_updated', finding: { id: finding } },
      })
    })
  const changeRole = () =>
    admin.updateUserRole({
      path: { target_user_id: oneOf(users.slice(1)) },
      body: { role: oneOf(['admin', 'user']) },
    })

  /** A call for an account that no other call uses. */
  const withNewcomer = (action: (client: Client, id: number) => Promise<unknown>) => async () => {
    registered += 1
    const { client, id } = await register(`soak.newcomer.${registered}`)
    await action(client, id)
  }
  const leaving = (leave: (client: Client, id: number) => Promise<unknown>) =>
    withNewcomer(async (client, id) => {
      await leave(client, id)
      kept.accounts.delete(id)
    })
  const newPassword = { current_password: password, new_password: `${password}!` }

  const recordWeights = async (
    client: Client,
    weights: { peso_kg: number; fecha_registro: string }[],
  ) => {
    const answer = await client.recordWeights({ body: { weights } })
    if (!('weights' in answer)) throw new Error('the weights are checked, not recorded')
    const ids = answer.weights.map(({ id }) => id)
    for (const id of ids) kept.datedWeights.add(id)
    return ids
  }
  /** Weights that most callers have recorded before. */
  const repeatedWeights = [
    { peso_kg: 64.2, fecha_registro: '2026-01-17' },
    { peso_kg: 63.8, fecha_registro: '2026-01-24T07:58:41+01:00' },
  ]
  /** Once for each caller; close to the other weights, which the daily limit compares it with. */
  const recordDeviceWeights = async () => {
    const weight = [{ kilograms: 64.1, time: '2026-01-20T06:31:07Z' }]
    const { recorded } = await anyone.recordDeviceWeights({ body: { weight } })
    kept.deviceWeights += recorded
  }
  /** Records a weight of a past hour, for a correction or a deletion. */
  const withRecord = async (action: (client: Client, weight_id: number) => Promise<unknown>) => {
    const user = oneOf(users)
    const client = clientWith(() => accessToken(user))
    const fecha_registro = new Date(Date.now() - randomInt(365 * 24) * 3_600_000).toISOString()
    const peso_kg = 60 + randomInt(50) / 10
    const [id] = await recordWeights(client, [{ peso_kg, fecha_registro }])
    await action(client, id!)
  }
  const deleteWeight = (client: Client, weight_id: number) =>
    client.deleteWeight({ path: { weight_id } }).then(() => kept.datedWeights.delete(weight_id))
  const readRequest = async () => {
    const [newest] = (await admin.listRequests({ query: { limit: 1 } })).requests
    if (newest) await admin.getRequest({ path: { request_id: newest.request_id } })
  }

  const exportDump = async () => {
    const text = await (await (await admin.exportDump()).blob()).text()
    if (!text.includes('database dump complete')) throw new Error('not complete')
  }
  const importDump = () => admin.importDump({ body: { file: new Blob([dump]) } })
  const generateReport = async () => {
    const text = await (await (await admin.generateReport()).blob()).text()
    if (!text.startsWith('%PDF')) throw new Error('not a PDF')
  }
  const recordNow = () => anyone.recordWeight({ body: { peso_kg: 60 + randomInt(50) / 10 } })
  const readHistory = () =>
    randomInt(9) > 0 ? listAll(anyone, people.records) : listAll(historian, historians.records)
  const correctWeight = (client: Client, weight_id: number) =>
    client.correctWeight({ path: { weight_id }, body: { peso_kg: 62.5 } })

  const makeKey = (client: Client) =>
    client.createKey({ body: { name: 'scale', permissions: ['weights:write'], password } })

  /** The calls that are not those of the document's example, with their shares. */
  const own: Record<OwnInSoak, Share> = {
    registerAccount: [4, registerAccount],
    login: [11, login],
    refreshAccessToken: [50, refresh],
    recordWeight: [120, recordNow],
    recordWeights: [10, () => recordWeights(anyone, repeatedWeights)],
    recordDeviceWeights: [20, recordDeviceWeights],
    listWeights: [28, readHistory],
    correctWeight: [5, () => withRecord(correctWeight)],
    deleteWeight: [5, () => withRecord(deleteWeight)],
    updateUserRole: [5, changeRole],
    changePassword: [1, withNewcomer((client) => client.changePassword({ body: newPassword }))],
    logoutEverywhere: [
      1,
      withNewcomer((client) => client.logoutEverywhere({ body: { password } })),
    ],
    deleteAccount: [1, leaving((client) => client.deleteAccount({ body: { password } }))],
    endSessions: [1, withNewcomer((_, id) => admin.endSessions({ path: { target_user_id: id } }))],
    deleteUser: [1, leaving((_, id) => admin.deleteUser({ path: { target_user_id: id } }))],
    setChecklistAccess: [
      1,
      withNewcomer((_, id) =>
        admin.setChecklistAccess({ path: { target_user_id: id }, body: { access: 'read' } }),
      ),
    ],
    createKey: [1, withNewcomer(makeKey)],
    deleteKey: [
      1,
      withNewcomer(async (client) => {
        const { key_id } = await makeKey(client)
        return client.deleteKey({ path: { key_id } })
      }),
    ],
    requestWstgSync: [20, sync],
    receiveWstgWebhook: [9, deliver],
    getRequest: [4, readRequest],
    // Whenever too many sessions are open.
    logout: [0, logout],
    // In rounds.
    exportDump: [0, exportDump],
    importDump: [0, importDump],
    generateReport: [0, generateReport],
  }
  const shareOf = ({ id, declared }: DocumentedOperation): Share => {
    const { access, soak } = operations[id]
    if (soak === 'own') return own[id as OwnInSoak]
    const [[, body] = []] = examplesOf(declared.requestBody?.content['application/json'] ?? {})
    const parameters = (declared.parameters ?? []).filter(({ in: place }) => place === 'path')
    const path = Object.fromEntries(parameters.map(({ name, example }) => [name, example]))
    const client = typeof access === 'string' || access.includes('user') ? anyone : admin
    const call = client[id] as (input: object) => Promise<unknown>
    return [soak, () => call({ path, ...(body !== undefined && { body }) })]
  }
  /** Each call as often as its share. */
  const calls = documentedOperations.flatMap((operation) => {
    const [share, call] = shareOf(operation)
    return Array<[OperationId, Call]>(share).fill([operation.id, call])
  })

  /** Runs an action; a failure is counted and does not end the caller. */
  const attempt = async (name: OperationId, action: () => Promise<unknown>) => {
    try {
      await action()
      accepted.set(name, (accepted.get(name) ?? 0) + 1)
    } catch (error) {
      const text = `${name}: ${error}`
      errors.set(text, (errors.get(text) ?? 0) + 1)
    }
  }
  const callRepeatedly = async (signal: AbortSignal) => {
    while (!signal.aborted) {
      if (sessions.length > sessionLimit) await attempt('logout', logout)
      else await attempt(...oneOf(calls))
    }
  }
  const callDumps = async (signal: AbortSignal) => {
    while (!signal.aborted) {
      await attempt('exportDump', exportDump)
      await attempt('importDump', importDump)
      await attempt('generateReport', generateReport)
      await delay(dumpInterval, undefined, { signal }).catch(() => undefined)
    }
  }

  return {
    accepted,
    errors,
    kept,
    items: [...synced, ...watched],
    /** Opens sessions, and makes a finding for each item that is changed in the tool. */
    async prepare() {
      await attempt('updateUserRole', () =>
        admin.updateUserRole({ path: { target_user_id: 1 }, body: { role: 'admin' } }),
      )
      for (let n = 0; n < sessionsAtFirst; n += 1) await attempt('registerAccount', registerAccount)
      const status = 'In Progress'
      for (const item of watched) {
        await attempt('requestWstgSync', () =>
          admin.requestWstgSync({ body: { wstg_id: item.id, status } }),
        )
        item.status = status
      }
      findings = await tool.findingsOf(watched)
    },
    /** Calls without pauses, until the signal. */
    async run(signal: AbortSignal) {
      const repeated = Array.from({ length: callers }, () => callRepeatedly(signal))
      await Promise.all([...repeated, callDumps(signal)])
    },
  }
}
