import type { Relation } from './ast.ts'
import type { RoleRights } from './verdict.ts'

/** Functions that run SQL given as text, or read what is named in a text: what they do cannot be judged beforehand. */
const textRunners = new Set(
  `query_to_xml query_to_xmlschema query_to_xml_and_xmlschema table_to_xml table_to_xmlschema table_to_xml_and_xmlschema
   schema_to_xml schema_to_xmlschema schema_to_xml_and_xmlschema database_to_xml database_to_xmlschema
   database_to_xml_and_xmlschema ts_stat ts_rewrite connectby crosstab crosstab2 crosstab3 crosstab4 xpath_table
   dblink dblink_connect dblink_exec dblink_open dblink_send_query`.split(/\s+/),
)

/** Whether a privileged role must not call the function in code that comes from a dump. */
export const isGuarded = (name: string, { guardedFunctions }: RoleRights): boolean =>
  guardedFunctions.has(name) || textRunners.has(name)

export const isSystemSchema = (name: string): boolean => name.startsWith('pg_') || name === 'information_schema'

/** Where each session's temporary tables are: the only schema of the server's that is the user's own. */
const temporary = 'pg_temp'

/**
 * Whether code that comes from a dump must not use the relation with a privileged role's rights: the server's catalogues
 * are not changed, and those that not everybody may read are not read.
 */
export const isGuardedRelation = ({ schema, name, isChanged }: Relation, rights: RoleRights): boolean => {
  if (schema === 'pg_toast') return true
  if (isChanged && schema !== temporary && isSystemSchema(schema ?? name)) return true
  // Without a schema a name is looked for among the server's own first.
  return (schema === undefined || schema === 'pg_catalog') && rights.guardedRelations.has(name)
}
