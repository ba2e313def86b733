import { invalidField } from '../errors.ts'
import { isAcceptedText } from '../parsing.ts'

/**
 * Pages of a list (`after`, `limit`, `next_after`). A page begins after the position of the last
 * entry of the previous page. So it costs the same wherever it is in the list, and entries that are
 * added or removed meanwhile neither repeat nor hide others.
 */

/** The values of an entry that the list is ordered by. Numbers are integers from 0 on. */
export type Position = readonly (string | number)[]

/** Bytes of the entries of a page, at most. */
const maxBytes = 4_000_000

const encode = (position: Position): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url')

/** Whether a value from outside has the types of a position, and texts that are accepted. */
const isLike = <P extends Position>(value: unknown, example: P): value is P =>
  Array.isArray(value) &&
  value.length === example.length &&
  value.every((part, index) => typeof part === typeof example[index]) &&
  value.every((part) =>
    typeof part === 'string' ? isAcceptedText(part) : Number.isSafeInteger(part) && part >= 0,
  )

/**
 * The position that `after` holds; undefined without one.
 * @param example a position of this list, whose types it must have
 * @throws DomainError 400 if it is not the `next_after` of such a list
 */
export const readPosition = <P extends Position>(
  after: string | undefined,
  example: P,
): P | undefined => {
  if (after === undefined) return undefined
  try {
    const position: unknown = JSON.parse(Buffer.from(after, 'base64url').toString())
    if (isLike(position, example) && encode(position) === after) return position
  } catch {
    // Not JSON: refused below.
  }
  throw invalidField('after', 'format', { format: 'next_after' })
}

/**
 * The page of these rows. It has `limit` entries at most, and fewer if they would exceed 4 MB.
 * @param rows the rows from the position on, one more than `limit` if there are as many
 */
export const pageOf = <Row, Entry>(
  rows: readonly Row[],
  limit: number,
  { entryOf, positionOf }: { entryOf: (row: Row) => Entry; positionOf: (row: Row) => Position },
): { entries: Entry[]; next_after: string | null } => {
  const entries: Entry[] = []
  let bytes = 0
  for (const row of rows.slice(0, limit)) {
    const entry = entryOf(row)
    bytes += Buffer.byteLength(JSON.stringify(entry))
    if (bytes > maxBytes && entries.length > 0) break
    entries.push(entry)
  }
  const last = rows[entries.length - 1]
  const isEnd = last === undefined || entries.length === rows.length
  return { entries, next_after: isEnd ? null : encode(positionOf(last)) }
}
