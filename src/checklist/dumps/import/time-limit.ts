import { DomainError } from '../../../platform/errors.ts'
import { startTimer } from '../../../platform/process/timeouts.ts'

/** A limit in milliseconds for one piece of work, whose time begins at once. */
export const createTimeLimit = (milliseconds: number) => {
  const { promise: over, reject } = Promise.withResolvers<never>()
  over.catch(() => undefined)
  const fail = () => {
    const error = `a statement takes longer than ${milliseconds / 60_000} minutes`
    reject(new DomainError(500, 'import_failed', { error }, { cause: new Error(error) }))
  }
  let left = milliseconds
  let resumed = performance.now()
  let timer = startTimer(fail, left)
  const pause = () => {
    clearTimeout(timer)
    left -= performance.now() - resumed
  }
  const resume = () => {
    resumed = performance.now()
    timer = startTimer(fail, left)
  }
  return {
    /** @throws DomainError 500 when the work takes longer than the limit */
    during: <Result>(work: Promise<Result>): Promise<Result> =>
      Promise.race([work, over]).finally(() => clearTimeout(timer)),
    /** The same pieces. The time in which the next one is awaited does not count. */
    async *exceptWaiting<Piece>(pieces: AsyncIterable<Piece>): AsyncGenerator<Piece> {
      pause()
      for await (const piece of pieces) {
        resume()
        yield piece
        pause()
      }
      resume()
    },
  }
}
