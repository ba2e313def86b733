import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { read } from '../deploy/dockerfile.ts'

const run = promisify(execFile)

/** The blocks of commands in one section of a document, in order. */
export const commandsIn = async (document: string, heading: string): Promise<string[]> => {
  const sections = (await read(document)).split(/^## /m)
  const section = sections.find((text) => text.startsWith(`${heading}\n`))
  if (section === undefined) throw new Error(`${document} has no section ${heading}`)
  return [...section.matchAll(/^( *)```sh\n(.*?)^ *```/gms)].map(([, indent = '', block = '']) =>
    block.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  )
}

/** Runs commands as a person pastes them, but ends at the first that fails. */
export const paste = async (
  commands: string,
  { cwd, env }: { cwd: string; env: Record<string, string> },
): Promise<string> => {
  const { stdout } = await run('bash', ['-euc', commands], {
    cwd,
    env: { PATH: process.env.PATH, ...env },
  })
  return stdout
}
