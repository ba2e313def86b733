import { fastifyCookie } from '@fastify/cookie'
import { lifetimes } from './tokens.ts'

export const refreshCookieName = 'refresh_token'

export interface RefreshCookieOptions {
  secure: boolean
  sameSite: 'strict' | 'lax' | 'none'
}

const serialise = (
  value: string,
  maxAge: number,
  { secure, sameSite }: RefreshCookieOptions,
): string =>
  fastifyCookie.serialize(refreshCookieName, value, {
    httpOnly: true,
    path: '/api/auth',
    sameSite,
    secure,
    // Browsers that block cookies of other sites keep one for each page's site.
    partitioned: sameSite === 'none',
    maxAge,
  })

/** The `Set-Cookie` text that hands the refresh token to the browser, out of its scripts' reach. */
export const refreshCookie = (token: string, options: RefreshCookieOptions): string =>
  serialise(token, lifetimes.refresh, options)

/** The `Set-Cookie` text that makes the browser forget the refresh token. */
export const clearedRefreshCookie = (options: RefreshCookieOptions): string =>
  serialise('', 0, options)
