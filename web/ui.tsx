import type { ButtonHTMLAttributes, ComponentChildren, LooseInputHTMLAttributes } from 'preact'
import { createContext, h } from 'preact'
import { useContext, useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { ApiError } from '../generated/client/index.js'
import { readNumber } from './format.ts'
import { type Load, useAction } from './load.ts'
import { hrefOf, replaceRoute, useRoute } from './route.ts'
import { usePage } from './session.ts'

type Children = { children?: ComponentChildren }

interface ButtonProps extends Omit<ButtonHTMLAttributes, 'onClick'> {
  text: string
  /** The subject, for assistive technology. */
  of?: string | undefined
  /** Without it the button submits its form. */
  onClick?: () => unknown
  kind?: 'primary' | 'plain' | 'danger' | 'link' | undefined
  busy?: boolean | undefined
}

export const Button = ({ text, of, onClick, kind, busy, ...attributes }: ButtonProps) => (
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

type NoticeKind = 'info' | 'success' | 'error' | 'loading'

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
    const timer = setInterval(update, 1000)
    return () => clearInterval(timer)
  }, [error])
  if (error === undefined) return null
  const text = describe(error, left > 0 ? { seconds: left } : {})
  return (
    <Notice kind="error">
      {/* The role keeps the seconds from being announced one by one. */}
      <p role={seconds > 0 ? 'timer' : undefined}>{seconds > 0 && !left ? t.retryNow : text}</p>
      {retry && left === 0 && <Button text={t.retry} onClick={retry} />}
    </Notice>
  )
}

/** For when the place with the focus is gone. */
export const focusHeading = () => document.querySelector('h1')?.focus({ preventScroll: true })

const Reload = createContext(() => {})
let firstView = true

interface ViewProps<T> {
  title: string
  tools?: ComponentChildren
  load: Load<T>
  children: (data: T) => ComponentChildren
}

/** The heading that each view begins with: it names the document and takes the focus. */
export const Heading = ({ title, tools }: Pick<ViewProps<unknown>, 'title' | 'tools'>) => {
  const { t, tell } = usePage()
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!firstView) ref.current?.focus()
    firstView = false
    tell('')
  }, [tell])
  useEffect(() => {
    document.title = `${title} · ${t.title}`
  }, [title, t])
  return (
    <div class="heading">
      <h1 tabIndex={-1} ref={ref}>
        {title}
      </h1>
      {tools}
    </div>
  )
}

/** A view of data: until they are there their state. Actions inside have them loaded again. */
export const View = <T,>({ title, tools, load, children }: ViewProps<T>) => {
  const { t } = usePage()
  useEffect(() => {
    if (load.data !== undefined && document.activeElement === document.body) focusHeading()
  }, [load.data])
  return (
    <Reload.Provider value={load.reload}>
      <Heading title={title} tools={tools} />
      <Failure error={load.error} retry={load.reload} />
      {load.data !== undefined && children(load.data)}
      {load.data === undefined && load.loading && <Notice kind="loading">{t.loading}</Notice>}
    </Reload.Provider>
  )
}

type CardProps = { title: string; hint?: string; tools?: ComponentChildren } & Children

/** A part of a view, with its tools beside its title. */
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

/** An action that tells the text it resolves to, and has the data around it loaded again. */
const useTold = (act: () => Promise<unknown>) => {
  const { tell } = usePage()
  const reload = useContext(Reload)
  return useAction(async () => {
    tell('')
    const told = await act()
    if (typeof told === 'string') tell(told)
    reload()
  })
}

/** A labelled field: an input, or with `options` a choice, or with `rows` an area of text. */
export interface FieldSpec extends LooseInputHTMLAttributes {
  label: string
  hint?: ComponentChildren
  /** Error codes that belong to the field, besides those that name it. */
  codes?: readonly string[]
  options?: readonly (readonly [value: string, text: string])[]
  rows?: number
  /** Reads what a person wrote or chose; an error refuses it. */
  read?(value: string | File): unknown
}

type Specs<Name extends string = string> = Readonly<Record<Name, FieldSpec>>
type Values = Readonly<Record<string, unknown>>

