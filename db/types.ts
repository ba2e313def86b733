import type { ColumnType, Generated, GeneratedAlways, Insertable, Selectable } from 'kysely'

/** The tables as Kysely sees them; `db/schema.sql` is the same in SQL, made from the migrations. */
export interface Database {
  accounts: AccountTable
  profiles: ProfileTable
  weights: WeightTable
  revoked_tokens: RevokedTokenTable
}

export type Role = 'admin' | 'user'

export interface AccountTable {
  id: GeneratedAlways<number>
  /** Normalised: NFKC, trimmed, lower case. */
  username: string
  /** Argon2id in PHC form. */
  password_hash: string
  role: Role
  created_at: Generated<Date>
}

export interface ProfileTable {
  user_id: number
  given_name: string
  surnames: string
  /** `YYYY-MM-DD` */
  birth_date: string
  /** metres; exact decimal */
  height_m: number
  updated_at: Generated<Date>
}

export interface WeightTable {
  id: GeneratedAlways<number>
  user_id: number
  /** kilograms; exact decimal */
  weight_kg: number
  /** to the millisecond */
  recorded_at: ColumnType<Date, Date | undefined, never>
}

export interface RevokedTokenTable {
  /** The token's `jti` claim. */
  jti: string
  /** When the token expires by itself; afterwards the row is of no use. */
  expires_at: Date
}

export type Account = Selectable<AccountTable>
export type NewAccount = Insertable<AccountTable>
export type Profile = Selectable<ProfileTable>
