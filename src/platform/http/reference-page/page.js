/** The reference page, which shows the document by OpenAPI Explorer. */
import 'openapi-explorer'
import { clientSample } from './samples.js'

const explorer = document.querySelector('openapi-explorer')

/** The codes of an operation's errors with their meanings, folded. */
const errorTable = (contract, messages, { responses }) => {
  const rows = Object.entries(responses).flatMap(([status, response]) => {
    const [, , kind, name] = response.$ref?.split('/') ?? []
    const header = contract.components[kind]?.[name].headers?.['X-Error-Code']
    return (header?.schema?.enum ?? []).map(
      (code) => `| ${status} | \`${code}\`<br>${messages.errors[code] ?? ''} |`,
    )
  })
  const head = '| <b style="white-space: nowrap">Status</b> | Code and meaning |\n|---|:--|'
  return `\n\n<details><summary>Errors</summary>\n\n${[head, ...rows].join('\n')}\n\n</details>`
}

/** Sends the access token of the browser's session, if there is one, with all operations. */
const pickUpSession = async () => {
  const answer = await fetch('/api/auth/refresh', { method: 'POST' })
  const { access_token: token } = await answer.json()
  if (answer.ok) await explorer.setAuthenticationConfiguration('bearerAuth', { token })
}

const read = async (path) => (await fetch(path, { headers: { 'accept-language': 'en' } })).json()
const [contract, messages] = await Promise.all(['/api/openapi.json', '/api/messages'].map(read))
for (const operation of Object.values(contract.paths).flatMap(Object.values)) {
  operation.description += errorTable(contract, messages, operation)
  const source = clientSample(contract, operation)
  operation['x-code-samples'] = [{ lang: 'js', label: 'Typed client', source }]
}
contract.info.title = 'Guide'
const [[path, item]] = Object.entries(contract.paths)
if (location.hash === '') location.replace(`#?route=${Object.keys(item)[0]}-${path}`)
explorer.addEventListener('spec-loaded', pickUpSession, { once: true })
explorer.addEventListener('response', ({ detail }) => {
  if (/\/(login|register)$/.test(detail.request?.url ?? '')) pickUpSession()
})
await explorer.loadSpec(contract)
