import { randomUUID } from 'node:crypto'
import type { FastifyJWTOptions, JWT } from '@fastify/jwt'
import type { AccessToken, Role, StoredAccount, TokenIdentity } from '../../platform/identity.ts'
import { isJsonObject, type JsonObject } from '../../platform/parsing.ts'

/** Seconds; specification, "Token scheme". */
export const lifetimes = { access: 15 * 60, refresh: 7 * 24 * 60 * 60 } as const

type TokenType = keyof typeof lifetimes

/** Seconds by which the clocks of replicas may differ. */
const clockDifference = 30
/** Tells a key of a program from an access token. */
export const keyPrefix = 'wbr_'
/** Highest id that an account can have: Postgres `integer`. */
const largestUserId = 2 ** 31 - 1
/** An id that the database can compare; no account and no key has 0. */
export const comparableId = (id: number): number => (id > 0 && id <= largestUserId ? id : 0)
/** The session number of deleted accounts: no token has a larger one. */
export const lastSession = 2 ** 31 - 1
/** Tokens in memory whose signature has been verified; the oldest are dropped. */
const rememberedTokens = 10_000

/** Why a token is refused. */
export type TokenProblem = 'invalid' | 'expired'

/**
 * The identity in the claims of a token with a valid signature (specification, "Token scheme"). A
 * lifetime longer than the scheme's is refused.
 */
const readClaims = (
  payload: unknown,
  type: TokenType,
  now: number,
): (TokenIdentity & { claims: JsonObject }) | TokenProblem => {
  if (!isJsonObject(payload) || payload.type !== type) return 'invalid'
  const { sub, jti, iat, exp } = payload
  if (!Number.isSafeInteger(iat) || !Number.isSafeInteger(exp)) return 'invalid'
  const issued = Number(iat)
  const expires = Number(exp)
  if (typeof sub !== 'string' || !/^[1-9]\d{0,9}$/.test(sub) || Number(sub) > largestUserId)
    return 'invalid'
  if (typeof jti !== 'string' || !/^[\w-]{1,64}$/.test(jti)) return 'invalid'
  if (sessionOf(jti) > lastSession) return 'invalid'
  if (expires <= now) return 'expired'
  if (issued > now + clockDifference || expires <= issued || expires - issued > lifetimes[type])
    return 'invalid'
  return {
    userId: Number(sub),
    jti,
    session: sessionOf(jti),
    expiresAt: new Date(expires * 1000),
    claims: payload,
  }
}

/** The session number in a token's id; 0 for an id without one. */
const sessionOf = (jti: string): number => Number(/^s(\d{1,10})_/.exec(jti)?.[1] ?? 0)

/** The role of a claim. An absent or unknown one gives no rights. */
const readRole = (claim: unknown): Role => (claim === 'admin' ? 'admin' : 'user')

/** The keys that verify: the one that signs too, and the one before it during a change of keys. */
export const verifyingKeys = (
  signing: string,
  previous: string | undefined,
): readonly [string, ...string[]] => (previous === undefined ? [signing] : [signing, previous])

/** The options of @fastify/jwt. `readClaims` checks all claims but `nbf`. */
export const jwtOptions = (secret: string): FastifyJWTOptions => ({
  secret,
  sign: { algorithm: 'HS256' },
  verify: { algorithms: ['HS256'], complete: true, ignoreExpiration: true, cache: false },
})

/** The result of `verify` with `complete`. */
interface VerifiedToken {
  header: Readonly<Record<string, unknown>>
  payload: unknown
}

/**
 * @param jwt signs and verifies with `jwtOptions`
 * @param earlierKeys verify too, and never sign
 */
export const createTokens = (jwt: JWT, earlierKeys: readonly string[], now: () => Date) => {
  const seconds = () => Math.floor(now().getTime() / 1000)

  const verifyWith = (token: string, options?: { key: string }): VerifiedToken | undefined => {
    try {
      return jwt.verify<VerifiedToken>(token, options)
    } catch {
      return undefined
    }
  }
  /** The cache of @fastify/jwt hashes each token, which costs a read a fifth more CPU time. */
  const remembered = new Map<string, unknown>()
  /** The payload of a token with a valid signature. The claims are checked each time. */
  const verify = (token: string): unknown => {
    if (remembered.has(token)) return remembered.get(token)
    let verified = verifyWith(token)
    for (const key of earlierKeys) verified ??= verifyWith(token, { key })
    if (verified === undefined) return undefined
    const { header, payload } = verified
    // The service issues these two only: `kid`, `jku` or `crit` try to steer the verification.
    if (Object.keys(header).some((name) => name !== 'alg' && name !== 'typ')) return undefined
    const [oldest] = remembered.size < rememberedTokens ? [] : remembered.keys()
    if (oldest !== undefined) remembered.delete(oldest)
    remembered.set(token, payload)
    return payload
  }

  const issue = (type: TokenType, account: StoredAccount, claims: object = {}): string => {
    const iat = seconds()
    const exp = iat + lifetimes[type]
    const jti = `s${account.session_number}_${randomUUID()}`
    return jwt.sign({ sub: String(account.id), ...claims, type, jti, iat, exp })
  }

  return {
    issueAccess: (account: StoredAccount): string =>
      issue('access', account, { username: account.username, role: account.role }),

    issueRefresh: (account: StoredAccount): string => issue('refresh', account),

    readAccess(token: string): AccessToken | TokenProblem {
      const read = readClaims(verify(token), 'access', seconds())
      if (typeof read === 'string') return read
      const { claims, ...identity } = read
      const { username = '', role } = claims
      if (typeof username !== 'string') return 'invalid'
      return { ...identity, username, role: readRole(role) }
    },

    readRefresh: (token: string): TokenIdentity | TokenProblem =>
      readClaims(verify(token), 'refresh', seconds()),
  }
}

export type Tokens = ReturnType<typeof createTokens>
