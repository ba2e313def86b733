/** The interface for the browser test. The page's address contains the service's address. */
const { createClient } = await import(new URL('/client/index.js', location.href).href)
const baseUrl = new URLSearchParams(location.search).get('api') ?? ''
const client = createClient({ baseUrl })
const changes = []
client.session.onChange((account, change) => changes.push({ account, change }))

const page = {
  client,
  changes,
  /** The number of messages of other tabs that the client has received. */
  received: 0,
  /** The number of answers that are held back. */
  held: 0,
  /** Holds back answers with a new token from now on; the returned function releases them. */
  holdRefreshes() {
    const { fetch } = window
    const { promise: released, resolve: release } = Promise.withResolvers()
    window.fetch = async (...request) => {
      const response = await fetch(...request)
      if (response.url.endsWith('/api/auth/refresh')) {
        page.held += 1
        await released
      }
      return response
    }
    return () => {
      window.fetch = fetch
      release()
    }
  },
  /** Uploads the file of the page's input; returns the steps of its progress. */
  async upload() {
    const file = document.querySelector('input[type=file]').files[0]
    const steps = []
    const onProgress = (step) => steps.push(step)
    const { message } = await client.importFindingsDump({ body: { file }, onProgress })
    return { message, steps }
  },
  /** The error of a call, with the properties that can be sent out of the page. */
  refusal: (call) =>
    call().then(
      () => Promise.reject(new Error('the call succeeded')),
      ({ name, status, message }) => ({ name, status, message }),
    ),
}

// Created after the client's own channel, so that the client receives each message first.
new BroadcastChannel(`weight-bmi-register ${baseUrl}`).onmessage = () => {
  page.received += 1
}
Object.assign(window, { page })
