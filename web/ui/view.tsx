import { type ComponentChildren, createContext } from 'preact'
import { useEffect, useErrorBoundary, useRef } from 'preact/hooks'
import { type Load, listen } from '../load.ts'
import { usePage } from '../session.ts'
import { Button, type Children, Failure, Notice } from './feedback.tsx'

/** Moves the focus to the heading, after the focused element is gone. */
export const focusHeading = () => document.querySelector('h1')?.focus({ preventScroll: true })

/** A `ref` of an element that takes the focus when it appears: the focused button is gone. */
export const takeFocus = (element: HTMLElement | null) => element?.focus()

/** Loads the data that an action may have changed: after a failed action, all of them. */
export const Reload = createContext((_failed: boolean) => {})
let firstView = true

interface HeadingProps {
  title: string
  tools?: ComponentChildren
  /** Whether the heading is for assistive technology only, where a tab says the same. */
  quiet?: boolean | undefined
  /** A line above the heading. */
  above?: ComponentChildren
}

/** The heading that each view begins with: it names the document and takes the focus. */
export const Heading = ({ title, tools, quiet, above }: HeadingProps) => {
  const { t, announce } = usePage()
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!firstView) ref.current?.focus()
    firstView = false
    announce('')
  }, [announce])
  useEffect(() => {
    document.title = `${title} · ${t.title}`
  }, [title, t])
  return (
    <div class={quiet ? 'heading quiet' : 'heading'}>
      {above && <p class="aside">{above}</p>}
      <h1 tabIndex={-1} ref={ref}>
        {title}
      </h1>
      {tools}
    </div>
  )
}

interface ViewProps<T> extends HeadingProps {
  load: Load<T>
  children: (data: T) => ComponentChildren
}

/** A view of loaded data, or of their loading. Actions inside have them loaded again. */
export const View = <T,>({ load, children, ...heading }: ViewProps<T>) => {
  const { t } = usePage()
  useEffect(() => {
    if (load.data !== undefined && document.activeElement === document.body) focusHeading()
  }, [load.data])
  const { reload } = load
  // The person comes back to the page.
  useEffect(
    () => listen(window, ['focus'], ({ target }) => target === window && reload()),
    [reload],
  )
  return (
    <Reload.Provider value={load.reload}>
      <Heading {...heading} />
      <Failure error={load.error} retry={load.reload} />
      {load.data !== undefined && children(load.data)}
      {load.data === undefined && load.loading && <Notice kind="loading">{t.loading}</Notice>}
    </Reload.Provider>
  )
}

type CardProps = { title: string; hint?: string | undefined; tools?: ComponentChildren } & Children

/** A part of a view, with its tools next to its title. */
export const Card = ({ title, hint, tools, children }: CardProps) => (
  <section class="card" aria-label={title}>
    <div class="heading">
      <h2>{title}</h2>
      {tools}
    </div>
    {hint && <p class="hint">{hint}</p>}
    {children}
  </section>
)

/** Shows an unexpected failure of its content, which would otherwise leave an empty page. */
export const ErrorBoundary = ({ children }: Children) => {
  const { t } = usePage()
  const [error] = useErrorBoundary((error: unknown) => reportError(error))
  if (error === undefined) return <>{children}</>
  return (
    <div class="card narrow">
      <Heading title={t.broken} />
      <p>{t.brokenHint}</p>
      <Button text={t.loadAgain} kind="primary" onClick={() => location.reload()} />
    </div>
  )
}
