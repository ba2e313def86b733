import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'

interface Test {
  teardown(action: () => unknown): unknown
}

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '../..')
/** As in a new Vite project, but the compiler also checks the declarations of packages. */
const tsconfig = {
  compilerOptions: {
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    types: [],
    jsx: 'react-jsx',
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noUncheckedSideEffectImports: true,
    erasableSyntaxOnly: true,
    verbatimModuleSyntax: true,
    isolatedModules: true,
    skipLibCheck: false,
    noEmit: true,
  },
  include: ['*.ts', '*.tsx'],
}

/** npm without network and without scripts of packages. */
const npm = (cwd: string, ...args: string[]) =>
  run('npm', [...args, '--offline', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd })

/** Packs a folder of this project; returns the tarball's path. */
export const pack = async (folder: string, into: string): Promise<string> => {
  const { stdout } = await npm(into, 'pack', resolve(root, folder), '--json')
  return join(into, JSON.parse(stdout)[0].filename)
}

/**
 * A new Vite and TypeScript project in a temporary folder, with the packed client installed.
 * @param source the folder with its index.html and TypeScript files
 */
export const createProject = async (t: Test, source: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'client-project-'))
  t.teardown(() => rm(folder, { recursive: true, force: true }))
  await cp(source, folder, { recursive: true })
  await writeFile(
    join(folder, 'package.json'),
    '{"name":"frontend","private":true,"type":"module"}',
  )
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig))
  await npm(folder, 'install', await pack('generated/client', folder))
  return folder
}

/** Links packages of this repository into the project. */
export const linkPackages = async (folder: string, names: string[]): Promise<void> => {
  for (const name of names) {
    const link = join(folder, 'node_modules', name)
    await mkdir(dirname(link), { recursive: true })
    await symlink(resolve(root, 'node_modules', name), link)
  }
}

/** Runs a tool of this repository; returns its output, or throws an error that contains it. */
export const runTool = async (name: string, args: string[], cwd: string): Promise<string> => {
  try {
    const { stdout } = await run(resolve(root, 'node_modules/.bin', name), args, { cwd })
    return stdout
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${name} ${args.join(' ')}: ${stdout}${stderr}`, { cause: error })
  }
}

/** Builds the project for browsers; returns the folder of the result. */
export const buildPage = async (folder: string): Promise<string> => {
  await runTool('vite', ['build', '--logLevel', 'warn'], folder)
  return join(folder, 'dist')
}
