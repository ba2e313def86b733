import fc from 'fast-check'
import t from 'tap'
import { exceedsValues } from '../../src/http/body.ts'

const count = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, inner) => sum + count(inner), 1)
    : 1

t.test('the values of a JSON text are counted without parsing it', async (t) => {
  const spaced = fc.record({ value: fc.jsonValue({ maxDepth: 6 }), indent: fc.nat(3) })
  fc.assert(
    fc.property(spaced, ({ value, indent }) => {
      const json = Buffer.from(JSON.stringify(value, null, indent))
      const values = count(JSON.parse(json.toString()))
      if (exceedsValues(json, values)) throw new Error('counts too many')
      if (!exceedsValues(json, values - 1)) throw new Error('counts too few')
    }),
    { numRuns: 2000 },
  )
  for (const [json, values] of [
    ['[]', 1],
    [' { } ', 1],
    ['[[],{},[ ]]', 4],
    ['{"a,\\"[{":"\\\\","b":[1,2]}', 5],
  ] as const) {
    t.notOk(exceedsValues(Buffer.from(json), values), json)
    t.ok(exceedsValues(Buffer.from(json), values - 1), json)
  }
})

t.test('a text that is not JSON is read to its end at most', async (t) => {
  for (const text of ['', '"', '"\\\\', '"\\', '[', '{"', ',,,', '\0']) {
    t.equal(typeof exceedsValues(Buffer.from(text), 10), 'boolean', JSON.stringify(text))
  }
})
