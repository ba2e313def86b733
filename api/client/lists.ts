import { unlessAborted } from './deadline.ts'
import { ApiError, ConnectionError } from './errors.ts'
import { notify } from './notify.ts'
import type { components } from './schema.js'

type WstgRequest = components['schemas']['WstgRequest']

interface Abortable {
  signal?: AbortSignal | undefined
}

export interface Watching extends Abortable {
  /** Called with the request after each look at it, including the last one. */
  onRequest?: ((request: WstgRequest) => void) | undefined
}

/** Milliseconds before the second look at a request; each pause is twice the previous one. */
const firstPauseMs = 250
const longestPauseMs = 30_000

const pause = async (ms: number, { signal = new AbortController().signal }: Abortable) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const passed = new Promise((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  await unlessAborted(passed, signal).finally(() => clearTimeout(timer))
}

/**
 * The entries of a list in its order. A page is read when its first entry is asked for.
 * @param name the property of the pages that has their entries
 * @throws ConnectionError if a page leads back to an earlier one
 */
export async function* entriesOf(
  name: string,
  readPage: (after: unknown) => Promise<unknown>,
): AsyncGenerator<unknown, void, undefined> {
  let after: unknown
  const seen = new Set<unknown>()
  do {
    const page = (await readPage(after)) as Record<string, unknown[]>
    yield* page[name] ?? []
    after = page.next_after
    if (seen.has(after)) throw new ConnectionError('the pages of the list repeat themselves')
    seen.add(after)
  } while (after !== null)
}

/** Whether another attempt at the request follows automatically. */
export const isPending = ({ state, next_attempt_at: next }: WstgRequest): boolean =>
  state === 'waiting' || state === 'retrying' || next !== null

/**
 * Reads a request until it has ended, when no automatic attempt follows. A service that is busy is
 * asked again.
 * @param location address or path of the request
 * @throws TypeError if it is none
 */
export const followRequest = async (
  location: string,
  options: Watching,
  read: (id: number) => Promise<unknown>,
): Promise<WstgRequest> => {
  const id = /\/api\/wstg\/requests\/(\d+)$/.exec(location)?.[1]
  if (id === undefined) throw new TypeError(`'${location}' is no address of a request`)
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    let waitMs = pauseMs
    try {
      const request = (await read(Number(id))) as WstgRequest
      notify(options.onRequest, request)
      if (!isPending(request)) return request
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 503)) throw error
      waitMs = Math.max(pauseMs, (error.retryAfter ?? 0) * 1000)
    }
    await pause(waitMs, options)
  }
}
