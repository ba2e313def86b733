import { z } from 'zod'
import { type Answer, ExchangeError, exchange } from '../outbound.ts'
import type { Log } from '../telemetry/log.ts'
import { activeTraceparent, inSpan, SpanKind } from '../telemetry/tracing.ts'
import { type FailureReason, FindingsToolError } from './errors.ts'
import { type OnPage, readPages } from './pages.ts'

/** Pauses that all processes see. A pause ends by itself after `milliseconds`. */
export type Pauses = {
  set(name: string, milliseconds: number): Promise<void>
  clear(name: string): Promise<void>
  /** Milliseconds until the pause ends; 0 when there is none. */
  remaining(name: string): Promise<number>
}

export type ClientOptions = {
  /** The address of DefectDojo, with or without a path; it may end with `/api/v2`. */
  url: string | undefined
  /** Without a URL and a token every call fails like a call to a tool out of reach. */
  token: string | undefined
  /** Milliseconds for one request and its whole answer. */
  timeoutMs: number
  /** The store of the pauses that the tool demands, for all processes. */
  pauses: Pauses
  log: Log
  /**
   * Called after every request with method and path (`{id}` instead of numbers), `success` or the
   * reason of the failure, and the duration in seconds.
   */
  onCall?: (operation: string, outcome: string, seconds: number) => void
}

type Signal = AbortSignal | undefined

interface ToolRequest {
  method: 'GET' | 'POST' | 'PATCH'
  /** Path below `/api/v2/`, with the final slash that DefectDojo demands: `findings/12/`. */
  path: string
  query?: Readonly<Record<string, string | number>>
  body?: object
  signal: Signal
}

interface List<Row> {
  /** Made once by `pageOf`. */
  form: z.ZodType<{ count: number; results: Row[] }>
  path: string
  query: NonNullable<ToolRequest['query']>
  signal: Signal
  onPage?: OnPage | undefined
}

export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ count: z.int().nonnegative(), results: z.array(row) })

/** 32 MiB. 100 findings of a checklist have 0.2 MB, so there is room for very long descriptions. */
const maxAnswerBytes = 32 * 1024 * 1024
/** Characters of the tool's own message. */
const maxMessageLength = 400
/** One day in seconds; a longer Retry-After is a mistake. */
const maxRetryAfter = 86_400

/** The pause during which no process calls the tool. */
const pauseName = 'findings-tool-pause'
/** Milliseconds for which all requests share one reading of the pause. */
const pauseFreshness = 100

const apiOf = (url: string): string => {
  const { origin, pathname } = new URL(url)
  return `${origin}${pathname.replace(/\/+$/, '').replace(/\/api\/v2$/, '')}/api/v2/`
}

/** The seconds of a Retry-After header, which may also be a date. */
const retryAfterOf = ({ headers }: Answer): number | undefined => {
  const header = headers['retry-after']
  if (header === undefined) return undefined
  const seconds = /^\s*\d+\s*$/.test(header)
    ? Number(header)
    : Math.ceil((Date.parse(header) - Date.now()) / 1000)
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), maxRetryAfter) : undefined
}

const isPage = ({ headers }: Answer): boolean => /html/i.test(headers['content-type'] ?? '')

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The messages in the body of a 4xx or 5xx, on one line; empty when the body says nothing. */
const messageIn = (body: unknown): string => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return ''
  // `message` repeats the field errors as a Python expression, `pro` is an advertisement.
  const { message, pro: _, ...fields } = body as Record<string, unknown>
  const parts = Object.entries(fields).flatMap(([field, value]) => {
    const text = [value].flat().filter((part) => typeof part === 'string')
    if (text.length === 0) return []
    const isGeneral = field === 'detail' || field === 'non_field_errors'
    return `${isGeneral ? '' : `${field}: `}${text.join(' ')}`
  })
  const text = parts.length > 0 ? parts.join('; ') : typeof message === 'string' ? message : ''
  return text
    .slice(0, maxMessageLength)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

const reasonOfStatus = (status: number): FailureReason => {
  if (status < 400) return 'redirected'
  if (status >= 500) return 'server_error'
  const reasons: Record<number, FailureReason> = {
    401: 'bad_token',
    404: 'not_found',
    409: 'conflict',
    429: 'rate_limited',
  }
  return reasons[status] ?? 'refused'
}

const hints: Partial<Record<FailureReason, string>> = {
  redirected: 'a redirect, which is not followed: the URL must lead to the API directly',
  bad_token: 'the API token is not accepted',
  missing_right: "the token's user lacks the right",
}

/**
 * Calls DefectDojo's API and checks the form of its answers. After a 429 it sends nothing before
 * `Retry-After` has passed.
 * @throws FindingsToolError for every outcome but an answer of the expected form
 */
