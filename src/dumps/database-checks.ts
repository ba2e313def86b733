import { DomainError } from '../errors.ts'

/** Runs one query; the client of an import and that of an export do it each in their own way. */
type Query = (text: string) => Promise<{ yes: boolean }[]>

/**
 * Whether the connected role, or a role that it can become, reaches beyond the databases that it owns. Of the server's
 * own roles only the one that stands for a database's owner does not.
 */
const powerful = `
  SELECT EXISTS (
    SELECT FROM pg_catalog.pg_roles
     WHERE pg_catalog.pg_has_role(oid, 'MEMBER')
       AND (rolsuper OR rolcreaterole OR rolreplication OR rolbypassrls
            OR (rolname OPERATOR(pg_catalog.~) '^pg_' AND rolname OPERATOR(pg_catalog.<>) 'pg_database_owner'))
  ) AS yes`

/** The tables of one schema by which the service's own database is known. */
const ownTables = `
  SELECT EXISTS (
    SELECT FROM pg_catalog.pg_class
     WHERE relkind OPERATOR(pg_catalog.=) 'r' AND relname::text OPERATOR(pg_catalog.=) ANY (ARRAY['accounts', 'weights', 'wstg_inbox'])
     GROUP BY relnamespace HAVING pg_catalog.count(*) OPERATOR(pg_catalog.=) 3
  ) AS yes`

const answer = async (query: Query, text: string): Promise<boolean> =>
  (await query(text))[0]?.yes ?? true

export const isPowerfulRole = (query: Query): Promise<boolean> => answer(query, powerful)

/** @throws DomainError 500 when the database is the service's own, which only the server can tell for certain */
export const refuseOwnDatabase = async (query: Query): Promise<void> => {
  if (await answer(query, ownTables)) throw new DomainError(500, 'dumps_own_database')
}
