import type { ComponentChildren, InputHTMLAttributes, LooseInputHTMLAttributes } from 'preact'
import { useEffect, useId, useRef, useState } from 'preact/hooks'
import { ApiError } from '../generated/client/index.js'
import { type Action, type Loaded, useAction } from './load.ts'
import { useDescribe, useFormat, useTexts } from './session.ts'
import { shellTexts } from './texts/shell.ts'

type Children = { children?: ComponentChildren }

let firstView = true

/** The heading that each view begins with: it names the document and takes the focus. */
export const Heading = ({ text, children }: { text: string } & Children) => {
  const { title } = useTexts(shellTexts)
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!firstView) ref.current?.focus()
    firstView = false
  }, [])
  useEffect(() => {
    document.title = `${text} · ${title}`
  }, [text, title])
  return (
    <div class="heading">
      <h1 tabIndex={-1} ref={ref}>
        {text}
      </h1>
      {children}
    </div>
  )
}

export interface ButtonProps extends Children {
  /** Without it the button submits its form. */
  onClick?: () => unknown
  kind?: 'primary' | 'plain' | 'danger' | 'link'
  busy?: boolean
  /** The name for assistive technology, if the text alone is ambiguous. */
  label?: string | undefined
  pressed?: boolean
}

export const Button = ({
  onClick,
  kind = 'plain',
  busy,
  label,
  pressed,
  children,
}: ButtonProps) => (
  <button
    type={onClick ? 'button' : 'submit'}
    class={`button ${kind}`}
    aria-label={label}
    aria-pressed={pressed}
    aria-busy={busy}
    aria-disabled={busy}
    onClick={onClick && (() => busy || onClick())}
  >
    {children}
  </button>
)

export const Form = ({ onSubmit, children }: { onSubmit: () => unknown } & Children) => (
  <form
    noValidate
    onSubmit={(event) => {
      event.preventDefault()
      onSubmit()
    }}
  >
    {children}
  </form>
)

interface Labelled {
  label: string
  hint?: ComponentChildren
  error?: string | undefined
}

const Labels = ({ id, label, hint, error, children }: Labelled & { id: string } & Children) => (
  <div class="field">
    <label for={id}>{label}</label>
    {hint && (
      <p class="hint" id={`${id}-hint`}>
        {hint}
      </p>
    )}
    {error && (
      <p class="error" id={`${id}-error`} role="alert">
        {error}
      </p>
    )}
    {children}
  </div>
)

const describedBy = (id: string, { hint, error }: Labelled) =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined

type InputAttribute =
  | 'type'
  | 'autocomplete'
  | 'autocapitalize'
  | 'spellcheck'
  | 'inputMode'
  | 'autofocus'
  | 'min'
  | 'max'
  | 'maxLength'
  | 'step'

export interface FieldProps extends Labelled {
  value: string
  onValue: (value: string) => void
  /** Further attributes of the input. */
  input?: { [Name in InputAttribute]?: LooseInputHTMLAttributes[Name] | undefined } | undefined
}

/** A labelled input. An error is announced and moves the focus to the input. */
export const Field = ({ value, onValue, input, ...labels }: FieldProps) => {
  const id = useId()
  const texts = useTexts(shellTexts)
  const ref = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState(false)
  const secret = input?.type === 'password'
  const attributes = { ...input, ...(secret && shown && { type: 'text' }) } as InputHTMLAttributes
  useEffect(() => {
    if (labels.error) ref.current?.focus()
  }, [labels.error])
  return (
    <Labels id={id} {...labels}>
      <div class="input">
        <input
          {...attributes}
          id={id}
          ref={ref}
          value={value}
          aria-invalid={labels.error !== undefined}
          aria-describedby={describedBy(id, labels)}
          onInput={({ currentTarget }) => onValue(currentTarget.value)}
        />
        {secret && (
          <Button
            kind="link"
            label={`${shown ? texts.hide : texts.show}: ${labels.label}`}
            onClick={() => setShown(!shown)}
          >
            {shown ? texts.hide : texts.show}
          </Button>
        )}
      </div>
    </Labels>
  )
}

export interface SelectProps<Value extends string> extends Labelled {
  value: Value
  onValue: (value: Value) => void
  options: readonly (readonly [value: Value, text: string])[]
}

