import type { Log } from '../telemetry/log.ts'

/** Acts at once, and again so many milliseconds after the last time, until it is stopped. */
export const repeat = (milliseconds: number, log: Log, act: () => Promise<unknown>) => {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let acting: Promise<void>
  const actAgain = async (): Promise<void> => {
    await act().catch((error: unknown) =>
      log.warn({ event: 'upkeep_failed', err: error }, 'lost jobs could not be queued again'),
    )
    if (!isStopped) timer = setTimeout(() => (acting = actAgain()), milliseconds)
  }
  acting = actAgain()
  return {
    async stop(): Promise<void> {
      isStopped = true
      clearTimeout(timer)
      await acting
    },
  }
}
