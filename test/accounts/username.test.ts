import fc from 'fast-check'
import t from 'tap'
import { normaliseUsername } from '../../src/accounts/username.ts'

t.test(
  'case, surrounding white space and compatibility forms do not make another account',
  async (t) => {
    for (const form of [
      'ana',
      'Ana',
      'ANA',
      ' ana ',
      '\tana\n',
      '\u00a0ana\u3000',
      'Ａｎａ',
      'ａｎａ',
      'ªna',
    ])
      t.equal(normaliseUsername(form), 'ana', JSON.stringify(form))
    t.equal(normaliseUsername('Ⅷab'), 'viiiab', 'a Roman numeral sign becomes its letters')
  },
)

t.test('a username has 3 to 64 permitted characters', async (t) => {
  for (const name of ['abc', 'a'.repeat(64), 'ana.maria_2+x@example-host.es', '123', '...'])
    t.equal(normaliseUsername(name), name)
})

t.test('any other username is ill-formed', async (t) => {
  const illFormed = [
    '',
    '   ',
    'ab',
    ' ab ',
    'a'.repeat(65),
    'ana maria',
    'año',
    'josé',
    'анна',
    'ana\u0000',
    'an\u200ba',
    'ana\nroot',
    "ana'--",
    '<b>ana',
    'ana/root',
    'ana😀',
    '\ud800ana',
    'İana',
  ]
  for (const name of illFormed) t.equal(normaliseUsername(name), undefined, JSON.stringify(name))
})

t.test(
  'a text beyond 256 UTF-16 units is ill-formed, even if its normal form is short',
  async (t) => {
    const padded = (length: number) => 'ana'.padEnd(length, ' ')
    t.equal(normaliseUsername(padded(256)), 'ana')
    t.equal(normaliseUsername(padded(257)), undefined)
  },
)

t.test('a normalised username is well-formed and normalises to itself', async (t) => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme-ascii', minLength: 3 }),
  )
  fc.assert(
    fc.property(text, (raw) => {
      const name = normaliseUsername(raw)
      if (name === undefined) return
      if (!/^[a-z0-9._@+-]{3,64}$/.test(name))
        throw new Error(`${JSON.stringify(raw)} became ${name}`)
      if (normaliseUsername(name) !== name || normaliseUsername(` ${name.toUpperCase()}`) !== name)
        throw new Error(`${name} is not stable`)
    }),
    { numRuns: 2000 },
  )
  t.pass('2000 texts')
})
