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
const slotsOfAddress = 4

type Kind = NonNullable<Route['heavy']>['kind']

interface Bounds {
  /** Requests of this kind that a process handles at once. */
  slots: number
  /** Milliseconds that a request waits for all of its slots together. */
  maxWait: number
  refuse: () => DomainError
}

const kinds: Readonly<Record<Kind, Bounds>> = {
  // With an outage of the database too, the answer comes within 5 s.
  batch: { slots: 2, maxWait: 1800, refuse: busy },
  report: { slots: 1, maxWait: 30_000, refuse: busy },
  // A lock of the database keeps imports of other processes out.
  import: { slots: 1, maxWait: 1800, refuse: () => unavailable(undefined, 'import_running', 30) },
}

/** A request that is under way. */
export interface RequestSlot {
  /**
   * Waits for the slots of a heavy request's account and of its address.
   * @throws DomainError 503 without them in time
   */
  ofCaller(): Promise<void>
  /**
   * Waits for a slot of the process, after `ofCaller`.
   * @throws DomainError 503 without one in time
   */
  ofProcess(): Promise<void>
  /** Runs the handler, then frees the slots. */
  run<T>(handle: () => Promise<T>): Promise<T>
  /** Frees the slots when the answer is decided: its sending depends on the caller. */
  free(): void
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a request to an operation, from its authentication on. */
    slot: RequestSlot | undefined
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

/** The numbers of requests that the request adds to, with their bounds. */
const countsOf = (request: FastifyRequest): [name: string, most: number][] => {
  const caller = callerOf(request)
  const { key } = request.securityContext ?? {}
  if (caller === undefined) return []
  return key
    ? [
        [caller, most.caller],
        [`key ${key.id}`, most.key],
      ]
    : [[caller, most.caller]]
}

/** Whether the body of a heavy operation is read before it is known to be heavy. */
export const isReadBeforeSlot = ({ headers, routeOptions }: FastifyRequest): boolean =>
  Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) <=
  (routeOptions.config.operation?.heavy?.smallBytes ?? 0)

const once = <T>(act: () => Promise<T>): (() => Promise<T>) => {
  let result: Promise<T> | undefined
  return () => {
    result ??= act()
    return result
  }
}

/** Bounds the requests under way in a process. */
export const createSlots = () => {
  const underWay = new Map<string, number>()
  const queueOf = queuesByKey<string>()

  /** Resolves when the request has a slot of the queue, which it keeps until `ended`. */
  const enter = (queue: PQueue, ended: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const untilEnded = () => {
        resolve()
        return Promise.withResolvers<never>().promise
      }
      queue.add(untilEnded, { signal: ended }).catch(reject)
    })

  const heavySlots = (kind: Kind, request: FastifyRequest, ended: AbortController) => {
    const { slots, maxWait, refuse } = kinds[kind]
    let left = maxWait
    const wait = async (name: string, concurrency: number) => {
      const began = performance.now()
      const timer = startTimer(() => ended.abort(refuse()), left)
      await enter(queueOf(`${kind} ${name}`, concurrency), ended.signal)
      clearTimeout(timer)
      left -= performance.now() - began
    }
    const ofCaller = once(async () => {
      await wait(`of ${callerOf(request)}`, 1)
      await wait(`of ${limitedAddress(request)}`, slotsOfAddress)
    })
    const ofProcess = once(async () => {
      await ofCaller()
      await wait('of all', slots)
    })
    return { ofCaller, ofProcess }
  }

  const isFull = ([name, bound]: readonly [string, number]): boolean =>
    (underWay.get(name) ?? 0) >= bound

  /** @throws DomainError 503 `busy` beyond a bound */
  const count = (request: FastifyRequest): string[] => {
    let counts = countsOf(request)
    if (counts.some(isFull) && request.routeOptions.config.operation?.endsAccess)
      counts = [[`endings of ${callerOf(request)}`, most.endings]]
    if (counts.some(isFull)) throw busy()
    const names = counts.map(([name]) => name)
    for (const name of names) underWay.set(name, (underWay.get(name) ?? 0) + 1)
    return names
  }

  const uncount = (names: string[]): void => {
    for (const name of names) {
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
  return (request: FastifyRequest, { raw }: FastifyReply): RequestSlot => {
    // It emits no further event, so that the request would be counted for ever.
    if (raw.destroyed) throw new DOMException('the caller has left', 'AbortError')
    const names = count(request)
    const kind = request.routeOptions.config.operation?.heavy?.kind
    const ended = kind && new AbortController()
    let isRunning = false
    const free = () => {
      ended?.abort()
      uncount(names.splice(0))
    }
    raw.once('close', () => {
      if (!isRunning) free()
    })
    const none = async () => undefined
    return {
      ...(ended ? heavySlots(kind, request, ended) : { ofCaller: none, ofProcess: none }),
      free,
      async run(handle) {
        isRunning = true
        return handle().finally(free)
      },
    }
  }
}
