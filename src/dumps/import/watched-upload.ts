import { badRequest, DomainError } from '../../errors.ts'

/** Bytes that have to arrive within the patience that there is with a sender: a kilobyte per second by default. */
const leastBytes = 65_536

/**
 * Passes on what arrives, counts it, and gives up on a sender that keeps it waiting or has left: an import that waits
 * holds locks. What counts is the time spent waiting, not the time that the import itself takes.
 * @param patience milliseconds of waiting for each 64 KiB
 * @throws DomainError 408 for a sender that has gone quiet or trickles, 400 for one that has left
 */
export async function* watchedUpload(
  file: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
  patience: number,
  count: (bytes: number) => void,
): AsyncGenerator<Uint8Array, void, undefined> {
  const pieces = file[Symbol.asyncIterator]()
  let left = patience
  let received = 0
  for (;;) {
    const { promise, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => reject(new DomainError(408, 'import_stalled')), left)
    const leave = () => reject(badRequest('dump_incomplete'))
    if (signal.aborted) leave()
    signal.addEventListener('abort', leave, { once: true })
    const asked = performance.now()
    let next: IteratorResult<Uint8Array>
    try {
      next = await Promise.race([pieces.next(), promise])
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', leave)
    }
    if (next.done) return
    count(next.value.length)
    left -= performance.now() - asked
    received += next.value.length
    if (received >= leastBytes) {
      left = patience
      received = 0
    }
    yield next.value
  }
}
