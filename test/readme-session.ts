/**
 * Runs the README's curl session unchanged against `BASE`. Compares its output with the lines after
 * `# →` in the README; `…` matches any text.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** The first fenced shell block below the heading "A first session". */
const readSession = async (): Promise<string> => {
  const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8')
  const [, block] = /## A first session\n[\s\S]*?```sh\n([\s\S]*?)```/.exec(readme) ?? []
  if (block === undefined) throw new Error('the README has no session')
  return block
}

const matches = (shown: string, printed: string | undefined): boolean => {
  const parts = shown.split('…').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return printed !== undefined && new RegExp(`^${parts.join('.*')}$`).test(printed)
}

/** @throws Error when a line differs from the README */
export const runReadmeSession = async (base: string): Promise<number> => {
  const session = await readSession()
  const shown = session
    .split('\n')
    .flatMap((line) => (line.startsWith('# → ') ? [line.slice(4)] : []))
  const directory = await mkdtemp(join(tmpdir(), 'session-'))
  try {
    const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', session], {
      cwd: directory,
      env: { ...process.env, BASE: base },
    })
    const printed = stdout.split('\n').filter((line) => line !== '')
    for (const [index, line] of shown.entries()) {
      if (!matches(line, printed[index]))
        throw new Error(`expected ${line}\nbut got  ${printed[index]}`)
    }
    if (printed.length !== shown.length)
      throw new Error(`more was printed than shown: ${printed.slice(shown.length)}`)
    return shown.length
  } finally {
    await rm(directory, { recursive: true })
  }
}

if (import.meta.main) {
  const lines = await runReadmeSession(process.env.BASE ?? 'http://127.0.0.1:3000')
  console.log(`${lines} answers as the README shows them`)
}
