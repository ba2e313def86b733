/** The numbers of the document are those of `src/people/measurements/limits.ts`. */
import t from 'tap'
import document from '../../generated/client/openapi.json' with { type: 'json' }
import { limits, publicLimits } from '../../src/people/measurements/limits.ts'

interface Schema {
  minimum?: number
  maximum?: number
  examples?: unknown[]
}
const schemas = Object.entries(document.components.schemas).map(
  ([name, schema]) =>
    [name, (schema as { properties?: Record<string, Schema> }).properties ?? {}] as const,
)

for (const [property, { min, max }] of [
  ['peso_kg', limits.weight],
  ['talla_m', limits.height],
] as const)
  t.test(`each ${property} of the document has the limits of the service`, (t) => {
    const found = schemas.filter(([, properties]) => properties[property]?.maximum !== undefined)
    t.ok(found.length > 1)
    for (const [name, { [property]: schema }] of found)
      t.match(schema, { minimum: min, maximum: max }, name)
    t.end()
  })

t.test('the document shows the limits that GET /api/config publishes', (t) => {
  const [, properties = {}] = schemas.find(([name]) => name === 'ValidationLimits') ?? []
  const shown = Object.entries(properties).map(([name, { examples }]) => [name, examples?.[0]])
  t.same(Object.fromEntries(shown), publicLimits)
  t.end()
})

t.test('the counts of an answer to scales reach the measurements of a body', (t) => {
  const [, properties = {}] = schemas.find(([name]) => name === 'DeviceWeightsResponse') ?? []
  const counts = Object.values(properties).flatMap(({ maximum }) => maximum ?? [])
  t.same([...new Set(counts)], [limits.measurementsOfBody])
  t.end()
})
