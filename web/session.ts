import { createContext } from 'preact'
import { useContext, useEffect, useState } from 'preact/hooks'
import {
  type Account,
  ApiError,
  type ConfigResponse,
  createClient,
  describe,
  type MessagesResponse,
  type SessionChange,
} from '../generated/client/index.js'
import { type Format, formats, type Language } from './format.ts'

/** The one client of the page. It keeps the access token in memory. */
export const client = createClient()

/** The service's answer; null if it is a 404. */
export const orNull = <T>(answer: Promise<T>): Promise<T | null> =>
  answer.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  })

/** The values that every view may use. */
export interface Page {
  language: Language
  messages: MessagesResponse
  config: ConfigResponse
}

const setting = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content

/** Settings of the service in its document. */
export const settings = {
  /** The address of the captcha's script, only while a captcha is configured. */
  captchaScript: setting('captcha-script'),
  registrationOpen: setting('registration') !== 'closed',
}

export const PageContext = createContext<Page | undefined>(undefined)

export const usePage = (): Page => {
  const page = useContext(PageContext)
  if (!page) throw new Error('the page has not started')
  return page
}

/** A view's texts in the page's language. */
export const useTexts = <Texts>(texts: Readonly<Record<Language, Texts>>): Texts =>
  texts[usePage().language]

export const useFormat = (): Format => formats[usePage().language]

/** The text of a failed call in the page's language. */
export const useDescribe = (): ((error: unknown) => string) => {
  const { messages } = usePage()
  return (error) => describe(error, messages)
}

export interface SessionState {
  account: Account | null
  /** Why nobody is signed in. */
  change: SessionChange | undefined
}

/** The session, restored from the browser's cookie by `start`. */
export const useSession = (): SessionState & { start(): Promise<void> } => {
  const [state, setState] = useState<SessionState>({ account: null, change: undefined })
  useEffect(() => client.session.onChange((account, change) => setState({ account, change })), [])
  return {
    ...state,
    async start() {
      try {
        await client.session.restore()
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 401)) throw error
        setState({ account: null, change: 'expired' })
      }
    },
  }
}

const languageKey = 'weight-bmi-register language'

/** The language that the person chose, or else the browser's. */
export const firstLanguage = (): Language => {
  try {
    const chosen = localStorage.getItem(languageKey)
    if (chosen === 'es' || chosen === 'en') return chosen
  } catch {}
  const preferred = navigator.languages.find((tag) => /^(es|en)\b/.test(tag))
  return preferred?.startsWith('en') ? 'en' : 'es'
}

export const rememberLanguage = (language: Language): void => {
  try {
    localStorage.setItem(languageKey, language)
  } catch {}
}
