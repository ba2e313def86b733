/** Runs in the browser with Swagger UI's bundle, which defines `SwaggerUIBundle`. */
/** Sends the access token of the browser's session, if there is one, with all operations. */
const pickUpSession = async () => {
  const answer = await fetch('/api/auth/refresh', { method: 'POST' })
  const { access_token } = await answer.json()
  if (answer.ok) page.preauthorizeApiKey('bearerAuth', access_token)
}

/** Swagger UI's own filter searches the names of tags only. */
const filterOperations = (tags, phrase) => {
  const texts = (entry) => [
    entry.get('path'),
    ...['operationId', 'summary'].map((name) => entry.getIn(['operation', name])),
  ]
  const isFound = (entry) => texts(entry).join(' ').toLowerCase().includes(phrase.toLowerCase())
  return tags
    .map((tag) => tag.update('operations', (operations) => operations.filter(isFound)))
    .filter((tag) => tag.get('operations').size > 0)
}

const page = SwaggerUIBundle({
  dom_id: '#page',
  url: '/api/openapi.json',
  // Without the bar at the top, which would load any document that a link names.
  layout: 'BaseLayout',
  presets: [SwaggerUIBundle.presets.apis],
  plugins: [() => ({ fn: { opsFilter: filterOperations } })],
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  displayOperationId: true,
  filter: true,
  // Colouring a long answer freezes the tab.
  syntaxHighlight: false,
  validatorUrl: null,
  onComplete: pickUpSession,
  responseInterceptor: async (response) => {
    if (response.ok && /\/(login|register)$/.test(response.url)) await pickUpSession()
    return response
  },
})
