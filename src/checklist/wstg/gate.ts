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

interface Wait {
  seconds: number
  /** The key or the account. */
  caller: string
  /** Aborted when the caller leaves. */
  left: AbortSignal
}

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
  const waiting = new Map<string, number>()
  let next: Promise<GateFacts> | undefined

  /** One look for all calls that wait by then. */
  const nextLook = () => {
    if (next === undefined) {
      next = delay(lookInterval).then(() => {
        next = undefined
        return look()
      })
      // All calls may have left before it fails.
      next.catch(() => undefined)
    }
    return next
  }

  const settle = async (first: GateVerdict, question: GateQuestion, { seconds, left }: Wait) => {
    const signal = AbortSignal.any([AbortSignal.timeout(seconds * 1000), left, ending])
    const ended = once(signal, 'abort').then(() => undefined)
    let verdict = first
    while (isUnsettled(verdict) && !signal.aborted)
      verdict = verdictOf((await Promise.race([nextLook(), ended])) ?? (await look()), question)
    return verdict
  }

  /** @returns the verdict, and for how many milliseconds the call has waited */
  return async (question: GateQuestion, wait: Wait) => {
    const verdict = verdictOf(await look(), question)
    const { caller } = wait
    const others = waiting.get(caller) ?? 0
    if (wait.seconds === 0 || others === mostWaiting || !isUnsettled(verdict))
      return { verdict, waited: 0 }
    const began = performance.now()
    waiting.set(caller, others + 1)
    try {
      return {
        verdict: await settle(verdict, question, wait),
        waited: performance.now() - began,
      }
    } finally {
      const still = waiting.get(caller)! - 1
      if (still === 0) waiting.delete(caller)
      else waiting.set(caller, still)
    }
  }
}
