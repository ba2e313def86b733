import fc, { type Arbitrary } from 'fast-check'
import { createAjv } from '../../src/platform/http/validation.ts'
import type { Schema } from '../support/document.ts'

/**
 * Any text that the service admits: every character except NUL and lone surrogates. Each unit is
 * one code point.
 */
const text = (minLength: number, maxLength: number): Arbitrary<string> =>
  fc.string({ unit: 'binary', minLength, maxLength }).map((value) => value.replaceAll('\0', 'ñ'))

const day = (min: string, max: Date): Arbitrary<string> =>
  fc
    .date({ min: new Date(min), max, noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))

/** Yesterday: not in the future in any time zone. */
const yesterday = new Date(Date.now() - 86_400_000)

const letters = fc.constantFrom(...'aeiouñçßøÅİ中ßمгAZ')
const name = fc
  .array(fc.string({ unit: letters, minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 5 })
  .chain((words) => fc.constantFrom(' ', '-', '’', "'", '. ', '  ').map((sign) => words.join(sign)))

/**
 * Texts that obey rules which no schema can express. The document states the rules in the
 * descriptions of these fields.
 */
const described: Readonly<Record<string, Arbitrary<unknown>>> = {
  nombre: name,
  apellidos: name,
  fecha_nacimiento: day('1900-01-01', yesterday),
  'RegisterRequest.username': fc
    .tuple(fc.stringMatching(/^[a-z0-9._@+-]{3,20}$/), fc.uuid(), fc.constantFrom('', ' ', '\t'))
    .chain(([start, rest, space]) =>
      fc
        .constantFrom(
          (value: string) => value,
          (value: string) => value.toUpperCase(),
        )
        .map((write) => write(`${space}${start}${rest}${space}`)),
    ),
  // The prefix keeps it out of the lists of common passwords, which contain names of JavaScript
  // such as `arguments`.
  'RegisterRequest.password': fc.oneof(
    text(7, 60).map((value) => `¿${value}`),
    fc.constantFrom('¿ñ'.repeat(4), '𝔸'.repeat(128)),
  ),
  // A code works once.
  'RegisterRequest.invitation': fc.constant(undefined),
  timestamp: fc
    .date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  // Within an hour, thus of one day in any zone of the tests, far from the days of other weights.
  fecha_registro: fc
    .date({
      min: new Date('2001-01-31T11:00Z'),
      max: new Date('2001-01-31T11:59Z'),
      noInvalidDate: true,
    })
    .map((date) => date.toISOString()),
  time_zone: fc.constantFrom('America/Lima', 'Asia/Calcutta', 'Europe/Kyiv', 'UTC', 'Etc/GMT+12'),
  since: fc.constantFrom('2026-01-31', '2026-01-31T07:05:09Z'),
  wstg_id: fc.stringMatching(/^WSTG-[A-Z]{4}-\d\d$/),
  category: fc.constantFrom('WSTG-INPV', 'wstg-athn', 'Authentication Testing'),
}

const number = ({ minimum = -1e6, maximum = 1e6 }: Schema): Arbitrary<number> =>
  fc.oneof(
    fc.constantFrom(minimum, maximum),
    fc
      .integer({ min: Math.ceil(minimum * 100), max: Math.floor(maximum * 100) })
      .map((hundredths) => hundredths / 100),
    fc
      .double({ min: minimum, max: maximum, noNaN: true })
      .map((value) => (value === 0 ? 0 : value)),
  )

const string = (schema: Schema, field: string): Arbitrary<unknown> => {
  const known = described[field] ?? described[field.split('.').at(-1) ?? '']
  if (known) return known
  if (schema.enum)
    return fc.constantFrom(...schema.enum.filter((value) => value !== null).map(String))
  if (schema.pattern !== undefined) return fc.stringMatching(new RegExp(schema.pattern))
  const { minLength = 0, maxLength = 200 } = schema
  return fc.oneof(
    { weight: 8, arbitrary: text(minLength, Math.min(maxLength, minLength + 60)) },
    // Two texts of the longest admitted length exceed the limit of a body.
    {
      weight: 1,
      arbitrary: fc.constantFrom('a'.repeat(minLength), '𝔸'.repeat(Math.min(maxLength, 1500))),
    },
  )
}

const object = (schema: Schema, owner: string): Arbitrary<object> => {
  const entries = Object.entries(schema.properties ?? {})
  const fields = Object.fromEntries(
    entries.map(([key, inner]) => [key, valid(inner, `${owner}.${key}`)]),
  )
  const known = fc.record(fields, { requiredKeys: schema.required ?? [] })
  // The service ignores unknown properties, also names with a meaning in JavaScript.
  const unknown = fc.dictionary(
    fc.oneof(
      fc.constantFrom('role', 'user_id', 'toString', 'hasOwnProperty', 'is_admin'),
      text(1, 10),
    ),
    fc.jsonValue({ maxDepth: 1 }),
    { maxKeys: 3 },
  )
  return fc.tuple(known, unknown).map(([own, more]) => ({ ...withoutNul(more), ...own }))
}

/** `jsonValue` makes NUL characters and lone surrogates, which the service refuses everywhere. */
const withoutNul = (value: object): object =>
  JSON.parse(
    JSON.stringify(value)
      .replaceAll('\\u0000', '')
      .replace(/\\ud[89a-f][0-9a-f]{2}/g, ''),
  )

/** Values that satisfy the schema and the description of the field. */
export const valid = (schema: Schema, field: string): Arbitrary<unknown> => {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((inner) => valid(inner, field)))
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type) => valid({ ...schema, type }, field)))
  switch (schema.type) {
    case 'null':
      return fc.constant(null)
    case 'string':
      return string(schema, field)
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -(2 ** 31), max: schema.maximum ?? 2 ** 31 })
    case 'number':
      return number(schema)
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.array(valid(schema.items ?? {}, field), {
        minLength: schema.minItems ?? 0,
        maxLength: 5,
      })
    case 'object':
      return object(schema, field)
    default:
      return fc
        .jsonValue({ maxDepth: 1 })
        .map((value) => (typeof value === 'object' && value ? withoutNul(value) : 0))
  }
}

