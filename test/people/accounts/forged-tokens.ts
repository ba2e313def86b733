import { createHmac, randomUUID } from 'node:crypto'
import { jwtSecret } from '../../support/service.ts'

export type Claims = Record<string, unknown>

const encode = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')

export const seconds = (): number => Math.floor(Date.now() / 1000)

/** The claims of a valid access token of account 1; `undefined` removes a claim. */
export const accessClaims = (changes: Claims = {}): Claims => {
  const iat = seconds()
  return {
    sub: '1',
    username: 'ana',
    role: 'user',
    type: 'access',
    jti: randomUUID(),
    iat,
    exp: iat + 900,
    ...changes,
  }
}

/** The claims of a valid refresh token of account 1; `undefined` removes a claim. */
export const refreshClaims = (changes: Claims = {}): Claims => {
  const iat = seconds()
  return { sub: '1', type: 'refresh', jti: randomUUID(), iat, exp: iat + 604_800, ...changes }
}

export interface Signing {
  header?: object | string
  secret?: string
  hash?: 'sha256' | 'sha384' | 'sha512'
}

/**
 * A JWT built without a library, so that a library cannot prevent faults. A string is used as the
 * JSON of the payload.
 */
export const forge = (
  claims: unknown,
  { header = { alg: 'HS256', typ: 'JWT' }, secret = jwtSecret, hash = 'sha256' }: Signing = {},
): string => {
  const signed = `${encode(header)}.${encode(claims)}`
  return `${signed}.${createHmac(hash, secret).update(signed).digest('base64url')}`
}

export const unsigned = (claims: unknown, alg: string): string =>
  `${encode({ alg, typ: 'JWT' })}.${encode(claims)}.`

/** The three parts of a token, with the first two parsed. */
export const decode = (token: string): { header: Claims; claims: Claims; signature: string } => {
  const [header = '', claims = '', signature = ''] = token.split('.')
  const parse = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
  return { header: parse(header), claims: parse(claims), signature }
}
