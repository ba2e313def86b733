import type { Input } from '../../generated/operations.ts'
import { badRequest, DomainError, notFound } from '../errors.ts'
import type { Role, StoredAccount } from '../identity.ts'
import type { Log } from '../telemetry/log.ts'
import type { BreachResult } from './breach-check.ts'
import type { VerifyCaptcha } from './captcha.ts'
import {
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  type PasswordHasher,
  passwordProblem,
} from './passwords.ts'
import type { AccountRepository } from './repository.ts'
import { normaliseUsername } from './username.ts'

/** As the contract names them. */
type Credentials = Input<'login'>['body']

export interface AccountOptions {
  repository: AccountRepository
  passwords: PasswordHasher
  checkBreach: (password: string) => Promise<BreachResult>
  verifyCaptcha: VerifyCaptcha
}

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

/** Highest id that an account can have: Postgres `integer`. */
const largestId = 2 ** 31 - 1

export const createAccounts = ({
  repository,
  passwords,
  checkBreach,
  verifyCaptcha,
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
    if (problem) throw badRequest(problem, { min: PASSWORD_MIN_LENGTH, max: PASSWORD_MAX_LENGTH })
    const result = await checkBreach(password)
    if (result === 'breached') throw badRequest('password_breached')
    if (result === 'unavailable') throw badRequest('password_check_unavailable')
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
     * @throws DomainError 400 for an ill-formed or taken name, a refused password or captcha
     */
    async register(credentials: Credentials, remoteAddress: string): Promise<StoredAccount> {
      const since = performance.now()
      const username = normaliseUsername(credentials.username)
      if (username === undefined) throw badRequest('username_invalid')
      await requireCaptcha(credentials, 'register', remoteAddress)
      await requireAcceptablePassword(credentials.password)
      // Hashed before it is known whether the name is taken: both cases take the same time.
      const hash = await passwords.hash(credentials.password, since)
      const account = await repository.insert(username, hash)
      if (!account) throw badRequest('username_taken')
      return account
    },

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
     * Changes an account's role.
     * @throws DomainError 404 for an unknown id, 400 when no admin would remain
     */
    async changeRole(id: number, role: Role): Promise<StoredAccount> {
      if (!Number.isSafeInteger(id) || id < 1 || id > largestId) throw notFound('user_not_found')
      const changed = await repository.changeRole(id, role)
      if (changed === 'not_found') throw notFound('user_not_found')
      if (changed === 'last_admin') throw new DomainError(400, 'last_admin')
      return changed
    },
  }
}

export type Accounts = ReturnType<typeof createAccounts>
