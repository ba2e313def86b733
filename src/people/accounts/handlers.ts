import type { FastifyRequest } from 'fastify'
import { badRequest, DomainError, invalidField } from '../../platform/errors.ts'
import {
  type Call,
  cookieOf,
  type HandlerResult,
  type Operations,
} from '../../platform/http/call.ts'
import type { FieldErrors } from '../../platform/http/errors.ts'
import { audit, clientAddress } from '../../platform/http/observe.ts'
import { pageOf, readPosition } from '../../platform/http/pages.ts'
import type { BearerContext, StoredAccount } from '../../platform/identity.ts'
import type { AuditedEvent } from '../../platform/telemetry/metrics.ts'
import { type TextLimits, text } from '../../platform/texts.ts'
import { type Accounts, isRefusedAttempt, LoginFailure } from './accounts.ts'
import { keysOfAccount } from './key-repository.ts'
import { mostInvitations } from './link-repository.ts'
import { passwordLengths } from './passwords.ts'
import { type RefreshCookieOptions, refreshCookie, refreshCookieName } from './refresh-cookie.ts'
import type { AccountRepository } from './repository.ts'
import type { RevocationList } from './revocation.ts'
import type { Tokens } from './tokens.ts'
import { normaliseBeginning } from './username.ts'

export interface AccountHandlerOptions {
  accounts: Accounts
  repository: AccountRepository
  tokens: Tokens
  revoked: Pick<RevocationList, 'add'>
  sameSite: RefreshCookieOptions['sameSite']
}

/** The limits that the accounts' error texts name. */
export const accountTextLimits: TextLimits = {
  password_too_short: passwordLengths,
  password_too_long: passwordLengths,
  too_many_keys: { max: keysOfAccount },
  too_many_invitations: { max: mostInvitations },
}

const passwordError: FieldErrors[string] = (keyword) => {
  if (keyword === 'minLength') return badRequest('password_too_short', passwordLengths)
  return keyword === 'maxLength' ? badRequest('password_too_long', passwordLengths) : undefined
}

/** Characters of a key's name once normalised. The contract limits the text as it is sent. */
export const longestKeyName = 60
export const keyNameTooLong = () => invalidField('name', 'maxLength', { limit: longestKeyName })

/** The accounts' own texts for fields that the contract's schema refuses. */
export const accountFieldErrors: FieldErrors = {
  username: (keyword) => (keyword === 'type' ? undefined : badRequest('username_invalid')),
  password: passwordError,
  new_password: passwordError,
  name: (keyword) => (keyword === 'maxLength' ? keyNameTooLong() : undefined),
}

/**
 * Runs an operation that asks for the current password, with its audit line. Only wrong passwords
 * count towards the limit.
 * @param fieldsOf further fields of the line; without a result after a failure
 * @throws DomainError 429 beyond it
 */
export const confirmed = async <T>(
  { request, reply, token }: Call & BearerContext,
  event: AuditedEvent,
  run: (caller: BearerContext['token']) => Promise<T>,
  fieldsOf: (result?: T) => object = () => ({}),
): Promise<T> => {
  const { server } = request
  await server.countAttempt(request, reply)
  let isWrong = false
  try {
    const result = await run(token)
    audit(request, event, 'success', fieldsOf(result))
    return result
  } catch (error) {
    isWrong = error instanceof DomainError && error.key === 'current_password_wrong'
    audit(request, event, isRefusedAttempt(error) ? 'failure' : 'unavailable', fieldsOf())
    throw error
  } finally {
    if (!isWrong) await server.giveBackAttempt(request, reply)
  }
}

const ownMachine = /^(localhost|.*\.localhost|127\..*|\[?::1\]?)$/

