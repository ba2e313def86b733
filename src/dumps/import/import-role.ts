import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import type { RoleRights } from './verdict.ts'

export interface RoleFacts extends RoleRights {
  superuser: boolean
}

/** Roles whose members can reach the server's files or start programs on it (PostgreSQL's manual, "Predefined Roles"). */
const powerfulRoles = `ARRAY['pg_execute_server_program', 'pg_read_server_files', 'pg_write_server_files']`

/** What the connected role can do beyond its database, and what the server does not let everybody call or read. */
export const readRoleFacts = async (client: pg.ClientBase): Promise<RoleFacts> => {
  const { rows } = await client.query<{ superuser: boolean; powerful: boolean }>(`
    SELECT rolsuper AS superuser,
           rolsuper OR rolcreaterole OR rolreplication OR EXISTS (
             SELECT FROM pg_roles p WHERE p.rolname = ANY (${powerfulRoles}) AND pg_has_role(p.oid, 'MEMBER')) AS powerful
      FROM pg_roles WHERE rolname = current_user`)
  const superuser = rows[0]?.superuser ?? true
  const privileged = rows[0]?.powerful ?? true
  if (!privileged) return { superuser, privileged, guardedFunctions: new Set(), guardedRelations: new Set() }
  const guarded = await client.query<{ proname: string }>(`
    SELECT DISTINCT proname FROM pg_proc
     WHERE NOT has_function_privilege('public', oid, 'EXECUTE')
       AND (pronamespace = 'pg_catalog'::regnamespace
            OR EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_proc'::regclass AND objid = pg_proc.oid AND deptype = 'e'))`)
  const relations = await client.query<{ relname: string }>(`
    SELECT relname FROM pg_class
     WHERE relnamespace = 'pg_catalog'::regnamespace AND relkind IN ('r', 'v') AND NOT has_table_privilege('public', oid, 'SELECT')`)
  return {
    superuser,
    privileged,
    guardedFunctions: new Set(guarded.rows.map(({ proname }) => proname)),
    guardedRelations: new Set(relations.rows.map(({ relname }) => relname)),
  }
}

/** The server's message about a setting that clients are told of. */
interface ParameterStatus {
  parameterName: string
  parameterValue: string
}

/**
 * A role without any rights but those on this database, which a superuser runs a dump's statements as: constraints,
 * defaults, generated columns and indexes of a dump call its functions while its rows come in, and nobody's uploaded code
 * is to run with a superuser's rights. Such code could go back to the superuser with `RESET ROLE`, except from within a
 * function that is SECURITY DEFINER; so every function of the dump is one until the import is complete.
 *
 * All of it happens in the import's transaction: whatever goes wrong, neither the role nor the change of a function stays.
 */
export class ImportRole {
  readonly #client: pg.Client
  readonly #name = `dump_import_${randomBytes(8).toString('hex')}`
  readonly #confined: number[] = []
  /** The server says so by itself, with the answer to the statement that changed it. */
  readonly #watch = ({ parameterName, parameterValue }: ParameterStatus) => {
    if (parameterName === 'is_superuser' && parameterValue === 'on') this.escaped = true
  }
  /** Whether a statement has got back to the superuser's rights, which none that is admitted should be able to. */
  escaped = false

  constructor(client: pg.Client) {
    this.#client = client
  }

  /** @param existingObjects whether the statements to come may use what is in the database already */
  async enter(existingObjects: boolean): Promise<void> {
    const { rows } = await this.#client.query<{ grants: string }>(
      `SELECT format('GRANT CREATE, TEMPORARY ON DATABASE %I TO ${this.#name};', current_database()) ||
              coalesce((SELECT string_agg(format('GRANT USAGE, CREATE ON SCHEMA %1$I TO ${this.#name};' ||
                CASE WHEN $1 THEN 'GRANT ALL ON ALL TABLES IN SCHEMA %1$I TO ${this.#name};' ||
                                  'GRANT ALL ON ALL SEQUENCES IN SCHEMA %1$I TO ${this.#name};' ELSE '' END, nspname), '')
                FROM pg_namespace WHERE nspname !~ '^pg_' AND nspname <> 'information_schema'), '') AS grants`,
      [existingObjects],
    )
    await this.#client.query(`CREATE ROLE ${this.#name} NOLOGIN; ${rows[0]?.grants ?? ''} SET LOCAL ROLE ${this.#name}`)
    this.#client.connection.on('parameterStatus', this.#watch)
  }

  /** @param statement one of ours, which runs no code of the dump */
  async asSuperuser(statement: string): Promise<void> {
    this.#client.connection.off('parameterStatus', this.#watch)
    await this.#client.query(`RESET ROLE; ${statement}; SET LOCAL ROLE ${this.#name}`)
    this.#client.connection.on('parameterStatus', this.#watch)
  }

  /** To be called after each function that the dump defines, before anything can call it. */
  async confineFunctions(): Promise<void> {
    const { rows } = await this.#client.query<{ oid: number; signature: string }>(`
      SELECT oid, oid::regprocedure::text AS signature FROM pg_proc
       WHERE proowner = '${this.#name}'::regrole AND NOT prosecdef AND prokind IN ('f', 'p')`)
    for (const { oid, signature } of rows) {
      await this.#client.query(`ALTER ROUTINE ${signature} SECURITY DEFINER`)
      this.#confined.push(oid)
    }
  }

  /** Gives everything to the connected role and removes this one. Nothing of the dump may run any more. */
  async leave(): Promise<void> {
    // What waits for the end of the transaction is code of the dump as well.
    await this.#client.query('SET CONSTRAINTS ALL IMMEDIATE')
    this.#client.connection.off('parameterStatus', this.#watch)
    await this.#client.query(
      `RESET ROLE; REASSIGN OWNED BY ${this.#name} TO CURRENT_USER; DROP OWNED BY ${this.#name}; DROP ROLE ${this.#name}`,
    )
    const { rows } = await this.#client.query<{ statement: string }>(
      "SELECT format('ALTER ROUTINE %s SECURITY INVOKER', oid::regprocedure) AS statement FROM pg_proc WHERE oid = ANY ($1)",
      [this.#confined],
    )
    if (rows.length > 0) await this.#client.query(rows.map(({ statement }) => statement).join(';'))
  }
}
