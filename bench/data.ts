/** Accounts with profiles and weights, put straight into the database, and tokens for them. */
import { createHash, randomUUID } from 'node:crypto'
import { createSigner } from 'fast-jwt'
import pg from 'pg'
import { createClient } from '../generated/client/index.js'
import { codeDigester } from '../src/people/accounts/key-repository.ts'

export const jwtSecret = 'a secret of the measurements, of no use anywhere else'

const sign = createSigner({ key: jwtSecret, algorithm: 'HS256', expiresIn: 15 * 60_000 })

export const accessToken = (userId: number, role: 'admin' | 'user' = 'user'): string => {
  const identity = { sub: String(userId), username: `user${userId}`, role, type: 'access' }
  return sign({ ...identity, jti: randomUUID() })
}

/** A client whose calls carry the token of that moment. */
export const clientWith = (baseUrl: string, tokenOf: () => string) =>
  createClient({
    baseUrl,
    fetch: (request) => {
      request.headers.set('authorization', `Bearer ${tokenOf()}`)
      return fetch(request)
    },
  })

/** A key of a program, the same for each call. */
export const programKey = (userId: number): string =>
  `wbr_${createHash('sha256').update(String(userId)).digest('base64url')}`

export const addKeys = async (client: pg.Client, group: Group): Promise<void> => {
  const digest = codeDigester(jwtSecret, 'program keys')
  await client.query(
    `insert into program_keys (user_id, name, permissions, digest, session_number, expires_at)
     select id, 'scale', '{weights:read}', digest, 0, now() + interval '1 day'
     from unnest($1::integer[], $2::bytea[]) as key (id, digest)`,
    [idsOf(group), idsOf(group).map((id) => digest(programKey(id)))],
  )
  await client.query('vacuum analyze program_keys')
}

/** A number of accounts from this id on, with the same number of records each. */
export interface Group {
  first: number
  users: number
  records: number
}

export const idsOf = ({ first, users }: Group): number[] =>
  Array.from({ length: users }, (_, index) => first + index)

export const withClient = async <Result>(
  url: string,
  action: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await action(client)
  } finally {
    await client.end()
  }
}

/**
 * Fills an empty, migrated database. Records come in the order of time, so the records of one
 * account are scattered over the table, as in a service that has been used.
 */
export const fill = async (client: pg.Client, groups: readonly Group[]): Promise<void> => {
  for (const { first, users, records } of groups) {
    await client.query(`
      with account as (
        insert into accounts (username, password_hash, role)
        select 'user' || n, 'none', 'user' from generate_series(${first}, ${first + users - 1}) n
        order by n returning id
      )
      insert into profiles (user_id, given_name, surnames, birth_date, height_m)
      select id, 'Ana', 'García Núñez', '1990-05-17', 1.5 + id % 50 / 100.0 from account`)
    await client.query(`
      insert into weights (user_id, weight_kg, recorded_at)
      select ${first} + account, 60 + n % 5, now() - interval '1 day' - n * interval '1 hour'
      from generate_series(${records}, 1, -1) n, generate_series(0, ${users - 1}) account`)
  }
  await client.query('vacuum analyze')
}
