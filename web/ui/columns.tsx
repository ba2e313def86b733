import { usePage } from '../session.ts'
import { Badge } from './feedback.tsx'
import { Fields } from './forms.tsx'
import type { Sheet } from './tables.ts'

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

/** Lines of the table that are shown. */
export const shownLines = 5

interface ColumnChoicesProps {
  sheet: Sheet
  choices: readonly ColumnChoice[]
  choose: (key: string, value: string) => void
  /** The text above the folded choices. */
  more: string
}

/** The first lines of a table, with the choices of its columns and of values that lines have. */
export const ColumnChoices = ({ sheet, choices, choose, more }: ColumnChoicesProps) => {
  const { t } = usePage()
  const { head, body } = sheet
  const rows = body.slice(0, shownLines)
  const change = ({ target }: Event) => {
    const { name, value } = target as HTMLSelectElement
    if (value !== none) choose(name, value)
  }
  const fields = (some: readonly ColumnChoice[]) => {
    const specs = some.map(({ key, label, options, value, outcome }) => {
      const all = value === undefined ? [[none, t.choose] as const, ...options] : options
      return [
        key,
        { label, hint: outcome?.join('\n'), options: all, value: value ?? none },
      ] as const
    })
    return (
      <form class="filters choices" onInput={change}>
        <Fields fields={Object.fromEntries(specs)} />
      </form>
    )
  }
  const width = Math.max(head.length, ...rows.map((row) => row.length))
  const places = Array.from({ length: width }, (_, index) => index)
  const lines = (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <section class="cells" aria-label={t.firstLines} tabIndex={0}>
      <table>
        <caption>{t.firstLines}</caption>
        <thead>
          <tr>
            {places.map((place) => (
              <th key={place} scope="col">
                {head[place] || t.columnAt(place + 1)}{' '}
                {choices.map(
                  ({ key, label, column }) => column === place && <Badge key={key}>{label}</Badge>,
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
  )
  const folded = choices.filter((one) => one.isFolded)
  const open = choices.filter((one) => !one.isFolded)
  return (
    <>
      {open.length > 0 && fields(open)}
      {folded.length > 0 && (
        <details>
          <summary>{more}</summary>
          {fields(folded)}
          {open.length === 0 && lines}
        </details>
      )}
      {open.length > 0 && lines}
    </>
  )
}
