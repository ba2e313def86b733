import { readFile } from 'node:fs/promises'
import t from 'tap'
import { mutations } from './mutations.ts'

const root = new URL('../../', import.meta.url)

t.test('every mutation still has its place in the code', async (t) => {
  for (const { name, file, from } of mutations) {
    const text = await readFile(new URL(file, root), 'utf8')
    t.equal(text.split(from).length, 2, `${name}: once in ${file}`)
  }
})
