import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { request as requestByHttps } from 'node:https'
import type { Log } from '../telemetry/log.ts'
import { readErrorBody } from './error-body.ts'
import { type FailedRequest, type FailureReason, FindingsToolError } from './errors.ts'

/** Not imported, because an import of `node:http` also loads the modules of `fetch`. */
const { request: requestByHttp } = process.getBuiltinModule('node:http')

export type ToolRequest = {
  method: 'GET' | 'POST' | 'PATCH'
  /** Path below `/api/v2/`, with the final slash that DefectDojo demands: `findings/12/`. */
  path: string
  query?: Readonly<Record<string, string | number>>
  body?: object
  signal?: AbortSignal | undefined
  /** W3C trace context of the call. */
  traceparent?: string | undefined
}

/** Pauses that all processes see. A pause ends by itself after `milliseconds`. */
export type Pauses = {
  set(name: string, milliseconds: number): Promise<void>
  clear(name: string): Promise<void>
  /** Milliseconds until the pause ends; 0 when there is none. */
  remaining(name: string): Promise<number>
}

/**
 * Sends one request and resolves with the JSON of a 2xx answer.
 * @throws FindingsToolError for all other outcomes
 */
export type SendRequest = (request: ToolRequest) => Promise<unknown>

export type TransportOptions = {
  /** The address of DefectDojo, with or without a path; it may end with `/api/v2`. */
  url: string
  token: string
  /** Milliseconds for one request and its whole answer. */
  timeoutMs: number
  /** The store of the pauses that the tool demands, for all processes. */
  pauses: Pauses
  log: Log
}

/** 32 MiB. 100 findings of a checklist have 0.2 MB, so there is room for very long descriptions. */
const maxAnswerBytes = 32 * 1024 * 1024
const maxErrorBytes = 64 * 1024
/** One day in seconds; a longer Retry-After is a mistake. */
const maxRetryAfter = 86_400

/** The pause during which no process calls the tool. */
const pauseName = 'findings-tool-pause'
/** Milliseconds for which all requests share one reading of the pause. */
const pauseFreshness = 100

const baseUrlOf = (url: string): string => {
  const parsed = URL.parse(url)
  if (parsed === null || !/^https?:$/.test(parsed.protocol))
    throw new Error('the findings tool needs an http(s) URL')
  if (parsed.username !== '' || parsed.password !== '') {
    throw new Error("the findings tool's URL must not contain a user name or password")
  }
  const path = parsed.pathname.replace(/\/+$/, '').replace(/\/api\/v2$/, '')
  return `${parsed.origin}${path}/api/v2/`
}

/** The seconds of a Retry-After header, which may also be a date. */
const retryAfterOf = (header: string | undefined): number | undefined => {
  if (header === undefined) return undefined
  const seconds = /^\s*\d+\s*$/.test(header)
    ? Number(header)
    : Math.ceil((Date.parse(header) - Date.now()) / 1000)
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), maxRetryAfter) : undefined
}

const isHtml = ({ headers }: IncomingMessage): boolean =>
  /html/i.test(headers['content-type'] ?? '')

/** Every answer has a status. */
const statusOf = ({ statusCode }: IncomingMessage): number => statusCode!

class AnswerTooLarge extends Error {}

const readText = async (response: IncomingMessage, maxBytes: number): Promise<string> => {
  const chunks: Buffer[] = []
  let size = 0
  // Leaving the loop ends the connection, and with it the rest of the body.
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.byteLength
    if (size > maxBytes) throw new AnswerTooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * The code of a network failure (`ECONNREFUSED`, `ECONNRESET`, `CERT_HAS_EXPIRED`, …), or its text.
 */
const networkCause = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown cause'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message
}

/** Whether a connection was closed before its answer came. */
const isClosed = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'ECONNRESET' || error.code === 'EPIPE')

