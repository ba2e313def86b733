/** A piece of text in one font. Without text: a place where the line may end. */
export interface Run {
  text: string
  font?: string | undefined
  noWrap?: boolean
}

/**
 * Places where a line may end by Unicode's rules too, so that pdfmake does not join the lines:
 * between words, at line ends and before ideographs.
 */
const places = new RegExp(
  [
    String.raw`(?<=[\p{L}\p{N}.,;:] +)(?=[\p{L}\p{N}])|(?<=\n)|(?=\n)`,
    String.raw`(?<![\p{Ps}\p{Pi} ])(?=[\p{Ideographic}\p{Script=Hangul}])`,
  ].join('|'),
  'u',
)

/** Runs without a place for the end of a line between them. */
interface Unit {
  runs: Run[]
  /** Whether the line may end behind it although Unicode's rules do not say so. */
  mayEnd: boolean
}

const unitsOf = (runs: readonly Run[]): Unit[] => {
  const units: Unit[] = []
  let open: Run[] = []
  const close = (mayEnd = false) => {
    if (open.length > 0) units.push({ runs: open, mayEnd })
    open = []
  }
  for (const run of runs) {
    if (run.text === '') close(true)
    else
      for (const [index, text] of run.text.split(places).entries()) {
        if (index > 0 || text === '\n') close()
        open.push({ ...run, text })
        if (text === '\n') close()
      }
  }
  close()
  return units
}

/**
 * Puts runs into lines, with a run for each font of a line. pdfmake keeps an object of 700 bytes
 * for each run, and makes a run of each word of a text that it has to break, so that most of its
 * memory would be words.
 * @param width of a line, in ems
 * @param widthOf of a run, in ems
 */
export function linesOf(runs: readonly Run[], width: number, widthOf: (run: Run) => number): Run[] {
  const printed: Run[] = []
  let line: Run[] = []
  let used = 0
  let mayEnd = false
  const end = () => {
    for (const run of line) printed.push({ ...run, noWrap: true })
    if (mayEnd) printed.push({ text: '' })
    line = []
    used = 0
    mayEnd = false
  }
  for (const unit of unitsOf(runs)) {
    const widths = unit.runs.map(widthOf)
    const last = unit.runs.at(-1)!
    const full = widths.reduce((sum, one) => sum + one, 0)
    const needed = full - widthOf({ ...last, text: / *$/.exec(last.text)![0] })
    if (last.text === '\n' || used + needed > width) end()
    // pdfmake ends the line at the sign, and breaks a unit that is too wide.
    if (last.text === '\n' || needed > width) printed.push(...unit.runs)
    else {
      for (const run of unit.runs) {
        const before = line.at(-1)
        if (before && before.font === run.font) before.text += run.text
        else line.push({ ...run })
      }
      used += full
    }
    mayEnd = unit.mayEnd
  }
  end()
  return printed
}
