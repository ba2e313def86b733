import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { listen } from '../load.ts'
import { usePage } from '../session.ts'
import { Button } from './feedback.tsx'

/** Names and values; those without a value are left out. */
export const Facts = ({ facts }: { facts: Readonly<Record<string, ComponentChildren>> }) => (
  <dl>
    {Object.entries(facts).map(
      ([name, value]) =>
        value !== false && (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
)

/**
 * Numbers and tools stand at the right edge. Phones leave out wide columns, paper the tools. On
 * narrow screens a `line` is below the other cells.
 */
type Column<Row> = readonly [
  label: string,
  cell: (row: Row) => ComponentChildren,
  place?: 'line' | 'numeric' | 'wide' | 'tools',
]

interface TableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf?: (row: Row) => string | number
  /** Shown instead of a table without rows. */
  empty?: ComponentChildren
  /** The text above the rows that have it; they follow each other. */
  groupOf?: (row: Row) => string
}

const rowsAtOnce = 25
/** On paper all rows are shown. */
const printing = ['beforeprint', 'afterprint']

/** A table. On a narrow screen its rows have two lines; a button shows more rows of a long one. */
export const Table = <Row,>(props: TableProps<Row>) => {
  const { caption, columns, rows, keyOf, empty, groupOf = () => '' } = props
  const { t, integer } = usePage()
  // In the entry of the history, so that the way back leads to the same rows.
  const key = `rows of ${caption}`
  const [limit, setLimit] = useState<number>(history.state?.[key] ?? rowsAtOnce)
  const [isPrinted, setPrinted] = useState(false)
  useEffect(() => listen(window, printing, ({ type }) => setPrinted(type === 'beforeprint')), [])
  const showMore = () => {
    const next = limit * 4
    history.replaceState({ ...history.state, [key]: next }, '')
    setLimit(next)
  }
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
  const shown = isPrinted ? rows : rows.slice(0, limit)
  return (
    <>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>{head}</tr>
        </thead>
        {[...Map.groupBy(shown, groupOf)].map(([group, some]) => (
          <tbody key={group}>
            {group && (
              <tr class="group">
                <th colSpan={columns.length} scope="rowgroup">
                  {group}
                </th>
              </tr>
            )}
            {some.map((row, index) => (
              <tr key={keyOf?.(row) ?? index}>{cellsOf(row)}</tr>
            ))}
          </tbody>
        ))}
      </table>
      {rows.length > limit && (
        <Button text={t.moreRows(integer(limit), integer(rows.length))} onClick={showMore} />
      )}
    </>
  )
}
