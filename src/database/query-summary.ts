/** The first table that a statement writes. `for update` and `do update` are parts of others. */
const writing =
  /\b(?<verb>insert|delete|(?<!\b(for|do|key)\s+)update)\s+((into|from)\s+)?"?(?<table>[a-z_]+)/i
const reading = /\b(?<verb>select)\b.*?\bfrom\s+"?(?<table>[a-z_]+)/is
const calling = /\b(?<verb>select)\s+(?<table>[a-z_]+)\(/i

/** The verb of a statement and its table or function; no values. */
export const querySummary = (statement: string): string => {
  const { verb = 'statement', table } =
    (writing.exec(statement) ?? reading.exec(statement) ?? calling.exec(statement))?.groups ?? {}
  return table === undefined ? verb : `${verb.toLowerCase()} ${table}`
}
