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
import { eventually } from '../test/support/eventually.ts'
import { accessToken, type Group, idsOf } from './data.ts'

const people: Group = { first: 1, users: 1000, records: 100 }
const historians: Group = { first: 1001, users: 5, records: 20_000 }
export const soakGroups: readonly Group[] = [people, historians]
export const webhookKey = 'a webhook key of the soak, of no use anywhere else'

const callers = 16
const password = 'correcto caballo batería grapa'
/** Milliseconds between two rounds of an export, an import and a report. */
const dumpInterval = 15_000
/** Accounts that log in and refresh. */
const sessions = 50
const items = Array.from({ length: 60 }, (_, n) => `WSTG-SOAK-${n}`)
const statuses = ['In Progress', 'Done', 'Not Applicable']

const oneOf = <Value>(values: readonly Value[]): Value => values[randomInt(values.length)]!

const dump = `--
-- PostgreSQL database dump
--
DROP TABLE IF EXISTS public.soak_import;
CREATE TABLE public.soak_import (n integer, words text);
COPY public.soak_import (n, words) FROM stdin;
${Array.from({ length: 1000 }, (_, n) => `${n}\trow ${n}\n`).join('')}\\.
--
-- PostgreSQL database dump complete
--
`

type Call = () => Promise<unknown>
/** Its calls of each thousand, roughly, and their function. */
type Share = readonly [share: number, call: Call]

