/** Calls as people, scales, testers and the findings tool make them, in fixed shares. */
import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { type Client, createClient, type OperationId } from '../generated/client/index.js'
import { password, profile } from '../test/support/environment.ts'
import { eventually } from '../test/support/eventually.ts'
import { accessToken, clientWith, type Group, idsOf } from './data.ts'

const people: Group = { first: 1, users: 1000, records: 100 }
const historians: Group = { first: 1001, users: 5, records: 20_000 }
export const soakGroups: readonly Group[] = [people, historians]

const callers = 16
/** Milliseconds between two rounds of an export, its import and a report. */
const dumpInterval = 15_000
/** Accounts that log in and refresh. */
const sessions = 50
const items = Array.from({ length: 60 }, (_, n) => `WSTG-SOAK-${n}`)
const statuses = ['In Progress', 'Done', 'Not Applicable']

const oneOf = <Value>(values: readonly Value[]): Value => values[randomInt(values.length)]!

type Call = () => Promise<unknown>

/** @param dumpUrl the API whose tool's database is exported and imported */
export const createTraffic = (baseUrl: string, dumpUrl: string) => {
  /** Successful calls by operation. */
  const accepted: Partial<Record<OperationId, number>> = {}
  /** Failed calls by operation and error. */
  const errors: Record<string, number> = {}
  const loggedIn: Client[] = []
  const users = idsOf(people)
  let findings: number[] = []
  let newcomers = 0

  const anyone = clientWith(baseUrl, () => accessToken(oneOf(users)))
  const historian = clientWith(baseUrl, () => accessToken(oneOf(idsOf(historians))))
  const admin = clientWith(baseUrl, () => accessToken(1, 'admin'))
  const operator = clientWith(dumpUrl, () => accessToken(1, 'admin'))

  const register = async (username: string) => {
    const client = createClient({ baseUrl })
    await client.registerAccount({ body: { username, password } })
    return client
  }
  const logIn = async () => {
    const number = randomInt(sessions)
    const client = createClient({ baseUrl })
    await client.login({ body: { username: `soak.${number}`, password } })
    loggedIn[number] = client
  }
  const comeAndGo = async () => {
    newcomers += 1
    await (await register(`soak.newcomer.${newcomers}`)).logout()
  }
  const weight = () => ({ peso_kg: 60 + randomInt(50) / 10 })
  /** Records a weight of a past hour, corrects it and deletes it. */
  const correct = async () => {
    const user = oneOf(users)
    const client = clientWith(baseUrl, () => accessToken(user))
    const fecha_registro = new Date(Date.now() - randomInt(365 * 24) * 3_600_000).toISOString()
    const answer = await client.recordWeights({
      body: { weights: [{ ...weight(), fecha_registro }] },
    })
    if (!('weights' in answer)) throw new Error('the weights are checked, not recorded')
    const path = { weight_id: answer.weights[0]!.id }
    await client.correctWeight({ path, body: weight() })
    await client.deleteWeight({ path })
  }
  const list = async (client: Client, least: number) => {
    const { length } = (await client.listWeights()).weights
    if (length < least) throw new Error(`${length} records instead of ${least}`)
  }
  const sync = (wstg_id = oneOf(items)) =>
    admin.requestWstgSync({ body: { wstg_id, status: oneOf(statuses), notes: `${Date.now()}` } })
  const deliver = () =>
    admin.receiveWstgWebhook({
      body: { event: 'finding_updated', finding: { id: oneOf(findings) } },
    })
  const readRequest = async () => {
    const [newest] = (await admin.listRequests({ query: { limit: 1 } })).requests
    if (newest) await admin.getRequest({ path: { request_id: newest.request_id } })
  }

  /** The calls, with their shares of each thousand, roughly. */
  const shares: Partial<Record<OperationId, readonly [share: number, call: Call]>> = {
    getBmi: [220, () => anyone.getBmi()],
    getWeightStats: [160, () => anyone.getWeightStats()],
    listRecentWeights: [150, () => anyone.listRecentWeights()],
    recordWeight: [120, () => anyone.recordWeight({ body: weight() })],
    getProfile: [80, () => anyone.getProfile()],
    refreshAccessToken: [50, () => oneOf(loggedIn).refreshAccessToken()],
    getPublicConfig: [40, () => anyone.getPublicConfig()],
    listWeights: [28, () => (randomInt(9) > 0 ? list(anyone, 100) : list(historian, 20_000))],
    getCurrentAccount: [27, () => anyone.getCurrentAccount()],
    saveProfile: [20, () => anyone.saveProfile({ body: profile })],
    recordDeviceWeights: [
      20,
      () =>
        anyone.recordDeviceWeights({
          body: { weight: [{ kilograms: 64.1, time: '2026-01-20T06:31:07Z' }] },
        }),
    ],
    requestWstgSync: [20, () => sync()],
    logout: [15, comeAndGo],
    getWstgStatus: [12, () => admin.getWstgStatus()],
    login: [11, logIn],
    receiveWstgWebhook: [9, deliver],
    correctWeight: [5, correct],
    getWstgDashboard: [6, () => admin.getWstgDashboard()],
    listUsers: [5, () => admin.listUsers({})],
    listItems: [4, () => admin.listItems()],
    checkGate: [4, () => admin.checkGate()],
    getSynchronisation: [4, () => admin.getSynchronisation()],
    getRequest: [4, readRequest],
    exportOwnData: [3, () => anyone.exportOwnData()],
  }
  const calls = Object.entries(shares).flatMap(([name, [share, call]]) =>
    Array<[OperationId, Call]>(share).fill([name as OperationId, call]),
  )

  /** Counts the success or the failure of an action; never rejects. */
  const attempt = async (name: OperationId, action: Call) => {
    try {
      await action()
      accepted[name] = (accepted[name] ?? 0) + 1
    } catch (error) {
      const text = `${name}: ${error}`
      errors[text] = (errors[text] ?? 0) + 1
    }
  }
  const callRepeatedly = async (signal: AbortSignal) => {
    while (!signal.aborted) await attempt(...oneOf(calls))
  }
  /** Exports the tool's database, imports the file and makes a report, in turn. */
  const callDumps = async (signal: AbortSignal) => {
    while (!signal.aborted) {
      let file = new Blob([])
      await attempt('exportFindingsDump', async () => {
        file = await (await operator.exportFindingsDump()).blob()
      })
      await attempt('importFindingsDump', () => operator.importFindingsDump({ body: { file } }))
      await attempt('generateReport', async () => (await admin.generateReport()).blob())
      await delay(dumpInterval, undefined, { signal }).catch(() => undefined)
    }
  }

  return {
    accepted,
    errors,
    /** Opens the sessions, and waits until the tool has a finding for each item. */
    async prepare() {
      for (let number = 0; number < sessions; number += 1)
        loggedIn.push(await register(`soak.${number}`))
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
