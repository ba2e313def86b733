import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** The same options as in the service's own scripts. */
const flags = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']

/** Starts `dumps-import-process.ts`; `half` resolves after half of the rows. */
export const startProcess = (
  ...args: string[]
): { child: ChildProcess; half: Promise<unknown>; output: string[] } => {
  const program = new URL('dumps-import-process.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [...flags, program, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH },
  })
  const output: string[] = []
  const lines = createInterface({ input: child.stdout! }).on('line', (line) => output.push(line))
  return { child, half: once(lines, 'line'), output }
}
