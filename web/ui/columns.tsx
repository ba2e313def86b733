import type { ComponentChildren } from 'preact'
import { usePage } from '../session.ts'
import { Fields } from './forms.tsx'

/** A choice about the lines of a table. */
export interface ColumnChoice {
  key: string
  label: string
  options: readonly (readonly [value: string, text: string])[]
  /** Undefined until it is chosen. */
  value: string | undefined
  /** The outcome of the choice, a line each. */
  outcome?: readonly string[]
  /** The position of the column that is chosen, from 0. */
  column?: number | undefined
  /** Whether it is folded, as a choice that is rarely changed. */
  isFolded?: boolean
}

/** No option has this value. */
const none = '?'

interface ColumnChoicesProps {
  caption: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
  choices: readonly ColumnChoice[]
  choose: (key: string, value: string) => void
  /** The text above the folded choices. */
  more: string
}

/** The first lines of a table, with the choices of its columns and of values that lines have. */
export const ColumnChoices = (props: ColumnChoicesProps) => {
  const { t } = usePage()
  const { caption, head, rows, choices, choose, more } = props
  const specs = (isFolded: boolean) =>
    choices
      .filter((one) => (one.isFolded ?? false) === isFolded)
      .map(({ key, label, options, value, outcome }) => {
        const hint = outcome?.join('\n')
        const open = [none, t.choose] as const
        return [key, { label, hint, options: value === undefined ? [open, ...options] : options }]
      })
  const values = Object.fromEntries(choices.map(({ key, value = none }) => [key, value]))
  const change = ({ target }: Event) => {
    const { name, value } = target as HTMLSelectElement
    if (value !== none) choose(name, value)
  }
  const fields = (isFolded: boolean): ComponentChildren => (
    <form class="filters choices" onInput={change}>
      <Fields fields={Object.fromEntries(specs(isFolded))} values={values} />
    </form>
  )
  const width = Math.max(head.length, ...rows.map((row) => row.length))
  const places = Array.from({ length: width }, (_, index) => index)
  return (
    <>
      {fields(false)}
      {choices.some((one) => one.isFolded) && (
        <details>
          <summary>{more}</summary>
          {fields(true)}
        </details>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <section class="cells" aria-label={caption} tabIndex={0}>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {places.map((place) => (
                <th key={place} scope="col">
                  {head[place] || t.columnAt(place + 1)}
                  {choices.map(({ key, label, column }) =>
                    column === place ? <b key={key}>{label}</b> : null,
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other key
              <tr key={index}>
                {places.map((place) => (
                  <td key={place}>{row[place] || '\u00A0'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