/** A field for a number, which refuses other texts. */
export const asNumber = (refusal: string) => ({
  inputMode: 'decimal' as const,
  autocomplete: 'off' as const,
  read: (text: string | File) => readNumber(String(text)) ?? new Error(refusal),
})

/** An error is announced, and moves the focus to the field. */
const Field = ({ spec, error, name }: { spec: FieldSpec; error?: string; name: string }) => {
  const { label, hint, codes, options, read, ...attributes } = spec
  const id = useId()
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (error) ref.current?.focus()
  }, [error])
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const aria = { 'aria-invalid': Boolean(error), 'aria-describedby': described || undefined }
  const note = (kind: string, text: ComponentChildren, role?: 'alert') =>
    text && (
      <p class={kind} id={`${id}-${kind}`} role={role}>
        {text}
      </p>
    )
  const choices = options?.map(([value, text]) => (
    <option key={value} value={value} selected={value === spec.defaultValue}>
      {text}
    </option>
  ))
  const tag = choices ? 'select' : spec.rows ? 'textarea' : 'input'
  return (
    <div class={`field ${spec.type ?? ''}`}>
      <label for={id}>{label}</label>
      {note('hint', hint)}
      {note('error', error, 'alert')}
      {h(tag, { ...(attributes as object), ...aria, id, ref, name }, choices)}
    </div>
  )
}

interface FieldsProps {
  fields: Specs
  values?: Values
  /** The name and the text of a refused one. */
  refused?: readonly [name: string | undefined, error: string]
}

export const Fields = ({ fields, values, refused = [undefined, ''] }: FieldsProps) =>
  Object.entries(fields).map(([name, spec]) => {
    const value = values && { value: String(values[name] ?? '') }
    const error = name === refused[0] ? refused[1] : ''
    return <Field key={name} name={name} spec={{ ...spec, ...value }} error={error} />
  })

/** Fields that keep their values in the address of the view. */
export const Filters = ({ view, fields }: { view: string; fields: Specs }) => {
  const { parameters } = useRoute()
  const keep = (form: HTMLFormElement) =>
    replaceRoute(hrefOf(view, Object.fromEntries(new FormData(form)) as Record<string, string>))
  return (
    <search>
      <form
        class="filters"
        onInput={({ currentTarget }) => keep(currentTarget)}
        onSubmit={(event) => event.preventDefault()}
      >
        <Fields fields={fields} values={parameters} />
      </form>
    </search>
  )
}

/** The fields' values as they are read. The error of a field names it, as the service's do. */
const readFields = (form: HTMLFormElement, fields: Specs): Values => {
  const data = new FormData(form)
  const values = Object.entries(fields).map(([field, spec]) => {
    const value = data.get(field) ?? ''
    const read = spec.read ? spec.read(value) : value
    if (read instanceof Error) throw Object.assign(read, { parameters: { field } })
    return [field, read]
  })
  return Object.fromEntries(values)
}

interface FormProps<Name extends string, Values> {
  /** Said before the fields. */
  question?: string
  fields?: Specs<Name>
  /** May resolve to a text to tell. */
  act: (values: Values) => Promise<unknown>
  submit: string
  kind?: ButtonProps['kind']
  /** Whether the fields keep their values after the action. */
  keep?: boolean
  onCancel?: () => unknown
}

/** Fields and their action. An error stands at its field, else at the end. */
export const Form = <Name extends string, Values = Record<Name, string>>(
  props: FormProps<Name, Values>,
) => {
  const { t, describe } = usePage()
  const fields: Specs = props.fields ?? {}
  const form = useRef<HTMLFormElement>(null)
  const { run, busy, error, reset } = useTold(async () => {
    const told = await props.act(readFields(form.current as HTMLFormElement, fields) as Values)
    if (!props.keep) form.current?.reset()
    return told
  })
  const { code = '', parameters = {} } = (error ?? {}) as Partial<ApiError>
  const refused = Object.keys(fields).find(
    (name) => name === parameters.field || fields[name]?.codes?.includes(code),
  )
  const submit = (event: Event) => {
    event.preventDefault()
    run()
  }
  return (
    <form ref={form} noValidate onInput={reset} onSubmit={submit}>
      {props.question && <p>{props.question}</p>}
      <Fields fields={fields} refused={[refused, describe(error)]} />
      <Failure error={refused === undefined ? error : undefined} />
      <div class="actions">
        <Button text={props.submit} kind={props.kind ?? 'primary'} busy={busy} />
        {props.onCancel && <Button text={t.cancel} onClick={props.onCancel} />}
      </div>
    </form>
  )
}

