/** An error inside a handler: the caller gets a general text, the log has the reason. */
import t, { type Test } from 'tap'
import { buildApp } from '../../src/app.ts'
import { type Context, createContext } from '../../src/context.ts'
import { errorText } from '../../src/platform/texts.ts'
import { checkAnswer } from '../support/contract.ts'
import {
  type DocumentedOperation,
  documentedOperations,
  examplesOf,
  operationOf,
} from '../support/document.ts'
import { startService, type TestService } from '../support/service.ts'

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

let failure: () => unknown = () => undefined

/** Replaces a service: every call of it fails. */
const broken = <T extends object>(): T =>
  new Proxy({} as T, {
    get: () => async () => {
      throw failure()
    },
  })

/** A second service with replaced parts that shares the log of the first. */
const rebuild = async (
  t: Test,
  { context }: TestService,
  change: (context: Context) => Partial<Context>,
) => {
  const another = createContext(context.config, { log: context.log })
  const app = await buildApp({ ...another, ...change(another) })
  t.teardown(async () => {
    await app.close()
    await another.close()
  })
  return app
}

/** Handlers without a call that could fail. */
const safe = ['getCurrentAccount', 'getPermissions', 'getMessages', 'getPublicConfig']

const form =
  '--x\r\ncontent-disposition: form-data; name="file"; filename="a.sql"\r\n\r\n' +
  'select 1;\r\n--x--\r\n'
/** The first example of a JSON body in the document. */
const bodyOf = ({ declared }: DocumentedOperation): object | undefined => {
  const json = declared.requestBody?.content['application/json']
  return json && (examplesOf(json)[0]?.[1] as object)
}

t.test('no handler gives the reason of a failure to its caller', async (t) => {
  const service = await startService(t, { wrongStatements: true })
  const { token, cookie } = await service.register('ana')
  const unknownError = { error: errorText('internal_error') }

  const app = await rebuild(t, service, (context) => ({
    accounts: broken(),
    accountRepository: broken(),
    programKeys: broken(),
    measurements: broken(),
    // The checks of tokens work, so that requests reach every handler; calls of handlers fail.
    revoked: { ...context.revoked, add: broken<Context['revoked']>().add },
    wstg: {
      ...context.wstg,
      overview: broken(),
      listing: broken(),
      checkGate: () => Promise.reject(failure()),
      inbox: broken(),
      requestRun: () => Promise.reject(failure()),
      acceptRequests: () => Promise.reject(failure()),
      lookUpFinding: () => Promise.reject(failure()),
    },
    dumps: { dumpExport: broken(), dumpImport: broken() },
    collectReport: () => Promise.reject(failure()),
  }))

  const reached = documentedOperations.filter(
    ({ id }) => !safe.includes(id) && id !== 'refreshAccessToken',
  )
  for (const [kind, thrown] of Object.entries(failures)) {
    failure = thrown
    const before = service.logs().length
    const asked = kind === 'an error of the database' ? reached : [operationOf('getProfile')]
    for (const operation of asked) {
      const { id, method, path } = operation
      const upload = id === 'importDump'
      const answer = await app.inject({
        method: method as 'GET',
        url: path.replace(/\{\w+\}/g, '1'),
        headers: {
          cookie,
          authorization: `Bearer ${token}`,
          ...(upload && { 'content-type': 'multipart/form-data; boundary=x' }),
        },
        payload: upload ? form : (bodyOf(operation) ?? ''),
      })
      const { statusCode: status, headers, rawPayload: body } = answer
      checkAnswer(method, path, { status, headers, body })
      t.same([status, answer.json()], [500, unknownError], `${kind}: ${id}`)
      t.notMatch(JSON.stringify(headers), /secret|10\.0\.0\.7/)
    }
    const lines = service.logs().slice(before)
    const logged = lines.filter(({ event }) => event === 'request_failed')
    t.equal(logged.length, asked.length, 'the log has an entry for each')
  }
})

t.test('the renewal of a session does not give the reason of a failure', async (t) => {
  const service = await startService(t)
  const { cookie } = await service.register('ana')
  const app = await rebuild(t, service, ({ authentication }) => ({
    authentication(jwt) {
      const { tokens, authenticators } = authentication(jwt)
      const refreshCookie = () => Promise.reject(failure())
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
