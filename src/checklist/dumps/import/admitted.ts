/**
 * The positive lists of an import; everything else is refused. Statements are listed by their
 * rules in `statement-policy.ts`.
 */

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Nodes of the parse tree, named as in PostgreSQL's `parsenodes.h`. */
export const admittedNodes = words(`
  A_ArrayExpr A_Const A_Expr A_Indices A_Indirection A_Star Alias BitString BoolExpr Boolean
  BooleanTest CaseExpr CaseWhen CoalesceExpr CollateClause ColumnRef CommonTableExpr DeleteStmt
  Float FuncCall GroupingFunc GroupingSet IndexElem InsertStmt Integer JoinExpr List LockingClause
  MinMaxExpr MultiAssignRef NamedArgExpr NullTest ParamRef RangeFunction RangeSubselect RangeVar
  ResTarget RowExpr SelectStmt SetToDefault SortBy SQLValueFunction String SubLink TypeCast
  TypeName UpdateStmt WindowDef AlterTableCmd ColumnDef Constraint DefElem FunctionParameter
  ReplicaIdentityStmt TriggerTransition`)

/** Objects that may be dropped, commented on, and given to roles. */
export const admittedObjects = words(`
  OBJECT_FUNCTION OBJECT_INDEX OBJECT_PROCEDURE OBJECT_SCHEMA OBJECT_SEQUENCE OBJECT_TABLE
  OBJECT_TRIGGER OBJECT_TYPE OBJECT_VIEW`)
export const commentedParts = words('OBJECT_COLUMN OBJECT_TABCONSTRAINT')

/** Changes that pg_dump writes for a table that it has created. */
export const tableChanges = words(`
  AT_AddConstraint AT_AddIdentity AT_ClusterOn AT_ColumnDefault AT_DisableTrig AT_EnableAlwaysTrig
  AT_EnableReplicaTrig AT_ReplicaIdentity AT_SetCompression AT_SetNotNull AT_SetOptions
  AT_SetStatistics AT_SetStorage AT_ValidateConstraint`)
/** Changes that `pg_dump --clean` writes before it drops objects. */
export const tableRemovals = words('AT_DropConstraint AT_DropIdentity AT_DropNotNull')

/** Extensions that contain only types, operators and functions on data. */
export const dataExtensions = words(`
  btree_gin btree_gist citext fuzzystrmatch hstore pg_trgm pgcrypto plpgsql unaccent uuid-ossp`)

export const functionOptions = words(
  'as cost language parallel rows security set strict volatility',
)
/** Settings that a function may have for itself. */
export const functionSettings = words(`
  datestyle default_text_search_config lock_timeout search_path statement_timeout timezone
  work_mem`)

/** Parts of a PL/pgSQL function. A test proves that the parser reports each expression in them. */
export const plpgsqlParts = words(`
  function var rec recfield row type expr stmt_block exception_block exception condition
  stmt_assign stmt_if if_elsif stmt_case case_when stmt_loop stmt_while stmt_fori stmt_fors
  stmt_foreach_a stmt_exit stmt_return stmt_return_next stmt_return_query stmt_raise raise_option
  stmt_assert stmt_execsql stmt_perform stmt_getdiag diag_item`)
export const bodyQueries = words('SelectStmt InsertStmt UpdateStmt DeleteStmt')

/**
 * The functions of `pg_catalog` that definitions and bodies may call. Each works on its arguments
 * only: none reaches files, programs, other sessions, roles or catalogues, and none runs SQL from
 * its arguments. So they are harmless with any role. An entry means all overloads of the name.
 */
export const catalogFunctions = words(`
  abs acos asin atan atan2 cbrt ceil ceiling cos degrees div exp factorial floor gcd lcm ln log
  log10 mod pi power radians random round scale sign sin sqrt tan trim_scale trunc width_bucket

  ascii bit_length btrim char_length character_length chr concat concat_ws convert_from convert_to
  decode encode format initcap left length like_escape lower lpad ltrim md5 normalize
  is_normalized octet_length overlay position quote_ident quote_literal quote_nullable
  regexp_count regexp_instr regexp_like regexp_match regexp_matches regexp_replace
  regexp_split_to_array regexp_split_to_table regexp_substr repeat replace reverse right rpad
  rtrim sha224 sha256 sha384 sha512 similar_to_escape split_part starts_with strpos substr
  substring to_ascii to_hex translate upper

  age clock_timestamp date_bin date_part date_trunc extract isfinite justify_days justify_hours
  justify_interval make_date make_interval make_time make_timestamp make_timestamptz now
  statement_timestamp timezone to_char to_date to_number to_timestamp transaction_timestamp

  array_append array_cat array_dims array_fill array_length array_lower array_ndims array_position
  array_positions array_prepend array_remove array_replace array_to_json array_to_string
  array_upper cardinality generate_series generate_subscripts string_to_array string_to_table
  trim_array unnest

  json_array_elements json_array_elements_text json_array_length json_build_array
  json_build_object json_each json_each_text json_extract_path json_extract_path_text json_object
  json_object_keys json_populate_record json_populate_recordset json_strip_nulls json_to_record
  json_to_recordset json_typeof jsonb_array_elements jsonb_array_elements_text jsonb_array_length
  jsonb_build_array jsonb_build_object jsonb_each jsonb_each_text jsonb_extract_path
  jsonb_extract_path_text jsonb_insert jsonb_object jsonb_object_keys jsonb_path_exists
  jsonb_path_match jsonb_path_query jsonb_path_query_array jsonb_path_query_first
  jsonb_populate_record jsonb_populate_recordset jsonb_pretty jsonb_set jsonb_set_lax
  jsonb_strip_nulls jsonb_to_record jsonb_to_recordset jsonb_typeof row_to_json to_json to_jsonb

  array_to_tsvector json_to_tsvector jsonb_to_tsvector numnode phraseto_tsquery plainto_tsquery
  querytree setweight strip to_tsquery to_tsvector ts_delete ts_filter ts_headline ts_rank
  ts_rank_cd tsvector_to_array tsvector_update_trigger tsvector_update_trigger_column
  websearch_to_tsquery

  array_agg avg bit_and bit_or bool_and bool_or corr count covar_pop covar_samp every json_agg
  json_object_agg jsonb_agg jsonb_object_agg max min mode percentile_cont percentile_disc
  regr_slope stddev stddev_pop stddev_samp string_agg sum var_pop var_samp variance cume_dist
  dense_rank first_value lag last_value lead nth_value ntile percent_rank rank row_number

  daterange enum_first enum_last enum_range int4range int8range isempty lower_inc lower_inf
  numrange tsrange tstzrange upper_inc upper_inf abbrev broadcast family gen_random_uuid host
  hostmask masklen netmask network suppress_redundant_updates_trigger uuidv4 uuidv7

  current_setting currval lastval nextval setval`)

/**
 * Functions of `pg_catalog` whose names columns often have. Each converts or measures its argument,
 * so a column reference that means such a function is harmless.
 */
export const columnNames = words(`
  area bit bool box center char cidr circle date diagonal diameter height interval line macaddr
  money name numeric oid path point polygon radius slope text time timestamp version width xml`)
