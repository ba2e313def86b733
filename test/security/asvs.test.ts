/** docs/asvs.md speaks of every requirement of levels 1 and 2, and whatever it names as proof is there. */
import { access, readFile } from 'node:fs/promises'
import t from 'tap'

const read = (name: string) => readFile(new URL(`../../${name}`, import.meta.url), 'utf8')

/** ASVS 5.0.0: the level of each requirement of each section, in their order; 345 in all. */
const levels = `1.1 22|1.2 1111122223|1.3 112222222223|1.4 222|1.5 123|2.1 122|2.2 112|2.3 12223|2.4 23|3.1 3|3.2 113|3.3 12223
3.4 11222233|3.5 11122333|3.6 3|3.7 22333|4.1 12233|4.2 23333|4.3 22|4.4 1222|5.1 2|5.2 112333|5.3 113|5.4 222|6.1 122
6.2 111111112222|6.3 11223333|6.4 112233|6.5 22222333|6.6 2223|6.7 33|6.8 2222|7.1 222|7.2 1111|7.3 22|7.4 11222|7.5 223
7.6 22|8.1 1233|8.2 1123|8.3 133|8.4 23|9.1 111|9.2 1222|10.1 22|10.2 223|10.3 22223|10.4 1111122222233333|10.5 22222|10.6 22
10.7 222|11.1 2233|11.2 22233|11.3 11233|11.4 1222|11.5 23|11.6 23|11.7 33|12.1 12233|12.2 11|12.3 22223|13.1 2333
13.2 222223|13.3 2233|13.4 1222233|14.1 22|14.2 12223333|14.3 122|15.1 12233|15.2 12233|15.3 1222222|15.4 3333|16.1 2
16.2 22222|16.3 2222|16.4 222|16.5 2223|17.1 23|17.2 22223333|17.3 22`

const requirements = new Map<string, number>(
  levels.split(/[|\n]/).flatMap((section) => {
    const [name, digits = ''] = section.split(' ')
    return [...digits].map((level, index) => [`${name}.${index + 1}`, Number(level)] as const)
  }),
)

const text = await read('docs/asvs.md')
const rows = [
  ...text.matchAll(/^\| ([\d., ]+\.\d+) \| ([\d, ]+) \| (.+?) \| (.+?) \| (.*) \|$/gm),
].map(([, ids = '', stated = '', meaning, state = '', where = '']) => ({
  ids: ids.split(', '),
  stated: stated.split(', ').map(Number),
  meaning,
  state,
  where,
}))
const states = ['met', 'partly', 'not met', 'operator', 'n/a']
const paths = (where: string) => [...where.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
const isPath = (name: string) =>
  /[/.](ts|md|yaml)$|\.(ts|md|yaml|example)$|^(Dockerfile|\.dockerignore)$/.test(name)

t.test('the standard has 70, 183 and 92 requirements', async (t) => {
  const counts = [1, 2, 3].map(
    (level) => [...requirements.values()].filter((other) => other === level).length,
  )
  t.same(counts, [70, 183, 92])
})

t.test(
  'every requirement of levels 1 and 2 is there, once, with its level and a state',
  async (t) => {
    const named = rows.flatMap(({ ids }) => ids)
    t.equal(new Set(named).size, named.length, 'none twice')
    t.same(
      named.filter((id) => !requirements.has(id)),
      [],
      'none that the standard does not have',
    )
    const asked = [...requirements].filter(([, level]) => level < 3).map(([id]) => id)
    t.same(
      asked.filter((id) => !named.includes(id)),
      [],
      'none is missing',
    )
    for (const { ids, stated, state } of rows) {
      t.same(stated, [...new Set(ids.map((id) => requirements.get(id)))].sort(), `${ids}`)
      t.ok(states.includes(state), `${ids}: ${state}`)
    }
  },
)

t.test('what is met says where, and the files are there', async (t) => {
  for (const { ids, state, where } of rows) {
    const files = paths(where).filter(isPath)
    if (state === 'met') t.not(files.length, 0, `${ids} names a file`)
    if (state !== 'met') t.ok(where.length > 0, `${ids} says why`)
    for (const file of files)
      await t.resolves(access(new URL(`../../${file}`, import.meta.url)), file)
  }
})

t.test('the table at its head counts the rows', async (t) => {
  for (const level of [1, 2, 3]) {
    const counts = states.map(
      (state) =>
        rows
          .filter((row) => row.state === state)
          .flatMap(({ ids }) => ids.filter((id) => requirements.get(id) === level)).length,
    )
    t.match(text, `| Level ${level} | ${counts.join(' | ')} |`)
  }
})

t.test('whatever of levels 1 and 2 is missing by code is named in SECURITY.md', async (t) => {
  const security = await read('SECURITY.md')
  for (const { ids, state } of rows) {
    if (state !== 'not met' && state !== 'partly') continue
    for (const id of ids.filter((name) => (requirements.get(name) ?? 3) < 3)) {
      t.match(security, new RegExp(`\\b${id.replaceAll('.', '\\.')}\\b`), id)
    }
  }
})
