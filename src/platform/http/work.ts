import type { FastifyReply, FastifyRequest } from 'fastify'
import type PQueue from 'p-queue'
import type { Route } from '../../../generated/routes.ts'
import { busy, type DomainError, unavailable } from '../errors.ts'
import { startTimer } from '../process/timeouts.ts'
import { queuesByKey } from '../process/turns.ts'
import { limitedAddress } from './observe.ts'

/** Undecided requests in a process, at most. */
const most = {
  /** Of an account, of all of its keys together, of an address without an account. */
  caller: 128,
  key: 32,
  /** Beyond these, of operations that end sessions and keys: a thief must not keep them out. */
  endings: 8,
}
/** Heavy requests of a kind that one address may have under way, whatever its accounts are. */
const placesOfAddress = 4

interface Kind {
  /** Requests of this kind that a process handles at once. */
  turns: number
  /** Milliseconds that a request waits for its places and its turn together. */
  maxWait: number
  refuse: () => DomainError
}

const kinds: Readonly<Record<NonNullable<Route['heavy']>['kind'], Kind>> = {
  // With an outage of the database too, the answer comes within 5 s.
  batch: { turns: 2, maxWait: 1800, refuse: busy },
  report: { turns: 1, maxWait: 30_000, refuse: busy },
  // A lock of the database keeps imports of other processes out.
  import: { turns: 1, maxWait: 1800, refuse: () => unavailable(undefined, 'import_running', 30) },
}

/** A request that is under way. */
export interface Work {
  /**
   * Waits for the place of a heavy request's account and its address.
   * @throws DomainError 503 without a place in time
   */
  place(): Promise<void>
  /** Waits for the process's turn, after `place`. @throws DomainError 503 without a turn in time */
  turn(): Promise<void>
  /** Runs the handler, then leaves. */
  run<T>(handle: () => Promise<T>): Promise<T>
  /** Frees places and turn when the answer is decided: its sending depends on the caller. */
  leave(): void
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a request to an operation, from its authentication on. */
    work: Work | undefined
  }
}

/**
 * The account, all of its keys, or the address without an account; undefined for the findings tool.
 */
const callerOf = (request: FastifyRequest): string | undefined => {
  const { securityContext: context } = request
  const id = context?.token?.userId ?? context?.account?.id
  if (id !== undefined) return `${context?.key ? 'keys of ' : ''}account ${id}`
  return context === undefined ? `address ${limitedAddress(request)}` : undefined
}

type Bounds = (readonly [count: string, most: number])[]

/** The counts to which the request belongs, with their bounds. */
const boundsOf = (request: FastifyRequest): Bounds => {
  const caller = callerOf(request)
  const { key } = request.securityContext ?? {}
  if (caller === undefined) return []
  return [[caller, most.caller], ...(key ? [[`key ${key.id}`, most.key] as const] : [])]
}

/** The counts of the request if those above are full. */
const reserveOf = (request: FastifyRequest): Bounds | undefined =>
  request.routeOptions.config.operation?.endsAccess
    ? [[`endings of ${callerOf(request)}`, most.endings]]
    : undefined

/** Whether the body of a heavy operation is read before it is known to be heavy. */
export const isSmall = ({ headers, routeOptions }: FastifyRequest): boolean =>
  Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) <=
  (routeOptions.config.operation?.heavy?.smallBytes ?? 0)

/** Bounds the requests under way in a process. */
export const createWorkBounds = () => {
  const underWay = new Map<string, number>()
  const queueOf = queuesByKey<string>()

  /** Resolves when it is the request's turn in the queue, which it keeps until `ended`. */
  const enter = (queue: PQueue, ended: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const untilEnded = () => {
        resolve()
        return Promise.withResolvers<never>().promise
      }
      queue.add(untilEnded, { signal: ended }).catch(reject)
    })

  const heavyWork = (kind: keyof typeof kinds, request: FastifyRequest, ended: AbortController) => {
    const { turns, maxWait, refuse } = kinds[kind]
    let left = maxWait
    const wait = async (name: string, concurrency: number) => {
      const began = performance.now()
      const timer = startTimer(() => ended.abort(refuse()), left)
      await enter(queueOf(`${kind} ${name}`, concurrency), ended.signal)
      clearTimeout(timer)
      left -= performance.now() - began
    }
    let placed: Promise<void> | undefined
    const place = () => {
      const ofAddress = () => wait(`of ${limitedAddress(request)}`, placesOfAddress)
      placed ??= wait(`of ${callerOf(request)}`, 1).then(ofAddress)
      return placed
    }
    let admitted: Promise<void> | undefined
    const turn = () => {
      admitted ??= place().then(() => wait('of all', turns))
      return admitted
    }
    return { place, turn }
  }

  const isFull = (bounds: Bounds): boolean =>
    bounds.some(([name, bound]) => (underWay.get(name) ?? 0) >= bound)

  /** @throws DomainError 503 `busy` beyond a bound */
  const count = (request: FastifyRequest): Bounds => {
    const usual = boundsOf(request)
    const bounds = isFull(usual) ? reserveOf(request) : usual
    if (bounds === undefined || isFull(bounds)) throw busy()
    for (const [name] of bounds) underWay.set(name, (underWay.get(name) ?? 0) + 1)
    return bounds
  }

  const uncount = (bounds: Bounds): void => {
    for (const [name] of bounds) {
      const others = underWay.get(name)! - 1
      if (others === 0) underWay.delete(name)
      else underWay.set(name, others)
    }
  }

  /**
   * Counts a request until its answer is decided: its handler has ended, or it is refused, or its
   * caller has left before its handler began.
   * @throws DomainError 503 `busy` beyond a bound
   */
  return (
    request: FastifyRequest,
    { raw }: FastifyReply,
    kind: keyof typeof kinds | undefined,
  ): Work => {
    // It emits no further event, so that the request would be counted for ever.
    if (raw.destroyed) throw new DOMException('the caller has left', 'AbortError')
    const bounds = count(request)
    const ended = kind && new AbortController()
    let isRunning = false
    const leave = () => {
      ended?.abort()
      uncount(bounds.splice(0))
    }
    raw.once('close', () => {
      if (!isRunning) leave()
    })
    const none = async () => undefined
    return {
      ...(ended && kind ? heavyWork(kind, request, ended) : { place: none, turn: none }),
      leave,
      async run(handle) {
        isRunning = true
        return handle().finally(leave)
      },
    }
  }
}
