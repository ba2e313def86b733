/** Runs in the browser with Swagger UI's bundle, which defines `SwaggerUIBundle`. */
/** A longer answer is shown in part only: drawing 200 kB freezes the tab. In characters. */
const longest = 20_000

const shorten = (response) => {
  const { text = '', url } = response
  if (text.length <= longest || url.endsWith('/api/openapi.json')) return response
  const note = `\n… ${text.length - longest} more characters: the command above gets them all.`
  return {
    ...response,
    text: text.slice(0, longest) + note,
    data: undefined,
    body: undefined,
    obj: undefined,
  }
}

/** Registration, login and refresh return the token that the other operations need. */
const authorize = ({ ok, url, text }) => {
  if (!ok || !/\/api\/auth\/(register|login|refresh)$/.test(url)) return
  page.preauthorizeApiKey('bearerAuth', JSON.parse(text).access_token)
}

/** Swagger UI's own filter searches the names of tags only. */
const search = ({ specSelectors }) => ({
  fn: {
    opsFilter: (tags, phrase) => {
      const shared = specSelectors.specJson().getIn(['components', 'responses'])
      const codes = (operation) =>
        operation
          .get('responses')
          .valueSeq()
          .flatMap((response) => {
            const name = response.get('$ref')?.split('/').at(-1)
            return (shared.get(name) ?? response).getIn(codesPath) ?? []
          })
      const matches = (name) => (entry) => {
        const operation = entry.get('operation')
        const words = ['operationId', 'summary'].map((key) => operation.get(key))
        return [name, entry.get('path'), ...words, ...codes(operation)]
          .join(' ')
          .toLowerCase()
          .includes(phrase.toLowerCase())
      }
      return tags
        .map((tag, name) =>
          tag.update('operations', (operations) => operations.filter(matches(name))),
        )
        .filter((tag) => tag.get('operations').size > 0)
    },
  },
})

const codesPath = ['headers', 'X-Error-Code', 'schema', 'enum']

/** Codes that any operation may answer with. */
const generic = new Set([
  'method_not_allowed',
  'request_timeout',
  'body_too_large',
  'unsupported_media_type',
  'headers_too_large',
  'internal_error',
  'service_unavailable',
  'busy',
])

/** The codes of an error, each with its text if the document has an example. */
const codesOf = (response) => {
  const codes = response.getIn(codesPath)?.toJS() ?? []
  const content = response.getIn(['content', 'application/json'])
  return codes.map((code) => [
    code,
    content?.getIn(['examples', code, 'value', 'error']) ??
      (codes.length === 1 ? content?.getIn(['example', 'error']) : undefined),
  ])
}

/** An error shows its codes instead of its body, which is the same for all errors. */
const responses = (Original, system) => (props) => {
  const { createElement } = system.React
  const codes = codesOf(props.response)
  if (codes.length === 0) return createElement(Original, props)
  const names = codes.map(([code]) => code)
  const items = codes.map(([code, text]) =>
    createElement('li', { key: code }, createElement('code', null, code), text && ` ${text}`),
  )
  const headers = [...props.response.get('headers').keys()].filter((name) => !/^X-/.test(name))
  const Markdown = system.getComponent('Markdown', true)
  const text = createElement(Markdown, { source: props.response.get('description') })
  const list = createElement('ul', null, ...items)
  const others = headers.length > 0 && createElement('p', null, `Headers: ${headers.join(', ')}`)
  const content = names.every((name) => generic.has(name))
    ? createElement(
        'details',
        null,
        createElement('summary', null, createElement('code', null, names.join(' '))),
        text,
        others,
      )
    : createElement('div', null, text, list, others)
  return createElement(
    'tr',
    { className: 'response error', 'data-code': props.code },
    createElement('td', { className: 'response-col_status' }, props.code),
    createElement('td', { className: 'response-col_description' }, content),
  )
}

/** How the operation is called, above its answers. */
const samples = (Original, system) => (props) => {
  const { createElement } = system.React
  const place = ['paths', props.path, props.method, 'x-codeSamples']
  const list = system.specSelectors.specJson().getIn(place)?.toJS() ?? []
  return createElement(
    'div',
    null,
    ...list.map(({ label, source }) =>
      createElement(
        'figure',
        { key: label, className: 'sample' },
        createElement('figcaption', null, label),
        createElement('pre', { tabIndex: 0 }, source),
      ),
    ),
    createElement(Original, props),
  )
}

/** The browser sends the cookie, and DefectDojo the key of its webhook: no person enters them. */
const schemesOfPrograms = ['refreshCookie', 'webhookKey']

