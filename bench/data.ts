/** Accounts with profiles and weights, put straight into the database, and tokens for them. */
import { createHmac, randomUUID } from 'node:crypto'
import pg from 'pg'

export const jwtSecret = 'a secret of the measurements, of no use anywhere else'

/** Seconds for which an access token is good. */
const lifetime = 15 * 60

const base64url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** An access token as the service issues it. */
export const accessToken = (userId: number, role: 'admin' | 'user' = 'user'): string => {
  const iat = Math.floor(Date.now() / 1000)
  const claims = { sub: String(userId), username: `user${userId}`, role, type: 'access', jti: randomUUID() }
  const signed = `${base64url({ alg: 'HS256', typ: 'JWT' })}.${base64url({ ...claims, iat, exp: iat + lifetime })}`
  return `${signed}.${createHmac('sha256', jwtSecret).update(signed).digest('base64url')}`
}

/** So many accounts, each with so many records. */
export interface Group {
  users: number
  records: number
}

/** The numbers of a group's accounts. */
export const idsOf = (groups: readonly Group[], group: Group): number[] => {
  const before = groups.slice(0, groups.indexOf(group)).reduce((sum, { users }) => sum + users, 0)
  return Array.from({ length: group.users }, (_, index) => before + index + 1)
}

/** Runs statements one after the other. */
export const runStatements = async (url: string, ...statements: string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/**
 * Fills an empty, migrated database. Records come in the order of time, as a service would get them, so that those of one
 * account are scattered over the table; indexes are made afterwards, which is several times as fast.
 */
export const fill = async (url: string, groups: readonly Group[]): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const total = groups.reduce((sum, { users }) => sum + users, 0)
    await client.query(`
      insert into accounts (username, password_hash, role) select 'user' || n, 'none', 'user'
      from generate_series(1, ${total}) n`)
    await client.query(`
      insert into profiles (user_id, given_name, surnames, birth_date, height_m)
      select id, 'Ana', 'García Núñez', '1990-05-17', 1.5 + id % 50 / 100.0 from accounts`)
    const { rows } = await client.query<{ name: string; definition: string }>(`
      select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
      from pg_index where indrelid = 'weights'::regclass and not indisunique`)
    const key = `alter table weights drop constraint weights_user_id_fkey`
    await client.query(['begin', key, ...rows.map(({ name }) => `drop index ${name}`)].join(';'))
    for (const group of groups) {
      const [first = 0] = idsOf(groups, group)
      await client.query(`
        insert into weights (user_id, weight_kg, recorded_at)
        select ${first} + account, 60 + n % 5, now() - interval '1 day' - n * interval '1 hour'
        from generate_series(${group.records}, 1, -1) n, generate_series(0, ${group.users - 1}) account`)
    }
    await client.query(rows.map(({ definition }) => definition).join(';') || 'select')
    await client.query(`
      alter table weights add constraint weights_user_id_fkey
      foreign key (user_id) references accounts (id) on delete cascade`)
    await client.query('commit')
    await client.query('vacuum analyze')
    await client.query('checkpoint').catch(() => undefined)
  } finally {
    await client.end()
  }
}
