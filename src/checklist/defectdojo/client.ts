import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { isJsonObject } from '../../platform/parsing.ts'
import { ExchangeError, exchange, type Response } from '../../platform/process/outbound.ts'
import type { Log } from '../../platform/telemetry/log.ts'
import { type FailureReason, FindingsToolError, isFailure } from './errors.ts'
import { toolAddressOf } from './finding.ts'

export type ClientOptions = {
  /** The address of DefectDojo, with or without a path; it may end with `/api/v2`. */
  url: string | undefined
  /** Without a URL and a token every call fails like a call to an unreachable tool. */
  token: string | undefined
  /** Milliseconds for one request and its whole answer. */
  timeoutMs: number
  log: Log
  /**
   * Called after every request with method and path (`{id}` instead of numbers), `success` or the
   * reason of the failure, and the duration in seconds.
   */
  onCall?: (operation: string, outcome: string, seconds: number) => void
}

export interface ToolRequest {
  method: 'GET' | 'POST' | 'PATCH'
  /** Path below `/api/v2/`, with the final slash that DefectDojo requires: `findings/12/`. */
  path: string
  query?: Readonly<Record<string, string | number>>
  body?: object
  signal: AbortSignal | undefined
}

/** `count` is the length of the whole list. */
type Page<Row> = { count: number; results: Row[] }

export const pageSchema = <Row extends z.ZodType>(row: Row) =>
  z.object({ count: z.int().nonnegative(), results: z.array(row) })

/** 32 MiB. 100 findings of a checklist have 0.2 MB, so there is room for very long descriptions. */
const maxAnswerBytes = 32 * 1024 * 1024
/** Characters of the tool's own message. */
const maxMessageLength = 400
/** Ten minutes in seconds; a longer Retry-After counts as this one. */
const maxRetryAfter = 600

/** Whether calls wait for the end of the pauses that the tool asks for. */
export const isPatient = new AsyncLocalStorage<true>()

/** DefectDojo has no maximum; 100 findings are 0.2 MB. */
const pageSize = 100
/** DefectDojo's default, for a tool that is too slow for full pages. */
const smallPage = 25

/**
 * Reads a list page by page and yields the new rows of each page. The list may change meanwhile, so
 * each page begins with the last row of the previous page. If that row is missing, earlier rows
 * were removed and later rows moved up, so reading goes back until it finds a known row. No row is
 * yielded twice, and a row that stays in the list is never skipped. After a page that came too late
 * the pages are smaller. The `next` of an answer is ignored, because DefectDojo builds it from the
 * request's Host.
 */
export async function* readPages<Row extends { id: number }>(
  fetchPage: (offset: number, limit: number) => Promise<Page<Row>>,
): AsyncGenerator<Row[], void> {
  const seen = new Set<number>()
  let offset = 0
  let limit = pageSize
  const nextPage = () =>
    fetchPage(offset, limit).catch((error: unknown) => {
      if (limit === smallPage || !isFailure(error, 'timeout')) throw error
      limit = smallPage
      return fetchPage(offset, limit)
    })
  for (;;) {
    const { count, results } = await nextPage()
    const [first] = results
    if (offset > 0 && (first === undefined || !seen.has(first.id))) {
      offset = Math.max(0, offset - pageSize)
      continue
    }
    const fresh: Row[] = []
    for (const row of results) {
      if (!seen.has(row.id)) fresh.push(row)
      seen.add(row.id)
    }
    yield fresh
    const end = offset + results.length
    if (results.length === 0 || end >= count) return
    offset = Math.max(end - 1, offset + 1)
  }
}

/** The address of the API, without credentials. */
export const apiOf = (url: string): string => `${toolAddressOf(url)}/api/v2/`

/** The seconds of a Retry-After header, which may also be a date. */
const retryAfterOf = ({ headers }: Response): number | undefined => {
  const header = headers['retry-after']
  if (!header?.trim()) return undefined
  const given = Number(header)
  const seconds = Number.isNaN(given) ? (Date.parse(header) - Date.now()) / 1000 : given
  if (!Number.isFinite(seconds)) return undefined
  return Math.min(Math.max(Math.ceil(seconds), 0), maxRetryAfter)
}

