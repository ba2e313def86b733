/**
 * Calls a function of the application. What goes wrong in it is reported as an uncaught error, as
 * in listeners of events, and stops neither the call that it is told of nor other listeners.
 */
export const notify = <T extends unknown[]>(
  listener: ((...told: T) => void) | undefined,
  ...told: T
): void => {
  try {
    listener?.(...told)
  } catch (error) {
    queueMicrotask(() => {
      throw error
    })
  }
}
