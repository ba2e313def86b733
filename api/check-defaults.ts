/**
 * Fails if a default of the released document differs or is missing in the revision: callers that
 * omit the field would get another behaviour. `redocly diff` does not compare defaults.
 * Arguments: the released document, the revision.
 */
import { readFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { parse } from 'yaml'

/** The value of each default by its place in the document. */
const defaultsOf = (node: unknown, place = ''): Map<string, unknown> => {
  const found = new Map<string, unknown>()
  if (typeof node !== 'object' || node === null) return found
  for (const [key, value] of Object.entries(node)) {
    const inner = `${place}/${key}`
    if (key === 'default' && !/\/(responses|properties)$/.test(place)) found.set(inner, value)
    else for (const [path, one] of defaultsOf(value, inner)) found.set(path, one)
  }
  return found
}

const [released = '', revision = ''] = process.argv.slice(2)
const read = async (file: string) => defaultsOf(parse(await readFile(file, 'utf8')))
const [before, after] = [await read(released), await read(revision)]
for (const [place, value] of before) {
  const now = after.get(place)
  if (isDeepStrictEqual(value, now)) continue
  console.error(`${place}: the default was ${JSON.stringify(value)} and is ${JSON.stringify(now)}`)
  process.exitCode = 1
}
