import { useCallback, useEffect, useRef, useState } from 'preact/hooks'

export interface Loaded<T> {
  /** The latest answer; it stays while it is loaded again. */
  data: T | undefined
  error: unknown
  loading: boolean
  reload(): void
}

/** Loads data when the view appears, when `dependencies` change and on `reload`. */
export const useLoad = <T>(
  read: (signal: AbortSignal) => Promise<T>,
  dependencies: readonly unknown[],
): Loaded<T> => {
  const [state, setState] = useState<Omit<Loaded<T>, 'reload'>>({
    data: undefined,
    error: undefined,
    loading: true,
  })
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names the dependencies
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    setState(({ data, error }) => ({ data, error, loading: true }))
    read(signal).then(
      (data) => signal.aborted || setState({ data, error: undefined, loading: false }),
      (error: unknown) =>
        signal.aborted || setState(({ data }) => ({ data, error, loading: false })),
    )
    return () => controller.abort()
  }, [...dependencies, round])
  const reload = useCallback(() => setRound((value) => value + 1), [])
  return { ...state, reload }
}

export interface Action<Input extends unknown[]> {
  /** Starts the action, unless it is under way. Resolves to whether it has succeeded. */
  run(...input: Input): Promise<boolean>
  busy: boolean
  done: boolean
  error: unknown
  reset(): void
}

const idle = { busy: false, done: false, error: undefined as unknown }

/** Something a person starts: it runs once at a time, and its error is kept to be shown. */
export const useAction = <Input extends unknown[]>(
  act: (...input: Input) => Promise<unknown>,
): Action<Input> => {
  const [state, setState] = useState(idle)
  const running = useRef(false)
  const run = async (...input: Input): Promise<boolean> => {
    if (running.current) return false
    running.current = true
    setState({ ...idle, busy: true })
    try {
      await act(...input)
      setState({ ...idle, done: true })
      return true
    } catch (error) {
      setState({ ...idle, error })
      return false
    } finally {
      running.current = false
    }
  }
  return { ...state, run, reset: () => setState(idle) }
}
