import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import {
  type GateFacts,
  type GateQuestion,
  type GateVerdict,
  verdictOf,
} from './gate-repository.ts'

/** Milliseconds between the looks for the calls that wait. */
const lookInterval = 1000
/** Calls of a key, or of an account, that wait in a process at once. */
const mostWaiting = 4

/** Whether a later verdict may pass without an act of a person. */
const isUnsettled = ({ stale, open }: GateVerdict): boolean =>
  stale || (open.length > 0 && open.every(({ reason }) => reason === 'request_waiting'))

/**
 * The gate. A call may wait until nothing is under way; meanwhile it has no connection to the
 * database.
 * @param look reads the facts
 * @param ending aborted when the process has to end, which ends all waits
 */
export const createGate = (look: () => Promise<GateFacts>, ending: AbortSignal) => {
  /** The key or the account of each call that waits. */
  const waiting: string[] = []
  let next: Promise<GateFacts> | undefined

  /** One look for all calls that wait by then. */
  const nextLook = () => {
    next ??= delay(lookInterval).then(() => {
      next = undefined
      return look()
    })
    // All calls may have left before it fails.
    next.catch(() => undefined)
    return next
  }

  /**
   * @param wait.left aborted when the caller leaves
   * @returns the verdict, and for how many milliseconds the call has waited
   */
  return async (
    question: GateQuestion,
    { seconds, caller, left }: { seconds: number; caller: string; left: AbortSignal },
  ) => {
    let verdict = verdictOf(await look(), question)
    const others = waiting.filter((it) => it === caller)
    if (seconds === 0 || others.length === mostWaiting || !isUnsettled(verdict))
      return { verdict, waited: 0 }
    const began = performance.now()
    waiting.push(caller)
    try {
      const end = AbortSignal.any([AbortSignal.timeout(seconds * 1000), left, ending])
      const ended = once(end, 'abort').then(() => undefined)
      while (isUnsettled(verdict) && !end.aborted)
        verdict = verdictOf((await Promise.race([nextLook(), ended])) ?? (await look()), question)
      return { verdict, waited: performance.now() - began }
    } finally {
      waiting.splice(waiting.indexOf(caller), 1)
    }
  }
}
