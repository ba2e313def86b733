import { parseStored, storedChoice } from '../store.ts'
import type { Answers } from './choices.ts'

const noChoices: Answers = {}

/** As many headings are remembered. */
const mostRemembered = 20

/** The choices of earlier imports by the heading of their tables. */
export const memoryOf = (name: string) => {
  const stored = storedChoice(name)
  const found = parseStored(stored.read())
  const isWhole = (one: unknown) =>
    Array.isArray(one) && Object.values(one[1] ?? [0]).every((text) => typeof text === 'string')
  const all: [heading: string, answers: Answers][] = Array.isArray(found)
    ? found.filter(isWhole)
    : []
  return {
    find: (head: string) => all.find(([heading]) => heading === head)?.[1] ?? noChoices,
    keep: (head: string, answers: Answers) => {
      const others = all.filter(([heading]) => heading !== head)
      stored.write(JSON.stringify([[head, answers], ...others].slice(0, mostRemembered)))
    },
  }
}
