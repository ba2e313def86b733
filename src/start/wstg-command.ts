import { pino } from 'pino'
import { type Context, createContext } from '../context.ts'
import { DatabaseOutage } from '../database/errors.ts'
import { createLogger } from '../telemetry/logging.ts'
import type { StatusRepository } from '../wstg/status-repository.ts'
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

/** Ends the process if the words of the command line are not as expected. */
export const assertUsage = (fits: boolean, usage: string): void => {
  if (fits) return
  process.stderr.write(`Usage: npm run ${usage}\n`)
  process.exit(2)
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
  const context = createContext(host.config, { log })
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

/**
 * Changes the failed requests whose numbers are on the command line; without any, all of them.
 */
export const runOnFailedRequests = async (
  command: string,
  change: (repository: StatusRepository, seqs: number[] | undefined) => Promise<number[]>,
  sayChanged: (seqs: number[]) => void,
): Promise<void> => {
  const words = process.argv.slice(2)
  assertUsage(
    words.every((word) => /^\d{1,15}$/.test(word)),
    `${command} [-- <number of a request> ...]\nWithout numbers: all failed requests.`,
  )
  const given = words.length > 0 ? words.map(Number) : undefined
  await runWstgCommand(false, async ({ wstg }) => {
    const seqs = await change(wstg.statusRepository, given)
    if (seqs.length > 0) sayChanged(seqs)
    else say(given ? 'None of these requests has failed.' : 'No request has failed.')
    return seqs.length > 0 || given === undefined
  })
}
