/** The operator's commands on accounts, in a pipe and on a terminal. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { need } from '../../programs.ts'
import { commandEnvironment } from '../../start/process.ts'
import { eventually } from '../../support/eventually.ts'
import { createDatabase } from '../../support/postgres.ts'
import { password, startService } from '../../support/service.ts'
import { isOver, isValid, login, next, sessionOf } from './support.ts'

need('script')

const main = fileURLToPath(new URL('../../../src/start/account-command.ts', import.meta.url))

const runAt = async (databaseUrl: string, input: string | Buffer, ...words: string[]) => {
  const child = spawn(process.execPath, [main, ...words], {
    cwd: '/',
    env: commandEnvironment(databaseUrl),
  })
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (chunk) => (stdout += chunk))
  child.stderr.on('data', (chunk) => (stderr += chunk))
  // A command that asks for no password may end before.
  child.stdin.on('error', () => undefined).end(input)
  const [code] = await once(child, 'close')
  return { code, stdout, stderr }
}

const service = await startService(t)
const run = (input: string, ...words: string[]) => runAt(service.databaseUrl, input, ...words)
/** The audit line of a command that has succeeded. */
const audited = async (...command: Parameters<typeof run>) => {
  const { code, stdout, stderr } = await run(...command)
  t.equal(code, 0, `${stdout}${stderr}`)
  return JSON.parse(stderr)
}

t.test('accounts are made, listed, changed and deleted in a pipe', async (t) => {
  const actor = 'operator'
  const created = await audited(`${password}\n`, 'create', ' Ａｎａ ')
  t.match(created, { event: 'registration', actor, user_id: 1, role: 'admin', outcome: 'success' })
  t.match(await audited(password, 'create', 'eva', 'admin'), { user_id: 2, role: 'admin' })
  t.match(await audited(`${password}\r\n`, 'create', 'luis'), { user_id: 3, role: 'user' })
  const { stdout } = await run('', 'list')
  t.match(
    stdout,
    /^1 {2}admin {2}\S+Z {2}ana\n2 {2}admin {2}\S+ {2}eva\n3 {2}user {3}\S+ {2}luis\n$/,
  )

  const eva = sessionOf(await login(service, 'eva'))
  await isValid(t, service, eva)
  const changed = await audited(`${next}\nmore`, 'password', 'eva')
  t.match(changed, { event: 'password_change', actor, user_id: 2 })
  t.notMatch(JSON.stringify(changed), next)
  await eventually(async () => (await service.request('GET', '/api/auth/me', eva)).status === 401)
  await isOver(t, service, eva, '')
  const again = sessionOf(await login(service, 'eva', next))
  t.match(await audited('', 'access', 'EVA', 'read'), {
    event: 'access_change',
    actor,
    user_id: 2,
    access: 'read',
  })
  t.match(await audited('', 'end-sessions', 'EVA'), { event: 'session_end', actor, user_id: 2 })
  await eventually(async () => (await service.request('GET', '/api/auth/me', again)).status === 401)
  await isOver(t, service, again)

  t.match(await audited('', 'role', 'eva', 'user'), { event: 'role_change', actor, role: 'user' })
  t.match(await audited('', 'delete', 'eva'), { event: 'account_deletion', actor, user_id: 2 })
  t.equal((await login(service, 'eva', next)).status, 401)
})

t.test('a refusal is one line, and changes nothing', async (t) => {
  const before = await service.sql('select * from accounts order by id')
  const cases: [line: RegExp, input: string | Buffer, words: string[]][] = [
    [/There is no account nadie/, password, ['password', 'nadie']],
    [/At least one administrator must remain/, '', ['delete', 'ana']],
    [/This username is already taken/, password, ['create', 'ana']],
    [/at least 8 characters/, 'short', ['create', 'mar']],
    [/known data breaches/, 'password123', ['create', 'mar']],
    [/No password was given/, '', ['create', 'mar']],
    [
      /characters that are not allowed/,
      Buffer.from('clave con \xff byte', 'latin1'),
      ['password', 'ana'],
    ],
  ]
  const check = async ([line, input, words]: (typeof cases)[number]) => {
    const { code, stdout, stderr } = await runAt(service.databaseUrl, input, ...words)
    t.same([code, stdout], [1, ''], words.join(' '))
    t.match(stderr, line)
    t.match(stderr, /^[^\n]+\n$/)
  }
  await Promise.all(cases.map(check))
  const misused = ['create', 'role ana root', 'toString ana', 'end-sessions ana ']
  for (const words of [[], ...misused.map((text) => text.split(' '))]) {
    const { code, stderr } = await run('', ...words)
    t.equal(code, 2, words.join(' '))
    t.match(stderr, /^Usage: npm run account -- [^\n]+\n$/)
  }
  t.same(await service.sql('select * from accounts order by id'), before)
})

t.test('the first account of an empty database needs no other command', async (t) => {
  const databaseUrl = await createDatabase(t, null)
  for (const words of [['list'], ['password', 'ana']]) {
    const { code, stdout, stderr } = await runAt(databaseUrl, password, ...words)
    t.same([code, stdout], [1, ''])
    t.match(stderr, /^The database has no accounts yet: create NAME creates the first one\n$/)
  }
  const { code, stderr } = await runAt(databaseUrl, password, 'create', 'ana')
  t.equal(code, 0, stderr)
  const other = await startService(t, { databaseUrl })
  t.match((await login(other, 'ana')).json(), { role: 'admin' })
})

/** Types lines on a terminal; `script` of util-linux makes it. */
const type = async (words: string, ...lines: string[]) => {
  const child = spawn('script', ['-qec', `${process.execPath} ${main} ${words}`, '/dev/null'], {
    cwd: '/',
    env: commandEnvironment(service.databaseUrl),
  })
  let shown = ''
  child.stdout.on('data', (chunk) => (shown += chunk))
  const ended = once(child, 'close')
  for (const [index, line] of lines.entries()) {
    await eventually(() => shown.includes(index === 0 ? 'Password: ' : 'Repeat it: '))
    child.stdin.write(line)
  }
  const [code] = await ended
  return { code, shown }
}

t.test('on a terminal a password is asked for twice and not shown', async (t) => {
  const typed = await type('create teresa', `${password}\r`, `${password}\r`)
  t.equal(typed.code, 0, typed.shown)
  t.match(typed.shown, /teresa has been created with the role user\./)
  t.notMatch(typed.shown, password.slice(0, 8))
  t.equal((await login(service, 'teresa')).status, 200)

  const differing = await type('password teresa', `${next}\r`, `${next}!\r`)
  t.equal(differing.code, 1)
  t.match(differing.shown, /The two passwords differ/)
  for (const key of ['\u0003', '\u0004']) {
    const left = await type('password teresa', key)
    t.equal(left.code, 1)
    t.match(left.shown, /No password was given/)
  }
  t.equal((await login(service, 'teresa')).status, 200)
})

t.test('a reader that closes its end of the pipe ends a command quietly', async (t) => {
  const env = commandEnvironment(service.databaseUrl)
  const child = spawn(process.execPath, [main, 'list'], { env })
  child.stdout.destroy()
  const errors = text(child.stderr)
  const [code] = await once(child, 'exit')
  t.same([code, await errors], [0, ''])
})