export const createTraffic = (baseUrl: string) => {
  /** Successful calls by operation. */
  const accepted = new Map<OperationId, number>()
  const errors = new Map<string, number>()
  const open: Client[] = []
  const users = idsOf(people)
  let findings: number[] = []
  let registered = 0

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
    const { user_id: target_user_id } = await client.registerAccount({
      body: { username, password },
    })
    return { client, path: { target_user_id } }
  }
  type Newcomer = Awaited<ReturnType<typeof register>>
  /** A call for an account that no other call uses. */
  const withNewcomer = (action: (newcomer: Newcomer) => unknown) => async () => {
    registered += 1
    await action(await register(`soak.newcomer.${registered}`))
  }
  const logIn = async (number = randomInt(sessions)) => {
    const client = createClient({ baseUrl })
    await client.login({ body: { username: `soak.${number}`, password } })
    open[number] = client
  }
  const logOut = withNewcomer(async ({ client }) => {
    const { access_token: token } = await client.refreshAccessToken()
    await client.logout()
    const { status } = await clientWith(() => token)
      .getCurrentAccount()
      .catch((error) => error)
    if (status !== 401) throw new Error('a token is accepted after the logout')
  })
  const sync = (wstg_id = oneOf(items)) =>
    admin.requestWstgSync({ body: { wstg_id, status: oneOf(statuses), notes: `${Date.now()}` } })
  const deliver = () =>
    anyone.receiveWstgWebhook({
      headers: { 'X-API-Key': webhookKey },
      body: { event: 'finding_updated', finding: { id: oneOf(findings) } },
    })
  /** Records a weight of a past hour, for a correction or a deletion. */
  const withRecord = (action: (client: Client, weight_id: number) => unknown) => async () => {
    const user = oneOf(users)
    const client = clientWith(() => accessToken(user))
    const fecha_registro = new Date(Date.now() - randomInt(365 * 24) * 3_600_000).toISOString()
    const weights = [{ peso_kg: 60 + randomInt(50) / 10, fecha_registro }]
    const answer = await client.recordWeights({ body: { weights } })
    if (!('weights' in answer)) throw new Error('the weights are checked, not recorded')
    await action(client, answer.weights[0]!.id)
  }
  const listAll = async (client: Client, least: number) => {
    const { length } = (await client.listWeights()).weights
    if (length < least) throw new Error(`${length} records instead of ${least}`)
  }
  const readRequest = async () => {
    const [newest] = (await admin.listRequests({ query: { limit: 1 } })).requests
    if (newest) await admin.getRequest({ path: { request_id: newest.request_id } })
  }
  const contains = async (file: Promise<{ blob(): Promise<Blob> }>, words: string) => {
    if (!(await (await (await file).blob()).text()).includes(words))
      throw new Error(`a file without ${words}`)
  }
  const makeKey = (client: Client) =>
    client.createKey({ body: { name: 'scale', permissions: ['weights:write'], password } })

  const newPassword = { current_password: password, new_password: `${password}!` }
  /** Close to the other weights, which the daily limit compares them with. */
  const dated = [
    { peso_kg: 64.2, fecha_registro: '2026-01-17' },
    { peso_kg: 63.8, fecha_registro: '2026-01-24T07:58:41+01:00' },
  ]
  const ofScale = [{ kilograms: 64.1, time: '2026-01-20T06:31:07Z' }]

  /** The calls that are not those of the document's example, with their shares. */
  const own: Record<OwnInSoak, Share> = {
    registerAccount: [4, withNewcomer(() => undefined)],
    login: [11, () => logIn()],
    refreshAccessToken: [50, () => oneOf(open).refreshAccessToken()],
    logout: [11, logOut],
    recordWeight: [120, () => anyone.recordWeight({ body: { peso_kg: 60 + randomInt(50) / 10 } })],
    recordWeights: [10, () => anyone.recordWeights({ body: { weights: dated } })],
    recordDeviceWeights: [20, () => anyone.recordDeviceWeights({ body: { weight: ofScale } })],
    listWeights: [
      28,
      () => (randomInt(9) > 0 ? listAll(anyone, 100) : listAll(historian, historians.records)),
    ],
    correctWeight: [
      5,
      withRecord((client, weight_id) =>
        client.correctWeight({ path: { weight_id }, body: { peso_kg: 62.5 } }),
      ),
    ],
    deleteWeight: [
      5,
      withRecord((client, weight_id) => client.deleteWeight({ path: { weight_id } })),
    ],
    updateUserRole: [
      5,
      () =>
        admin.updateUserRole({
          path: { target_user_id: oneOf(users.slice(1)) },
          body: { role: oneOf(['admin', 'user']) },
        }),
    ],
    changePassword: [1, withNewcomer(({ client }) => client.changePassword({ body: newPassword }))],
    logoutEverywhere: [
      1,
      withNewcomer(({ client }) => client.logoutEverywhere({ body: { password } })),
    ],
    deleteAccount: [1, withNewcomer(({ client }) => client.deleteAccount({ body: { password } }))],
    endSessions: [1, withNewcomer(({ path }) => admin.endSessions({ path }))],
    deleteUser: [1, withNewcomer(({ path }) => admin.deleteUser({ path }))],
    setChecklistAccess: [
      1,
      withNewcomer(({ path }) => admin.setChecklistAccess({ path, body: { access: 'read' } })),
    ],
    createKey: [1, withNewcomer(({ client }) => makeKey(client))],
    deleteKey: [
      1,
      withNewcomer(async ({ client }) => {
        const { key_id } = await makeKey(client)
        await client.deleteKey({ path: { key_id } })
      }),
    ],
    requestWstgSync: [20, () => sync()],
    receiveWstgWebhook: [9, deliver],
    getRequest: [4, readRequest],
    // In rounds.
    exportDump: [0, () => contains(admin.exportDump(), 'database dump complete')],
    importDump: [0, () => admin.importDump({ body: { file: new Blob([dump]) } })],
    generateReport: [0, () => contains(admin.generateReport(), '%PDF')],
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
  const attempt = async (name: OperationId, action: Call) => {
    try {
      await action()
      accepted.set(name, (accepted.get(name) ?? 0) + 1)
    } catch (error) {
      const text = `${name}: ${error}`
      errors.set(text, (errors.get(text) ?? 0) + 1)
    }
  }
  const callRepeatedly = async (signal: AbortSignal) => {
    while (!signal.aborted) await attempt(...oneOf(calls))
  }
  const callDumps = async (signal: AbortSignal) => {
    while (!signal.aborted) {
      for (const name of ['exportDump', 'importDump', 'generateReport'] as const)
        await attempt(name, own[name][1])
      await delay(dumpInterval, undefined, { signal }).catch(() => undefined)
    }
  }

  return {
    accepted,
    errors,
    /** Opens the sessions, and waits until the tool has a finding for each item. */
    async prepare() {
      for (let number = 0; number < sessions; number += 1) {
        await register(`soak.${number}`)
        await logIn(number)
      }
      for (const id of items) await attempt('requestWstgSync', () => sync(id))
      findings = await eventually(async () => {
        const found = (await admin.listItems({ query: { tracked: true, limit: 100 } })).items
        const ids = found.flatMap(({ finding_id }) => finding_id ?? [])
        return ids.length === items.length && ids
      }, 'a finding for each item')
    },
    /** Calls without pauses, until the signal. */
    async run(signal: AbortSignal) {
      const repeated = Array.from({ length: callers }, () => callRepeatedly(signal))
      await Promise.all([...repeated, callDumps(signal)])
    },
  }
}
