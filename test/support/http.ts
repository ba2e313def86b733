import type { IncomingHttpHeaders } from 'node:http'
import { checkAnswer } from './contract.ts'

/** `fetch` that checks every answer of the API against the document. */
export const checkedFetch: typeof fetch = async (input, init) => {
  const request = new Request(input, init)
  const response = await fetch(request)
  const { pathname } = new URL(response.url)
  if (!/^\/api(\/|$)/.test(pathname)) return response
  const headers: IncomingHttpHeaders = Object.fromEntries(response.headers)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) headers['set-cookie'] = cookies
  // A file stays a stream, because a test may abort it.
  const isFile = /^application\/(pdf|sql)/.test(response.headers.get('content-type') ?? '')
  const body = isFile ? Buffer.alloc(0) : Buffer.from(await response.clone().arrayBuffer())
  checkAnswer(request.method, pathname, { status: response.status, headers, body })
  return response
}
