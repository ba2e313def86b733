import { pino } from 'pino'
import { DatabaseOutage } from '../platform/database/errors.ts'
import type { CompleteConfig, Config } from '../platform/environment/config.ts'
import { DomainError } from '../platform/errors.ts'
import { createLogger, type RootLog } from '../platform/telemetry/log.ts'
import { catalogues, errorText } from '../platform/texts.ts'
import { startLocalServices } from './local-services.ts'
import { readEnvironment } from './service.ts'

interface Shell {
  config: Config
  /** Errors only, on standard error. */
  log: RootLog
  /** Registers a function that runs when the command ends, the last one registered first. */
  onEnd: (close: () => Promise<unknown>) => void
  /** Provides the services that the configuration does not name until the command ends. */
  startServices: () => Promise<CompleteConfig>
}

const explain = (error: unknown): string => {
  if (error instanceof DomainError) return errorText(error.key, error.parameters, catalogues.en)
  const reason = (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ')
  return error instanceof DatabaseOutage ? `The database is unreachable: ${reason}` : reason
}

/**
 * Runs a command and closes what it has opened. An error is a line on standard error,
 * and the exit code is 1.
 * @param names the variables that the command reads, if not all
 */
export const runCommand = async (
  command: (shell: Shell) => Promise<unknown>,
  names?: readonly string[],
): Promise<void> => {
  // A reader such as `head` may close the pipe early.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit(0)
  })
  const config = readEnvironment(names)
  const log = createLogger('error', pino.destination({ fd: 2, sync: true }))
  const opened: (() => Promise<unknown>)[] = []
  const onEnd = (close: () => Promise<unknown>) => void opened.unshift(close)
  const startServices = async () => {
    const local = await startLocalServices(config, log, { database: 'share' })
    onEnd(local.stop)
    return local.config
  }
  const report = (error: unknown) => {
    process.stderr.write(`${explain(error)}\n`)
    process.exitCode = 1
  }
  try {
    await command({ config, log, onEnd, startServices })
  } catch (error) {
    report(error)
  }
  for (const close of opened) await close().catch(report)
  // An open terminal or pipe would keep the process.
  process.stdin.destroy()
}
