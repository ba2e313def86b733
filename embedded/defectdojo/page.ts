import type { FastifyInstance } from 'fastify'
import type { StatusFields } from './forms.ts'
import type { Store } from './store.ts'

type FindingRow = StatusFields & {
  id: number
  title: string
  severity: string
  description: string
  mitigation: string | null
  tags: string[]
}

/** DefectDojo's names of the flags, in its order. */
const flagNames = {
  verified: 'Verified',
  false_p: 'False Positive',
  duplicate: 'Duplicate',
  out_of_scope: 'Out Of Scope',
  risk_accepted: 'Risk Accepted',
  is_mitigated: 'Mitigated',
} as const
const flags = Object.keys(flagNames) as (keyof typeof flagNames)[]

const statusOf = (row: FindingRow): string =>
  [
    row.active ? 'Active' : 'Inactive',
    ...flags.filter((flag) => row[flag]).map((flag) => flagNames[flag]),
  ].join(', ')

const escaped = (text: string) => text.replace(/[&<>"']/g, (it) => `&#${it.charCodeAt(0)};`)

const pageOf = (row: FindingRow): string => {
  const fields = {
    Status: statusOf(row),
    Severity: row.severity,
    Tags: row.tags.join(', '),
    Description: row.description,
    Mitigation: row.mitigation,
  }
  const list = Object.entries(fields).map(
    ([name, text]) => `<dt>${name}</dt><dd>${escaped(text || '–')}</dd>`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Finding ${row.id}</title>
<style>
body { max-width: 45rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 sans-serif }
h1, dd { overflow-wrap: anywhere }
dt { margin-top: 1rem; font-weight: bold }
dd { margin: 0; white-space: pre-wrap }
</style>
</head>
<body>
<main>
<h1>${escaped(row.title)}</h1>
<p>Finding ${row.id} of the sandbox that replaces DefectDojo. This page changes nothing.</p>
<dl>
${list.join('\n')}
</dl>
</main>
</body>
</html>
`
}

/** `/finding/{id}`: a read-only page at the address of DefectDojo's own, without a login. */
export const registerFindingPage = (app: FastifyInstance, store: Store): void => {
  app.get<{ Params: { id: string } }>('/finding/:id(^\\d+$)', async ({ params }, reply) => {
    const row = await store.find<FindingRow>('findings', params.id)
    if (row === undefined) return reply.callNotFound()
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(pageOf(row))
  })
}
