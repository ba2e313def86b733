import { readFile } from 'node:fs/promises'
import t from 'tap'
import { readConfig, variableNames } from '../src/config.ts'

const read = (name: string) => readFile(new URL(`../${name}`, import.meta.url), 'utf8')

t.test(
  '.env.example lists every variable, no other, and is itself a configuration that works',
  async (t) => {
    const entries = [...(await read('.env.example')).matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(
      ([, name = '', value = '']): [string, string] => [name, value],
    )
    t.same(entries.map(([name]) => name).sort(), [...variableNames].sort())
    t.same(readConfig(Object.fromEntries(entries)), readConfig({}), 'it shows the defaults')
  },
)

t.test('docs/configuration.md lists every variable and no other', async (t) => {
  const rows = (await read('docs/configuration.md')).matchAll(/^\| (`[^|]+) \|/gm)
  const names = [...rows].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name),
  )
  t.same(names.sort(), [...variableNames].sort())
})
