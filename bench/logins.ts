/** Whether people who log in slow down those who read, and what the hashing loses for that. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { argon2id, hash } from 'argon2'
import { accessToken, idsOf, runStatements } from './data.ts'
import { argon2Defaults, loginsUnderWay, password } from './hashing.ts'
import { httpRequest } from './load.ts'
import { atLeast, atMost, figure, median, type Row } from './measure.ts'
import { many, type Surroundings } from './surroundings.ts'

/** Requests of readers per second, whatever the answers take: far from what the service can carry. */
const readRate = 200
const rounds = 5
/** Milliseconds of each measurement. */
const duration = 3000

const hashingAlone = async (): Promise<{ perSecond: number; cpu: number }> => {
  const { stdout } = await promisify(execFile)(process.execPath, ['bench/hashing-alone.ts'])
  return JSON.parse(stdout)
}

export const measureLogins = async (surroundings: Surroundings): Promise<Row[]> => {
  const { generator, secondGenerator } = surroundings
  const database = await surroundings.database('accounts', [many])
  const stored = await hash(password, { type: argon2id, ...argon2Defaults })
  await runStatements(database, `update accounts set password_hash = '${stored}' where id <= ${loginsUnderWay}`)
  // Hashing takes every core that there is: with the server on one core the question would be another.
  surroundings.place('anywhere')
  try {
    const service = await surroundings.startApi(database, {}, false)
    const { port } = service
    const reads = {
      port,
      connections: 32,
      milliseconds: duration,
      rate: readRate,
      requests: idsOf([many], many).map((user) => httpRequest('GET', '/api/imc', accessToken(user))),
    }
    const logins = {
      port,
      connections: loginsUnderWay,
      milliseconds: duration,
      requests: Array.from({ length: loginsUnderWay }, (_, index) =>
        httpRequest('POST', '/api/auth/login', undefined, { username: `user${index + 1}`, password }),
      ),
    }
    await generator.run({ ...reads, rate: 1000 })
    await secondGenerator.run(logins)

    const quiet: number[] = []
    const disturbed: number[] = []
    const logged: { perSecond: number; cpu: number }[] = []
    const undisturbed: { perSecond: number; cpu: number }[] = []
    const alone: { perSecond: number; cpu: number }[] = []
    const logIn = async () => {
      const before = service.cpu()
      const { perSecond, succeeded } = await secondGenerator.run(logins)
      return { perSecond, cpu: (service.cpu() - before) / succeeded }
    }
    for (let round = 0; round < rounds; round += 1) {
      quiet.push((await generator.run(reads)).p99)
      const [read, login] = await Promise.all([generator.run(reads), logIn()])
      disturbed.push(read.p99)
      logged.push(login)
      undisturbed.push(await logIn())
      alone.push(await hashingAlone())
    }
    const of = (results: typeof alone, key: 'perSecond' | 'cpu') => results.map((result) => result[key])
    const side = (results: typeof alone) =>
      `${figure(median(of(results, 'perSecond')), '/s')}, ${figure(median(of(results, 'cpu')) / 1000, ' ms')}`
    const ratio = (own: number[], other: number[]) => median(own.map((value, index) => value / other[index]!))
    const loggedIn = (what: string, own: typeof alone) =>
      atLeast(
        {
          what: `${what} (limit: ${loginsUnderWay} verifications at once of npm argon2, nothing else)`,
          service: side(own),
          limit: side(alone),
        },
        ratio(of(own, 'perSecond'), of(alone, 'perSecond')),
        0.9,
        ` (by CPU ${ratio(of(alone, 'cpu'), of(own, 'cpu')).toFixed(2)})`,
      )
    return [
      atMost(
        {
          what: `GET /api/imc, p99 with ${loginsUnderWay} logins under way (limit: without)`,
          service: figure(median(disturbed), ' ms'),
          limit: figure(median(quiet), ' ms'),
        },
        ratio(disturbed, quiet),
        2,
      ),
      loggedIn('Logins meanwhile', logged),
      loggedIn('Logins without readers', undisturbed),
    ]
  } finally {
    surroundings.place('apart')
  }
}
