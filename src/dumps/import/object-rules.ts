import type { AlterTableType, Node, ObjectType } from 'libpg-query'
import pg from 'pg'
import { type NodeOf, nameOf, stringOf } from './ast.ts'
import { isSystemSchema } from './guarded.ts'
import type { Verdict } from './verdict.ts'

const define: Verdict = { action: 'define' }
const refuse = (construct = ''): Verdict => ({ action: 'refuse', construct })

/** Changes of a table that pg_dump writes after having created it. */
const tableChanges = new Set<AlterTableType>([
  'AT_AddConstraint',
  'AT_ColumnDefault',
  'AT_SetNotNull',
  'AT_SetStatistics',
  'AT_SetOptions',
  'AT_SetStorage',
  'AT_SetCompression',
  'AT_SetRelOptions',
  'AT_AddIdentity',
  'AT_AddInherit',
  'AT_AttachPartition',
  'AT_ClusterOn',
  'AT_ReplicaIdentity',
  'AT_ValidateConstraint',
  'AT_EnableTrig',
  'AT_EnableAlwaysTrig',
  'AT_EnableReplicaTrig',
  'AT_DisableTrig',
  'AT_EnableRule',
  'AT_EnableAlwaysRule',
  'AT_EnableReplicaRule',
  'AT_DisableRule',
  'AT_EnableRowSecurity',
  'AT_ForceRowSecurity',
])

/** Those of `pg_dump --clean`. */
const tableRemovals = new Set<AlterTableType>([
  'AT_DropConstraint',
  'AT_DropNotNull',
  'AT_DropIdentity',
  'AT_DropInherit',
  'AT_DetachPartition',
  'AT_DisableRowSecurity',
  'AT_NoForceRowSecurity',
])

/** What a database's owner can create, and therefore drop. */
const ownableObjects = new Set<ObjectType>([
  'OBJECT_AGGREGATE',
  'OBJECT_CAST',
  'OBJECT_COLLATION',
  'OBJECT_DOMAIN',
  'OBJECT_EXTENSION',
  'OBJECT_FUNCTION',
  'OBJECT_INDEX',
  'OBJECT_MATVIEW',
  'OBJECT_OPERATOR',
  'OBJECT_POLICY',
  'OBJECT_PROCEDURE',
  'OBJECT_ROUTINE',
  'OBJECT_RULE',
  'OBJECT_SCHEMA',
  'OBJECT_SEQUENCE',
  'OBJECT_STATISTIC_EXT',
  'OBJECT_TABLE',
  'OBJECT_TRIGGER',
  'OBJECT_TSCONFIGURATION',
  'OBJECT_TSDICTIONARY',
  'OBJECT_TYPE',
  'OBJECT_VIEW',
])

const commentedObjects = new Set<ObjectType>([
  ...ownableObjects,
  'OBJECT_COLUMN',
  'OBJECT_DOMCONSTRAINT',
  'OBJECT_TABCONSTRAINT',
])

const grantedObjects = new Set<ObjectType>([
  'OBJECT_DOMAIN',
  'OBJECT_FUNCTION',
  'OBJECT_PROCEDURE',
  'OBJECT_ROUTINE',
  'OBJECT_SCHEMA',
  'OBJECT_SEQUENCE',
  'OBJECT_TABLE',
  'OBJECT_TYPE',
])

/**
 * Whether the node names an object of the tool: with its schema, and that not one of the server's. What is done at the
 * end is done with all rights of the importing role.
 */
const isOwnObject = (node: Node | undefined): boolean => {
  if (node === undefined) return false
  if ('RangeVar' in node) return node.RangeVar.schemaname !== undefined && !isSystemSchema(node.RangeVar.schemaname)
  if ('String' in node) return !isSystemSchema(node.String.sval ?? '')
  const parts =
    'ObjectWithArgs' in node
      ? nameOf(node.ObjectWithArgs.objname)
      : 'List' in node
        ? nameOf(node.List.items)
        : 'TypeName' in node
          ? nameOf(node.TypeName.names)
          : undefined
  return parts !== undefined && parts.length === 2 && !isSystemSchema(parts[0]!)
}

export const copyRule = (statement: NodeOf<'CopyStmt'>): Verdict => {
  const { relation, attlist, is_from: isFrom, is_program: isProgram, filename, options, whereClause, query } = statement
  if (isProgram) return refuse('COPY … PROGRAM')
  if (filename !== undefined) return refuse(isFrom ? 'COPY … FROM (file)' : 'COPY … TO (file)')
  if (!isFrom || query || whereClause || (options?.length ?? 0) > 0 || !relation?.relname) return refuse()
  const columns = nameOf(attlist)
  if (columns === undefined || isSystemSchema(relation.schemaname ?? '')) return refuse()
  const list = columns.length === 0 ? '' : ` (${columns.map(pg.escapeIdentifier).join(', ')})`
  return { action: 'copy', command: `COPY ${quotedName(relation)}${list} FROM STDIN` }
}

const quotedName = ({ schemaname, relname }: NodeOf<'RangeVar'>): string =>
  [schemaname, relname]
    .filter((part) => part !== undefined)
    .map(pg.escapeIdentifier)
    .join('.')

