import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { parseEnv } from 'node:util'
import { type Config, ConfigError, readConfig } from '../config.ts'
import { DatabaseOutage, serverError } from '../database/errors.ts'
import { type LogOutput, openLogOutput } from '../telemetry/log-output.ts'
import { createLogger, type RootLog } from '../telemetry/logging.ts'
import { unknownVariables } from './unknown-variables.ts'

export interface Service {
  /** Says to the outside that the process is about to end; it still serves. */
  drain?: () => void
  /** Finishes what runs and lets go of everything. */
  close: () => Promise<void>
}

export interface ServiceOptions {
  config: Config
  log: RootLog
  /** Aborted when the process has been told to end, also while it starts. */
  ending: AbortSignal
  /** Ends the process, which has started already, because it cannot work. */
  fail: (error: unknown) => void
}

/**
 * A terminal's Ctrl-C reaches npm and this process, and npm passes it on: what arrives within this many milliseconds of
 * the first signal is the same wish.
 */
const sameSignal = 500
/** Milliseconds that the end waits for the last lines of the log to be read. */
const lastLines = 1000
/** Milliseconds between looks at whether npm is still there. */
const parentCheck = 1000

/** Returns the names that it holds. */
const readEnvironmentFile = (): string[] => {
  if (!existsSync('.env')) return []
  try {
    process.loadEnvFile('.env')
    return Object.keys(parseEnv(readFileSync('.env', 'utf8')))
  } catch (error) {
    throw new ConfigError(
      `.env cannot be read: ${error instanceof Error ? error.message : 'unknown error'}`,
    )
  }
}

/** The configuration from the environment and, where that is silent, from `.env`; a bad value ends the process. */
export const readEnvironment = (): Config => {
  try {
    const names = readEnvironmentFile()
    const config = readConfig(process.env)
    return { ...config, warnings: [...unknownVariables(names), ...config.warnings] }
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

/** The log for people where standard output is a terminal. */
export const terminalLog = async (): Promise<LogOutput | undefined> =>
  process.stdout.isTTY
    ? (await import('../telemetry/terminal-log.ts')).openTerminalLog()
    : undefined

const startFailed = 'start failed'

/** Says why a start has failed, at every log level: one plain line where an operator can mend it. */
export const sayFailure = (log: RootLog, error: unknown): void => {
  if (error instanceof ConfigError) {
    process.stderr.write(`${error.message}\n`)
    log.debug({ event: 'start_failed', err: error }, startFailed)
    return
  }
  const message = error instanceof Error ? error.message : startFailed
  log.child({}, { level: 'fatal' }).fatal({ event: 'start_failed', err: error }, message)
}

/** npm ends without a word when it is killed; what it has started ends with it, as if it had been told to. */
const endWithNpm = (end: () => void) => {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    end()
  }, parentCheck)
  timer.unref()
}

/**
 * Runs one process of the service: reads its configuration, starts it, and on SIGTERM or SIGINT ends it in order. What
 * takes longer than `SHUTDOWN_TIMEOUT_MS` is cut off; a second signal ends the process at once.
 */
export const runService = async (
  start: (options: ServiceOptions) => Promise<Service>,
): Promise<void> => {
  const config = readEnvironment()
  const output = (await terminalLog()) ?? openLogOutput(1)
  const log = createLogger(config.logLevel, output)
  for (const warning of config.warnings) log.warn({ event: 'configuration' }, warning)

  let exitCode = 0
  let firstSignal: number | undefined
  let shuttingDown = false
  const ending = new AbortController()
  const starting = Promise.withResolvers<Service | undefined>()

  const shutDown = async (reason: string) => {
    if (shuttingDown) return
    shuttingDown = true
    if (reason !== startFailed) log.info({ event: 'shutdown', reason }, 'shutting down')
    ending.abort()
    const { delayMs, timeoutMs } = config.shutdown
    const service = await Promise.race([starting.promise, delay(timeoutMs, undefined)])
    service?.drain?.()
    if (exitCode === 0 && service) await delay(delayMs)
    const closed = await Promise.race([
      service?.close().then(
        () => true,
        (error: unknown) => log.error({ event: 'shutdown', err: error }, 'shutting down failed'),
      ),
      delay(timeoutMs, false),
    ])
    if (closed === false) log.warn({ event: 'shutdown' }, 'what was still running has been cut off')
    await output.flush(lastLines)
    process.exit(exitCode)
  }

  const onSignal = (signal: string) => {
    const now = performance.now()
    firstSignal ??= now
    if (now - firstSignal > sameSignal) process.exit(exitCode === 0 ? 130 : exitCode)
    void shutDown(signal)
  }

  /** However many errors follow the first one: what runs is finished all the same. */
  const fail = async (reason: string) => {
    exitCode = 1
    await shutDown(reason)
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, onSignal)
  endWithNpm(() => void shutDown('npm has ended'))
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      // BullMQ takes the listeners off a connection of its own before it has closed it; the database may end meanwhile.
      if (shuttingDown && serverError(error) instanceof DatabaseOutage) {
        log.warn(
          { event, err: error },
          'the database has gone while connections to it were being closed',
        )
        return
      }
      log.fatal({ event, err: error }, 'unexpected failure')
      void fail(event)
    })
  }

  const failStart = async (error: unknown) => {
    sayFailure(log, error)
    await fail(startFailed)
  }

  try {
    starting.resolve(
      await start({ config, log, ending: ending.signal, fail: (error) => void failStart(error) }),
    )
  } catch (error) {
    starting.resolve(undefined)
    await failStart(error)
  }
}