const ajv = createAjv()

/** Values that break a rule of the schema. */
const broken = (schema: Schema): unknown[] => {
  if (schema.anyOf) return []
  const { type = [], minimum = 0, maximum = 0, minLength = 0, maxLength = 0 } = schema
  const types: unknown[] = ['70.5', '', 1.5, 1, true, {}, { toString: 'x' }, [], ['admin'], null]
  // A text of 16 KiB would exceed the limit of the body.
  const lengths = [Math.max(minLength - 1, 0), maxLength < 16_384 ? maxLength + 1 : 0]
  const bounds = lengths.map((length) => 'a'.repeat(length))
  const dates = ['2023-02-30', '1990-13-01', '2026-01-31', '2026-01-31T07:05:09']
  const others = ['root', ...(schema.enum ?? []).map((value) => `${value} `), '<b>1</b>', ...dates]
  const values = [...types, minimum - 1, maximum + 1, ...bounds, ...others]
  const refused = values.filter((value) => !ajv.validate(schema, value))
  if (schema.format === 'date') refused.push('1899-12-31')
  if ([type].flat().includes('string') && !schema.enum)
    refused.push('nul\0nul-nul', 'lone\ud800surrogate')
  return refused
}

/** Texts of a parameter that break its schema, each with the name of the rule. */
export const brokenText = (schema: Schema): [rule: string, text: string][] => {
  const { type, minimum, maximum, minLength = 0, maxLength } = schema
  if (schema.enum)
    return ['root', '', `${schema.enum[0]} `, String(schema.enum[0]).toUpperCase()].map((text) => [
      'enum',
      text,
    ])
  if (type === 'boolean') return ['', '1', 'TRUE', 'yes'].map((text) => ['boolean', text])
  if (type === 'integer') {
    const cases = ['', '1e3', '0x10', ' 1', '+1', '1.0', '1.5', '1n', 'one', '١'].map(
      (text): [string, string] => ['integer', text],
    )
    if (minimum !== undefined) cases.push(['minimum', String(minimum - 1)])
    if (maximum !== undefined)
      cases.push(['maximum', String(maximum + 1)], ['maximum', '9'.repeat(30)])
    return cases
  }
  const cases: [string, string][] = minLength > 0 ? [['minLength', '']] : []
  if (maxLength !== undefined) cases.push(['maxLength', 'a'.repeat(maxLength + 1)])
  return cases
}

/** Bodies with exactly one violation. */
export const invalid = (
  schema: Schema,
  owner: string,
): Arbitrary<{ rule: string; body: unknown }> => {
  const required = schema.required ?? []
  const changes: { rule: string; change: (body: Record<string, unknown>) => unknown }[] =
    required.map((key) => ({
      rule: `${key} is missing`,
      change: ({ [key]: _dropped, ...rest }) => rest,
    }))
  for (const [key, inner] of Object.entries(schema.properties ?? {})) {
    for (const value of broken(inner)) {
      changes.push({
        rule: `${key} is ${JSON.stringify(value).slice(0, 40)}`,
        change: (body) => ({ ...body, [key]: value }),
      })
    }
  }
  for (const value of [[], [{}], 'text', 1, true, null]) {
    changes.push({ rule: `the body is ${JSON.stringify(value)}`, change: () => value })
  }
  return fc
    .tuple(valid(schema, owner), fc.constantFrom(...changes))
    .map(([body, { rule, change }]) => ({ rule, body: change(body as Record<string, unknown>) }))
}
