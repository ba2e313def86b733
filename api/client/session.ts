import { ApiError, isUnauthorized } from './errors.ts'
import { notify } from './notify.ts'

/** The logged-in account. */
export interface Account {
  userId: number
  username: string
  role: 'admin' | 'user'
}

/**
 * A change of the session. `signed_in`: by registration, login, a password link, `restore` or a
 * login in another tab. `refreshed`: a new token has arrived. `signed_out`: by logout,
 * `logoutEverywhere`, `deleteAccount` or `forget`, in this tab or another. `expired`: the refresh
 * token is no longer accepted. `account_changed`: another account has logged in with the same
 * browser; `restore` adopts its session.
 */
export type SessionChange = 'signed_in' | 'refreshed' | 'signed_out' | 'expired' | 'account_changed'

/** Called for each change, with the account that is then logged in, or `null`. */
export type SessionListener = (account: Account | null, change: SessionChange) => void

export interface Session {
  /** The logged-in account; `null` without one, or before it is known. */
  readonly account: Account | null
  /**
   * For servers: the refresh token, to keep between two requests of a user. Browsers hide it.
   */
  readonly refreshToken: string | undefined
  /**
   * Call it when a page loads: it restores the session of the refresh cookie, or returns `null`. It
   * asks the service only if this origin remembers a login, or with `always`, for a login on a page
   * of another origin.
   */
  restore(options?: { always?: boolean | undefined }): Promise<Account | null>
  /**
   * Ends the session in this browser without the service, for example offline. The refresh token
   * stays valid.
   */
  forget(): void
  /** Returns a function that removes the listener. */
  onChange(listener: SessionListener): () => void
  /**
   * Stops listening to other tabs, for tests and hot reloading. A closed page needs no call.
   */
  close(): void
}

/** The answer of the operations that begin or renew a session. */
export interface Authentication {
  user_id: number
  username: string
  role: 'admin' | 'user'
  access_token: string
}

interface State {
  account: Account
  token: string
  /** Monotonic milliseconds. */
  since: number
}

/** The refresh token, as far as this client can read it. */
export interface RefreshTokenMemory {
  readonly token: string | undefined
  forget(): void
}

/** Milliseconds. Access tokens last 15 minutes; an upload first renews an older token. */
const freshFor = 10 * 60_000

/** The error for a token that arrives after the end of its session. */
const sessionEnded = () => {
  const headers = new Headers({ 'x-error-code': 'authentication_required' })
  return new ApiError('refreshAccessToken', 'La sesión ha terminado', { status: 401, headers })
}

/**
 * Stores in the page's storage that a login took place, and no more. A page without it need not ask
 * the service for a session. Without storage the client always asks.
 */
const createMarker = (name: string | undefined) => {
  const use = <T>(action: (storage: Storage, key: string) => T): T | undefined => {
    try {
      return name === undefined ? undefined : action(localStorage, name)
    } catch {
      return undefined
    }
  }
  return {
    set: () => use((storage, key) => storage.setItem(key, 'session')),
    remove: () => use((storage, key) => storage.removeItem(key)),
    get isMissing() {
      return use((storage, key) => storage.getItem(key) === null) ?? false
    },
  }
}

/**
 * Runs requests that use the refresh cookie: any number of refreshes at once, but a change of the
 * session alone, because a refresh that it overtakes would be refused. Web Locks enforce this in
 * all tabs; without them (pages without https, older servers) it holds for this client only.
 */
const createTurns = (name: string | undefined) => {
  const locks = name === undefined ? undefined : globalThis.navigator?.locks
  const refreshes = new Set<Promise<unknown>>()
  let change: Promise<unknown> = Promise.resolve()
  return {
    async refresh<T>(request: () => Promise<T>): Promise<T> {
      if (locks && name) return locks.request(name, { mode: 'shared' }, request)
      // Counted while it waits too, so that a later change waits for it.
      const running = change.then(request)
      const settled: Promise<unknown> = running.then(
        () => refreshes.delete(settled),
        () => refreshes.delete(settled),
      )
      refreshes.add(settled)
      return running
    },
    async alone<T>(request: () => Promise<T>): Promise<T> {
      if (locks && name) return locks.request(name, request)
      const running = Promise.all([change, ...refreshes]).then(request)
      change = running.catch(() => undefined)
      return running
    },
  }
}

/**
 * Keeps the access token, in memory only. Each login and each end starts a new `epoch`: a request
 * of an earlier epoch must neither restore a session nor be repeated under another account.
 * @param name of the service, for its channel between tabs and its marker; `undefined` outside of
 * browsers
 */
