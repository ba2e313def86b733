import { pino } from 'pino'
import { type Context, createContext } from '../context.ts'
import { DatabaseOutage } from '../database/errors.ts'
import { createLogger } from '../telemetry/logging.ts'
import { prepareHost } from './host.ts'
import { readEnvironment } from './service.ts'

// A reader such as `head` may close the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

export const say = (line = ''): void => void process.stdout.write(`${line}\n`)

export const localTime = (date: Date | null): string =>
  date?.toISOString().replace(/\.\d+Z$/, 'Z') ?? 'never'

/** The numbers of requests on the command line; undefined without any. */
export const readNumbers = (command: string): number[] | undefined => {
  const words = process.argv.slice(2)
  if (!words.every((word) => /^\d{1,15}$/.test(word))) {
    process.stderr.write(
      `Usage: npm run ${command} [-- <number of a request> ...]\n` +
        'Without numbers: all failed requests.\n',
    )
    process.exit(2)
  }
  return words.length > 0 ? words.map(Number) : undefined
}

/**
 * Runs one of the administrator's commands: with the same context as the service, plain lines on
 * standard output and warnings on standard error. Exits with 1 when `run` throws or returns false.
 * @param findingsTool whether the command calls the findings tool
 */
export const runWstgCommand = async (
  findingsTool: boolean,
  run: (context: Context, signal: AbortSignal) => Promise<boolean>,
): Promise<void> => {
  const config = readEnvironment()
  const log = createLogger('error', pino.destination({ fd: 2, sync: true }))
  const interrupted = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => interrupted.abort(new Error(signal)))
  const host = await prepareHost(config, log, { database: 'share', findingsTool })
  const context = createContext(config, host)
  try {
    if (!(await run(context, interrupted.signal))) process.exitCode = 1
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    process.stderr.write(
      `${error instanceof DatabaseOutage ? `The database is out of reach: ${reason}` : reason}\n`,
    )
    process.exitCode = 1
  } finally {
    await context.close()
    await host.stop()
  }
}
