import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FindingChanges, FindingRow } from './findings.ts'
import { statusText } from './flags.ts'
import { forms, read, severities } from './forms.ts'
import { Refusal } from './replies.ts'
import type { Store } from './store.ts'

type Fields = Record<string, string | undefined>

const closed = { active: false, is_mitigated: true, false_p: false, out_of_scope: false }

/** The changes that the buttons make; DefectDojo delivers a closing and a reopening. */
const actions = {
  close: {
    name: 'Close',
    change: { ...closed, duplicate: false, risk_accepted: false },
    delivery: { event: 'finding_closed', noun: 'Closing', verb: 'closed' },
  },
  open: {
    name: 'Reopen',
    change: { active: true, is_mitigated: false, risk_accepted: false },
    delivery: { event: 'finding_reopened', noun: 'Reopening', verb: 'reopened' },
  },
  accept: {
    name: 'Accept the risk',
    change: { active: false, risk_accepted: true },
    delivery: undefined,
  },
} as const
type Action = keyof typeof actions

const isAction = (name: string): name is Action => Object.hasOwn(actions, name)

const escaped = (text: string) => text.replace(/[&<>"']/g, (it) => `&#${it.charCodeAt(0)};`)

const document = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<style>
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 sans-serif }
h1, td, dd { overflow-wrap: anywhere }
dt { margin-top: 1rem; font-weight: bold }
dd { margin: 0; white-space: pre-wrap }
form { display: inline }
td form { white-space: nowrap }
form.new { display: grid; grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr)); gap: 1rem }
form.new p { grid-column: 1 / -1; margin: 0 }
label input, label select { display: block; width: 100%; box-sizing: border-box }
input, select, button { font: inherit; padding: 0.25rem 0.5rem }
table { width: 100%; border-collapse: collapse; margin-top: 1.5rem }
th, td { padding: 0.5rem; text-align: left; vertical-align: top; border-top: 1px solid gray }
[role='alert'] { font-weight: bold }
@media (max-width: 45rem) {
  thead { display: none }
  tr, td { display: block }
  td { border: 0; padding: 0.1rem 0 }
  tr { padding: 0.5rem 0; border-top: 1px solid gray }
}
</style>
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`

/** The buttons that make sense for the status. `list` returns to the list of findings. */
const buttonsOf = ({ id, active, risk_accepted }: FindingRow, list = ''): string => {
  const useful: Action[] = active ? ['close', 'accept'] : ['open']
  if (!active && !risk_accepted) useful.push('accept')
  const names = [...useful.map((name) => [name, actions[name].name]), ['delete', 'Delete']]
  return names
    .map(([path, name]) => `<button formaction="/finding/${id}/${path}${list}">${name}</button>`)
    .join('\n')
}

const fieldsOf = (row: FindingRow): string => {
  const fields = {
    Status: statusText(row),
    Severity: row.severity,
    Tags: row.tags.join(', '),
    Description: row.description,
    Mitigation: row.mitigation,
  }
  const list = Object.entries(fields).map(
    ([name, text]) => `<dt>${name}</dt><dd>${escaped(text || '–')}</dd>`,
  )
  return `<h1>${escaped(row.title)}</h1>
<p>Finding ${row.id} of the sandbox that replaces DefectDojo. <a href="/">All findings</a></p>
<form method="post">
${buttonsOf(row)}
</form>
<dl>
${list.join('\n')}
</dl>`
}

const rowOf = (row: FindingRow): string => `<tr>
<td><a href="/finding/${row.id}">${row.id}</a></td>
<td>${escaped(row.title)}<br><small>${escaped(row.tags.join(', '))}</small></td>
<td>${escaped(row.severity)}</td>
<td>${statusText(row)}</td>
<td><form method="post">${buttonsOf(row, '?list')}</form></td>
</tr>`

const listOf = (rows: readonly FindingRow[], total: number, given: Fields, error = '') => {
  const input = (name: string, rest = '') =>
    `<input name="${name}" value="${escaped(given[name] ?? '')}" ${rest}>`
  const options = severities
    .map((name) => `<option${name === (given.severity ?? 'High') ? ' selected' : ''}>${name}`)
    .join('')
  const alert = error === '' ? '' : `<p role="alert">${escaped(error)}</p>`
  return `<h1>Sandbox</h1>
