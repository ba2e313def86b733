import { withTimeout } from '../process/timeouts.ts'

/** A pause of a loop, which ends early when this process makes work due. */
export const createAlarm = () => {
  let rung = Promise.withResolvers<void>()
  return {
    ring(): void {
      rung.resolve()
    },
    /** Also ends at once if the alarm has rung since the last pause, or if the time has passed. */
    async pause(milliseconds: number): Promise<void> {
      await withTimeout(rung.promise, milliseconds)
      rung = Promise.withResolvers<void>()
    },
  }
}

export type Alarm = ReturnType<typeof createAlarm>
