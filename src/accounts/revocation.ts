import type { Kysely } from 'kysely'
import type { Database } from '../../db/types.ts'

/** The list of tokens that are refused before they expire. In Postgres: it survives restarts and every replica sees it. */
export const revocationList = (db: Kysely<Database>) => ({
  async add(tokens: readonly { jti: string; expiresAt: Date }[]): Promise<void> {
    await db
      .insertInto('revoked_tokens')
      .values(tokens.map(({ jti, expiresAt }) => ({ jti, expires_at: expiresAt })))
      .onConflict((conflict) => conflict.column('jti').doNothing())
      .execute()
  },

  async has(jti: string): Promise<boolean> {
    const row = await db.selectFrom('revoked_tokens').select('jti').where('jti', '=', jti).executeTakeFirst()
    return row !== undefined
  },

  /** Removes what has expired by itself and returns how many rows that were. */
  async purge(now: Date): Promise<number> {
    const result = await db.deleteFrom('revoked_tokens').where('expires_at', '<', now).executeTakeFirst()
    return Number(result.numDeletedRows)
  },
})

export type RevocationList = ReturnType<typeof revocationList>
