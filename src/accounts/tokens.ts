import { randomUUID } from 'node:crypto'
import type { Role } from '../../db/types.ts'
import type { StoredAccount } from './account.ts'

/** Seconds; specification, "Token scheme". */
export const accessTokenLifetime = 15 * 60
export const refreshTokenLifetime = 7 * 24 * 60 * 60

/** Replicas' clocks may differ by this many seconds before a token counts as issued in the future. */
const clockDifference = 30
const largestUserId = 2 ** 31 - 1

/** Signs and verifies JWTs with HS256 and the server's secret (@fastify/jwt); `verify` throws when the signature is wrong. */
export interface JwtCodec {
  sign(payload: Record<string, unknown>): string
  verify(token: string): { header: Readonly<Record<string, unknown>>; payload: unknown }
}

export interface TokenIdentity {
  userId: number
  jti: string
  expiresAt: Date
}

export interface AccessToken extends TokenIdentity {
  username: string
  role: Role
}

/** Why a token is refused. */
export type Refusal = 'invalid' | 'expired'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Judges the claims of a token whose signature is right (specification, "Token scheme"; a lifetime longer than the
 * scheme's is refused, whoever signed it).
 */
export const readClaims = (
  payload: unknown,
  type: 'access' | 'refresh',
  now: number,
): (TokenIdentity & { claims: Record<string, unknown> }) | Refusal => {
  if (!isRecord(payload) || payload.type !== type) return 'invalid'
  const { sub, jti, iat, exp } = payload
  const lifetime = type === 'access' ? accessTokenLifetime : refreshTokenLifetime
  if (!Number.isSafeInteger(iat) || !Number.isSafeInteger(exp)) return 'invalid'
  const issued = Number(iat)
  const expires = Number(exp)
  if (typeof sub !== 'string' || !/^[1-9]\d{0,9}$/.test(sub) || Number(sub) > largestUserId) return 'invalid'
  if (typeof jti !== 'string' || !/^[\w-]{1,64}$/.test(jti)) return 'invalid'
  if (expires <= now) return 'expired'
  if (issued > now + clockDifference || expires <= issued || expires - issued > lifetime) return 'invalid'
  return { userId: Number(sub), jti, expiresAt: new Date(expires * 1000), claims: payload }
}

/** The role of a claim: absent means user; whatever else is not one of the two roles gives no rights either. */
const readRole = (claim: unknown): Role => (claim === 'admin' ? 'admin' : 'user')

export const createTokens = (jwt: JwtCodec, now: () => Date) => {
  const seconds = () => Math.floor(now().getTime() / 1000)

  const verify = (token: string, type: 'access' | 'refresh') => {
    try {
      const { header, payload } = jwt.verify(token)
      // Nothing but these two is ever issued; `kid`, `jku`, `crit` and the like are attempts to steer the verification.
      if (Object.keys(header).some((name) => name !== 'alg' && name !== 'typ')) return 'invalid'
      return readClaims(payload, type, seconds())
    } catch {
      return 'invalid'
    }
  }

  return {
    issueAccess({ id, username, role }: StoredAccount): string {
      const iat = seconds()
      return jwt.sign({
        sub: String(id),
        username,
        role,
        type: 'access',
        jti: randomUUID(),
        iat,
        exp: iat + accessTokenLifetime,
      })
    },

    issueRefresh(userId: number): string {
      const iat = seconds()
      return jwt.sign({ sub: String(userId), type: 'refresh', jti: randomUUID(), iat, exp: iat + refreshTokenLifetime })
    },

    readAccess(token: string): AccessToken | Refusal {
      const read = verify(token, 'access')
      if (typeof read === 'string') return read
      const { claims, ...identity } = read
      const { username = '', role } = claims
      return typeof username === 'string' ? { ...identity, username, role: readRole(role) } : 'invalid'
    },

    readRefresh(token: string): TokenIdentity | Refusal {
      const read = verify(token, 'refresh')
      return typeof read === 'string' ? read : { userId: read.userId, jti: read.jti, expiresAt: read.expiresAt }
    },
  }
}

export type Tokens = ReturnType<typeof createTokens>
