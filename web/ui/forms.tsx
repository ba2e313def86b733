import { type ComponentChildren, h, type LooseInputHTMLAttributes } from 'preact'
import { useContext, useEffect, useId, useRef, useState } from 'preact/hooks'
import { ApiError } from '../../generated/client/index.js'
import { useAction } from '../load.ts'
import { hrefOf, replaceRoute, useRoute } from '../route.ts'
import { usePage } from '../session.ts'
import { Dialog } from './dialog.tsx'
import { Button, type ButtonProps, type Children, Failure } from './feedback.tsx'
import { focusHeading, Reload } from './view.tsx'

/** An action that announces the text it resolves to, and has the data around it loaded again. */
export const useAnnouncedAction = <Values extends unknown[]>(
  act: (...values: Values) => Promise<unknown>,
) => {
  const { announce } = usePage()
  const reload = useContext(Reload)
  return useAction(async (...values: Values) => {
    announce('')
    try {
      const result = await act(...values)
      if (typeof result === 'string') announce(result)
    } catch (error) {
      // A part of the action may be done.
      if (error instanceof ApiError) reload(true)
      throw error
    }
    reload(false)
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

export type Specs = Readonly<Record<string, FieldSpec>>

/** The type of a field's value: that of `read`, else the values of `options`, else a text. */
type ValueOf<Spec> = 'read' extends keyof Spec
  ? Exclude<ReturnType<Extract<Spec['read'], (value: string | File) => unknown>>, Error>
  : Spec extends { options: readonly (readonly [infer Value, string])[] }
    ? Value
    : string

/** The values of a form, by the names of its fields. */
export type Values<Fields extends Specs> = {
  readonly [Name in keyof Fields]: ValueOf<Fields[Name]>
}

/** A field with its label, its hint and its error, which assistive technology announces. */
const Field = ({ spec, error, name }: { spec: FieldSpec; error: string; name: string }) => {
  const { t } = usePage()
  const [isReadable, setReadable] = useState(false)
  const { label, hint, codes, options, read, defaultValue, ...attributes } = spec
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const aria = { 'aria-invalid': Boolean(error), 'aria-describedby': described || undefined }
  const note = (kind: string, text: ComponentChildren, role?: 'alert') =>
    text && (
      <p class={kind} id={`${id}-${kind}`} role={role}>
        {text}
      </p>
    )
  const choices = options?.map(([value, text]) => (
    <option key={value} value={value} selected={value === defaultValue}>
      {text}
    </option>
  ))
  // A `select` has no such attribute; its options have `selected`.
  const shown = { ...(attributes as object), ...(!choices && { defaultValue }) }
  const secret = spec.type === 'password'
  const tag = choices ? 'select' : spec.rows ? 'textarea' : 'input'
  return (
    <div class={`field ${spec.type ?? ''}`}>
      <label for={id}>{label}</label>
      {note('hint', hint)}
      {note('error', error, 'alert')}
      {h(tag, { ...shown, ...(isReadable && { type: 'text' }), ...aria, id, name }, choices)}
      {secret && (
        <Button
          text={isReadable ? t.hide : t.show}
          of={label}
          kind="link"
          onClick={() => setReadable(!isReadable)}
        />
      )}
    </div>
  )
}

interface FieldsProps {
  fields: Specs
  /** The texts in the fields; without them each field starts with its `defaultValue`. */
  values?: Readonly<Record<string, unknown>>
  /** The error of a field; an empty text without one. */
  errorOf?: (name: string) => string
}

export const Fields = ({ fields, values, errorOf = () => '' }: FieldsProps) =>
  Object.entries(fields).map(([name, spec]) => {
    const value = values && { value: String(values[name] ?? '') }
    return <Field key={name} name={name} spec={{ ...spec, ...value }} error={errorOf(name)} />
  })

interface SegmentsProps<Value extends string> {
  label: string
  values: readonly Value[]
  names: Readonly<Record<Value, string>>
  value: Value
  choose: (value: Value) => void
}

/** Buttons in a row, of which one is pressed. */
export const Segments = <Value extends string>(props: SegmentsProps<Value>) => (
  <fieldset>
    <legend>{props.label}</legend>
    {props.values.map((one) => (
      <Button
        key={one}
        text={props.names[one]}
        aria-pressed={one === props.value}
        onClick={() => props.choose(one)}
      />
    ))}
  </fieldset>
)

const textsOf = (form: HTMLFormElement) =>
  Object.fromEntries(new FormData(form)) as Record<string, string>

interface FiltersProps extends Children {
  fields: Specs
  /** Above the fields, beside the button that folds them on phones. */
  head?: ComponentChildren
}

/** Fields that keep their values in the address of the view, with its other parameters. */
export const Filters = ({ fields, head, children }: FiltersProps) => {
  const { t } = usePage()
  const { name, parameters } = useRoute()
  const [isOpen, setOpen] = useState(false)
  const count = Object.values(parameters).filter(Boolean).length
  const keep = (form: HTMLFormElement) =>
    replaceRoute(hrefOf(name, { ...parameters, ...textsOf(form) }))
  return (
    <search>
      <div class="heading">
        {head}
        <Button
          text={count > 0 ? `${t.filters} (${count})` : t.filters}
          class="button fold"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      <form
        class={isOpen ? 'filters' : 'filters folded'}
        onInput={({ currentTarget }) => keep(currentTarget)}
        onSubmit={(event) => event.preventDefault()}
      >
        <Fields fields={fields} values={parameters} />
        {children}
      </form>
    </search>
  )
}

/** Values that the page itself refuses: the texts of their errors by the names of the fields. */
class RefusedValues extends Error {
  readonly texts: Record<string, string> = {}
}

/** @throws RefusedValues */
const readFields = <Fields extends Specs>(
  form: HTMLFormElement,
  fields: Fields,
  missing: string,
) => {
  const data = new FormData(form)
  const values: Record<string, unknown> = {}
  const refused = new RefusedValues()
  for (const [name, { required, read }] of Object.entries(fields)) {
    const text = data.get(name) ?? ''
    const value = read ? read(text) : text
    if (required && text === '') refused.texts[name] = missing
    else if (value instanceof Error) refused.texts[name] = value.message
    else values[name] = value
  }
  if (Object.keys(refused.texts).length > 0) throw refused
  return values as Values<Fields>
}

interface FormProps<Fields extends Specs> {
  /** Above the fields. */
  question?: ComponentChildren
  fields?: Fields | undefined
  /** May resolve to a text to announce. */
  act: (values: Values<Fields>) => Promise<unknown>
  submit: string
  kind?: ButtonProps['kind']
  /** Whether fields and button are in one line, if there is room, and empty after the action. */
  inline?: boolean
  onCancel?: () => unknown
}

/**
 * Fields and their action. An error stands at its field, which takes the focus, else at the end.
 * The service describes the first field that it refuses, and names the others.
 */
export const Form = <Fields extends Specs>(props: FormProps<Fields>) => {
  const { t, describe } = usePage()
  const fields = props.fields ?? ({} as Fields)
  const form = useRef<HTMLFormElement>(null)
  const { run, busy, error, reset } = useAnnouncedAction(async () => {
    const result = await props.act(readFields(form.current as HTMLFormElement, fields, t.missing))
    if (props.inline) form.current?.reset()
    return result
  })
  const refused = error instanceof RefusedValues ? error.texts : undefined
  const answer = error instanceof ApiError ? error : undefined
  const { code = '' } = answer ?? {}
  const names = Object.keys(fields)
  const first =
    names.find(
      (name) => name === answer?.parameters.field || fields[name]?.codes?.includes(code),
    ) ?? names.find((name) => answer?.fields.includes(name))
  const errorOf = (name: string) => {
    if (name === first) return describe(error)
    return refused?.[name] ?? (answer?.fields.includes(name) ? t.checkField : '')
  }
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [error])
  const submit = (event: Event) => {
    event.preventDefault()
    run()
  }
  return (
    <form
      ref={form}
      class={props.inline ? 'inline' : ''}
      noValidate
      onInput={reset}
      onSubmit={submit}
    >
      {props.question}
      <Fields fields={fields} errorOf={errorOf} />
      <Failure error={first === undefined && !refused ? error : undefined} />
      <div class="actions">
        {props.onCancel && <Button text={t.cancel} onClick={() => busy || props.onCancel?.()} />}
        <Button text={props.submit} kind={props.kind ?? 'primary'} busy={busy} />
      </div>
    </form>
  )
}

interface ActionButtonProps extends Pick<ButtonProps, 'text' | 'of' | 'kind' | 'busy'> {
  act: () => Promise<unknown>
}

/** A button that acts at once. */
export const ActionButton = ({ act, busy, ...props }: ActionButtonProps) => {
  const action = useAnnouncedAction(act)
  return (
    <>
      <Button {...props} busy={busy || action.busy} onClick={action.run} />
      <Failure error={action.error} />
    </>
  )
}

interface DialogButtonProps<Fields extends Specs> extends Omit<FormProps<Fields>, 'submit'> {
  text: string
  of?: string | undefined
  title?: string
  submit?: string
  opener?: ButtonProps['kind']
}

/** A button that opens a dialog with a form; of the kind `danger` if it cannot be undone. */
export const DialogButton = <Fields extends Specs>(props: DialogButtonProps<Fields>) => {
  const { text, of, title = text, opener = 'link', ...form } = props
  const { announce } = usePage()
  const reload = useContext(Reload)
  const [isOpen, setOpen] = useState(false)
  const hasFailed = useRef(false)
  /** After a failure the dialog stays open to show it. New data would remove it, so they wait. */
  const reloadLater = (failed: boolean) => {
    hasFailed.current = failed
    if (!failed) reload(false)
  }
  const close = () => {
    setOpen(false)
    if (hasFailed.current) reload(true)
    hasFailed.current = false
  }
  const open = () => {
    announce('')
    setOpen(true)
  }
  return (
    <>
      <Button text={text} of={of} kind={opener} aria-haspopup="dialog" onClick={open} />
      {isOpen && (
        <Dialog title={title} onClose={close}>
          {(end) => (
            <Reload.Provider value={reloadLater}>
              <Form
                submit={text}
                {...form}
                onCancel={end}
                act={async (values) => {
                  const result = await form.act(values)
                  end()
                  focusHeading()
                  return result
                }}
              />
            </Reload.Provider>
          )}
        </Dialog>
      )}
    </>
  )
}
