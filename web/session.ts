import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import * as api from '../generated/client/index.js'
import { createFormat, type Language } from './format.ts'
import { textsNaming } from './texts/texts.ts'
import type { ShownUnit } from './units.ts'
import type { Zone } from './zone.ts'

/** The one client of the page. It keeps the access token in memory. */
export const client = api.createClient()

/** Headers of the calls whose answers have texts. */
export const inPageLanguage = () => ({ 'Accept-Language': document.documentElement.lang })

const setting = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content

export const texts = textsNaming(setting('tool') ?? 'DefectDojo')

/** Texts and formats of a language, with dates in a zone and weights in a unit. */
export const inLanguage = (language: Language, zone: Zone, unit: ShownUnit = 'kg') => ({
  t: texts[language],
  zone,
  ...createFormat(language, zone.name, unit),
})

export type Settings = Awaited<ReturnType<typeof client.getSettings>>
export type Permission = Awaited<ReturnType<typeof client.getPermissions>>['permissions'][number]

/** The values that every view may use. */
export interface Page extends ReturnType<typeof inLanguage> {
  messages: api.MessagesResponse
  config: api.ConfigResponse
  /** Of the session. Only views of a session use it. */
  account: api.Account
  /** Whether the account has a permission. */
  may(permission: Permission): boolean
  /** The text of a failed call. */
  describe(error: unknown, parameters?: Parameters<typeof api.describe>[2]): string
  /** The text of an error's code whose parameters are not known. */
  describeCode(code: string): string
  /** Announces the end of an action for some seconds, with a button that undoes it. */
  announce(text: string, undo?: () => Promise<unknown>): void
  /** Of the account. */
  settings: Settings
  /** Changes some of the settings. */
  saveSettings(changes: Partial<Settings>): Promise<void>
}

export const PageContext = createContext<Page | undefined>(undefined)

export const usePage = (): Page => useContext(PageContext) as Page

/** Whether this browser has kept no cookie of the session: by plain http it takes no Secure one. */
export const isSessionFleeting = async (): Promise<boolean> =>
  !isSecureContext && (await fetch('/api/auth/refresh', { method: 'POST' })).status === 401

/** Settings of the service in its document. */
export const settings = {
  /** The address of the captcha's script, only while a captcha is configured. */
  captchaScript: setting('captcha-script'),
  /** Whether administrators can make password links. */
  passwordLinks: setting('password-links') !== 'none',
  /** Statuses that the tool does not have: its next reading replaces them. */
  passingStatuses: setting('passing-statuses')?.split(',') ?? [],
  registrationOpen: setting('registration') !== 'closed',
  /** Whether the first account, the administrator's, does not exist yet. */
  isEmpty: setting('accounts') === 'none',
}