export const createClient = (options: ClientOptions) => {
  const { url, token, timeoutMs, pauses, log, onCall } = options
  const api = url && apiOf(url)
  const withoutToken = (text: string) => (token ? text.replaceAll(token, '[token]') : text)
  /** Of the monotonic clock, in milliseconds, like the time of the last reading. */
  let pausedUntil = 0
  let readAt = Number.NEGATIVE_INFINITY
  let reading = Promise.resolve()

  /** Milliseconds of the pause that any process was told to make. */
  const remainingPause = async (): Promise<number> => {
    if (performance.now() - readAt >= pauseFreshness) {
      readAt = performance.now()
      // Without the database each process observes only its own pauses.
      reading = pauses.remaining(pauseName).then(
        (rest) => {
          pausedUntil = Math.max(pausedUntil, performance.now() + rest)
        },
        () => undefined,
      )
    }
    await reading
    return pausedUntil - performance.now()
  }

  const pause = async (seconds: number): Promise<void> => {
    pausedUntil = Math.max(pausedUntil, performance.now() + seconds * 1000)
    await pauses.set(pauseName, seconds * 1000).catch(() => undefined)
    log.warn({ event: 'findings_tool_pause', seconds }, 'the findings tool asked for a pause')
  }

  const send = async (request: ToolRequest): Promise<Answer> => {
    const { method, path, query, body, signal } = request
    if (!api)
      throw new FindingsToolError(
        'unreachable',
        request,
        'FINDINGS_URL is not set, so there is no findings tool to reach',
      )
    if (signal?.aborted)
      throw new FindingsToolError('aborted', request, 'given up before it was sent', {
        sent: false,
      })
    const address = new URL(path, api)
    for (const [name, value] of Object.entries(query ?? {}))
      address.searchParams.set(name, String(value))
    const traceparent = activeTraceparent()
    const headers = {
      authorization: `Token ${token}`,
      accept: 'application/json',
      'accept-language': 'en',
      ...(traceparent !== undefined && { traceparent }),
      ...(body && { 'content-type': 'application/json' }),
    }
    try {
      return await exchange(address, {
        method,
        headers,
        body: body && JSON.stringify(body),
        timeoutMs,
        maxBytes: maxAnswerBytes,
        signal,
      })
    } catch (error) {
      if (!(error instanceof ExchangeError)) throw error
      throw new FindingsToolError(error.reason, request, error.message)
    }
  }

  /**
   * A 403 means a bad token or a missing right, and a 404 with a page may come from a server in
   * front of DefectDojo. Unless the message decides, a request for the token's user does.
   */
  const reasonOf = async (
    answer: Answer,
    message: string,
    signal: Signal,
  ): Promise<FailureReason> => {
    const { status } = answer
    if (status !== 403 && !(status === 404 && isPage(answer))) return reasonOfStatus(status)
    if (status === 403 && /token|credentials|inactive/i.test(message)) return 'bad_token'
    if (status === 403 && /permission/i.test(message)) return 'missing_right'
    const request = { method: 'GET', path: 'user_profile/', signal } as const
    const profile = await send(request).catch(() => undefined)
    if (profile?.status === 200) return status === 403 ? 'missing_right' : 'not_found'
    const isRefused = profile?.status === 401 || profile?.status === 403
    return status === 403 && isRefused ? 'bad_token' : 'refused'
  }

  const failureOf = async (request: ToolRequest, answer: Answer): Promise<FindingsToolError> => {
    const { status, text } = answer
    const message = messageIn(parseJson(withoutToken(text)))
    const reason = await reasonOf(answer, message, request.signal)
    const said = message || (isPage(answer) && 'with an HTML page instead of JSON')
    const explanation = [`answered ${status}`, hints[reason], said].filter(Boolean).join(', ')
    const retryAfter = retryAfterOf(answer)
    return new FindingsToolError(reason, request, explanation, { status, retryAfter })
  }

  const answerOf = async <Form extends z.ZodType>(
    form: Form,
    request: ToolRequest,
  ): Promise<z.output<Form>> => {
    const rest = Math.ceil((await remainingPause()) / 1000)
    if (rest > 0) {
      const explanation = `not sent, the tool asked for a pause that lasts ${rest} s more`
      throw new FindingsToolError('rate_limited', request, explanation, { retryAfter: rest })
    }
    const answer = await send(request)
    const { status } = answer
    if (status < 200 || status >= 300) {
      const failure = await failureOf(request, answer)
      if (status === 429 && failure.retryAfter !== undefined) await pause(failure.retryAfter)
      throw failure
    }
    const unusable = (explanation: string) =>
      new FindingsToolError('unusable_answer', request, explanation, { status })
    const json = parseJson(answer.text)
    if (json === undefined && isPage(answer))
      throw unusable(
        `answered ${status} with an HTML page instead of JSON (a login page, a proxy?)`,
      )
    if (json === undefined) throw unusable(`answered ${status} with no valid JSON`)
    const parsed = form.safeParse(json)
    if (parsed.success) return parsed.data
    const [issue] = parsed.error.issues
    const field = issue?.path.join('.') || 'the answer'
    throw unusable(`unexpected answer, ${field}: ${issue?.message}`)
  }

  const call = async <Form extends z.ZodType>(
    form: Form,
    request: ToolRequest,
  ): Promise<z.output<Form>> => {
    const template = `/${request.path.replace(/\d+/g, '{id}')}`
    const operation = `${request.method} ${template}`
    const attributes = { 'http.request.method': request.method, 'url.template': template }
    const started = performance.now()
    let outcome = 'unexpected'
    try {
      const answer = await inSpan(operation, { kind: SpanKind.CLIENT, attributes }, () =>
        answerOf(form, request),
      )
      outcome = 'success'
      return answer
    } catch (error) {
      if (error instanceof FindingsToolError) outcome = error.reason
      throw error
    } finally {
      if (api) onCall?.(operation, outcome, (performance.now() - started) / 1000)
    }
  }

  /** The rows of a list, page by page. */
  const list = <Row extends { id: number }>({ form, path, query, signal, onPage }: List<Row>) =>
    readPages(
      path,
      (offset, limit) =>
        call(form, { method: 'GET', path, query: { ...query, limit, offset }, signal }),
      onPage,
    )

  /** All rows of a list, the oldest first. */
  const listAll = async <Row extends { id: number }>(all: List<Row>): Promise<Row[]> => {
    const rows: Row[] = []
    for await (const page of list(all)) rows.push(...page)
    return rows.sort((a, b) => a.id - b.id)
  }

  return { call, list, listAll }
}

export type Client = ReturnType<typeof createClient>
