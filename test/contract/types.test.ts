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

t.test('a handler that breaks the contract does not compile', async (t) => {
  const body = '{ num_pesajes: 0, peso_max: 0, peso_min: 0 }'
  const health = `async () => ({ status: 200 as const, body: ${body} })`
  const stats = (handler: string) =>
    `{ getWeightStats: ${handler} } satisfies Pick<Operations, 'getWeightStats'>`
  t.same(complaints(stats(health)), [], 'a handler that keeps the contract compiles')

  const cases: [label: string, declaration: string, complaint: RegExp][] = [
    [
      'a missing operation',
      `{ } satisfies Pick<Operations, 'getWeightStats'>`,
      /Property 'getWeightStats' is missing/,
    ],
    [
      'an operation missing among all',
      `(operations: Omit<Operations, 'exportDump'>): Operations => operations`,
      /Property 'exportDump' is missing/,
    ],
    [
      'an undeclared status',
      stats(health.replace('200', '202')),
      /Type '202' is not assignable to type '200'/,
    ],
    [
      'an error as a result',
      stats(health.replace('200', '404')),
      /Type '404' is not assignable to type '200'/,
    ],
    ['a body without a field', stats(health.replace('peso_max: 0, ', '')), /'peso_max' is missing/],
    [
      'a body with a wrong type',
      stats(health.replace('peso_max: 0', "peso_max: '0'")),
      /'string' is not assignable/,
    ],
    ['no body', stats('async () => ({ status: 200 as const })'), /'body' is missing/],
    [
      'a field that the request does not have',
      '{ async recordWeight({ body }) { void body.peso_lb; ' +
        "return { status: 201, body: { message: '' } } } } " +
        "satisfies Pick<Operations, 'recordWeight'>",
      /Property 'peso_lb' does not exist/,
    ],
    [
      'the caller of a public operation',
      '{ async getMessages(_input, { token }) { void token; throw 0 } } ' +
        "satisfies Pick<Operations, 'getMessages'>",
      /Property 'token' does not exist/,
    ],
    [
      'a name that no operation has',
      `{ getWieghtStats: 0 } satisfies Pick<Operations, 'getWieghtStats'>`,
      /getWieghtStats/,
    ],
    [
      "a room's handlers for another operation",
      '(options: Parameters<typeof measurementHandlers>[0]): ' +
        "Pick<Operations, 'login'> => measurementHandlers(options)",
      /Property 'login' is missing/,
    ],
  ]
  for (const [label, declaration, complaint] of cases) {
    t.match(complaints(declaration).join('\n'), complaint, label)
  }
})
