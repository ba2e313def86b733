import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Context } from '../src/context.ts'
import { variableNames } from '../src/platform/environment/config.ts'
import { ConfigError } from '../src/platform/errors.ts'
import { sandboxLine, startRoles } from '../src/start/roles.ts'
import { runService, type ServiceOptions } from '../src/start/service.ts'
import { type DemoOptions, fillDemo } from './demo.ts'
import { lockHolder, takeLock, writePrivateFile } from './postgres/directory.ts'
import { systemPath } from './postgres/programs.ts'

/** `make demo`: the whole service with examples, in a folder of its own. */

/** All other variables of the service may name stores and secrets with genuine data. */
const taken = ['PORT', 'OPS_PORT', 'LOG_LEVEL', 'PG_DUMP_PATH']

/** @throws ConfigError in production */
const environmentOf = (given: NodeJS.ProcessEnv): NodeJS.ProcessEnv => {
  if (given.NODE_ENV === 'production') throw new ConfigError('NODE_ENV: production has no demo')
  const refused = variableNames.filter((name) => !taken.includes(name))
  return {
    ...given,
    ...Object.fromEntries(refused.map((name) => [name, undefined])),
    PORT: given.PORT || '3100',
    OPS_PORT: given.OPS_PORT || '9564',
    // The examples have a failure that is no alarm.
    LOG_LEVEL: given.LOG_LEVEL || 'fatal',
    DATA_DIR: './var-demo',
    FINDINGS_PRODUCT: 'Customer portal',
    WSTG_WEBHOOK_KEY: randomBytes(32).toString('base64url'),
  }
}

/** Written when the service is filled: name, password and role of each account in a line. */
const accountsFile = (directory: string) => join(directory, 'accounts')

/** Removes the data of a filling that was cut off, unless another process uses them. */
const removeUnfinished = async (directory: string): Promise<void> => {
  if (existsSync(accountsFile(directory))) return
  const lock = join(directory, 'postgres/owner.lock')
  // Without a holder the server of a demo that was killed is still ending.
  while (existsSync(lock) && takeLock(lock, systemPath) === undefined) {
    if (lockHolder(lock) !== undefined) return
    await delay(100)
  }
  rmSync(directory, { recursive: true, force: true })
}

const fill = async (file: string, place: Omit<DemoOptions, 'passwords'>): Promise<void> => {
  const password = () => randomBytes(12).toString('base64url')
  const passwords = { admin: password(), lucia: password(), marta: password() }
  await fillDemo({ ...place, passwords })
  const { admin, lucia, marta } = passwords
  const roles = [`admin ${admin} (administrator)`, `lucia ${lucia} (tester)`]
  writePrivateFile(file, [...roles, `marta ${marta} (person with weights)`].join('\n'))
}

const announceDemo = async (
  { config, log }: Context,
  announce: ServiceOptions['announce'],
  baseUrl: string,
): Promise<void> => {
  const { url, token } = config.findings
  if (url === undefined || token === undefined) throw new Error('the demo needs its sandbox')
  const file = accountsFile(config.DATA_DIR)
  if (!existsSync(file)) {
    log.child({}, { level: 'info' }).info({ event: 'demo' }, 'filling the service with examples')
    await fill(file, { baseUrl, sandbox: { url, token } })
  }
  const accounts = readFileSync(file, 'utf8').split('\n')
  const sandbox = `sandbox ${url}/`
  announce({
    message: `the API is ready at ${baseUrl} (accounts: ${accounts.join(', ')}; ${sandbox})`,
    block: [
      `The demo is ready at ${baseUrl}`,
      ...accounts.map((account) => `  ${account}`),
      sandboxLine(url),
      'Ctrl-C ends it, `rm -r var-demo` removes its data',
    ],
  })
}

await runService(
  async (options) => {
    await removeUnfinished(options.config.DATA_DIR)
    await startRoles({ api: true, worker: true }, options, (context, announce, { url }) => {
      announceDemo(context, announce, url).catch((error: unknown) => {
        if (!options.ending.aborted) options.fail(error)
      })
    })
  },
  undefined,
  environmentOf,
)
