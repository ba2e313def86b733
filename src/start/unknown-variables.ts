import { variableNames } from '../config.ts'

/** Levenshtein's distance: the number of changed, added and removed letters. */
const distance = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...to].entries()) {
      const changed = (row[j] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

const firstWord = (name: string) => name.split('_', 1)[0]

/** Warnings about names in `.env` that look like misspelt variables of the service. */
export const unknownVariables = (names: readonly string[]): string[] =>
  names.flatMap((name) => {
    if (variableNames.includes(name)) return []
    const family = variableNames.filter(
      (known) => name.includes('_') && firstWord(known) === firstWord(name),
    )
    const candidates = family.length > 0 ? family : variableNames
    const ranked = candidates.map((known) => ({ known, letters: distance(name, known) }))
    const nearest = ranked.reduce((best, next) => (next.letters < best.letters ? next : best))
    const typo = nearest.letters <= (name.length < 6 ? 1 : 2)
    return typo || family.length > 0
      ? [`.env: ${name} is no variable of this service; the nearest is ${nearest.known}`]
      : []
  })