export const accountHandlers = (options: AccountHandlerOptions) => {
  const { accounts, repository, tokens, revoked, sameSite } = options
  const session = (account: StoredAccount) => ({
    user_id: account.id,
    username: account.username,
    role: account.role,
    access_token: tokens.issueAccess(account),
  })
  let hasWarned = false
  /** Browsers take no Secure cookie by plain http, except from their own machine. */
  const warnOfPlainHttp = ({ protocol, hostname, log }: FastifyRequest): void => {
    if (hasWarned || protocol === 'https' || ownMachine.test(hostname)) return
    hasWarned = true
    const message =
      'a login came by plain http, so the browser cannot keep its session: serve the page by ' +
      'https. If a proxy does, list its address in TRUST_PROXY'
    log.warn({ event: 'login_by_http' }, message)
  }
  /** Hands the account's refresh token to the browser; without an account it forgets its token. */
  const cookieFor = ({ request }: Call, account?: StoredAccount) => {
    const secure = request.server.secureCookies(request)
    if (account && secure) warnOfPlainHttp(request)
    const token = account ? tokens.issueRefresh(account) : ''
    return { 'set-cookie': refreshCookie(token, { secure, sameSite }) }
  }

  return {
    async registerAccount({ body }, call): HandlerResult<'registerAccount'> {
      const account = await accounts.register(body, clientAddress(call.request))
      const { id: user_id, role, given_by } = account
      audit(call.request, 'registration', 'success', { user_id, role, given_by })
      return { status: 201, headers: cookieFor(call, account), body: session(account) }
    },

    async login({ body }, call): HandlerResult<'login'> {
      const { request } = call
      try {
        const account = await accounts.login(body, clientAddress(request), request.log)
        audit(request, 'login', 'success', { user_id: account.id })
        return { status: 200, headers: cookieFor(call, account), body: session(account) }
      } catch (error) {
        const outcome = isRefusedAttempt(error) ? 'failure' : 'unavailable'
        audit(request, 'login', outcome, {
          user_id: error instanceof LoginFailure ? error.userId : null,
        })
        throw error
      }
    },

    async logout(_input, call): HandlerResult<'logout'> {
      const { request, token } = call
      const cookie = cookieOf(request, refreshCookieName)
      const refresh = cookie === undefined ? 'invalid' : tokens.readRefresh(cookie)
      const own =
        typeof refresh !== 'string' && refresh.userId === token.userId ? refresh : undefined
      await revoked.add(token, own)
      audit(request, 'logout', 'success')
      return {
        status: 200,
        headers: cookieFor(call),
        body: { message: text('logged_out') },
      }
    },

    async getCurrentAccount(_input, { token }): HandlerResult<'getCurrentAccount'> {
      return {
        status: 200,
        body: { user_id: token.userId, username: token.username, role: token.role },
      }
    },

    async refreshAccessToken(_input, { account }): HandlerResult<'refreshAccessToken'> {
      return { status: 200, body: session(account) }
    },

    async changePassword({ body }, call): HandlerResult<'changePassword'> {
      const account = await confirmed(call, 'password_change', (caller) =>
        accounts.changePassword(caller, body.current_password, body.new_password),
      )
      return { status: 200, headers: cookieFor(call, account), body: session(account) }
    },

    async resetPassword({ body }, call): HandlerResult<'resetPassword'> {
      const account = await accounts.resetPassword(body.code, body.new_password)
      const { id: user_id, given_by } = account
      audit(call.request, 'password_reset', 'success', { user_id, given_by })
      return { status: 200, headers: cookieFor(call, account), body: session(account) }
    },

    async logoutEverywhere({ body }, call): HandlerResult<'logoutEverywhere'> {
      await confirmed(call, 'session_end', (caller) =>
        accounts.afterVerifying(caller, body.password, ({ userId: id, verified }) =>
          repository.endSessions({ id, verified }),
        ),
      )
      const message = text('sessions_ended')
      return { status: 200, headers: cookieFor(call), body: { message } }
    },

    async deleteAccount({ body }, call): HandlerResult<'deleteAccount'> {
      await confirmed(call, 'account_deletion', (caller) =>
        accounts.afterVerifying(caller, body.password, ({ userId, verified }) =>
          repository.delete(userId, { verified }),
        ),
      )
      const message = text('account_deleted')
      return { status: 200, headers: cookieFor(call), body: { message } }
    },

    async listUsers({
      query: { search: beginning = '', role, after, limit },
    }): HandlerResult<'listUsers'> {
      const search = normaliseBeginning(beginning)
      const [last] = readPosition<[string | number]>(after, [search ? '' : 0]) ?? []
      const found = await repository.list({ search, role, after: last, limit: limit + 1 })
      const { entries, next_after } = pageOf(found, limit, {
        entryOf: ({ id, created_at, ...account }) => ({
          user_id: id,
          ...account,
          created_at: created_at.toISOString(),
        }),
        positionOf: ({ id, username }) => [search ? username : id],
      })
      return { status: 200, body: { users: entries, next_after } }
    },

    async endSessions({ path }, { request, token }): HandlerResult<'endSessions'> {
      const { target_user_id: id } = path
      await repository.endSessions({ id }, { caller: token.userId })
      audit(request, 'session_end', 'success', { target_user_id: id })
      return { status: 200, body: { message: text('sessions_ended') } }
    },

    async deleteUser({ path }, { request, token }): HandlerResult<'deleteUser'> {
      await repository.delete(path.target_user_id, { caller: token.userId })
      audit(request, 'account_deletion', 'success', { target_user_id: path.target_user_id })
      return { status: 200, body: { message: text('account_deleted') } }
    },

    async setChecklistAccess(
      { path, body: { access } },
      { request, token },
    ): HandlerResult<'setChecklistAccess'> {
      const target = path.target_user_id
      await repository.setChecklistAccess(target, access, token.userId)
      audit(request, 'access_change', 'success', { target_user_id: target, access })
      return { status: 200, body: { message: text('checklist_access_updated') } }
    },

    async updateUserRole({ path, body }, { request, token }): HandlerResult<'updateUserRole'> {
      const target = path.target_user_id
      const { id, username, role } = await repository.changeRole(target, body.role, token.userId)
      audit(request, 'role_change', 'success', { target_user_id: id, role })
      return {
        status: 200,
        body: { message: text('role_updated', { username, role }), user_id: id, role },
      }
    },
  } satisfies Partial<Operations>
}
