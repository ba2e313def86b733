import { DomainError } from '../../../platform/errors.ts'

/** Milliseconds between two looks at the time. */
const tick = 100

/** A limit in milliseconds for one piece of work, whose time begins at once. */
export const createTimeLimit = (milliseconds: number) => {
  const { promise: exceeded, reject } = Promise.withResolvers<never>()
  exceeded.catch(() => undefined)
  let left = milliseconds
  let isWaiting = false
  const timer = setInterval(() => {
    if (!isWaiting) left -= tick
    if (left > 0) return
    const error = `a statement takes longer than ${milliseconds / 60_000} minutes`
    reject(new DomainError(500, 'import_failed', { error }, { cause: new Error(error) }))
  }, tick)
  return {
    /** @throws DomainError 500 when the work takes longer than the limit */
    during: <Result>(work: Promise<Result>): Promise<Result> =>
      Promise.race([work, exceeded]).finally(() => clearInterval(timer)),
    /** The same pieces. The time in which the next one is awaited does not count. */
    async *exceptWaiting<Piece>(pieces: AsyncIterable<Piece>): AsyncGenerator<Piece> {
      isWaiting = true
      for await (const piece of pieces) {
        isWaiting = false
        yield piece
        isWaiting = true
      }
      isWaiting = false
    },
  }
}
