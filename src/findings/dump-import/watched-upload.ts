import { badRequest, DomainError } from '../../errors.ts'

/**
 * Passes on what arrives, counts it, and gives up when nothing arrives for `stallTimeout` milliseconds or the caller has
 * left: an import that waits holds locks.
 * @throws DomainError 408 for a sender that has gone quiet, 400 for one that has left
 */
export async function* watchedUpload(
  file: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
  stallTimeout: number,
  count: (bytes: number) => void,
): AsyncGenerator<Uint8Array, void, undefined> {
  const pieces = file[Symbol.asyncIterator]()
  for (;;) {
    const { promise, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => reject(new DomainError(408, 'import_stalled')), stallTimeout)
    const leave = () => reject(badRequest('dump_incomplete'))
    if (signal.aborted) leave()
    signal.addEventListener('abort', leave, { once: true })
    let next: IteratorResult<Uint8Array>
    try {
      next = await Promise.race([pieces.next(), promise])
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', leave)
    }
    if (next.done) return
    count(next.value.length)
    yield next.value
  }
}
