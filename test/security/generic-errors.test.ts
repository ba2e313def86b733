/** An error inside a handler: the caller gets a general text, the log has the reason. */
import t from 'tap'
import { errorText } from '../../src/platform/texts.ts'
import { checkAnswer } from '../support/contract.ts'
import { startAnother, startService } from '../support/service.ts'

const inside = 'relation "secret_table" of /app/src/secret.ts at 10.0.0.7:5432: select secret'

/** Errors of code and libraries. Each contains details that a caller must not see. */
const failures: Record<string, () => unknown> = {
  'an error of a program': () => new TypeError(inside),
  'an error of the database': () =>
    Object.assign(new Error(inside), {
      code: '42P01',
      detail: inside,
      where: inside,
      table: 'secret_table',
    }),
  'an error with a status of its own': () =>
    Object.assign(new Error(inside), { statusCode: 500, body: inside }),
  'an error with a cause': () => new Error(inside, { cause: new Error(inside) }),
  'a text': () => inside,
  nothing: () => undefined,
}

t.test('a caller does not get the reason of a failure, which is logged', async (t) => {
  const service = await startService(t, { wrongStatements: true })
  const { token } = await service.register('ana')
  let failure: unknown
  const app = await startAnother(t, service.context, ({ measurements }) => ({
    measurements: { ...measurements, findProfile: () => Promise.reject(failure) },
  }))
  const before = service.logs().length
  for (const [kind, thrown] of Object.entries(failures)) {
    failure = thrown()
    const url = '/api/user'
    const answer = await app.inject({ url, headers: { authorization: `Bearer ${token}` } })
    const { statusCode: status, headers, rawPayload: body } = answer
    checkAnswer('GET', url, { status, headers, body })
    t.same([status, answer.json()], [500, { error: errorText('internal_error') }], kind)
    t.notMatch(JSON.stringify(headers), /secret|10\.0\.0\.7/)
  }
  const lines = service.logs().slice(before)
  const logged = lines.filter(({ event }) => event === 'request_failed')
  t.equal(logged.length, Object.keys(failures).length, 'the log has an entry for each')
})

t.test('the renewal of a session does not give the reason of a failure', async (t) => {
  const service = await startService(t)
  const { cookie } = await service.register('ana')
  const app = await startAnother(t, service.context, ({ authentication }) => ({
    authentication(jwt) {
      const { tokens, authenticators } = authentication(jwt)
      const refreshCookie = () => Promise.reject(new Error(inside))
      return { tokens, authenticators: { ...authenticators, refreshCookie } }
    },
  }))
  const answer = await app.inject({ method: 'POST', url: '/api/auth/refresh', headers: { cookie } })
  t.same(
    { status: answer.statusCode, body: answer.json() },
    { status: 500, body: { error: errorText('internal_error') } },
  )
  t.notOk(answer.headers['set-cookie'], 'a server error does not end the session')
})
