import { type Deadline, startDeadline, unlessAborted } from './deadline.ts'
import {
  ApiError,
  ConnectionError,
  errorText,
  isUnauthorized,
  type OperationId,
  parseJson,
  withOperation,
} from './errors.ts'
import { entriesOf, followRequest, type Watching } from './lists.ts'
import { type Authentication, createSessionStore, type Session } from './session.ts'
import { canTellProgress, type OnProgress, readDownload, upload, uploadForm } from './transfer.ts'

export interface ClientOptions {
  /**
   * The service's address with its scheme, such as `https://api.example`. Default: the origin of
   * the page. Required on servers.
   */
  baseUrl?: string | undefined
  /** Used instead of the global `fetch`. */
  fetch?: ((request: Request) => Promise<Response>) | undefined
  /**
   * Time limit in milliseconds of a call without an answer or a transfer without progress. 0: none.
   * Default: 30000.
   */
  timeoutMs?: number | undefined
  /**
   * For servers: the user's refresh token, from `session.refreshToken` of an earlier client.
   */
  refreshToken?: string | undefined
}

/** Options of every call. */
export interface CallOptions {
  /** Aborts the call, which then fails with the signal's reason. */
  signal?: AbortSignal | undefined
  /** Milliseconds, instead of the client's own `timeoutMs`. */
  timeoutMs?: number | undefined
}

/** Options of `waitForRequest`. */
export interface WaitOptions extends CallOptions, Watching {}

/** An answer with the address of the request that was accepted. */
export interface Located {
  /** Path of the accepted request, for `waitForRequest`. */
  location: string
}

/** Options of calls that send or receive a file. */
export interface TransferOptions extends CallOptions {
  /** Called repeatedly during the transfer. */
  onProgress?: OnProgress | undefined
}

/** The query of an operation. Parameters without a value are not sent. */
export type Query<Declared> = {
  [Name in keyof Declared]:
    | Declared[Name]
    | (Partial<Pick<Declared, Name>> extends Pick<Declared, Name> ? undefined : never)
}

/** The filters of a list and the `limit` of its pages; `after` is the client's own. */
export type Filters<Declared> = Omit<Query<Declared>, 'after'>

/** An operation, as the runtime uses it. */
export interface OperationRoute {
  readonly method: string
  readonly path: string
  /** Whether an access token authenticates the call. */
  readonly bearer: boolean
  /** The header of a key that may authenticate it instead. */
  readonly key?: string
  readonly transfer?: 'download' | 'upload'
  /** The iterator over the pages of a list, and the property of a page that has its entries. */
  readonly list?: { readonly name: string; readonly entries: string }
}

interface CallInput extends TransferOptions {
  path?: object
  query?: Readonly<Record<string, unknown>>
  headers?: Readonly<Record<string, unknown>>
  /** `all`: no body, which concerns all. */
  body?: object | 'all'
}

const defaultTimeoutMs = 30_000
const outOfReach = 'the service is unreachable, or it does not allow the origin of this page'

const cookiePath = '/api/auth/'

/** Operations that end the session. */
const leavingCalls = new Set(['logout', 'logoutEverywhere', 'deleteAccount'])
/** Operations that end the refresh token of all tabs. */
const endingCalls = new Set(['changePassword', 'logoutEverywhere', 'deleteAccount'])

/**
 * The refresh cookie outside of browsers. Browsers keep it themselves and hide it from scripts.
 */
const createCookieMemory = (token: string | undefined) => ({
  token,
  headers(path: string) {
    return this.token !== undefined && path.startsWith(cookiePath)
      ? { cookie: `refresh_token=${this.token}` }
      : {}
  },
  read({ headers }: Response) {
    for (const text of headers.getSetCookie?.() ?? []) {
      const value = /^refresh_token=([^;]*)/.exec(text)?.[1]
      if (value !== undefined) this.token = value === '' ? undefined : value
    }
  },
  forget() {
    this.token = undefined
  },
})

/** The query with its question mark; empty without a parameter that has a value. */
const searchOf = (query: CallInput['query'] = {}): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return search.size > 0 ? `?${search}` : ''
}

