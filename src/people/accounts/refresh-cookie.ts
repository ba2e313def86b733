import { fastifyCookie } from '@fastify/cookie'
import { lifetimes } from './tokens.ts'

export const refreshCookieName = 'refresh_token'

export interface RefreshCookieOptions {
  secure: boolean
  sameSite: 'strict' | 'lax' | 'none'
}

/**
 * The `Set-Cookie` text that hands the refresh token to the browser, out of its scripts' reach.
 * @param token empty: the browser forgets its token
 */
export const refreshCookie = (token: string, { secure, sameSite }: RefreshCookieOptions): string =>
  fastifyCookie.serialize(refreshCookieName, token, {
    httpOnly: true,
    path: '/api/auth',
    sameSite,
    secure,
    // Browsers that block cookies of other sites keep one for each page's site.
    partitioned: sameSite === 'none',
    maxAge: token === '' ? 0 : lifetimes.refresh,
  })
