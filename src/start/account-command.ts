import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import type { Context } from '../context.ts'
import { normaliseUsername } from '../people/accounts/username.ts'
import { checkRequirements } from '../platform/database/requirements.ts'
import { badRequest } from '../platform/errors.ts'
import type { ChecklistAccess, Role } from '../platform/identity.ts'
import { isAcceptedText } from '../platform/parsing.ts'
import { createLogger } from '../platform/telemetry/log.ts'
import type { AuditedEvent } from '../platform/telemetry/metrics.ts'
import { openTerminalLog } from '../platform/telemetry/terminal-log.ts'
import { runCommand } from './run-command.ts'
import { hasSchema, migrateWhenReachable } from './schema.ts'

/** The operator's commands on accounts: `npm run account -- list`, `create` and so on. */

/** Accounts that one statement reads. */
const pageSize = 1000

const auditLog = createLogger(
  'info',
  (await openTerminalLog()) ?? pino.destination({ fd: 2, sync: true }),
)
const audit = (event: AuditedEvent, userId: number, fields: object = {}) =>
  auditLog.info(
    { event, actor: 'operator', user_id: userId, ...fields, outcome: 'success' },
    event.replaceAll('_', ' '),
  )

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** The first line of standard input; on a terminal it is asked for twice, without showing it. */
const passwordFromOperator = async (): Promise<string> => {
  const { isTTY } = process.stdin
  const hidden = new Writable({ write: (_text, _encoding, done) => done() })
  const options = { input: process.stdin, output: hidden, terminal: isTTY, historySize: 0 }
  const prompt = createInterface(options)
  const lines = prompt[Symbol.asyncIterator]()
  const ask = async (question: string): Promise<string> => {
    if (isTTY) process.stderr.write(question)
    const { value, done } = await lines.next()
    if (isTTY) process.stderr.write('\n')
    if (done) throw new Error('No password was given')
    return value
  }
  try {
    const password = await ask('Password: ')
    if (isTTY && (await ask('Repeat it: ')) !== password)
      throw new Error('The two passwords differ')
    // The mark of bytes that are not UTF-8.
    if (!isAcceptedText(password) || password.includes('\ufffd')) throw badRequest('invalid_text')
    return password
  } finally {
    prompt.close()
  }
}

const usernameOf = (name: string): string => {
  const username = normaliseUsername(name)
  if (username === undefined) throw badRequest('username_invalid')
  return username
}

const accountOf = async (context: Context, name: string) => {
  const account = await context.accountRepository.findByUsername(usernameOf(name))
  if (!account) throw new Error(`There is no account ${name}`)
  return account
}

const roles: readonly string[] = ['admin', 'user'] satisfies Role[]
const accesses: readonly string[] = ['none', 'read', 'write'] satisfies ChecklistAccess[]

interface Command {
  /** The words that may follow the command's name. */
  usage: string
  takes: (words: string[]) => boolean
  run: (context: Context, words: string[]) => Promise<unknown>
}

/**
 * A command on one account, which is audited as the event.
 * @param choices of a word after the name, which the audit line has as `field`
 */
const onAccount = (
  event: AuditedEvent,
  act: (context: Context, id: number, choice: string) => Promise<unknown>,
  outcomeOf: (username: string, choice: string) => string,
  { field = '', choices = [''] }: { field?: string; choices?: readonly string[] } = {},
): Command => ({
  usage: field === '' ? 'NAME' : `NAME (${choices.join('|')})`,
  takes: ([name, choice = '', ...others]) =>
    name !== undefined && choices.includes(choice) && others.length === 0,
  async run(context, [name = '', choice = '']) {
    const { id, username } = await accountOf(context, name)
    await act(context, id, choice)
    audit(event, id, field === '' ? {} : { [field]: choice })
    say(outcomeOf(username, choice))
  },
})

const commands: Record<string, Command> = {
  list: {
    usage: '',
    takes: (words) => words.length === 0,
    async run(context) {
      let after = 0
      for (let count = pageSize; count === pageSize; ) {
        const page = await context.accountRepository.list({ after, limit: pageSize })
        for (const { id, username, role, created_at } of page)
          say(`${id}  ${role.padEnd(5)}  ${created_at.toISOString()}  ${username}`)
        count = page.length
        after = page.at(-1)?.id ?? after
      }
    },
  },

  create: {
    usage: 'NAME [admin|user]',
    takes: ([name, role = 'user', ...others]) =>
      name !== undefined && roles.includes(role) && others.length === 0,
    async run(context, [name = '', role = 'user']) {
      const username = usernameOf(name)
      const password = await passwordFromOperator()
      const account = await context.accounts.create(username, password, role as Role)
      audit('registration', account.id, { role: account.role })
      say(`${username} has been created with the role ${account.role}.`)
    },
  },

  password: onAccount(
    'password_change',
    async ({ accounts }, id) => accounts.setPassword(id, await passwordFromOperator()),
    (username) => `${username} has a new password, and all sessions have ended.`,
  ),

  role: onAccount(
    'role_change',
    ({ accountRepository }, id, role) => accountRepository.changeRole(id, role as Role),
    (username, role) => `${username} now has the role ${role}.`,
    { field: 'role', choices: roles },
  ),

  access: onAccount(
    'access_change',
    ({ accountRepository }, id, access) =>
      accountRepository.setChecklistAccess(id, access as ChecklistAccess),
    (username, access) => `${username} now has the access ${access} to the checklist.`,
    { field: 'access', choices: accesses },
  ),

  'end-sessions': onAccount(
    'session_end',
    ({ accountRepository }, id) => accountRepository.endSessions({ id }),
    (username) => `All sessions of ${username} have ended.`,
  ),

  delete: onAccount(
    'account_deletion',
    ({ accountRepository }, id) => accountRepository.delete(id),
    (username) => `${username} has been deleted, with profile and weights.`,
  ),
}

/**
 * `create` migrates a new database: the first account can be made before the service has run.
 * @throws Error for another command on a database without a schema
 */
const prepareSchema = async ({ config, db, log }: Context, command: Command): Promise<void> => {
  await checkRequirements(db, config)
  if (await hasSchema(db, config.directDatabaseVariable)) return
  if (command !== commands.create)
    throw new Error('The database has no accounts yet: create NAME creates the first one')
  await migrateWhenReachable({ config, log })
}

const [name = '', ...words] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
if (!command?.takes(words) || words.includes('')) {
  const known = command ? [[name, command] as const] : Object.entries(commands)
  const usages = known.map(([word, { usage }]) => `${word} ${usage}`.trim())
  process.stderr.write(`Usage: npm run account -- ${usages.join(' | ')}\n`)
  process.exit(2)
}
await runCommand(async ({ log, onEnd, startServices }) => {
  const config = await startServices()
  const { createContext } = await import('../context.ts')
  const context = createContext(config, { log })
  onEnd(context.close)
  await prepareSchema(context, command)
  return command.run(context, words)
})
