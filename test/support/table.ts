/** The rows of a table: its first line names the columns, and `|` separates them. */
export const tableOf = <Column extends string>(text: string): Record<Column, string>[] => {
  const [names = [], ...rows] = text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
  return rows.map(
    (cells) =>
      Object.fromEntries(names.map((name, n) => [name, cells[n] ?? ''])) as Record<Column, string>,
  )
}
