import { useCallback, useEffect, useRef, useState } from 'preact/hooks'

/** Calls `act` at these events, also those that do not bubble, until the result is called. */
export const listen = (
  target: EventTarget,
  events: readonly string[],
  act: (event: Event) => unknown,
) => {
  for (const event of events) target.addEventListener(event, act, true)
  return () => {
    for (const event of events) target.removeEventListener(event, act, true)
  }
}

/** A value of the browser that these events change. */
export const useBrowserValue = <T>(read: () => T, target: EventTarget, ...events: string[]): T => {
  const [value, setValue] = useState(read)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the arguments never change
  useEffect(() => {
    const update = () => setValue(read)
    // The value may have changed before this effect.
    update()
    return listen(target, events, update)
  }, [])
  return value
}

const retryEvent = 'retry-failed-loads'
/** Repeats every failed load. */
export const retryFailedLoads = () => void dispatchEvent(new Event(retryEvent))

export interface Load<T> {
  /** The latest answer; it stays while it is loaded again. */
  data?: T | undefined
  error?: unknown
  loading: boolean
  reload(): void
  /** Changes the shown data, when an answer says how they have changed. */
  change(edit: (data: T) => T): void
}

/** Milliseconds before the second look at work under way; each pause is twice the previous one. */
const firstPauseMs = 250
const longestPauseMs = 30_000

const next = (round: number) => round + 1

/**
 * Loads data when the view appears, when `dependencies` change and on `reload`.
 * @param isPending whether the data will change without an action, so that they are loaded again
 */
export const useLoad = <T>(
  read: (signal: AbortSignal) => Promise<T>,
  dependencies: readonly unknown[] = [],
  isPending: (data: T) => boolean = () => false,
): Load<T> => {
  const [state, setState] = useState<Omit<Load<T>, 'reload' | 'change'>>({ loading: true })
  const [round, setRound] = useState(0)
  /** 0 while nothing is under way. */
  const pauseMs = useRef(0)
  const reload = useCallback(() => {
    pauseMs.current = 0
    setRound(next)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names the dependencies
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    let timer: ReturnType<typeof setTimeout>
    const end = (result: { data?: T; error?: unknown }) => {
      if (signal.aborted) return
      setState(({ data }) => ({ data, ...result, loading: false }))
      if (pauseMs.current > 0) timer = setTimeout(setRound, pauseMs.current, next)
    }
    setState((before) => ({ ...before, loading: true }))
    read(signal).then(
      (data) => {
        const longer = Math.min(pauseMs.current * 2 || firstPauseMs, longestPauseMs)
        pauseMs.current = isPending(data) ? longer : 0
        end({ data })
      },
      (error: unknown) => end({ error }),
    )
    return () => {
      controller.abort()
      clearTimeout(timer)
    }
  }, [...dependencies, round])
  const { error } = state
  useEffect(() => {
    if (error !== undefined) return listen(window, [retryEvent, 'online'], reload)
  }, [error, reload])
  const change = useCallback<Load<T>['change']>(
    (edit) =>
      setState((before) =>
        before.data === undefined ? before : { ...before, data: edit(before.data) },
      ),
    [],
  )
  return { ...state, reload, change }
}

/** Something a person starts: it runs once at a time, and its error is kept to be shown. */
export const useAction = <Values extends unknown[]>(
  act: (...values: Values) => Promise<unknown>,
) => {
  const [state, setState] = useState({ busy: false, error: undefined as unknown })
  const running = useRef(false)
  const run = async (...values: Values) => {
    if (running.current) return
    running.current = true
    setState({ busy: true, error: undefined })
    const error = await act(...values).then(
      () => undefined,
      (reason: unknown) => reason,
    )
    running.current = false
    setState({ busy: false, error })
  }
  return { ...state, run, reset: () => setState(({ busy }) => ({ busy, error: undefined })) }
}