export const Select = <Value extends string>(props: SelectProps<Value>) => {
  const { value, onValue, options, ...labels } = props
  const id = useId()
  return (
    <Labels id={id} {...labels}>
      <select
        id={id}
        value={value}
        aria-describedby={describedBy(id, labels)}
        onChange={({ currentTarget }) => onValue(currentTarget.value as Value)}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </Labels>
  )
}

/** A notice that assistive technology announces; errors at once. */
export const Notice = ({
  kind = 'info',
  children,
}: { kind?: 'info' | 'success' | 'error' } & Children) => (
  <div class={`notice ${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
    {children}
  </div>
)

/** Seconds until a refused call may be repeated. */
const useSecondsLeft = (error: unknown): number => {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    const limited = error instanceof ApiError && error.status === 429
    const end = performance.now() + (limited ? (error.retryAfter ?? 0) : 0) * 1000
    const update = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000)))
    update()
    const timer = setInterval(update, 1000)
    return () => clearInterval(timer)
  }, [error])
  return left
}

/** The error as of now: its text has the seconds that are left. */
const withSeconds = (error: ApiError, seconds: number): ApiError => {
  const headers = new Headers(error.headers)
  headers.set('x-error-parameters', JSON.stringify({ ...error.parameters, seconds }))
  return new ApiError(error.operation, error.message, { status: error.status, headers })
}

/** A failed call, with the way to repeat it. Nothing without an error. */
export const Failure = ({ error, retry }: { error: unknown; retry?: () => unknown }) => {
  const texts = useTexts(shellTexts)
  const describe = useDescribe()
  const left = useSecondsLeft(error)
  if (error === undefined || error === null) return null
  const limited = error instanceof ApiError && error.status === 429
  return (
    <Notice kind="error">
      {/* The role keeps the seconds from being announced one by one. */}
      {limited ? (
        <p role="timer">{left > 0 ? describe(withSeconds(error, left)) : texts.retryNow}</p>
      ) : (
        <p>{describe(error)}</p>
      )}
      {retry && left === 0 && <Button onClick={retry}>{texts.retry}</Button>}
    </Notice>
  )
}

/** A refusal of a field by the page itself. */
export class FieldError extends Error {
  readonly field: string
  constructor(field: string, message: string) {
    super(message)
    this.field = field
  }
}

const Loading = () => (
  <p class="loading" role="status">
    {useTexts(shellTexts).loading}
  </p>
)

/** The state of data, until it is there, and of a failed reload. */
export const LoadState = ({ load }: { load: Loaded<unknown> }) => (
  <>
    <Failure error={load.error} retry={load.reload} />
    {load.data === undefined && load.loading && <Loading />}
  </>
)

export const Empty = ({ children }: Children) => <div class="empty">{children}</div>

const noFinish = { current: false }

/** `finished` tells at its end whether the action has removed the place that opened it. */
export const Dialog = ({
  title,
  onClose,
  finished = noFinish,
  children,
}: { title: string; onClose: () => void; finished?: { current: boolean } } & Children) => {
  const id = useId()
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    ref.current?.showModal()
    return () => {
      const next = finished.current ? document.querySelector('h1') : opener
      if (next instanceof HTMLElement) next.focus()
    }
  }, [finished])
  return (
    <dialog ref={ref} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  )
}

/** The end of a dialog or form: its action, its error and the way out. */
export const Actions = ({
  action,
  error = action.error,
  submit,
  kind = 'primary',
  onCancel,
  children,
}: {
  action: Pick<Action<never>, 'busy' | 'error'>
  /** The errors that no field shows. */
  error?: unknown
  submit: string
  kind?: 'primary' | 'plain' | 'danger'
  onCancel?: () => void
} & Children) => {
  const { cancel } = useTexts(shellTexts)
  return (
    <>
      <Failure error={error} />
      <div class="actions">
        <Button kind={kind} busy={action.busy}>
          {submit}
        </Button>
        {onCancel && <Button onClick={onCancel}>{cancel}</Button>}
        {children}
      </div>
    </>
  )
}

interface FormField extends Omit<Labelled, 'error'>, Pick<FieldProps, 'input'> {
  /** At first. */
  value?: string
  /** Error codes that belong to the field, besides those that name it. */
  codes?: readonly string[]
}

/** A form of these fields, which begins anew after the action, unless it is to `keep` them. */
export const FieldForm = <Name extends string, Values = Record<Name, string>>(
  props: {
    fields: { readonly [Key in Name]?: FormField | undefined }
    act: (values: Values) => Promise<unknown>
    /** Said after the action. */
    done?: string
    keep?: boolean
  } & Pick<Parameters<typeof Actions>[0], 'submit' | 'kind' | 'onCancel'>,
) => {
  const { fields, act, done, keep, ...actions } = props
  const describe = useDescribe()
  const entries = Object.entries<FormField | undefined>(fields)
  const first = () =>
    Object.fromEntries(entries.map(([name, field]) => [name, field?.value ?? ''])) as Values
  const [values, setValues] = useState(first)
  const action = useAction(async () => {
    await act(values)
    if (!keep) setValues(first())
  })
  const { error } = action
  const { code = '', parameters = {} } = error instanceof ApiError ? error : {}
  const named = error instanceof FieldError ? error.field : parameters.field
  const refused = entries.find(([name, field]) => name === named || field?.codes?.includes(code))
  return (
    <Form onSubmit={action.run}>
      {entries.map(
        ([name, field]) =>
          field && (
            <Field
              key={name}
              label={field.label}
              hint={field.hint}
              error={refused?.[0] === name ? describe(error) : undefined}
              input={field.input}
              value={String(values[name as keyof Values])}
              onValue={(value) => {
                action.reset()
                setValues({ ...values, [name]: value })
              }}
            />
          ),
      )}
      <Actions action={action} error={refused ? null : error} {...actions} />
      {done !== undefined && action.done && <Notice kind="success">{done}</Notice>}
    </Form>
  )
}

/** Asks once, then acts and closes. */
export const Confirm = ({
  title,
  submit,
  act,
  onClose,
  children,
}: {
  title: string
  submit: string
  act: () => Promise<unknown>
  onClose: () => void
} & Children) => {
  const finished = useRef(false)
  const action = useAction(async () => {
    await act()
    finished.current = true
    onClose()
  })
  return (
    <Dialog title={title} onClose={onClose} finished={finished}>
      <Form onSubmit={action.run}>
        {children}
        <Actions action={action} submit={submit} kind="danger" onCancel={onClose} />
      </Form>
    </Dialog>
  )
}

export interface Column<Row> {
  label: string
  cell: (row: Row) => ComponentChildren
  /** Numbers stand at the right edge. */
  numeric?: boolean
}

const rowsAtOnce = 25

/** A table whose rows become cards on a narrow screen; long ones are shown in parts. */
export const Table = <Row,>({
  caption,
  columns,
  rows,
  keyOf,
  empty,
}: {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** Said instead of the table without rows; else it is left out. */
  empty?: ComponentChildren
}) => {
  const texts = useTexts(shellTexts)
  const { integer } = useFormat()
  const [limit, setLimit] = useState(rowsAtOnce)
  if (rows.length === 0) return empty ? <Empty>{empty}</Empty> : null
  const classOf = ({ numeric }: Column<Row>) => (numeric ? 'numeric' : undefined)
  return (
    <>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.label} scope="col" class={classOf(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, limit).map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column) => (
                <td key={column.label} class={classOf(column)} data-label={column.label}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > limit && (
        <Button onClick={() => setLimit(limit + rowsAtOnce * 4)}>
          {texts.moreRows(integer(limit), integer(rows.length))}
        </Button>
      )}
    </>
  )
}

/** The bytes of a transfer, and a way to stop it. */
export const Progress = ({
  label,
  loaded,
  total,
  onStop,
}: {
  label: string
  loaded: number
  total: number | undefined
  onStop: () => void
}) => {
  const texts = useTexts(shellTexts)
  const { bytes } = useFormat()
  const id = useId()
  return (
    <div class="progress">
      <label for={id}>{label}</label>
      <progress id={id} value={total && loaded} max={total} />
      <span class="numeric">
        {total === undefined ? bytes(loaded) : texts.bytesOf(bytes(loaded), bytes(total))}
      </span>
      <Button onClick={onStop}>{texts.stop}</Button>
    </div>
  )
}