const reasonOfStatus = (response: IncomingMessage): FailureReason => {
  const status = statusOf(response)
  if (status < 400) return 'redirected'
  if (status === 401) return 'bad_token'
  // DefectDojo's own 404 is JSON. An HTML page comes from a server in front of it and proves
  // nothing about a finding.
  if (status === 404 && !isHtml(response)) return 'not_found'
  if (status === 409) return 'conflict'
  if (status === 429) return 'rate_limited'
  return status >= 500 ? 'server_error' : 'refused'
}

const hints: Partial<Record<FailureReason, string>> = {
  redirected: 'a redirect, which is not followed: the URL must lead to the API directly',
  bad_token: 'the API token is not accepted',
  missing_right: "the token's user lacks the right",
}

/**
 * HTTP client for DefectDojo: token, time-out, no redirects (they turn a POST into a GET and send
 * the token to another host), bounded answers, and one kind of error. After a 429 no request is
 * sent before its `Retry-After` has passed.
 * @throws Error when the URL or the token is unusable
 */
export const createTransport = ({
  url,
  token,
  timeoutMs,
  pauses,
  log,
}: TransportOptions): SendRequest => {
  const base = baseUrlOf(url)
  if (!/^[\x21-\x7e]+$/.test(token))
    throw new Error("the findings tool's token must consist of visible ASCII characters")
  const send = base.startsWith('https:') ? requestByHttps : requestByHttp
  const withoutToken = (text: string) => text.replaceAll(token, '[token]')
  /** Milliseconds of the monotonic clock, like the two variables below. */
  let pausedUntil = 0
  let askedAt = Number.NEGATIVE_INFINITY
  let sharedPauseUntil = Promise.resolve(0)

  /** The end of the pause that any process was told to make. */
  const pauseOfAll = (): Promise<number> => {
    if (performance.now() - askedAt >= pauseFreshness) {
      askedAt = performance.now()
      // Without the database each process observes only its own pauses.
      sharedPauseUntil = pauses.remaining(pauseName).then(
        (remaining) => (remaining > 0 ? performance.now() + remaining : 0),
        () => 0,
      )
    }
    return sharedPauseUntil
  }

  const addressOf = ({ path, query }: ToolRequest): URL => {
    const address = new URL(path, base)
    for (const [name, value] of Object.entries(query ?? {}))
      address.searchParams.set(name, String(value))
    return address
  }

  /** Uses Node's HTTP client: it takes a quarter of the time of `fetch` and leaves no timer. */
  const exchange = async <T>(
    request: ToolRequest,
    failed: FailedRequest,
    consume: (response: IncomingMessage) => Promise<T>,
    isRepeated = false,
  ): Promise<T> => {
    const { method, signal, traceparent } = request
    if (signal?.aborted)
      throw new FindingsToolError('aborted', failed, 'given up before it was sent', { sent: false })
    const body = request.body && JSON.stringify(request.body)
    // A creation uses a new connection: if the tool closes a kept connection meanwhile, the outcome
    // of the creation is unknown.
    const isFresh = isRepeated || method === 'POST'
    const call = send(addressOf(request), {
      method,
      ...(isFresh && { agent: false }),
      headers: {
        authorization: `Token ${token}`,
        accept: 'application/json',
        'accept-language': 'en',
        ...(traceparent !== undefined && { traceparent }),
        ...(body !== undefined && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        }),
      },
    })
    // The promise below rejects with the same error.
    call.on('error', () => undefined)
    let givenUp: FindingsToolError | undefined
    const giveUp = (reason: FindingsToolError) => {
      givenUp ??= reason
      call.destroy(givenUp)
    }
    const late = () =>
      new FindingsToolError('timeout', failed, `no complete answer within ${timeoutMs} ms`)
    const timer = setTimeout(() => giveUp(late()), timeoutMs)
    const abort = () =>
      giveUp(new FindingsToolError('aborted', failed, 'given up before the answer came'))
    signal?.addEventListener('abort', abort)
    try {
      call.end(body)
      const [response] = (await once(call, 'response')) as [IncomingMessage]
      return await consume(response)
    } catch (error) {
      if (givenUp) throw givenUp
      if (error instanceof FindingsToolError) throw error
      if (call.reusedSocket && !isFresh && isClosed(error))
        return await exchange(request, failed, consume, true)
      if (error instanceof AnswerTooLarge) {
        throw new FindingsToolError(
          'unusable_answer',
          failed,
          `the answer has more than ${maxAnswerBytes} bytes`,
        )
      }
      throw new FindingsToolError(
        'unreachable',
        failed,
        `the connection failed: ${withoutToken(networkCause(error))}`,
      )
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    }
  }

  /**
   * A 403 means a bad token or a missing right. The tool's message decides; otherwise a harmless
   * request does.
   */
  const reasonOfForbidden = async (
    detail: string | undefined,
    failed: FailedRequest,
    signal: AbortSignal | undefined,
  ): Promise<FailureReason> => {
    if (detail !== undefined && /token|credentials|inactive/i.test(detail)) return 'bad_token'
    if (detail !== undefined && /permission/i.test(detail)) return 'missing_right'
    const status = await exchange(
      { method: 'GET', path: 'user_profile/', signal },
      failed,
      async (response) => {
        response.destroy()
        return statusOf(response)
      },
    ).catch(() => undefined)
    if (status === 401 || status === 403) return 'bad_token'
    return status === 200 ? 'missing_right' : 'refused'
  }

  const failureOf = async (
    response: IncomingMessage,
    failed: FailedRequest,
    signal: AbortSignal | undefined,
  ): Promise<FindingsToolError> => {
    const status = statusOf(response)
    // The status is enough if the body cannot be read.
    const text = await readText(response, maxErrorBytes).catch(() => '')
    const said = readErrorBody(parseJson(withoutToken(text)))
    const reason =
      status === 403
        ? await reasonOfForbidden(said.detail, failed, signal)
        : reasonOfStatus(response)
    const page = isHtml(response) ? 'with an HTML page instead of JSON' : ''
    const parts = [`answered ${status}`, hints[reason] ?? '', said.text || page]
    const retryAfter = retryAfterOf(response.headers['retry-after'])
    return new FindingsToolError(reason, failed, parts.filter((part) => part !== '').join(', '), {
      status,
      fieldErrors: said.fieldErrors,
      ...(retryAfter !== undefined && { retryAfter }),
    })
  }

  const jsonOf = async (response: IncomingMessage, failed: FailedRequest): Promise<unknown> => {
    const json = parseJson(await readText(response, maxAnswerBytes))
    if (json !== undefined) return json
    const status = statusOf(response)
    const body = isHtml(response)
      ? 'an HTML page instead of JSON (a login page, a proxy?)'
      : 'no valid JSON'
    throw new FindingsToolError('unusable_answer', failed, `answered ${status} with ${body}`, {
      status,
    })
  }

  return async (request) => {
    const failed = { method: request.method, path: new URL(request.path, base).pathname }
    const until = Math.max(await pauseOfAll(), pausedUntil)
    const pause = Math.ceil((until - performance.now()) / 1000)
    if (pause > 0) {
      const explanation = `not sent, the tool asked for a pause that lasts ${pause} s more`
      throw new FindingsToolError('rate_limited', failed, explanation, { retryAfter: pause })
    }
    return exchange(request, failed, async (response) => {
      if (statusOf(response) >= 200 && statusOf(response) < 300) return jsonOf(response, failed)
      const failure = await failureOf(response, failed, request.signal)
      if (failure.reason === 'rate_limited' && failure.retryAfter !== undefined) {
        pausedUntil = Math.max(pausedUntil, performance.now() + failure.retryAfter * 1000)
        await pauses.set(pauseName, failure.retryAfter * 1000).catch(() => undefined)
        log.warn(
          { event: 'findings_tool_pause', seconds: failure.retryAfter },
          'the findings tool asked for a pause',
        )
      }
      throw failure
    })
  }
}
