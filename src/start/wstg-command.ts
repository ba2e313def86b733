import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { createContext } from '../context.ts'
import { DatabaseOutage } from '../database/errors.ts'
import { workerNames } from '../environment/config.ts'
import { createLogger } from '../telemetry/log.ts'
import type { Command } from '../wstg/commands/command.ts'
import { dismiss, retry } from '../wstg/commands/failed-requests.ts'
import { status } from '../wstg/commands/status.ts'
import { sync } from '../wstg/commands/sync.ts'
import { startLocalServices } from './local-services.ts'
import { readEnvironment } from './service.ts'

const commands: Record<string, Command> = { status, retry, dismiss, sync }

/** @returns undefined for words and options that the command does not take */
const readArguments = ({ options = {}, takes }: Command, args: string[]) => {
  try {
    const { values, positionals: words } = parseArgs({ args, options, allowPositionals: true })
    return takes(words) ? { words, options: values } : undefined
  } catch {
    return undefined
  }
}

// A reader such as `head` may close the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

const [name = '', ...args] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
const given = command && readArguments(command, args)
if (!command || !given) {
  const usage = command ? `${name} ${command.usage}` : Object.keys(commands).join('|')
  process.stderr.write(`Usage: npm run wstg:${usage}\n`)
  process.exit(2)
}

const config = readEnvironment(workerNames)
const log = createLogger('error', pino.destination({ fd: 2, sync: true }))
const interrupted = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => interrupted.abort(new Error(signal)))
const local = await startLocalServices(config, log, {
  database: 'share',
  findingsTool: name === 'sync',
})
const context = createContext(local.config, { log })
try {
  if (!(await command.run(context, { ...given, signal: interrupted.signal }))) process.exitCode = 1
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error)
  const outage = error instanceof DatabaseOutage ? 'The database is out of reach: ' : ''
  process.stderr.write(`${outage}${reason}\n`)
  process.exitCode = 1
} finally {
  await context.close()
  await local.stop()
}