const answers = () => ({
  wrapComponents: {
    response: responses,
    responses: samples,
    auths:
      (Original, { React }) =>
      (props) =>
        props.definitions.some((_scheme, name) => !schemesOfPrograms.includes(name))
          ? React.createElement(Original, props)
          : null,
    // The document names one server, its own.
    ServersContainer: () => () => null,
    // A link inside of a button cannot be reached.
    DeepLink:
      (_Original, { React }) =>
      ({ text }) =>
        React.createElement('span', null, text),
  },
})

/** Names for elements that Swagger UI leaves without one. */
const attributes = {
  '.operation-filter-input': {
    'aria-label': 'Filter the operations',
    placeholder: 'Filter by name, path or summary',
  },
  '.examples-select-element': { 'aria-label': 'Example' },
  '.body-param__text': { 'aria-label': 'Request body' },
  '.information-container': { role: 'region', 'aria-label': 'Description' },
  '.close-modal': { 'aria-label': 'Close' },
}

const name = () => {
  for (const [selector, values] of Object.entries(attributes))
    for (const element of document.querySelectorAll(selector))
      for (const [key, value] of Object.entries(values)) element.setAttribute(key, value)
  // Their labels would differ from their texts.
  for (const button of document.querySelectorAll('.auth-btn-wrapper [aria-label]'))
    button.removeAttribute('aria-label')
  for (const heading of document.querySelectorAll('.info h2:not([id])')) {
    heading.id = heading.textContent.toLowerCase().replaceAll(' ', '-')
    heading.tabIndex = -1
  }
}

/** Swagger UI treats every change of the address as its own, so links scroll without one. */
const goTo = (link, find) =>
  link.addEventListener('click', (event) => {
    event.preventDefault()
    const target = find()
    target?.scrollIntoView()
    target?.focus({ preventScroll: true })
  })

for (const link of document.querySelectorAll('header [href^="#"]'))
  goTo(link, () => document.getElementById(link.hash.slice(1)))

/** The list of operations at the side, by tag. */
const listOperations = () => {
  const element = (name, text, ...children) => {
    const made = document.createElement(name)
    made.append(text, ...children)
    return made
  }
  const groups = page.specSelectors.taggedOperations().map((tag, name) => {
    const items = tag.get('operations').map((operation) => {
      const id = operation.getIn(['operation', 'operationId'])
      const link = element('a', id)
      const place = `operations-${name.replaceAll(' ', '_')}-${id}`
      link.href = `#/${encodeURIComponent(name)}/${id}`
      goTo(link, () => {
        page.layoutActions.show(['operations', name, id], true)
        return document.querySelector(`#${place} .opblock-summary-control`)
      })
      return element('li', link)
    })
    return element('li', name, element('ul', ...items))
  })
  document.getElementById('side').append(element('ul', ...groups.valueSeq()))
}

const dark = matchMedia('(prefers-color-scheme: dark)')
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
dark.addEventListener('change', follow)
follow()

let dialog = null
const placeDialog = () => {
  const opened = document.querySelector('.modal-ux')
  if (opened === dialog) return
  if (opened) {
    const values = { role: 'dialog', 'aria-modal': 'true', 'aria-label': 'Authorize' }
    for (const [key, value] of Object.entries(values)) opened.setAttribute(key, value)
    // Swagger UI focuses its last field.
    opened.querySelector('.modal-ux-content :is(input, button)')?.focus()
    opened.querySelector('.modal-ux-content').scrollTop = 0
  } else document.querySelector('.auth-wrapper .authorize')?.focus()
  dialog = opened
}

new MutationObserver(() => {
  name()
  placeDialog()
}).observe(document.getElementById('page'), { childList: true, subtree: true })

const page = SwaggerUIBundle({
  dom_id: '#page',
  url: '/api/openapi.json',
  // Without the bar at the top, which would load any document that a link names.
  layout: 'BaseLayout',
  presets: [SwaggerUIBundle.presets.apis],
  plugins: [search, answers],
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  displayOperationId: true,
  displayRequestDuration: true,
  filter: true,
  syntaxHighlight: false,
  // Examples are filled in: one click must not run them.
  tryItOutEnabled: false,
  validatorUrl: null,
  onComplete: () => {
    const { summary, version } = page.specSelectors.info().toJS()
    document.getElementById('summary').textContent = summary
    const { href } = new URL(`/api/docs/client-${version}.tgz`, location.href)
    document.getElementById('package').href = href
    document.getElementById('client').textContent = href
    listOperations()
  },
  responseInterceptor: (response) => {
    authorize(response)
    return shorten(response)
  },
})
