import type { ComponentType } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import {
  type Account,
  type ApiError,
  describe,
  type SessionChange,
} from '../generated/client/index.js'
import type { Language } from './format.ts'
import { useBrowser, useLoad } from './load.ts'
import { SignIn } from './person/sign-in.tsx'
import { hrefOf, useRoute } from './route.ts'
import { client, inLanguage, type Page, PageContext, usePage } from './session.ts'
import { Button, Failure, Notice } from './ui/feedback.tsx'
import { Act } from './ui/forms.tsx'
import { Heading } from './ui/view.tsx'

/** A view of the page, at `#/name`. */
export interface View {
  name: 'weight' | 'profile' | 'account' | 'checklist' | 'synchronisation' | 'files' | 'accounts'
  /** For administrators only. */
  admin?: boolean
  component: ComponentType<{ account: Account }>
}

interface SessionState {
  account: Account | null
  /** Why there is no account. */
  change?: SessionChange | undefined
}

/** Addresses of people without a session; for an account the first view is there. */
const outsideNames = ['', 'register', 'deleted']
const languageKey = 'weight-bmi-register language'

/** The language that the person chose, or else the browser's. */
const firstLanguage = (): Language => {
  let chosen: string | null = null
  try {
    chosen = localStorage.getItem(languageKey)
  } catch {}
  const tag = [chosen ?? '', ...navigator.languages].find((one) => /^(es|en)\b/.test(one))
  return tag?.startsWith('en') ? 'en' : 'es'
}

const Navigation = ({ views, current }: { views: readonly View[]; current: View | undefined }) => {
  const { t } = usePage()
  const listOf = (admin: boolean) =>
    views
      .filter((view) => (view.admin ?? false) === admin)
      .map((view) => (
        <li key={view.name}>
          <a href={hrefOf(view.name)} aria-current={view === current ? 'page' : undefined}>
            {t[view.name]}
          </a>
        </li>
      ))
  return (
    <nav aria-label={t.navigation}>
      <ul>{listOf(false)}</ul>
      {views.some(({ admin }) => admin) && <ul aria-label={t.administration}>{listOf(true)}</ul>}
    </nav>
  )
}

/** The form to sign in or to create an account, with the reason why it is there. */
const Outside = ({ change, name }: { change: SessionState['change']; name: string }) => {
  const { t } = usePage()
  const reason =
    name === 'deleted' ? t.deleted : change && (t.ends as Partial<Record<string, string>>)[change]
  /** The other tab may have signed out meanwhile. */
  const adopt = async () => (await client.session.restore()) ?? location.reload()
  return (
    <>
      {reason && <Notice>{reason}</Notice>}
      {change === 'account_changed' && <Act text={t.adopt} act={adopt} />}
      <SignIn key={name === 'register'} registering={name === 'register'} />
    </>
  )
}

const Missing = () => <Heading title={usePage().t.notFound} />

/** The page: it starts, and then shows its frame with the view of the address. */
export const Shell = ({ views }: { views: readonly View[] }) => {
  const [language, setLanguage] = useState(firstLanguage)
  const [{ account, change }, setSession] = useState<SessionState>({ account: null })
  const [told, tell] = useState('')
  const online = useBrowser(() => navigator.onLine, window, 'online', 'offline')
  const { name, id } = useRoute()
  useEffect(() => client.session.onChange((account, change) => setSession({ account, change })), [])
  const start = useLoad(async () => {
    await client.session.restore().catch((error: ApiError) => {
      if (error.status !== 401) throw error
      setSession({ account: null, change: 'expired' })
    })
    return client.getPublicConfig()
  })
  const headers = { 'Accept-Language': language }
  const texts = useLoad((signal) => client.getMessages({ headers, signal }), [language])
  const { t } = inLanguage(language)
  const [messages, config] = [texts.data, start.data]
  const page = useMemo<Page | undefined>(() => {
    if (!messages || !config) return undefined
    const values = { messages, config, tell }
    const tellError: Page['describe'] = (error, changed) => describe(error, messages, changed)
    return { ...inLanguage(language), ...values, describe: tellError }
  }, [language, messages, config])
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])

  if (!page) {
    const failed = [texts, start].filter(({ error }) => error !== undefined)
    if (failed.length === 0) return <p class="notice loading">{t.loading}</p>
    return (
      <main class="card narrow">
        <h1>{t.title}</h1>
        <p role="alert">{t.startFailed}</p>
        <Button text={t.retry} kind="primary" onClick={() => failed.map((one) => one.reload())} />
      </main>
    )
  }
  const other = language === 'es' ? 'en' : 'es'
  const choose = () => {
    setLanguage(other)
    try {
      localStorage.setItem(languageKey, other)
    } catch {}
  }
  const own = views.filter(({ admin }) => account && (!admin || account.role === 'admin'))
  const view = outsideNames.includes(name) ? own[0] : own.find((one) => one.name === name)
  return (
    <PageContext.Provider value={page}>
      <header>
        <a class="brand" href="#/">
          {t.title}
        </a>
        {account && <span class="hint">{account.username}</span>}
        {account && <Act text={t.signOut} kind="link" act={() => client.logout()} />}
        <Button text={t.otherLanguage} kind="link" lang={other} onClick={choose} />
        {account && <Navigation views={own} current={view} />}
      </header>
      <main>
        {!online && <Notice>{t.offline}</Notice>}
        <Failure error={texts.error} retry={texts.reload} />
        {!account && <Outside change={change} name={name} />}
        {account && view && (
          <view.component key={`${account.userId} ${view.name} ${id}`} account={account} />
        )}
        {account && !view && <Missing key={name} />}
        <p class="told" role="status">
          {told}
        </p>
      </main>
    </PageContext.Provider>
  )
}
