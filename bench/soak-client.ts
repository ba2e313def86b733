/** HTTP calls over kept connections, counted and timed by operation. */
import { Agent, type IncomingMessage, request } from 'node:http'
import { createHistogram, type RecordableHistogram } from 'node:perf_hooks'

/** Milliseconds after which a call counts as broken: far beyond the service's own limits. */
const patience = 30_000

export interface Answer {
  status: number
  headers: IncomingMessage['headers']
  text: string
}

export interface Call {
  method: string
  path: string
  /** What the status has to be; anything else is an error of the soak. */
  expected: number
  token?: string | undefined
  cookie?: string | undefined
  headers?: Record<string, string>
  /** Sent as JSON, or as it is when it is text. */
  body?: object | string
}

export interface Measured {
  all: RecordableHistogram
  byOperation: Map<string, RecordableHistogram>
}

export interface Client {
  /** @param due when it should have been sent, on the clock of `performance.now()`: its time counts from then */
  call(operation: string, call: Call, due?: number): Promise<Answer>
  underWay(): number
  /** Where times are recorded from now on. */
  measure(into: Measured): void
  /** Counts something that went wrong. */
  fail(what: string): Error
  /** What went wrong so far, and how often. */
  errors: Map<string, number>
  close(): void
}

export const newMeasurement = (): Measured => ({ all: createHistogram(), byOperation: new Map() })

/** Hashing, dumps, reports and whole histories take their time by nature; `all` holds every other operation. */
const slow = new Set(['login', 'registerAccount', 'exportDump', 'importDump', 'generateReport', 'listWeights'])

export const createClient = (address: string): Client => {
  const agent = new Agent({ keepAlive: true, maxSockets: 256, maxFreeSockets: 256, scheduling: 'lifo' })
  const errors = new Map<string, number>()
  let measured = newMeasurement()
  let underWay = 0
  const fail = (what: string): Error => {
    errors.set(what, (errors.get(what) ?? 0) + 1)
    return new Error(what)
  }

  const exchange = ({ method, path, token, cookie, headers, body }: Call): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const payload = body === undefined || typeof body === 'string' ? body : JSON.stringify(body)
      const call = request(
        address + path,
        {
          agent,
          method,
          timeout: patience,
          headers: {
            ...(payload !== undefined && {
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(payload),
            }),
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
            ...(cookie !== undefined && { cookie }),
            ...headers,
          },
        },
        (response) => {
          let text = ''
          response.setEncoding('latin1')
          response.on('data', (part) => {
            text += part
          })
          response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, text }))
          response.on('error', reject)
        },
      )
      call.on('timeout', () => call.destroy(new Error(`no answer in ${patience} ms`)))
      call.on('error', reject)
      call.end(payload)
    })

  return {
    errors,
    fail,
    underWay: () => underWay,
    measure(into) {
      measured = into
    },
    async call(operation, call, due = performance.now()) {
      underWay += 1
      const answer = await exchange(call)
        .catch((error: Error) => {
          throw fail(`${operation}: ${error.message}`)
        })
        .finally(() => {
          underWay -= 1
        })
      if (answer.status !== call.expected) {
        throw fail(`${operation}: ${answer.status} instead of ${call.expected}: ${answer.text.slice(0, 200)}`)
      }
      if (answer.text === '') throw fail(`${operation}: ${answer.status} without a body`)
      const microseconds = Math.max(1, Math.round((performance.now() - due) * 1000))
      if (!slow.has(operation)) measured.all.record(microseconds)
      const own = measured.byOperation.get(operation) ?? createHistogram()
      measured.byOperation.set(operation, own)
      own.record(microseconds)
      return answer
    },
    close: () => agent.destroy(),
  }
}
