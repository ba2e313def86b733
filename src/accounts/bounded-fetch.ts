/** Why an exchange failed, in words that are safe to log: no URL, no header, no body. */
export class ExchangeError extends Error {
  override name = 'ExchangeError'
}

export interface ExchangeBounds {
  fetch: typeof globalThis.fetch
  /** Milliseconds for the whole exchange, connecting and the body's last byte included. */
  timeoutMs: number
  /** Bytes of the decoded body. */
  maxBytes: number
}

const readBounded = async (body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<string> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > maxBytes) throw new ExchangeError('answer too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

// The messages of fetch's errors can hold the URL; the codes of their causes cannot.
const describe = (error: unknown): string => {
  if (error instanceof ExchangeError) return error.message
  if (!(error instanceof Error)) return 'unknown failure'
  if (error.name === 'TimeoutError') return 'time-out'
  const { cause } = error
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string'
    ? cause.code
    : 'exchange failed'
}

/**
 * The text of a 200 answer. Redirects are not followed: the request is for the configured host.
 * @throws ExchangeError when it is unreachable, slow, redirected, of another status, broken off or
 *   too large
 */
export const fetchText = async (
  url: string,
  request: RequestInit,
  { fetch, timeoutMs, maxBytes }: ExchangeBounds,
): Promise<string> => {
  try {
    const response = await fetch(url, {
      ...request,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.status !== 200) {
      // Unread, the body would keep its connection.
      await response.body?.cancel()
      throw new ExchangeError(`status ${response.status}`)
    }
    return response.body === null ? '' : await readBounded(response.body, maxBytes)
  } catch (error) {
    throw new ExchangeError(describe(error))
  }
}
