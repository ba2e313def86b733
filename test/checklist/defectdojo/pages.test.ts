import fc from 'fast-check'
import t from 'tap'
import { readPages } from '../../../src/checklist/defectdojo/client.ts'
import { FindingsToolError } from '../../../src/checklist/defectdojo/errors.ts'

const step = fc.record({
  remove: fc.array(fc.nat(999), { maxLength: 60 }),
  add: fc.nat(20),
})

interface Change {
  remove: number[]
  add: number
}

/** Reads a list that changes before every request except the first. */
const readChanging = async (size: number, steps: Change[], cap: number, newestFirst: boolean) => {
  const rows = Array.from({ length: size }, (_, index) => index + 1)
  let last = size
  const stayed = new Set(rows)
  let requests = 0
  const read: number[] = []
  const pages = readPages(async (offset, limit) => {
    const change = requests++ > 0 ? steps[requests - 2] : undefined
    for (const index of change?.remove ?? []) {
      const [id] = rows.splice(index % Math.max(rows.length, 1), 1)
      if (id !== undefined) stayed.delete(id)
    }
    for (let count = change?.add ?? 0; count > 0; count--) rows.push(++last)
    const listed = newestFirst ? rows.toReversed() : rows
    const results = listed.slice(offset, offset + Math.min(limit, cap)).map((id) => ({ id }))
    return { count: rows.length, results }
  })
  for await (const page of pages) read.push(...page.map(({ id }) => id))
  return { read, stayed, requests }
}

t.test('rows that remain in a changing list are read once', async (t) => {
  const size = fc.nat(700)
  const steps = fc.array(step, { maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(size, steps, fc.constantFrom(25, 100), fc.boolean(), async (...list) => {
      const { read, stayed } = await readChanging(...list)
      const seen = new Set(read)
      if (seen.size !== read.length) throw new Error('a row was read twice')
      for (const id of stayed) if (!seen.has(id)) throw new Error(`row ${id} is missing`)
    }),
    { numRuns: 300 },
  )
  t.pass('for every generated list')
})

t.test('an unchanged list needs one request for each page', async (t) => {
  for (const [size, requests] of [
    [0, 1],
    [100, 1],
    [101, 2],
    [199, 2],
    [200, 3],
  ] as const)
    t.match(await readChanging(size, [], 100, false), { requests, read: { length: size } })
})

t.test('a tool that is too slow for full pages is read in smaller ones', async (t) => {
  for (const [fast, requests] of [
    [100, 3],
    [99, 10],
    [25, 10],
  ] as const) {
    const sent: number[] = []
    const pages = readPages(async (offset, limit) => {
      sent.push(limit)
      if (limit > fast)
        throw new FindingsToolError('timeout', { method: 'GET', path: 'list/' }, 'late')
      const ids = Array.from({ length: 200 }, (_, index) => ({ id: index + 1 }))
      return { count: 200, results: ids.slice(offset, offset + limit) }
    })
    let rows = 0
    for await (const page of pages) rows += page.length
    t.equal(rows, 200)
    t.equal(sent.length, requests, String(sent))
  }
  const sent: number[] = []
  const silent = readPages(async (_offset, limit) => {
    sent.push(limit)
    throw new FindingsToolError('timeout', { method: 'GET', path: 'list/' }, 'late')
  })
  await t.rejects(silent.next(), { reason: 'timeout' } as never)
  t.same(sent, [100, 25], 'one more attempt')
})
