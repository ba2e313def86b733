import type pg from 'pg'

/** Summaries that differ from their rows; none when all are right. */
export const summaryDifferences = async (client: pg.Client) => {
  const { rows } = await client.query(`
    with expected as (
      select user_id, count(*)::integer as records,
        max(weight_kg) as max_kg, min(weight_kg) as min_kg,
        (array_agg(weight_kg order by recorded_at desc, id desc))[1] as latest_kg,
        max(recorded_at) as latest_at,
        (array_agg(id order by recorded_at desc, id desc))[1] as latest_id
      from weights group by user_id
    ),
    kept as (
      select user_id, records, max_kg, min_kg, latest_kg, latest_at, latest_id from weight_summaries
      where (records, max_kg, min_kg, latest_kg, latest_at, latest_id)
        is distinct from (0, null, null, null, null, null)
    )
    (select 'missing' as what, * from (table expected except table kept) as missing)
    union all
    (select 'wrong' as what, * from (table kept except table expected) as wrong)`)
  return rows
}
