import { existsSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { DatabaseOutage, serverError } from '../platform/database/errors.ts'
import { type Config, readConfig } from '../platform/environment/config.ts'
import { ConfigError } from '../platform/errors.ts'
import { withTimeout } from '../platform/process/timeouts.ts'
import { createLogger, type RootLog } from '../platform/telemetry/log.ts'
import { openLogOutput } from '../platform/telemetry/log-output.ts'
import { openTerminalLog } from '../platform/telemetry/terminal-log.ts'

export interface ServiceOptions {
  config: Config
  log: RootLog
  /** Aborted when the process has to end, even while it starts. */
  ending: AbortSignal
  /** Registers a phase of the shutdown. The last one registered runs first. */
  onEnd: (name: string, run: () => Promise<unknown>) => void
  /** Tells the end of the start, at every log level and before the next event is handled. */
  announce: (line: ReadyLine) => void
  /** Ends the process because it cannot work. */
  fail: (error: unknown, event?: string) => void
}

interface ReadyLine {
  message: string
  /** The lines for a terminal. */
  block: string[]
}

/** The phases of the shutdown by their names, in the order of their registration. */
type Phases = Map<string, () => Promise<unknown>>

/**
 * Milliseconds in which a second signal repeats the first: a terminal sends Ctrl-C to npm and to
 * this process, and npm forwards it.
 */
const sameSignal = 500
/** Milliseconds for the last lines of the log to be written. */
const flushTimeout = 1000
/** Share of the shutdown's time that a hanging phase leaves to each later phase. */
const reservedShare = 0.05

const readEnvironmentFile = () => {
  if (!existsSync('.env')) return
  try {
    process.loadEnvFile('.env')
  } catch (cause) {
    throw new ConfigError(`.env cannot be read: ${(cause as Error).message}`, { cause })
  }
}

/**
 * The configuration from the environment, then from `.env`. A bad value ends the process.
 * @param names the variables that the process reads, if not all
 * @param change gives the process another environment
 */
export const readEnvironment = (
  names?: readonly string[],
  change = (given: NodeJS.ProcessEnv) => given,
): Config => {
  try {
    readEnvironmentFile()
    return readConfig(change(process.env), names)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

/**
 * Runs the phases, the last one first. A phase that fails or exceeds its time is logged and
 * abandoned.
 */
const runPhases = async (phases: Phases, timeoutMs: number, log: RootLog) => {
  const end = performance.now() + timeoutMs
  let later = phases.size
  for (const [phase, run] of [...phases].reverse()) {
    later -= 1
    const started = performance.now()
    const reserved = later * reservedShare * timeoutMs
    const running = run().then(
      () => true,
      (error: unknown) => {
        log.error({ event: 'shutdown', phase, err: error }, 'shutdown failed')
        return false
      },
    )
    const result = await withTimeout(running, end - reserved - started)
    const fields = { phase, duration_ms: Math.round(performance.now() - started) }
    if (result === undefined) log.warn({ event: 'shutdown', ...fields }, `${phase}: cut off`)
    else if (result) log.info({ event: 'shutdown_phase', ...fields }, `${phase}: ended`)
  }
}

/**
 * Runs one process of the service: reads its configuration, starts it, and ends it in order on
 * SIGTERM, SIGINT or SIGHUP within `SHUTDOWN_TIMEOUT_MS`. A second signal ends the process at once.
 * The further parameters are those of `readEnvironment`.
 */
export const runService = async (
  start: (options: ServiceOptions) => Promise<void>,
  ...environment: Parameters<typeof readEnvironment>
): Promise<void> => {
  const config = readEnvironment(...environment)
  const terminal = await openTerminalLog(config.LOG_LEVEL)
  const output = terminal ?? openLogOutput(1)
  const log = createLogger(config.LOG_LEVEL, output)
  for (const warning of config.warnings) log.warn({ event: 'configuration' }, warning)

  let exitCode = 0
  let firstSignal: number | undefined
  const ending = new AbortController()
  const phases: Phases = new Map()
  /** Whether the start has succeeded. */
  const started = Promise.withResolvers<boolean>()

  const shutDown = async () => {
    if (ending.signal.aborted) return
    ending.abort()
    const { SHUTDOWN_DELAY_MS: delayMs, SHUTDOWN_TIMEOUT_MS: timeoutMs } = config
    const serves = await withTimeout(started.promise, timeoutMs)
    if (exitCode === 0 && serves) await delay(delayMs)
    await runPhases(phases, timeoutMs, log)
    await output.flush(flushTimeout)
    process.exit(exitCode)
  }

  const onSignal = (signal: string) => {
    const now = performance.now()
    firstSignal ??= now
    if (now - firstSignal > sameSignal) process.exit(exitCode === 0 ? 130 : exitCode)
    if (!ending.signal.aborted) log.info({ event: 'shutdown', reason: signal }, 'shutting down')
    void shutDown()
  }
  /** Logs a failure at every log level. An operator's mistake is one plain line. */
  const fail = (error: unknown, event = 'start_failed') => {
    const message = error instanceof Error ? error.message : 'unknown failure'
    if (error instanceof ConfigError) process.stderr.write(`${message}\n`)
    else log.child({}, { level: 'fatal' }).fatal({ event, err: error }, message)
    exitCode = 1
    void shutDown()
  }
  const announce = ({ message, block }: ReadyLine) => {
    if (terminal) return void process.stdout.write(`\n  ${block.join('\n  ')}\n\n`)
    log.child({}, { level: 'info' }).info({ event: 'ready' }, message)
    output.flushSync()
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, onSignal)

  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      // BullMQ removes the error listeners of its LISTEN connection before it closes it.
      if (ending.signal.aborted && serverError(error) instanceof DatabaseOutage) {
        log.warn({ event, err: error }, 'the database went away while its connections were closing')
        return
      }
      fail(error, event)
    })
  }

  const onEnd = (name: string, run: () => Promise<unknown>) => void phases.set(name, run)
  try {
    await start({ config, log, ending: ending.signal, onEnd, announce, fail })
    started.resolve(true)
  } catch (error) {
    started.resolve(false)
    fail(error)
  }
}
