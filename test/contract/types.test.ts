import { fileURLToPath } from 'node:url'
import t from 'tap'
import ts from 'typescript'

const project = fileURLToPath(new URL('../../', import.meta.url))
/** Exists only in memory. Its imports resolve as in a file of this folder. */
const fixtureFile = `${project}test/contract/fixture-in-memory.ts`

const fixture = (declaration: string) => `
import type { Operations } from '../../src/http/operations.ts'
import { measurementHandlers } from '../../src/measurements/handlers.ts'
const token = 'x'
export const checked = ${declaration}
void token; void measurementHandlers
`

const { config } = ts.readConfigFile(`${project}tsconfig.json`, ts.sys.readFile)
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, project)

const host = ts.createCompilerHost(options)
const sources = new Map<string, ts.SourceFile | undefined>()
let text = ''
let previous: ts.Program | undefined
const compilerHost: ts.CompilerHost = {
  ...host,
  fileExists: (name) => name === fixtureFile || host.fileExists(name),
  readFile: (name) => (name === fixtureFile ? text : host.readFile(name)),
  getSourceFile(name, target) {
    if (name === fixtureFile) return ts.createSourceFile(name, text, target)
    if (!sources.has(name)) sources.set(name, host.getSourceFile(name, target))
    return sources.get(name)
  },
}

/** The compiler's complaints about a module that exports `declaration`. */
const complaints = (declaration: string): string[] => {
  text = fixture(declaration)
  previous = ts.createProgram([fixtureFile], options, compilerHost, previous)
  const file = previous.getSourceFile(fixtureFile)
  return ts
    .getPreEmitDiagnostics(previous, file)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

const valid =
  'async () => ({ status: 200 as const, body: { num_pesajes: 0, peso_max: 0, peso_min: 0 } })'
const stats = (handler: string) =>
  `{ getWeightStats: ${handler} } satisfies Pick<Operations, 'getWeightStats'>`
const changed = (from: string, to: string) => stats(valid.replace(from, to))
const only = (id: string, handlers: string) => `${handlers} satisfies Pick<Operations, '${id}'>`

const refused: [label: string, declaration: string, complaint: RegExp][] = [
  ['no handler', only('getWeightStats', '{ }'), /Property 'getWeightStats' is missing/],
  [
    'an operation missing among all',
    `(operations: Omit<Operations, 'exportDump'>): Operations => operations`,
    /Property 'exportDump' is missing/,
  ],
  ['an undeclared status', changed('200', '202'), /Type '202' is not assignable to type '200'/],
  ['an error as a result', changed('200', '404'), /Type '404' is not assignable to type '200'/],
  ['a body without a field', changed('peso_max: 0, ', ''), /'peso_max' is missing/],
  ['a wrong type', changed('peso_max: 0', "peso_max: '0'"), /'string' is not assignable/],
  ['no body', stats('async () => ({ status: 200 as const })'), /'body' is missing/],
  [
    'a field that the request does not have',
    only(
      'recordWeight',
      `{ async recordWeight({ body }) {
        void body.peso_lb
        return { status: 201, body: { message: '' } }
      } }`,
    ),
    /Property 'peso_lb' does not exist/,
  ],
  [
    'the caller of a public operation',
    only('getMessages', '{ async getMessages(_input, { token }) { void token; throw 0 } }'),
    /Property 'token' does not exist/,
  ],
  ['an unknown name', only('getWieghtStats', '{ getWieghtStats: 0 }'), /getWieghtStats/],
  [
    "a room's handlers for another operation",
    `(options: Parameters<typeof measurementHandlers>[0]): Pick<Operations, 'login'> =>
      measurementHandlers(options)`,
    /Property 'login' is missing/,
  ],
]

t.test('a handler that breaks the contract does not compile', async (t) => {
  t.same(complaints(stats(valid)), [], 'a handler that keeps the contract compiles')
  for (const [label, declaration, complaint] of refused)
    t.match(complaints(declaration).join('\n'), complaint, label)
})
