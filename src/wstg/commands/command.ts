import type { ParseArgsOptionsConfig } from 'node:util'
import type { Context } from '../../context.ts'

/** An administrator's command, such as `npm run wstg:status`. */
export interface Command {
  usage: string
  options?: ParseArgsOptionsConfig
  /** Whether these words may follow the command. */
  takes: (words: string[]) => boolean
  /** @returns false when the command has not done its work */
  run: (
    context: Context,
    given: { words: string[]; options: Readonly<Record<string, unknown>>; signal: AbortSignal },
  ) => Promise<boolean>
}

export const say = (line = ''): void => void process.stdout.write(`${line}\n`)
