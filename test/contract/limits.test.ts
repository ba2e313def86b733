/** The numbers of the document are those of `src/people/measurements/limits.ts`. */
import t from 'tap'
import document from '../../generated/client/openapi.json' with { type: 'json' }
import { bodyMassIndex } from '../../src/people/measurements/bmi.ts'
import { limits, publicLimits } from '../../src/people/measurements/limits.ts'
import type { Schema } from '../support/document.ts'

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

t.test('names and BMI have the bounds that follow from the limits', (t) => {
  const { Profile, ImcResponse } = document.components.schemas
  const lengths = { minLength: limits.name.min, maxLength: limits.name.max }
  for (const field of ['nombre', 'apellidos'] as const) t.match(Profile.properties[field], lengths)
  const { weight, height } = limits
  t.match(ImcResponse.properties.imc, {
    minimum: bodyMassIndex(weight.min, height.max).bmi,
    maximum: bodyMassIndex(weight.max, height.min).bmi,
  })
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

t.test('answers have room for the longest username and the longest identifier', (t) => {
  const { Username, WstgItem } = document.components.schemas
  const most = { account: Username.maxLength, wstg_id: WstgItem.properties.wstg_id.maxLength }
  // The specified log has a bound of its own.
  for (const [name, properties] of schemas.filter(([name]) => name !== 'SyncLogEntry'))
    for (const [property, length] of Object.entries(most))
      t.ok((properties[property]?.maxLength ?? length) >= length, `${property} of ${name}`)
  t.end()
})