/** The origin of the page; empty on servers and for pages without an address. */
const pageOrigin = (): string =>
  /^https?:/.test(globalThis.location?.origin) ? globalThis.location.origin : ''

/** @throws TypeError unless the address is a complete one, or empty */
const readBase = (baseUrl: string): string => {
  if (baseUrl !== '' && !(/^https?:\/\//.test(baseUrl) && URL.canParse(baseUrl)))
    throw new TypeError(`baseUrl is an address such as https://api.example, not '${baseUrl}'`)
  return baseUrl.replace(/\/+$/, '')
}

/** A name of the service for channel and storage; `undefined` outside of browsers. */
const serviceName = (baseUrl: string): string | undefined =>
  typeof window === 'undefined' || baseUrl === ''
    ? undefined
    : `weight-bmi-register ${new URL(baseUrl).origin}`

/**
 * A value as a segment of a path. URLs drop the segments `.` and `..`, also percent-encoded ones;
 * the service trims identifiers.
 */
const segmentOf = (value: unknown): string =>
  encodeURIComponent(String(value)).replace(/^\.{1,2}$/, '%20$&')

/**
 * The functions of the generated interface, one for each operation, and their session.
 */
export const createRuntime = (
  routes: Readonly<Record<string, OperationRoute>>,
  {
    baseUrl = pageOrigin(),
    fetch: ownFetch,
    timeoutMs: clientTimeoutMs = defaultTimeoutMs,
    refreshToken,
  }: ClientOptions,
): { session: Session } & Record<string, unknown> => {
  const base = readBase(baseUrl)
  const cookies = createCookieMemory(refreshToken)

  /**
   * Copies the caller's input, which may change before the call is repeated.
   */
  const prepare = (id: string, { path, query, headers, body, onProgress }: CallInput) => {
    const route = routes[id]
    if (!route) throw new TypeError(`there is no operation ${id}`)
    if (base === '' && typeof location === 'undefined')
      throw new TypeError('outside of a page createClient needs the option baseUrl')
    const sent = body === 'all' ? undefined : body
    const form = route.transfer === 'upload' && sent ? uploadForm(sent) : undefined
    const parameters: Readonly<Record<string, unknown>> = { ...path }
    return {
      id: id as OperationId,
      route,
      url:
        base +
        route.path.replace(/\{(\w+)\}/g, (_mark, name: string) => segmentOf(parameters[name])) +
        searchOf(query),
      headers: Object.entries({ ...headers }).filter(([, value]) => value !== undefined),
      /** Whether a refused call may be repeated with a new token. */
      renewable: route.bearer && (route.key === undefined || headers?.[route.key] === undefined),
      form,
      json: form || !sent ? undefined : JSON.stringify(sent),
      onProgress,
    }
  }

  /** Runs an action under the caller's time limit and signal. */
  const within = async <T>(
    { timeoutMs = clientTimeoutMs, signal }: CallOptions,
    action: (deadline: Deadline) => Promise<T>,
  ): Promise<T> => {
    const deadline = startDeadline(timeoutMs, signal)
    try {
      return await action(deadline)
    } finally {
      deadline.release()
    }
  }

  /** Sends one request and reads its answer. */
  const perform = async (
    { id, route, url, headers: ownHeaders, form, json, onProgress }: ReturnType<typeof prepare>,
    deadline: Deadline,
    token?: string,
  ): Promise<unknown> => {
    const headers = new Headers({
      ...Object.fromEntries(ownHeaders),
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...cookies.headers(route.path),
    })
    const body = form && !canTellProgress(ownFetch) ? form.form : (json ?? null)
    const { signal } = deadline
    const request = new Request(url, {
      method: route.method,
      headers,
      body,
      credentials: 'include',
      signal,
    })
    let failure = outOfReach
    const exchange = async (): Promise<unknown> => {
      const response = form
        ? await upload(request, form, deadline, onProgress, ownFetch)
        : await (ownFetch ?? globalThis.fetch)(request)
      failure = 'the answer broke off, or is not the one of the service'
      cookies.read(response)
      if (response.ok && route.transfer === 'download') {
        if (!response.body || response.status === 204)
          throw new ConnectionError('the answer has no body')
        return readDownload(response.body, response.headers, deadline.renew(), onProgress)
      }
      const text = await response.text()
      if (!response.ok)
        throw new ApiError(id, errorText(parseJson(text), response.status), response)
      const answer: unknown = JSON.parse(text)
      if (typeof answer !== 'object' || answer === null) throw new ConnectionError(failure)
      const location = response.headers.get('location')
      return location === null ? answer : { ...answer, location }
    }
    try {
      // The application's own `fetch` may ignore signals.
      return await unlessAborted(exchange(), signal)
    } catch (error) {
      throw error instanceof ApiError ? error : deadline.explain(error, failure)
    }
  }

  const authenticate = (id: string, input: CallInput = {}) =>
    within(input, (deadline) => perform(prepare(id, input), deadline)) as Promise<Authentication>

  const store = createSessionStore(
    () => authenticate('refreshAccessToken'),
    serviceName(base),
    cookies,
  )

  /** Sends a call, and repeats it once with a new token while its session lasts. */
  const call = (id: string, input: CallInput): Promise<unknown> =>
    within(input, async (deadline) => {
      const prepared = prepare(id, input)
      const { route, renewable } = prepared
      /** Each answer is progress of a transfer. The limit of other calls covers all requests. */
      const advance = () => route.transfer && deadline.extend()
      const refresh = () =>
        unlessAborted(store.refresh(), deadline.signal).catch((error: unknown) => {
          throw withOperation(error, prepared.id)
        })
      const send = (token: string | undefined) => {
        const request = () => perform(prepared, deadline, token)
        return endingCalls.has(id)
          ? unlessAborted(store.alone(request), deadline.signal)
          : request()
      }
      if (route.transfer === 'upload' && store.isStale) await refresh()
      const { token, epoch } = store
      try {
        advance()
        return await send(token)
      } catch (error) {
        const expired =
          renewable && isUnauthorized(error) && (leavingCalls.has(id) || !store.isLeaving)
        if (!expired || store.epoch !== epoch || store.isOver) throw error
        advance()
        try {
          if (store.token === token) await refresh()
        } catch (reason) {
          throw isUnauthorized(reason) || store.epoch !== epoch ? error : reason
        }
        if (store.epoch !== epoch) throw error
        advance()
        return await send(store.token)
      }
    })

  const logIn = (id: string) => async (input: CallInput) => {
    const authentication = await authenticate(id, input)
    store.begin(authentication)
    return authentication
  }

  /** The calls that start, renew or end the session. */
  const sessionCalls: Record<string, (input: CallInput) => Promise<unknown>> = {
    registerAccount: logIn('registerAccount'),
    login: logIn('login'),
    resetPassword: logIn('resetPassword'),
    refreshAccessToken: (input) =>
      within(input, ({ signal }) => unlessAborted(store.refresh(), signal)),
    logout: (input) => store.logOut(() => call('logout', input)),
    changePassword: (input) =>
      store.renew(() => call('changePassword', input) as Promise<Authentication>),
    logoutEverywhere: (input) => store.leaveAfter(() => call('logoutEverywhere', input)),
    deleteAccount: (input) => store.leaveAfter(() => call('deleteAccount', input)),
  }

  const lists = Object.entries(routes).flatMap(([id, { list }]) => {
    if (!list) return []
    const iterate = ({ signal, timeoutMs, ...filters }: CallOptions = {}) =>
      entriesOf(list.entries, (after) =>
        call(id, { query: { ...filters, after }, signal, timeoutMs }),
      )
    return [[list.name, iterate]]
  })

  return {
    ...Object.fromEntries(
      Object.keys(routes).map((id) => [
        id,
        async (input: CallInput = {}) => sessionCalls[id]?.(input) ?? call(id, input),
      ]),
    ),
    ...Object.fromEntries(lists),
    waitForRequest: (location: string, { onRequest, ...options }: WaitOptions = {}) =>
      followRequest(location, { ...options, onRequest }, (id) =>
        call('getRequest', { ...options, path: { request_id: id } }),
      ),
    session: store.session,
  }
}
