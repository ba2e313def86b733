import type { ParseArgsOptionsConfig } from 'node:util'
import type { Context } from '../../context.ts'

/** An administrator's command, such as `npm run wstg:status`. */
export interface Command {
  /** The words that may follow the command's name. */
  usage: string
  options?: ParseArgsOptionsConfig
  /** Whether it calls the findings tool, until SIGINT or SIGTERM. */
  callsTool?: boolean
  takes: (words: string[]) => boolean
  /** @returns a promise of false when the command has not done its work */
  run: (
    context: Context,
    given: { words: string[]; options: Readonly<Record<string, unknown>>; signal: AbortSignal },
  ) => Promise<unknown>
}

/** Writes a line to standard output. */
export const say = (line = ''): void => void process.stdout.write(`${line}\n`)