/** A page comes from a server in front of DefectDojo. */
const isHtml = ({ headers }: Response): boolean => /html/i.test(headers['content-type'] ?? '')

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The messages in the body of a 4xx or 5xx, on one line; empty when the body says nothing. */
const messageIn = (body: unknown): string => {
  // `message` repeats the field errors as a Python expression, `pro` is an advertisement.
  const { message = '', pro: _, ...fields } = isJsonObject(body) ? body : {}
  const parts = Object.entries(fields).flatMap(([field, value]) => {
    const text = [value].flat().filter((part) => typeof part === 'string')
    if (text.length === 0) return []
    const isGeneral = field === 'detail' || field === 'non_field_errors'
    return `${isGeneral ? '' : `${field}: `}${text.join(' ')}`
  })
  return (parts.join('; ') || String(message))
    .slice(0, maxMessageLength)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

const failureReason = (response: Response, message: string): FailureReason => {
  const { status } = response
  const isRefusalOf = (subject: RegExp) => status === 403 && subject.test(message)
  if (status < 400) return 'redirected'
  if (status >= 500) return 'server_error'
  if (status === 401 || isRefusalOf(/token|credentials|inactive/i)) return 'bad_token'
  if (isRefusalOf(/permission/i)) return 'missing_right'
  if (status === 404 && !isHtml(response)) return 'not_found'
  // Versions before 3.1.302 answer 400 instead of 409.
  if (status === 409 || (status === 400 && /already exists|unique/.test(message))) return 'conflict'
  return status === 429 ? 'rate_limited' : 'refused'
}

const hints: Partial<Record<FailureReason, string>> = {
  redirected: 'a redirect, which is not followed: FINDINGS_URL must lead to the API directly',
  bad_token: 'the API token (FINDINGS_API_TOKEN) is not accepted',
  missing_right: "the token's user lacks the right",
}

const urlAdvice = 'If this lasts, check FINDINGS_URL'
const adviceOf: Partial<Record<FailureReason, string>> = {
  unreachable: urlAdvice,
  timeout: 'If this lasts, raise FINDINGS_TIMEOUT_MS',
}

/**
 * Calls DefectDojo's API and checks the form of its answers. After a 429 it sends nothing before
 * `Retry-After` has passed; the queue holds the workers of other processes.
 * @throws FindingsToolError for every outcome except an answer of the expected form
 * @throws the reason of a signal that was aborted before the request was sent
 */
export const createClient = (options: ClientOptions) => {
  const { url, token, timeoutMs, log, onCall } = options
  const api = url && apiOf(url)
  const { origin = '', host = '' } = api ? new URL(api) : {}
  /** The tool may repeat its token and its address. */
  const withoutSecrets = (text: string) =>
    [
      [token, '[token]'],
      [origin, '[tool]'],
      [host, '[tool]'],
    ].reduce((rest, [secret, shown = '']) => (secret ? rest.replaceAll(secret, shown) : rest), text)
  /** Of the monotonic clock, in milliseconds. */
  let pausedUntil = 0

  const send = async (request: ToolRequest): Promise<Response> => {
    const { method, path, query, body, signal } = request
    if (!api) {
      const explanation = 'FINDINGS_URL is not set, so there is no findings tool to reach'
      throw new FindingsToolError('unreachable', request, explanation)
    }
    signal?.throwIfAborted()
    const address = new URL(path, api)
    for (const [name, value] of Object.entries(query ?? {}))
      address.searchParams.set(name, String(value))
    const headers = {
      authorization: `Token ${token}`,
      accept: 'application/json',
      'accept-language': 'en',
      ...(body && { 'content-type': 'application/json' }),
    }
    const content = { headers, body: body && JSON.stringify(body) }
    const limits = { timeoutMs, maxBytes: maxAnswerBytes, signal }
    try {
      return await exchange(address, { method, ...content, ...limits })
    } catch (error) {
      if (!(error instanceof ExchangeError)) throw error
      const { reason, message } = error
      throw new FindingsToolError(reason, request, message).advise(adviceOf[reason])
    }
  }

  const failureOf = (request: ToolRequest, response: Response): FindingsToolError => {
    const { status, text } = response
    const message = messageIn(parseJson(withoutSecrets(text)))
    const reason = failureReason(response, message)
    const said = message || (isHtml(response) && 'with an HTML page instead of JSON')
    const explanation = [`answered ${status}`, hints[reason], said].filter(Boolean).join(', ')
    const failure = new FindingsToolError(reason, request, explanation, {
      status,
      retryAfter: retryAfterOf(response),
    })
    // DefectDojo's API has each of the addresses, and refuses with JSON.
    const isUnknownList = status === 404 && request.method === 'GET' && !/\d/.test(request.path)
    const isPage = isHtml(response) && status >= 400 && status < 500
    return failure.advise(isUnknownList || isPage ? urlAdvice : undefined)
  }

  const dataOf = async <Form extends z.ZodType>(form: Form, request: ToolRequest) => {
    const pauseSeconds = Math.ceil((pausedUntil - performance.now()) / 1000)
    if (pauseSeconds > 0) {
      const explanation = `not sent: the tool asked for a pause, which lasts ${pauseSeconds} s more`
      throw new FindingsToolError('rate_limited', request, explanation, {
        retryAfter: pauseSeconds,
      })
    }
    const response = await send(request)
    const { status } = response
    if (status < 200 || status >= 300) {
      const failure = failureOf(request, response)
      const { retryAfter: seconds } = failure
      if (status === 429 && seconds !== undefined) {
        pausedUntil = Math.max(pausedUntil, performance.now() + seconds * 1000)
        log.warn({ event: 'findings_tool_pause', seconds }, 'the findings tool asked for a pause')
      }
      throw failure
    }
    const unusable = (explanation: string) =>
      new FindingsToolError('unusable_answer', request, explanation, { status }).advise(urlAdvice)
    const json = parseJson(response.text)
    if (json === undefined) {
      const page = 'an HTML page instead of JSON'
      throw unusable(`answered ${status} with ${isHtml(response) ? page : 'no valid JSON'}`)
    }
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
    const operation = `${request.method} /${request.path.replace(/\d+/g, '{id}')}`
    const started = performance.now()
    let outcome = 'success'
    try {
      return await dataOf(form, request)
    } catch (error) {
      // The reason of a signal is thrown as it is.
      outcome = error instanceof FindingsToolError ? error.reason : 'aborted'
      if (!isPatient.getStore() || !isFailure(error, 'rate_limited') || !error.retryAfter)
        throw error
      const { signal } = request
      await delay(error.retryAfter * 1000, undefined, signal && { signal })
    } finally {
      if (api) onCall?.(operation, outcome, (performance.now() - started) / 1000)
    }
    return call(form, request)
  }

  /**
   * The rows of a list, page by page.
   * @param form made once by `pageSchema`
   */
  const list = <Row extends { id: number }>(
    form: z.ZodType<Page<Row>>,
    { path, query, signal }: Pick<ToolRequest, 'path' | 'query' | 'signal'>,
  ) =>
    readPages((offset, limit) =>
      call(form, { method: 'GET', path, query: { ...query, limit, offset }, signal }),
    )

  return { call, list }
}

export type Client = ReturnType<typeof createClient>
