import { useCallback, useEffect, useRef, useState } from 'preact/hooks'

/** A value of the browser that these events change. */
export const useBrowser = <T>(read: () => T, target: EventTarget, ...events: string[]): T => {
  const [value, setValue] = useState(read)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the arguments never change
  useEffect(() => {
    const update = () => setValue(read)
    for (const event of events) target.addEventListener(event, update)
    return () => {
      for (const event of events) target.removeEventListener(event, update)
    }
  }, [])
  return value
}

export interface Load<T> {
  /** The latest answer; it stays while it is loaded again. */
  data?: T | undefined
  error?: unknown
  loading: boolean
  reload(): void
}

/** Milliseconds before the second look at work under way; each pause is twice the one before. */
const firstPauseMs = 1000
const longestPauseMs = 30_000

/**
 * Loads data when the view appears, when `dependencies` change and on `reload`.
 * @param isPending whether data will change by themselves, so that they are loaded again
 */
export const useLoad = <T>(
  read: (signal: AbortSignal) => Promise<T>,
  dependencies: readonly unknown[] = [],
  isPending: (data: T) => boolean = () => false,
): Load<T> => {
  const [state, setState] = useState<Omit<Load<T>, 'reload'>>({ loading: true })
  const [round, setRound] = useState(0)
  const pauseMs = useRef(firstPauseMs)
  const reload = useCallback(() => {
    pauseMs.current = firstPauseMs
    setRound((value) => value + 1)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names the dependencies
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    setState((before) => ({ ...before, loading: true }))
    read(signal).then(
      (data) => {
        if (signal.aborted) return
        setState({ data, loading: false })
        if (!isPending(data)) return
        const timer = setTimeout(() => setRound((value) => value + 1), pauseMs.current)
        pauseMs.current = Math.min(pauseMs.current * 2, longestPauseMs)
        signal.addEventListener('abort', () => clearTimeout(timer))
      },
      (error: unknown) =>
        signal.aborted || setState(({ data }) => ({ data, error, loading: false })),
    )
    return () => controller.abort()
  }, [...dependencies, round])
  return { ...state, reload }
}

/** Something a person starts: it runs once at a time, and its error is kept to be shown. */
export const useAction = (act: () => Promise<unknown>) => {
  const [state, setState] = useState({ busy: false, error: undefined as unknown })
  const running = useRef(false)
  const run = async () => {
    if (running.current) return
    running.current = true
    setState({ busy: true, error: undefined })
    const error = await act().then(
      () => undefined,
      (reason: unknown) => reason,
    )
    running.current = false
    setState({ busy: false, error })
  }
  return { ...state, run, reset: () => setState(({ busy }) => ({ busy, error: undefined })) }
}
