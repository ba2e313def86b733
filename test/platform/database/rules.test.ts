/** The database enforces the same limits as the service. */
import type pg from 'pg'
import t from 'tap'
import { trackerStatuses } from '../../../src/checklist/wstg/status.ts'
import { normaliseUsername } from '../../../src/people/accounts/username.ts'
import { limits } from '../../../src/people/measurements/limits.ts'
import { connect, createDatabase } from '../../support/postgres.ts'

const client = await connect(t, await createDatabase(t))
await client.query(
  "insert into accounts (username, password_hash, role) values ('ana', 'x', 'user')",
)

/** A row of each table that satisfies every rule. */
const rows: Record<string, Record<string, unknown>> = {
  accounts: { username: 'luis', password_hash: 'x', role: 'user' },
  links: { digest: '\\x00', created_by: 1, expires_at: '2026-01-01Z' },
  profiles: {
    user_id: 1,
    given_name: 'Ana',
    surnames: 'García',
    birth_date: '1990-05-17',
    height_m: 1.7,
  },
  weights: { user_id: 1, weight_kg: 60, recorded_at: '2026-01-01Z' },
  wstg_inbox: { kind: 'sync', payload: '{}', state: 'waiting' },
  wstg_items: { item_key: 'a', wstg_id: 'A', wstg_status: 'Done' },
  wstg_sync_log: {
    logged_at: '2026-01-01Z',
    wstg_id: 'A',
    direction: 'dd->tracker',
    new_status: 'Done',
    success: true,
  },
}

/** The SQLSTATE of a refused row; undefined for a stored row. The row is rolled back. */
const refusalOf = async (
  table: string,
  change: Record<string, unknown>,
): Promise<string | undefined> => {
  const row = { ...rows[table], ...change }
  const places = Object.keys(row).map((_, index) => `$${index + 1}`)
  await client.query('begin')
  try {
    await client.query(
      `insert into ${table} (${Object.keys(row)}) values (${places})`,
      Object.values(row),
    )
    return undefined
  } catch (error) {
    return (error as pg.DatabaseError).code
  } finally {
    await client.query('rollback')
  }
}

const checkViolation = '23514'
const around = ({ min, max }: { min: number; max: number }, step: number) => ({
  stored: [min, max],
  refused: [min - step, max + step, 'NaN'],
})
const lengths = ({ min, max }: { min: number; max: number }) => ({
  stored: ['𝒂'.repeat(min), '𝒂'.repeat(max)],
  refused: ['𝒂'.repeat(min - 1), '𝒂'.repeat(max + 1)],
})
const oneOf = (...stored: readonly string[]) => ({
  stored,
  refused: ['', 'other', stored[0]?.toUpperCase()],
})

const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)

const columns: [
  table: string,
  column: string,
  values: { stored: readonly unknown[]; refused: readonly unknown[] },
][] = [
  ['accounts', 'role', oneOf('user', 'admin')],
  ['accounts', 'unit', oneOf('kg', 'lb', 'st')],
  ['accounts', 'goal_kg', around(limits.weight, 0.01)],
  ['accounts', 'checklist_access', oneOf('none', 'read', 'write')],
  ['links', 'checklist_access', oneOf('none', 'read', 'write')],
  ['profiles', 'given_name', lengths(limits.name)],
  ['profiles', 'surnames', lengths(limits.name)],
  ['profiles', 'height_m', around(limits.height, 0.01)],
  [
    'profiles',
    'birth_date',
    {
      stored: [limits.birthDateMin],
      refused: [dayBefore(limits.birthDateMin), 'infinity', '-infinity'],
    },
  ],
  ['weights', 'weight_kg', around(limits.weight, 0.01)],
  ['wstg_inbox', 'kind', oneOf('sync', 'finding')],
  [
    'wstg_inbox',
    'state',
    oneOf('waiting', 'retrying', 'failed', 'done', 'superseded', 'dismissed'),
  ],
  ['wstg_items', 'wstg_id', { stored: ['A'], refused: [''] }],
  ['wstg_items', 'wstg_status', oneOf(...trackerStatuses)],
  ['wstg_items', 'defectdojo_status', oneOf('verified', 'active')],
  ['wstg_items', 'last_sync_direction', oneOf('tracker->dd', 'dd->tracker')],
  ['wstg_items', 'unanswered_write', oneOf('create', 'update')],
  ['wstg_sync_log', 'wstg_id', { stored: ['A'], refused: [''] }],
  ['wstg_sync_log', 'direction', oneOf('tracker->dd', 'dd->tracker')],
]

for (const [table, column, { stored, refused }] of columns) {
  t.test(`${table}.${column} has the bounds of the service`, async (t) => {
    for (const value of stored)
      t.equal(await refusalOf(table, { [column]: value }), undefined, String(value))
    for (const value of refused)
      t.equal(await refusalOf(table, { [column]: value }), checkViolation, String(value))
  })
}

t.test('a username is stored in its normalised form only', async (t) => {
  const signs = Array.from({ length: 0x17f }, (_, code) => `ab${String.fromCharCode(code + 1)}`)
  for (const name of ['', 'ab', 'abc', 'a'.repeat(64), 'a'.repeat(65), 'Luis', 'abc\n', ...signs]) {
    const expected = normaliseUsername(name) === name ? undefined : checkViolation
    t.equal(await refusalOf('accounts', { username: name }), expected, JSON.stringify(name))
  }
})