<p>This stands in for DefectDojo while FINDINGS_URL is not set. It is for development only.</p>
<h2>Add a finding</h2>
<form class="new" method="post" action="/finding">
${alert}
<label>Title ${input('title', 'required maxlength="511"')}</label>
<label>Severity <select name="severity">${options}</select></label>
<label>Test ${input('test', 'placeholder="WSTG-INPV-05"')}</label>
<label>Further tags ${input('tags', 'placeholder="wstg, api"')}</label>
<p><small>The test's identifier becomes a tag, together with WSTG.</small></p>
<p><button>Add</button></p>
</form>
<h2>Findings</h2>
<p>${total} in all${total > rows.length ? `, the newest ${rows.length} of them` : ''}.</p>
<table>
<thead><tr><th>Number<th>Title, tags<th>Severity<th>Status<th>Change</tr></thead>
<tbody>
${rows.map(rowOf).join('\n')}
</tbody>
</table>`
}

const shownRows = 200

/**
 * The pages without a login: `/`, the findings, and `/finding/{id}`, at the address of DefectDojo's
 * own. Their buttons act as DefectDojo's, deliveries included. A foreign site cannot press them: a
 * request needs the page's own Host, and a change its own Origin.
 */
export const registerPages = (
  app: FastifyInstance,
  store: Store,
  changes: FindingChanges,
): void => {
  const refuseForeign = async ({ method, headers, socket }: FastifyRequest) => {
    const { host = '', origin } = headers
    const own = ['127.0.0.1', 'localhost'].map((name) => `${name}:${socket.localPort}`)
    const isOwn = origin === undefined ? method === 'GET' : origin === `http://${host}`
    if (!own.includes(host) || !isOwn)
      throw new Refusal(403, { detail: 'Only pages of the sandbox may send this request.' })
  }

  const send = (reply: FastifyReply, title: string, content: string) =>
    reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; " +
          "frame-ancestors 'none'; base-uri 'none'",
      )
      .send(document(title, content))

  const sendList = async (reply: FastifyReply, given: Fields = {}, error?: string) => {
    const query = `select * from findings order by id desc limit ${shownRows}`
    const rows = await store.all<FindingRow>(query)
    const [all] = await store.all<{ count: number }>('select count(*)::int from findings')
    return send(reply, 'Sandbox', listOf(rows, all?.count ?? 0, given, error))
  }

  const act = async (row: FindingRow, { change, delivery }: (typeof actions)[Action]) => {
    const saved = await changes.change(row, change)
    if (delivery === undefined) return
    const text = `The finding "${saved.title}" was ${delivery.verb} by admin`
    changes.announce(delivery.event, saved, delivery.noun, text)
  }

  type ById = { Params: { id: string; action: string }; Querystring: Fields }

  app.register(async (pages) => {
    pages.addHook('onRequest', refuseForeign)
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: FastifyRequest, body: string) =>
        Object.fromEntries(new URLSearchParams(body)),
    )

    pages.get('/', (_request, reply) => sendList(reply))

    pages.get<ById>('/finding/:id(^\\d+$)', async ({ params }, reply) => {
      const row = await store.find<FindingRow>('findings', params.id)
      if (row === undefined) return reply.callNotFound()
      return send(reply, `Finding ${row.id}`, fieldsOf(row))
    })

    pages.post<{ Body: Fields }>('/finding', async ({ body }, reply) => {
      const id = body.test?.trim() ?? ''
      const words = (body.tags ?? '').split(',').map((tag) => tag.trim())
      const tags = [...(id === '' ? [] : ['wstg', id]), ...words].filter((tag) => tag !== '')
      const finding = {
        test: await store.testOfPage(),
        found_by: [],
        title: body.title,
        severity: body.severity,
        description: `${body.title ?? ''}, added on the page of the sandbox.`,
        tags: [...new Set(tags.map((tag) => tag.toLowerCase()))],
        active: true,
        verified: false,
      }
      try {
        await changes.add(read(forms.newFinding, finding))
        return reply.redirect('/', 303)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        const { message: _, pro: __, ...errors } = error.body as Record<string, string[]>
        const text = Object.entries(errors).map(([field, texts]) => `${field}: ${texts}`)
        return sendList(reply.code(error.status), body, text.join(' '))
      }
    })

    pages.post<ById>('/finding/:id(^\\d+$)/:action', async ({ params, query }, reply) => {
      const row = await store.find<FindingRow>('findings', params.id)
      if (row === undefined) return reply.callNotFound()
      const { action } = params
      if (action === 'delete') await store.removeFinding(row.id)
      else if (isAction(action)) await act(row, actions[action])
      else return reply.callNotFound()
      const isGone = action === 'delete' || query.list !== undefined
      return reply.redirect(isGone ? '/' : `/finding/${row.id}`, 303)
    })
  })
}