interface ActProps extends Pick<ButtonProps, 'text' | 'of' | 'kind' | 'busy'> {
  act: () => Promise<unknown>
}

/** A button that acts at once. */
export const Act = ({ act, busy, ...props }: ActProps) => {
  const action = useTold(act)
  return (
    <>
      <Button {...props} busy={busy || action.busy} onClick={action.run} />
      <Failure error={action.error} />
    </>
  )
}

interface AskProps<Name extends string, Values> extends Omit<FormProps<Name, Values>, 'submit'> {
  text: string
  of?: string | undefined
  title?: string
  submit?: string
  opener?: ButtonProps['kind']
}

/** A button that opens a dialog with a form. */
export const Ask = <Name extends string, Values = Record<Name, string>>(
  props: AskProps<Name, Values>,
) => {
  const { text, of, title = text, opener = 'link', ...form } = props
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (open) dialog.current?.showModal()
  }, [open])
  const isBusy = () => dialog.current?.querySelector('[aria-busy=true]')
  const act = async (values: Values) => {
    const told = await form.act(values)
    dialog.current?.close()
    focusHeading()
    return told
  }
  return (
    <>
      <Button text={text} of={of} kind={opener} onClick={() => setOpen(true)} />
      {open && (
        <dialog
          ref={dialog}
          aria-labelledby={id}
          onCancel={(event) => isBusy() && event.preventDefault()}
          onClose={() => setOpen(false)}
        >
          <h2 id={id}>{title}</h2>
          <Form
            kind="danger"
            submit={text}
            {...form}
            keep
            act={act}
            onCancel={() => isBusy() || dialog.current?.close()}
          />
        </dialog>
      )}
    </>
  )
}

/** Names and values. */
export const Facts = ({ facts }: { facts: Readonly<Record<string, ComponentChildren>> }) => (
  <dl>
    {Object.entries(facts).map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

/** Numbers stand at the right edge. */
type Column<Row> = readonly [
  label: string,
  cell: (row: Row) => ComponentChildren,
  place?: 'numeric',
]

interface TableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf?: (row: Row) => string | number
  /** Said instead of the table without rows; else it is left out. */
  empty?: ComponentChildren
}

const rowsAtOnce = 25

/** A table whose rows become cards on a narrow screen; long ones are shown in parts. */
export const Table = <Row,>({ caption, columns, rows, keyOf, empty }: TableProps<Row>) => {
  const { t, integer } = usePage()
  const [limit, setLimit] = useState(rowsAtOnce)
  if (rows.length === 0) return empty ? <div class="empty">{empty}</div> : null
  const head = columns.map(([label, , place]) => (
    <th key={label} scope="col" class={place}>
      {label}
    </th>
  ))
  const cellsOf = (row: Row) =>
    columns.map(([label, cell, place]) => (
      <td key={label} class={place} data-label={label}>
        {cell(row)}
      </td>
    ))
  return (
    <>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody>
          {rows.slice(0, limit).map((row, index) => (
            <tr key={keyOf?.(row) ?? index}>{cellsOf(row)}</tr>
          ))}
        </tbody>
      </table>
      {rows.length > limit && (
        <Button
          text={t.moreRows(integer(limit), integer(rows.length))}
          onClick={() => setLimit(limit + rowsAtOnce * 4)}
        />
      )}
    </>
  )
}

interface ProgressProps extends Children {
  label: string
  done: number
  all?: number | undefined
  write: (count: number) => string
}

/** How far something has come; `children` is the way to stop it. */
export const Progress = ({ label, done, all, write, children }: ProgressProps) => {
  const { t } = usePage()
  const id = useId()
  return (
    <div class="progress">
      <label for={id}>{label}</label>
      <progress id={id} value={all && done} max={all} />
      <span class="numeric">{all ? t.doneOf(write(done), write(all)) : write(done)}</span>
      {children}
    </div>
  )
}
