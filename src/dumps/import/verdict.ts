import type { SqlParser } from './sql-parser.ts'

/** What is to be done with a statement of a dump. */
export type Verdict =
  /** Harmless by itself, and the statements after it need it. */
  | { action: 'run' }
  /** Without effect here: the import has settings of its own. */
  | { action: 'skip' }
  /** Part of the schema. */
  | { action: 'define' }
  | { action: 'defineFunction' }
  | { action: 'defineSchema'; name: string }
  | { action: 'defineExtension'; name: string }
  /** Part of the schema, or a step of `--clean` on the way to removing a view. */
  | { action: 'replaceView' }
  /** A step of `--clean`. */
  | { action: 'drop'; construct: string }
  /** Rows follow; `command` is the statement written anew from its parts. */
  | { action: 'copy'; command: string }
  | { action: 'insert' }
  /** A step of `--disable-triggers`; `table` is its quoted name. */
  | { action: 'disableTriggers' | 'enableTriggers'; table: string }
  /** Ownership and privileges: for the end, and not every role exists everywhere. */
  | { action: 'afterwards' }
  /** `construct` is what the caller is told; a rule that leaves it empty means the statement's first words. */
  | { action: 'refuse'; construct: string }
  /** PostgreSQL's parser says no; `error` is its message. */
  | { action: 'invalid'; error: string }

/** What the importing role can do besides using its database. */
export interface RoleRights {
  /** Whether it can reach beyond its database: superusers, and roles that may make roles, run programs or read files. */
  privileged: boolean
  /** Functions that the server does not let everybody call; empty for a role that is not privileged. */
  guardedFunctions: ReadonlySet<string>
  /** The server's tables and views that it does not let everybody read; empty for a role that is not privileged. */
  guardedRelations: ReadonlySet<string>
}

/** What verdicts are reached with. */
export interface Court {
  parser: SqlParser
  rights: RoleRights
}