export const createSessionStore = (
  requestRefresh: () => Promise<Authentication>,
  name: string | undefined,
  refreshToken: RefreshTokenMemory,
) => {
  const listeners = new Set<SessionListener>()
  const marker = createMarker(name)
  const turns = createTurns(name)
  let channel =
    name === undefined || typeof BroadcastChannel === 'undefined'
      ? undefined
      : new BroadcastChannel(name)
  let state: State | undefined
  /** The account of the last session. */
  let lastUserId: number | undefined
  let epoch = 0
  let over = false
  /** During a request that ends the session: whether a refresh has been refused meanwhile. */
  let leaving: { isRefused: boolean } | undefined
  let refreshing: Promise<Authentication> | undefined

  const tell: SessionListener = (account, change) => {
    for (const listener of listeners) notify(listener, account, change)
  }

  const startEpoch = (isOver: boolean) => {
    epoch += 1
    refreshing = undefined
    over = isOver
  }

  const store = (authentication: Authentication, change: SessionChange) => {
    const { user_id: userId, username, role, access_token: token } = authentication
    state = { account: { userId, username, role }, token, since: performance.now() }
    lastUserId = userId
    over = false
    marker.set()
    tell(state.account, change)
  }

  const begin = (authentication: Authentication) => {
    startEpoch(false)
    channel?.postMessage({ userId: authentication.user_id })
    store(authentication, 'signed_in')
  }

  const end = (change: SessionChange) => {
    startEpoch(true)
    if (change !== 'account_changed') marker.remove()
    if (!state && change !== 'account_changed') return
    state = undefined
    tell(null, change)
  }

  const leave = () => {
    channel?.postMessage({ userId: null })
    refreshToken.forget()
    end('signed_out')
  }

  /**
   * Ends the session after a request that has ended it. A 401 meanwhile is not an expiry.
   * @param endRefused ends a session that had ended before the request
   */
  const leaveAfter = async <T>(
    request: () => Promise<T>,
    endRefused = () => end('expired'),
  ): Promise<T> => {
    const own = { isRefused: false }
    leaving = own
    try {
      const answer = await request()
      leave()
      return answer
    } catch (error) {
      if (own.isRefused) endRefused()
      throw error
    } finally {
      leaving = undefined
    }
  }

  const runRefresh = async (): Promise<Authentication> => {
    const started = epoch
    let authentication: Authentication
    try {
      authentication = await turns.refresh(requestRefresh)
    } catch (error) {
      // `end` starts a new epoch, also without a session.
      if (isUnauthorized(error) && epoch === started) {
        if (leaving) leaving.isRefused = true
        else end('expired')
      }
      throw error
    }
    if (epoch !== started) throw sessionEnded()
    if (state && state.account.userId !== authentication.user_id) {
      end('account_changed')
      throw sessionEnded()
    }
    store(authentication, state ? 'refreshed' : 'signed_in')
    return authentication
  }

  /** Gets a new token. Simultaneous calls share one request. */
  const refresh = (): Promise<Authentication> => {
    if (refreshing) return refreshing
    const current = runRefresh().finally(() => {
      if (refreshing === current) refreshing = undefined
    })
    refreshing = current
    return current
  }

  /**
   * Another tab has logged in or out. A token that arrives later belongs to the earlier session.
   */
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('userId' in data)) return
    if (data.userId === null) end('signed_out')
    // The page decides: work that one account began must not continue under another.
    else if (lastUserId !== undefined && data.userId !== lastUserId) end('account_changed')
    else if (!state) {
      startEpoch(false)
      marker.set()
      // If this fails, the next call restores the session.
      session.restore().catch(() => undefined)
    }
  }
  channel?.addEventListener('message', onMessage)

  const session: Session = {
    get account() {
      return state?.account ?? null
    },
    get refreshToken() {
      return refreshToken.token
    },
    async restore({ always = false } = {}) {
      if (state) return state.account
      if (marker.isMissing && !always) return null
      do {
        const started = epoch
        try {
          await refresh()
        } catch (error) {
          // A login during the request supersedes its 401.
          if (epoch === started) throw error
        }
      } while (!state && !over)
      return session.account
    },
    forget: leave,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close() {
      channel?.close()
      // `postMessage` of a closed channel throws.
      channel = undefined
      listeners.clear()
    },
  }

  return {
    session,
    begin,
    refresh,
    /** Sends a request that changes the session for all tabs. */
    alone: turns.alone,
    /** Stores the token of a request that has replaced the session by one of the same account. */
    async renew(request: () => Promise<Authentication>): Promise<Authentication> {
      const started = epoch
      const authentication = await request()
      if (epoch === started) store(authentication, 'refreshed')
      return authentication
    },
    leaveAfter,
    /** Ends the session after the service has. */
    async logOut<T>(requestLogout: () => Promise<T>): Promise<T | { message: string }> {
      const begun = state !== undefined
      try {
        return await leaveAfter(requestLogout, leave)
      } catch (error) {
        // The session had already ended, which is the purpose of the call.
        if (!begun || state || !isUnauthorized(error)) throw error
        return { message: error.message }
      }
    },
    get isLeaving() {
      return leaving !== undefined
    },
    get token() {
      return state?.token
    },
    get epoch() {
      return epoch
    },
    /** Whether there is certainly no session to restore. */
    get isOver() {
      // A page may clear its storage during a session.
      return over || (!state && marker.isMissing)
    },
    get isStale() {
      return state !== undefined && performance.now() - state.since > freshFor
    },
  }
}