export const alterTableRule = (statement: NodeOf<'AlterTableStmt'>): Verdict => {
  const { relation, cmds = [] } = statement
  const isOwn = relation !== undefined && isOwnObject({ RangeVar: relation })
  const [sole] = cmds.length === 1 ? cmds : []
  const subtype = sole !== undefined && 'AlterTableCmd' in sole ? sole.AlterTableCmd.subtype : undefined
  if (isOwn && subtype === 'AT_DisableTrigAll') return { action: 'disableTriggers', table: quotedName(relation) }
  if (isOwn && subtype === 'AT_EnableTrigAll') return { action: 'enableTriggers', table: quotedName(relation) }
  const kinds = new Set(
    cmds.map((node) => {
      const command = 'AlterTableCmd' in node ? node.AlterTableCmd : undefined
      const subtype = command?.subtype
      if (subtype === undefined) return 'refused'
      if (subtype === 'AT_ChangeOwner') return 'owner'
      if (tableRemovals.has(subtype) || (subtype === 'AT_ColumnDefault' && !command?.def)) return 'removal'
      return tableChanges.has(subtype) ? 'change' : 'refused'
    }),
  )
  const [kind] = kinds
  if (kinds.size !== 1 || kind === 'refused') return refuse()
  if (kind === 'change') return define
  if (kind === 'removal') return { action: 'drop', construct: 'ALTER TABLE … DROP' }
  return isOwn ? { action: 'afterwards' } : refuse('ALTER TABLE … OWNER')
}

export const dropRule = ({ removeType, concurrent }: NodeOf<'DropStmt'>): Verdict =>
  removeType !== undefined && ownableObjects.has(removeType) && !concurrent
    ? { action: 'drop', construct: '' }
    : refuse()

export const ownerRule = ({ objectType, object }: NodeOf<'AlterOwnerStmt'>): Verdict =>
  objectType !== undefined && ownableObjects.has(objectType) && isOwnObject(object)
    ? { action: 'afterwards' }
    : refuse('ALTER … OWNER')

export const grantRule = (statement: NodeOf<'GrantStmt'>): Verdict => {
  const { targtype, objtype, objects = [], grantor } = statement
  const acceptable =
    targtype === 'ACL_TARGET_OBJECT' && objtype !== undefined && grantedObjects.has(objtype) && grantor === undefined
  if (acceptable && objects.every(isOwnObject)) return { action: 'afterwards' }
  return refuse()
}

export const commentRule = ({ objtype }: NodeOf<'CommentStmt'>): Verdict => {
  // Older versions of pg_dump comment on what the importing role need not own.
  if (objtype === 'OBJECT_EXTENSION' || objtype === 'OBJECT_SCHEMA') return { action: 'afterwards' }
  if (objtype === 'OBJECT_DATABASE') return { action: 'skip' }
  return objtype !== undefined && commentedObjects.has(objtype) ? define : refuse()
}

export const domainRule = ({ subtype }: NodeOf<'AlterDomainStmt'>): Verdict => {
  if (subtype === 'C' || subtype === 'V') return define
  return subtype === 'X' ? { action: 'drop', construct: 'ALTER DOMAIN … DROP' } : refuse()
}

export const extensionRule = ({ extname, options = [] }: NodeOf<'CreateExtensionStmt'>): Verdict => {
  const onlySchema = options.every((option) => 'DefElem' in option && option.DefElem.defname === 'schema')
  return extname !== undefined && onlySchema ? { action: 'defineExtension', name: extname } : refuse()
}

export const schemaRule = ({ schemaname, authrole, schemaElts = [] }: NodeOf<'CreateSchemaStmt'>): Verdict =>
  schemaname !== undefined && !authrole && schemaElts.length === 0
    ? { action: 'defineSchema', name: schemaname }
    : refuse()

export const tableRule = ({ relation }: NodeOf<'CreateStmt'>): Verdict =>
  relation?.relpersistence === 't' ? refuse('CREATE TEMPORARY TABLE') : define

export const viewRule = ({ view, replace }: NodeOf<'ViewStmt'>): Verdict => {
  if (view?.relpersistence === 't') return refuse('CREATE TEMPORARY VIEW')
  return replace ? { action: 'replaceView' } : define
}

export const tableAsRule = ({ objtype, into }: NodeOf<'CreateTableAsStmt'>): Verdict =>
  objtype === 'OBJECT_MATVIEW' && into?.skipData ? define : refuse('CREATE TABLE AS')

/** Aggregates and the like; base types need functions in C. */
export const definitionRule = ({ kind }: NodeOf<'DefineStmt'>): Verdict => {
  const kinds: (ObjectType | undefined)[] = [
    'OBJECT_AGGREGATE',
    'OBJECT_OPERATOR',
    'OBJECT_COLLATION',
    'OBJECT_TSDICTIONARY',
    'OBJECT_TSCONFIGURATION',
  ]
  return kinds.includes(kind) ? define : refuse(kind === 'OBJECT_TYPE' ? 'CREATE TYPE (base type)' : '')
}

export const sequenceRule = ({ options = [] }: NodeOf<'AlterSeqStmt'>): Verdict =>
  options.every((option) => 'DefElem' in option && option.DefElem.defname === 'owned_by') ? define : refuse()

export const indexRule = ({ concurrent }: NodeOf<'IndexStmt'>): Verdict => (concurrent ? refuse() : define)

export const refreshRule = ({ concurrent }: NodeOf<'RefreshMatViewStmt'>): Verdict =>
  concurrent ? refuse('REFRESH MATERIALIZED VIEW CONCURRENTLY') : define

export const defaultPrivilegesRule = ({ options = [] }: NodeOf<'AlterDefaultPrivilegesStmt'>): Verdict => {
  const schemas = options.flatMap((option) =>
    'DefElem' in option && option.DefElem.defname === 'schemas' && option.DefElem.arg && 'List' in option.DefElem.arg
      ? (option.DefElem.arg.List.items ?? [])
      : [],
  )
  return schemas.every((schema) => !isSystemSchema(stringOf(schema) ?? 'pg_')) ? { action: 'afterwards' } : refuse()
}
