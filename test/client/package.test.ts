import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { publint } from 'publint'
import t from 'tap'
import ts from 'typescript'
import { routes } from '../../generated/routes.ts'
import { buildPage, createProject, pack, runTool } from './project.ts'

const root = resolve(import.meta.dirname, '../..')
const packageFolder = join(root, 'generated/client')
const pageFolder = join(import.meta.dirname, 'page')
/** Bytes of all files of a page after gzip. */
const sizeLimit = 8192

const folder = await createProject(t, pageFolder)

t.test(
  'the packed client installs into a new project, compiles there strictly and builds',
  async (t) => {
    t.equal(await runTool('tsc', ['--project', '.'], folder), '')
    const assets = join(await buildPage(folder), 'assets')
    const [script, ...others] = (await readdir(assets)).filter((name) => name.endsWith('.js'))
    t.same(others, [])
    const code = await readFile(join(assets, String(script)), 'utf8')
    t.notMatch(code, /node:|require\(|process\.env/, 'no code that needs Node')
    t.ok(gzipSync(code).length < sizeLimit, `${gzipSync(code).length} bytes`)
  },
)

t.test('code that does not fit the contract does not compile', async (t) => {
  const wrong = [
    "client.recordWeight({ body: { peso_kg: '70' } })",
    'client.recordWeight({ body: {} })',
    'client.recordWeight()',
    'client.updateUserRole({ path: {}, body: { role: "admin" } })',
    'client.updateUserRole({ path: { target_user_id: 1 }, body: { role: "root" } })',
    'client.importDump({ body: { file: "text" } })',
    'client.getBmi().then(({ weight }) => weight)',
    'client.getCurrentUser()',
    'client.session.account.userId',
    'client.getMessages().then(({ errors }) => errors.weight_out_of_rage)',
    "client.listWeights().catch((error) => isApiError(error, 'listWeights') && " +
      "error.code === 'username_taken')",
    "client.requestWstgSync({ body: { wstg_id: 'WSTG-ATHN-01', status: undefined } })",
  ]
  const lines = wrong.map((call) => `// @ts-expect-error\nawait ${call}`)
  const imports =
    "import { createClient, isApiError } from 'weight-bmi-register-client'\n" +
    'const client = createClient()'
  await writeFile(join(folder, 'wrong.ts'), [imports, ...lines].join('\n'))
  t.equal(await runTool('tsc', ['--project', '.'], folder), '')
})

t.test(
  'code that fits the contract compiles, also with properties that JSON leaves out',
  async (t) => {
    const right = `
    import {
      bmiClassOf, createClient, describe, describeBmi, isApiError,
    } from 'weight-bmi-register-client'
    import type {
      BmiClass, components, ErrorCode, operations, paths,
    } from 'weight-bmi-register-client'
    const client = createClient()
    const status: string = 'Unbekannt'
    await client.requestWstgSync({ body: { wstg_id: 'WSTG-ATHN-01', status, notes: undefined } })
    const known: ErrorCode<'recordWeight'> = 'weight_change_too_large'
    const messages = await client.getMessages({ headers: { 'Accept-Language': 'en' } })
    export const texts = (error: unknown): string | undefined =>
      isApiError(error, 'recordWeight') && error.code === known
        ? describe(error, messages)
        : messages.errors[known]
    const bmi = await client.getBmi()
    export const bmiClass: BmiClass | undefined = bmiClassOf(bmi)
    export const text: string = describeBmi(bmi, messages)
    export type Weight = components['schemas']['WeightItem']
    export type Login = operations['login']
    export type Path = keyof paths`
    await writeFile(join(folder, 'right.ts'), right)
    t.equal(await runTool('tsc', ['--project', '.'], folder), '')
  },
)

t.test('publint and attw find nothing', async (t) => {
  const { messages } = await publint({ pkgDir: packageFolder, strict: true })
  t.same(messages, [])
  const tarball = await pack('generated/client', folder)
  t.match(await runTool('attw', [tarball, '--format', 'json'], folder), /"analysis"/)
})

t.test('CommonJS gets the same modules, with their types', async (t) => {
  const script = `
    import client = require('weight-bmi-register-client')
    const { getBmi }: client.Client = client.createClient({ timeoutMs: 5 })
    const wait = (error: unknown): number | undefined =>
      error instanceof client.ApiError ? error.retryAfter : undefined
    const status = (error: client.ApiError): number => error.status
    // @ts-expect-error
    client.createClient({ timeoutMs: 'soon' })
    export = [getBmi, wait, status]`
  await writeFile(join(folder, 'common.cts'), script)
  const options = ['--module', 'node16', '--target', 'es2022', '--strict', '--noEmit']
  t.equal(await runTool('tsc', [...options, 'common.cts'], folder), '')
  const require = createRequire(join(folder, 'common.cjs'))
  const { ApiError } = require('weight-bmi-register-client')
  t.equal(
    ApiError,
    (await import(require.resolve('weight-bmi-register-client').replace('.cjs', '.js'))).ApiError,
  )
})

t.test('no type is `any`, and each operation is described', async (t) => {
  const names = (await readdir(packageFolder)).filter((name) => /\.d\.c?ts$/.test(name))
  t.ok(names.includes('index.d.ts'))
  let operations = 0
  for (const name of names) {
    const source = ts.createSourceFile(
      name,
      await readFile(join(packageFolder, name), 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    )
    const visit = (node: ts.Node): void => {
      if (node.kind === ts.SyntaxKind.AnyKeyword)
        t.fail(`any in ${name}: ${node.parent.getText().slice(0, 200)}`)
      if (
        ts.isMethodSignature(node) &&
        ts.isInterfaceDeclaration(node.parent) &&
        node.parent.name.text === 'Client'
      ) {
        operations += 1
        t.match(
          ts.getJSDocCommentsAndTags(node)[0]?.getText(),
          /\n.*`[A-Z]+ \/api\/.*@returns .+@throws/s,
        )
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  t.equal(operations, Object.keys(routes).length)
})
