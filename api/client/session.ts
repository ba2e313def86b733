import { ApiError, isUnauthorized } from './errors.ts'
import { notify } from './notify.ts'

/** Who is logged in. */
export interface Account {
  userId: number
  username: string
  role: 'admin' | 'user'
}

/**
 * What has happened to the session. `signed_in`: by registration, login, `restore` or a login in
 * another tab. `refreshed`: there is a new token. `signed_out`: by logout or `forget`, in this tab
 * or another. `expired`: the refresh token is no longer accepted. `account_changed`: another
 * account has logged in with the same browser; `restore` takes it up.
 */
export type SessionChange = 'signed_in' | 'refreshed' | 'signed_out' | 'expired' | 'account_changed'

/** Told of each change, with the account that is logged in from then on, or `null`. */
export type SessionListener = (account: Account | null, change: SessionChange) => void

export interface Session {
  /** Who is logged in; `null` when nobody is, or not known yet. */
  readonly account: Account | null
  /**
   * For servers: the refresh token, to be kept between two requests of a user. Browsers hide it.
   */
  readonly refreshToken: string | undefined
  /**
   * To be called when a page loads: takes up the session of the refresh cookie. `null` when there
   * is none. The service is asked only where a login is remembered, or with `always`: for a login
   * on a page of another origin.
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
   * Stops listening to other tabs. For tests and hot reloading; a page that is closed needs no
   * call.
   */
  close(): void
}

/** What registration, login and refresh answer. */
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

/** Where the refresh token is remembered, as far as this client can tell. */
export interface RefreshTokenMemory {
  readonly token: string | undefined
  forget(): void
}

/** Access tokens live for 15 minutes; one older than this is renewed before a long transfer. */
const freshFor = 10 * 60_000

/** For whom a token has come too late: the same as when the service refuses to give one. */
const sessionEnded = () => {
  const headers = new Headers({ 'x-error-code': 'authentication_required' })
  return new ApiError('refreshAccessToken', 'La sesión ha terminado', { status: 401, headers })
}

/**
 * Remembers in the page's storage that there has been a login, and nothing else: a page that nobody
 * has logged in to need not ask. Where there is no storage, asking is the only way.
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
 * Keeps the access token, in memory only. Each login and each end begins another `epoch`: what was
 * started in an earlier one must neither bring a session back nor be repeated in another's name.
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
  let channel =
    name === undefined || typeof BroadcastChannel === 'undefined'
      ? undefined
      : new BroadcastChannel(name)
  let state: State | undefined
  /** Whose session the last one was. */
  let lastUserId: number | undefined
  let epoch = 0
  let over = false
  let leaving = false
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

  const runRefresh = async (): Promise<Authentication> => {
    const started = epoch
    let authentication: Authentication
    try {
      authentication = await requestRefresh()
    } catch (error) {
      // Each end begins another epoch, also when there was nothing to end.
      if (isUnauthorized(error) && epoch === started) {
        if (leaving) leave()
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

  /** Gets a new token; calls that need one at the same time share a single request. */
  const refresh = (): Promise<Authentication> => {
    if (refreshing) return refreshing
    const current = runRefresh().finally(() => {
      if (refreshing === current) refreshing = undefined
    })
    refreshing = current
    return current
  }

  /**
   * Another tab has logged in or out: a token that is still on its way belongs to what was before.
   */
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('userId' in data)) return
    if (data.userId === null) end('signed_out')
    // What somebody began here is not for another account to finish: the page decides.
    else if (lastUserId !== undefined && data.userId !== lastUserId) end('account_changed')
    else if (!state) {
      startEpoch(false)
      marker.set()
      // Without an answer now, the next call takes the session up.
      session.restore().catch(() => undefined)
    }
  }
  channel?.addEventListener('message', hear)

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
          // Without a session to take up the answer is 401; whoever logs in meanwhile has the last
          // word.
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
      // A closed channel throws when it is posted to.
      channel = undefined
      listeners.clear()
    },
  }

  return {
    session,
    begin,
    refresh,
    /** Ends the session once the service has; what fails meanwhile for want of it is no expiry. */
    async logOut<T>(requestLogout: () => Promise<T>): Promise<T | { message: string }> {
      const begun = state !== undefined
      leaving = true
      try {
        const answer = await requestLogout()
        leave()
        return answer
      } catch (error) {
        // A session that turns out to be dead is what was wanted.
        if (!begun || state || !isUnauthorized(error)) throw error
        return { message: error.message }
      } finally {
        leaving = false
      }
    },
    get isLeaving() {
      return leaving
    },
    get token() {
      return state?.token
    },
    get epoch() {
      return epoch
    },
    /** Whether it is known that there is no session to take up. */
    get isOver() {
      return over || marker.isMissing
    },
    get isStale() {
      return state !== undefined && performance.now() - state.since > freshFor
    },
  }
}
