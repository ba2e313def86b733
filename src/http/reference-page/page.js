/** Runs in the browser beside Swagger UI's bundle, which defines `SwaggerUIBundle`. */
document.getElementById('client').textContent = new URL('/api/docs/client.tgz', location.href).href

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
const search = () => ({
  fn: {
    opsFilter: (tags, phrase) => {
      const matches = (name) => (entry) =>
        [
          name,
          entry.get('path'),
          ...['operationId', 'summary'].map((key) => entry.getIn(['operation', key])),
        ]
          .join(' ')
          .toLowerCase()
          .includes(phrase.toLowerCase())
      return tags
        .map((tag, name) =>
          tag.update('operations', (operations) => operations.filter(matches(name))),
        )
        .filter((tag) => tag.get('operations').size > 0)
    },
  },
})

const page = SwaggerUIBundle({
  dom_id: '#page',
  url: '/api/openapi.json',
  // Without the bar at the top, which would load any document that a link names.
  layout: 'BaseLayout',
  presets: [SwaggerUIBundle.presets.apis],
  plugins: [search],
  deepLinking: true,
  displayOperationId: true,
  displayRequestDuration: true,
  filter: true,
  syntaxHighlight: false,
  // Examples are filled in: one click must not run them.
  tryItOutEnabled: false,
  validatorUrl: null,
  responseInterceptor: (response) => {
    authorize(response)
    return shorten(response)
  },
})
