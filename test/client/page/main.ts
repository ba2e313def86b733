import {
  type Account,
  ApiError,
  createClient,
  type Progress,
  type SessionChange,
} from 'weight-bmi-register-client'

/** What the browser test works with: the service's address comes with the page's. */
const baseUrl = new URLSearchParams(location.search).get('api') ?? ''
const client = createClient({ baseUrl })
const changes: { account: Account | null; change: SessionChange }[] = []
client.session.onChange((account, change) => changes.push({ account, change }))

const page = {
  client,
  changes,
  /** How many messages of other tabs the client has heard. */
  heard: 0,
  /** How many answers are being kept back. */
  held: 0,
  /** Keeps back answers with a new token from now on; what it returns lets them go. */
  holdRefreshes(): () => void {
    const { fetch } = window
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
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
  /** Saves the report as a browser does: through a link. */
  async saveReport(): Promise<void> {
    const report = await client.generateReport()
    const link = document.createElement('a')
    link.href = URL.createObjectURL(await report.blob())
    link.download = report.fileName
    link.click()
  },
  /** Uploads the file of the page's input; returns the steps of its progress. */
  async upload(): Promise<{ message: string; steps: Progress[] }> {
    const file = document.querySelector<HTMLInputElement>('input[type=file]')?.files?.[0]
    if (!file) throw new Error('no file has been chosen')
    const steps: Progress[] = []
    const { message } = await client.importDump({
      body: { file },
      onProgress: (step) => steps.push(step),
    })
    return { message, steps }
  },
  /** What a call fails with, as far as it can leave the page. */
  async refusal(
    call: () => Promise<unknown>,
  ): Promise<Pick<ApiError, 'status' | 'message' | 'retryAfter'>> {
    try {
      await call()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return { status: error.status, message: error.message, retryAfter: error.retryAfter }
    }
    throw new Error('the call succeeded')
  },
}

// Made after the client's own channel, so that the client has heard what this one hears.
new BroadcastChannel(`weight-bmi-register ${baseUrl}`).onmessage = () => {
  page.heard += 1
}

export type Page = typeof page
Object.assign(window, { page })
