import type { ButtonHTMLAttributes, ComponentChildren } from 'preact'
import { useId, useLayoutEffect, useState } from 'preact/hooks'
import { ApiError } from '../../generated/client/index.js'
import { usePage } from '../session.ts'

export type Children = { children?: ComponentChildren }

export interface ButtonProps extends Omit<ButtonHTMLAttributes, 'onClick'> {
  text: string
  /** The subject, for assistive technology. */
  of?: string | undefined
  /** Without it the button submits its form. */
  onClick?: () => unknown
  kind?: 'primary' | 'plain' | 'danger' | 'link' | 'skip' | undefined
  busy?: boolean | undefined
}

export const Button = ({ text, of, onClick, kind = 'plain', busy, ...attributes }: ButtonProps) => (
  <button
    type={onClick ? 'button' : 'submit'}
    class={`button ${kind}`}
    aria-label={of && `${text}: ${of}`}
    aria-busy={busy}
    aria-disabled={busy}
    onClick={onClick && (() => busy || onClick())}
    {...attributes}
  >
    {text}
  </button>
)

/** A state, a severity or a class, by the property of the style sheet that has its colour. */
export type Kind = 'done' | 'skipped' | 'active' | 'blocked' | 'worse' | 'worst' | 'open'

/** The colour of a kind, for badges and segments of bars. */
export const kindStyle = (kind: Kind) => ({ '--kind': `var(--${kind})` })

/** Its text has the same meaning as its colour. Without a kind the badge is plain. */
export const Badge = ({ kind, children }: { kind?: Kind | undefined } & Children) => (
  <span class="badge" style={kind && kindStyle(kind)}>
    {children}
  </span>
)

type NoticeKind = 'info' | 'success' | 'error' | 'loading' | 'doubt' | 'closed'

/** A notice that assistive technology announces; errors at once. */
export const Notice = ({ kind = 'info', children }: { kind?: NoticeKind } & Children) => (
  <div class={`notice ${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
    {children}
  </div>
)

/** A failed call, with the way to repeat it. Nothing without an error. */
export const Failure = ({ error, retry }: { error: unknown; retry?: () => unknown }) => {
  const { t, describe } = usePage()
  const seconds = (error instanceof ApiError && error.status === 429 && error.retryAfter) || 0
  const [left, setLeft] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same refusal may come again
  useLayoutEffect(() => {
    const end = performance.now() + seconds * 1000
    const update = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000)))
    update()
    if (seconds === 0) return
    const timer = setInterval(update, 1000)
    return () => clearInterval(timer)
  }, [error])
  // The end of a session asks for a sign-in.
  const { code } = (error ?? {}) as Partial<ApiError>
  if (error === undefined || code === 'authentication_required') return null
  const text = describe(error, left > 0 ? { seconds: left } : {})
  const isOver = seconds > 0 && left === 0
  return (
    <Notice kind={isOver ? 'info' : 'error'}>
      {/* The role keeps the seconds from being announced one by one. */}
      <p role={seconds > 0 ? 'timer' : undefined}>{isOver ? t.retryNow : text}</p>
      {retry && left === 0 && <Button text={t.retry} onClick={retry} />}
    </Notice>
  )
}

interface ProgressProps extends Children {
  label: string
  done: number
  all?: number | undefined
  format: (count: number) => string
}

/** The progress of an action; `children` is the way to stop it. */
export const Progress = ({ label, done, all, format, children }: ProgressProps) => {
  const { t } = usePage()
  const id = useId()
  return (
    <div class="progress">
      <label for={id}>{label}</label>
      <progress id={id} value={all && done} max={all} />
      <span>{all ? t.doneOf(format(done), format(all)) : format(done)}</span>
      {children}
    </div>
  )
}
