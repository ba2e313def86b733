import { FindingsToolError } from './errors.ts'

/** `count` is the length of the whole list. */
export type Page<Row> = { count: number; results: Row[] }

/** DefectDojo's default is 25 and it has no maximum; 100 findings are 0.2 MB. */
const pageSize = 100

/** Far above any real list: ends the reading of an endless list. */
const maxRequests = 10_000

/**
 * Reads a list page by page and yields the new rows of each page. The list may change meanwhile, so
 * each page begins with the last row of the previous page. If that row is missing, earlier rows
 * were removed and later rows moved up, so reading goes back until it finds a known row. No row is
 * yielded twice, and a row that stays in the list is never skipped. The `next` of an answer is
 * ignored, because DefectDojo builds it from the request's Host.
 */
export async function* readPages<Row extends { id: number }>(
  path: string,
  fetchPage: (offset: number, limit: number) => Promise<Page<Row>>,
): AsyncGenerator<Page<Row>, void> {
  const seen = new Set<number>()
  let offset = 0
  for (let requests = 0; requests < maxRequests; requests++) {
    const { count, results } = await fetchPage(offset, pageSize)
    const [first] = results
    if (offset > 0 && (first === undefined || !seen.has(first.id))) {
      offset = Math.max(0, offset - pageSize)
      continue
    }
    const fresh: Row[] = []
    for (const row of results) {
      if (!seen.has(row.id)) fresh.push(row)
      seen.add(row.id)
    }
    yield { count, results: fresh }
    const end = offset + results.length
    if (results.length === 0 || end >= count) return
    offset = Math.max(end - 1, offset + 1)
  }
  const explanation = `the list did not end after ${maxRequests} pages`
  throw new FindingsToolError('unusable_answer', { method: 'GET', path }, explanation)
}
