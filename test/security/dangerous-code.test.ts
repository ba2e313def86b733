/** Where the service's source uses what can do harm: these places are known and looked after, and no others come unseen. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import t from 'tap'

const project = join(import.meta.dirname, '../..')
const namesIn = async (folder: string) =>
  (await readdir(join(project, folder), { recursive: true })).map((name) => join(folder, name))
const names = (await Promise.all(['embedded', 'src'].map(namesIn)))
  .flat()
  .filter((name) => name.endsWith('.ts'))
  .sort()
const sources = new Map(
  await Promise.all(
    names.map(
      async (name) =>
        [name.replace(/^src\//, ''), await readFile(join(project, name), 'utf8')] as const,
    ),
  ),
)
const filesWith = (pattern: RegExp) =>
  [...sources].filter(([, text]) => pattern.test(text)).map(([name]) => name)

t.test(
  'programs are started in few places, with an argument list and never through a shell',
  async (t) => {
    t.same(filesWith(/'node:child_process'/), [
      'embedded/postgres/directory.ts',
      'embedded/postgres/programs.ts',
      'embedded/postgres/server.ts',
      'dumps/dump-export.ts',
      'dumps/pg-dump-program.ts',
    ])
    t.same(
      filesWith(/\bshell:|\bexecSync\b|import \{[^}]*\bexec\b[^}]*\} from 'node:child_process'/),
      [],
    )
    t.same(
      filesWith(/'sh',/),
      ['embedded/postgres/programs.ts'],
      'constant scripts of the embedded database; what varies is an argument of theirs',
    )
  },
)

t.test('no code is made at run time', async (t) => {
  t.same(filesWith(/(?<!\.)\beval\(|\bnew Function\b|\bsetTimeout\(['"`]/), [])
  t.same(filesWith(/'node:vm'|"node:vm"/), [])
})

t.test(
  'regular expressions are made of constants, but for one that escapes what it is made of',
  async (t) => {
    t.same(filesWith(/\bRegExp\(/), ['wstg/wstg-id.ts'])
  },
)

t.test('what must not be guessed is not made by Math.random', async (t) => {
  // It spreads the retries of several workers.
  t.same(filesWith(/Math\.random/), ['wstg/processing.ts'])
})

t.test('hash functions are SHA-256, and SHA-1 only to ask the range service by', async (t) => {
  const used = new Map(
    [...sources].map(([name, text]) => [
      name,
      [...text.matchAll(/create(?:Hash|Hmac)\('([^']*)'/g)],
    ]),
  )
  const found = [...used].flatMap(([name, matches]) =>
    matches.map(([, algorithm]) => `${algorithm} ${name}`),
  )
  t.same(found.sort(), [
    'sha1 accounts/breach-check.ts',
    'sha256 accounts/authentication.ts',
    'sha256 embedded/defectdojo/sandbox.ts',
    'sha256 embedded/postgres/databases.ts',
  ])
  t.same(
    filesWith(/create(Hash|Hmac)\((?!')|createCipher|createDecipher/),
    [],
    'none that is chosen at run time',
  )
})

t.test('a shared secret is compared in constant time', async (t) => {
  t.same(filesWith(/timingSafeEqual\(/), [
    'embedded/defectdojo/sandbox.ts',
    'accounts/authentication.ts',
  ])
  const comparison =
    /(webhookKey|jwtSecret|passwordPepper|captchaSecret|findingsToken)\s*[!=]==(?!\s*undefined)/
  t.same(
    filesWith(comparison).filter((name) => name !== 'config.ts'),
    [],
    'and never by an operator',
  )
  t.match(
    sources.get('config.ts'),
    'env.WSTG_WEBHOOK_KEY === webhookKeyPlaceholder',
    'there with a constant, at the start',
  )
})

t.test('the environment is read in one place', async (t) => {
  const readers = filesWith(/process\.env\b/)
  t.same(
    readers.filter((name) => !['start/service.ts'].includes(name)),
    [],
    'which hands it to config.ts',
  )
})

t.test('what callers name is no name of a file', async (t) => {
  t.notMatch(sources.get('http/body.ts'), /\.filename/, "an upload's own name is not looked at")
  // The document, fonts and the like, and the process's own threads: paths that the source names.
  const served = filesWith(/'node:fs(\/promises)?'/).filter(
    (name) => !/^(embedded|start)\//.test(name),
  )
  t.same(served, [
    'accounts/thread-priority.ts',
    'dumps/pg-dump-program.ts',
    'report/fonts.ts',
    'http/reference.ts',
  ])
})
