import {
  type Account,
  ApiError,
  createClient,
  type Progress,
  type SessionChange,
} from 'weight-bmi-register-client'

/** The interface for the browser test. The page's address contains the service's address. */
const baseUrl = new URLSearchParams(location.search).get('api') ?? ''
const client = createClient({ baseUrl })
const changes: { account: Account | null; change: SessionChange }[] = []
client.session.onChange((account, change) => changes.push({ account, change }))

const page = {
  client,
  changes,
  /** The number of messages of other tabs that the client has received. */
  heard: 0,
  /** The number of answers that are held back. */
  held: 0,
  /** Holds back answers with a new token from now on; the returned function releases them. */
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
  /** The error of a call, with the properties that can be sent out of the page. */
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

// Created after the client's own channel, so that the client receives each message first.
new BroadcastChannel(`weight-bmi-register ${baseUrl}`).onmessage = () => {
  page.heard += 1
}

export type Page = typeof page
Object.assign(window, { page })
