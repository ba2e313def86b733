/** The reference page, which shows the document by OpenAPI Explorer. */
import 'openapi-explorer'
import { clientSample, curlSample } from './samples.js'

const explorer = document.querySelector('openapi-explorer')

const make = (name, properties, ...children) => {
  const element = Object.assign(document.createElement(name), properties)
  element.append(...children)
  return element
}

const sample = (title, text) => [
  make('h3', {}, title),
  make('pre', { tabIndex: 0, ariaLabel: title, role: 'region' }, text),
]

/** The codes of an operation's errors with their meanings. */
const errorTable = (contract, messages, { responses }) => {
  const rows = Object.entries(responses).flatMap(([status, response]) => {
    const [, , kind, name] = response.$ref?.split('/') ?? []
    const header = contract.components[kind]?.[name].headers?.['X-Error-Code']
    return (header?.schema?.enum ?? []).map((code) =>
      make(
        'tr',
        {},
        make('td', {}, status),
        make('td', {}, make('code', {}, code)),
        make('td', {}, messages.errors[code] ?? ''),
      ),
    )
  })
  const head = ['Status', 'Code', 'Meaning'].map((text) => make('th', { scope: 'col' }, text))
  return make('table', {}, make('thead', {}, make('tr', {}, ...head)), make('tbody', {}, ...rows))
}

/** Samples and errors of each operation, in the place that the explorer has for them. */
const addDetails = (contract, messages) => {
  for (const [path, item] of Object.entries(contract.paths))
    for (const [method, operation] of Object.entries(item)) {
      const slot = `${method}-${path.replaceAll(/[\s#:?&={}-]+/g, '-')}`
      explorer.append(
        make(
          'div',
          { slot },
          ...sample('curl', curlSample(contract, location.origin, method, path, operation)),
          ...sample('Typed client', clientSample(contract, operation)),
          make('h3', {}, 'Errors'),
          errorTable(contract, messages, operation),
        ),
      )
    }
}

/** Sends the access token of the browser's session, if there is one, with all operations. */
const pickUpSession = async () => {
  const answer = await fetch('/api/auth/refresh', { method: 'POST' })
  const { access_token: token } = await answer.json()
  if (answer.ok) await explorer.setAuthenticationConfiguration('bearerAuth', { token })
}

const colours = {
  light: { bg: '#ffffff', text: '#1c2733', 'nav-bg': '#f2f5f8', 'nav-hover-bg': '#dde6ee' },
  dark: { bg: '#14191f', text: '#eef2f6', 'nav-bg': '#1b222b', 'nav-hover-bg': '#2b3642' },
}
const isDark = matchMedia('(prefers-color-scheme: dark)')
const choose = () => {
  const { text, ...grounds } = colours[isDark.matches ? 'dark' : 'light']
  const all = { ...grounds, text, 'nav-text': text, 'nav-hover-text': text }
  const accent = isDark.matches ? '#6fd3e3' : '#0a5f70'
  for (const [name, colour] of Object.entries({ ...all, primary: accent, secondary: accent }))
    explorer.setAttribute(`${name}-color`, colour)
}
isDark.addEventListener('change', choose)
choose()

const read = async (path) => (await fetch(path, { headers: { 'accept-language': 'en' } })).json()
const [contract, messages] = await Promise.all(['/api/openapi.json', '/api/messages'].map(read))
addDetails(contract, messages)
contract.info.title = 'Guide'
const [[path, item]] = Object.entries(contract.paths)
if (location.hash === '') location.replace(`#?route=${Object.keys(item)[0]}-${path}`)
explorer.addEventListener('spec-loaded', pickUpSession, { once: true })
explorer.addEventListener('response', ({ detail }) => {
  if (/\/(login|register)$/.test(detail.request?.url ?? '')) pickUpSession()
})
await explorer.loadSpec(contract)
