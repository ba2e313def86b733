/** Decisions about a table that a person makes: its columns, and the values of its lines. */

/** The answers of a person by the keys of choices. */
export type Answers = Readonly<Record<string, string>>

export interface Choice {
  key: string
  options: readonly string[]
  /** Undefined until it is chosen, if more than one option is possible. */
  value: string | undefined
  /** Whether only a person can decide it. */
  isAsked: boolean
  /** Of a choice among the values of a column: its position, from 0. */
  column?: number
}

type Rows = readonly (readonly string[])[]

/** A column with more values tells no lines apart. */
const maxValues = 100

/** The values of a column, and whether one of them stands in several lines. */
const valuesOf = (body: Rows, column: number) => {
  const values = new Set<string>()
  let count = 0
  for (const { [column]: cell } of body) {
    if (!cell) continue
    count += 1
    values.add(cell)
    if (values.size > maxValues) return { values: [], repeats: false }
  }
  return { values: [...values], repeats: values.size < count }
}

export const createChoices = (answers: Answers) => {
  const choices: Choice[] = []
  const add = (choice: Omit<Choice, 'isAsked'>) => {
    const { key, options, value: preset = options.length === 1 ? options[0] : undefined } = choice
    const value = options.find((one) => one === answers[key]) ?? preset
    choices.push({ ...choice, value, isAsked: preset === undefined })
    return value
  }
  return {
    choices,
    /** The answer of a person, else the preset or the only option. */
    decide: <Option extends string>(key: string, options: readonly Option[], value?: Option) =>
      add({ key, options, value }) as Option | undefined,
    /**
     * The lines with the chosen value in each of the columns of 2 to 100 values. An empty text
     * chooses all lines; without an answer so does a column that need not be asked.
     * @param isAsked whether a column is asked, of which a value repeats or none
     */
    chooseLines: <Row extends readonly string[]>(
      body: readonly Row[],
      columns: readonly number[],
      isAsked: (column: number, repeats: boolean) => boolean,
    ) =>
      columns.reduce<readonly Row[]>((lines, column) => {
        const { values, repeats } = valuesOf(body, column)
        if (values.length < 2) return lines
        const preset = isAsked(column, repeats) ? undefined : ''
        const options = ['', ...values]
        const chosen = add({ key: `only ${column}`, options, value: preset, column })
        return chosen ? lines.filter((row) => row[column] === chosen) : lines
      }, body),
  }
}
