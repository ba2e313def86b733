import type { Input } from '../../../generated/operations.ts'
import { badRequest, DomainError, unauthorized } from '../../platform/errors.ts'
import type { Role, StoredAccount, TokenIdentity } from '../../platform/identity.ts'
import type { Log } from '../../platform/telemetry/log.ts'
import { type BreachResult, breachTimeout as longestBreachCheck } from './breach-check.ts'
import type { VerifyCaptcha } from './captcha.ts'
import type { Links } from './link-repository.ts'
import { type PasswordHasher, passwordLengths, passwordProblem } from './passwords.ts'
import type { AccountRepository, Grant, VerifiedCaller } from './repository.ts'
import { normaliseUsername } from './username.ts'

/**
 * Most of this folder keeps three promises. An ended session, token or key is refused in every
 * process within a second (`revocation.ts`). A stolen token finds out no password, and makes
 * neither keys nor links (`handlers.ts`). One administrator always remains (`repository.ts`).
 */

/** As the contract names them. */
type Credentials = Input<'login'>['body']
type Registration = Input<'registerAccount'>['body']

/** An account, and the administrator whose link was used. */
type LinkedAccount = StoredAccount & { given_by: number | undefined }

export interface AccountOptions {
  repository: AccountRepository
  passwords: PasswordHasher
  checkBreach: (password: string) => Promise<BreachResult>
  /** Milliseconds that `checkBreach` may take. */
  breachTimeout?: number
  verifyCaptcha: VerifyCaptcha
  links: Pick<Links, 'find'>
  /** Whether anyone may register without an invitation. */
  registrationOpen: boolean
}

/** The caller of an operation that asks for the current password. */
type Confirming = Pick<TokenIdentity, 'userId' | 'session'>

/** A failed login. All reasons have the same answer; the audit log has the account's id. */
export class LoginFailure extends DomainError {
  readonly userId: number | null

  constructor(userId: number | null) {
    super(401, 'invalid_credentials')
    this.userId = userId
  }
}

/** The captcha's verifier failed. The answer is that of a refused captcha, the log differs. */
class CaptchaUnavailable extends DomainError {
  constructor() {
    super(400, 'captcha_failed')
  }
}

/** Whether the caller's input is the cause of a failed attempt, not a failure of the service. */
export const isRefusedAttempt = (error: unknown): boolean =>
  error instanceof DomainError && error.status < 500 && !(error instanceof CaptchaUnavailable)

export const createAccounts = ({
  repository,
  passwords,
  checkBreach,
  breachTimeout = longestBreachCheck,
  verifyCaptcha,
  links,
  registrationOpen,
}: AccountOptions) => {
  const requireCaptcha = async (
    credentials: Credentials,
    action: 'login' | 'register',
    remoteAddress: string,
  ) => {
    const verdict = await verifyCaptcha({ token: credentials.captcha_token, action, remoteAddress })
    if (verdict === 'failed') throw new CaptchaUnavailable()
    if (verdict === 'rejected') throw badRequest('captcha_failed')
  }

  const requireAcceptablePassword = async (password: string) => {
    const problem = passwordProblem(password)
    if (problem) throw badRequest(problem, passwordLengths)
    const result = await checkBreach(password)
    if (result === 'breached') throw badRequest('password_breached')
    if (result === 'unavailable') throw badRequest('password_check_unavailable')
  }

  /**
   * Creates an account.
   * @param role of an account that is not the first
   * @param use uses an invitation in the same transaction
   * @throws DomainError 400 for a taken name, a refused password, or as `use` does
   */
  const create = async (
    username: string,
    password: string,
    role?: Role,
    since = performance.now(),
    use?: Grant,
  ) => {
    await requireAcceptablePassword(password)
    // Hashed before it is known whether the name is taken: both cases take the same time.
    const hash = await passwords.hash(password, since)
    const account = await repository.insert(username, hash, role, use)
    if (!account) throw badRequest('username_taken')
    return account
  }

  /**
   * The password hash of the caller's account, once it matches the password.
   * @throws DomainError 401 when the account is gone or the caller's session has ended, 400 for a
   * wrong password
   */
  const verifyOwn = async ({ userId, session }: Confirming, password: string, since: number) => {
    const account = await repository.findById(userId)
    if (!account || session < account.session_number) throw unauthorized()
    if (!(await passwords.verify(account.password_hash, password, since)))
      throw badRequest('current_password_wrong')
    return account.password_hash
  }

  /**
   * Runs an action that needs the current password of the caller.
   * @param act resolves to `undefined` when the account has another hash by now
   * @param reserved milliseconds that `act` needs: the verification waits less for its turn
   */
  const afterVerifying = async <Result>(
    caller: Confirming,
    password: string,
    act: (caller: VerifiedCaller) => Promise<Result | undefined>,
    reserved = 0,
  ): Promise<Result> => {
    const since = performance.now() - reserved
    for (;;) {
      const verified = await verifyOwn(caller, password, since)
      const result = await act({ ...caller, verified })
      // Otherwise a login has renewed the hash, or the sessions have ended.
      if (result !== undefined) return result
    }
  }

  /** Rehashes with the configured parameters. A failure to store it must not fail the login. */
  const renewHash = async (
    id: number,
    password: string,
    previous: string,
    since: number,
    log: Log,
  ) => {
    try {
      await repository.replacePasswordHash(id, previous, await passwords.hash(password, since))
    } catch (error) {
      log.warn(
        { event: 'rehash_failed', user_id: id, err: error },
        'password hash could not be renewed',
      )
    }
  }

  return {
    /**
     * Creates an account.
     * @throws DomainError 400 without an invitation while registration is closed, for a code that
     * does not work, an ill-formed or taken name, a refused password or captcha
     */
    async register(credentials: Registration, remoteAddress: string): Promise<LinkedAccount> {
      const since = performance.now()
      const { password, invitation: code } = credentials
      if (code === undefined && !registrationOpen) throw badRequest('registration_closed')
      const username = normaliseUsername(credentials.username)
      if (username === undefined) throw badRequest('username_invalid')
      const link = code === undefined ? undefined : await links.find(code, 'invitation')
      await requireCaptcha(credentials, 'register', remoteAddress)
      const account = await create(username, password, undefined, since, link?.use)
      return { ...account, given_by: link?.created_by }
    },

    create,

    /**
     * The account of these credentials. Unknown and ill-formed names cost the same work as a wrong
     * password.
     * @throws DomainError 400 for a refused captcha; LoginFailure, a 401, for everything else
     */
    async login(credentials: Credentials, remoteAddress: string, log: Log): Promise<StoredAccount> {
      const since = performance.now()
      await requireCaptcha(credentials, 'login', remoteAddress)
      const { password } = credentials
      const username = normaliseUsername(credentials.username)
      const account = username === undefined ? undefined : await repository.findByUsername(username)
      const matches = await passwords.verify(account?.password_hash, password, since)
      if (!account || !matches) throw new LoginFailure(account?.id ?? null)
      const { password_hash: hash, ...stored } = account
      if (passwords.needsRehash(hash)) await renewHash(account.id, password, hash, since, log)
      return stored
    },

    /**
     * Changes the caller's password and ends all sessions.
     * @throws DomainError 401, 400 for a wrong current and a refused new password
     */
    async changePassword(caller: Confirming, current: string, next: string) {
      const since = performance.now()
      let passwordHash: string | undefined
      const store = async ({ userId: id, verified }: VerifiedCaller) => {
        if (next === current) throw badRequest('password_unchanged')
        if (passwordHash === undefined) await requireAcceptablePassword(next)
        passwordHash ??= await passwords.hash(next, since)
        return repository.endSessions({ id, passwordHash, verified })
      }
      return afterVerifying(caller, current, store, breachTimeout)
    },

    afterVerifying,

    /**
     * Stores a new password for the account of a password link and ends its sessions.
     * @throws DomainError 400 for a code that does not work and a refused password
     */
    async resetPassword(code: string, password: string): Promise<LinkedAccount> {
      const since = performance.now()
      const { user_id, created_by, use } = await links.find(code, 'password')
      await requireAcceptablePassword(password)
      const passwordHash = await passwords.hash(password, since)
      const end = { id: user_id!, passwordHash, resetBy: created_by }
      const account = await repository.endSessions(end, { use })
      return { ...account!, given_by: created_by }
    },

    /**
     * Stores a new password for an account and ends its sessions.
     * @throws DomainError 400 for a refused password, 404
     */
    async setPassword(id: number, password: string): Promise<void> {
      await requireAcceptablePassword(password)
      const passwordHash = await passwords.hash(password)
      await repository.endSessions({ id, passwordHash })
    },
  }
}

export type Accounts = ReturnType<typeof createAccounts>
