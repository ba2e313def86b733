import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Account } from '../generated/client/index.js'
import type { Language } from './format.ts'
import { useAction, useLoad } from './load.ts'
import { SignIn } from './person/sign-in.tsx'
import { hrefOf, useRoute } from './route.ts'
import {
  client,
  firstLanguage,
  PageContext,
  rememberLanguage,
  type SessionState,
  useSession,
  useTexts,
} from './session.ts'
import { shellTexts } from './texts/shell.ts'
import { Button, Failure, Heading, Notice } from './ui.tsx'

/** A view of the page, at `#/name`. */
export interface View {
  name: string
  title: Readonly<Record<Language, string>>
  /** For administrators only. */
  admin?: boolean
  component: ComponentType<{ account: Account; id: string | undefined }>
}

type Views = readonly View[]

/** Addresses of people without a session; for an account the first view is there. */
const outsideNames = ['', 'register', 'deleted']

const useOnline = (): boolean => {
  const [online, setOnline] = useState(navigator.onLine)
  useEffect(() => {
    const update = () => setOnline(navigator.onLine)
    addEventListener('online', update)
    addEventListener('offline', update)
    return () => {
      removeEventListener('online', update)
      removeEventListener('offline', update)
    }
  }, [])
  return online
}

const Navigation = ({ views, language }: { views: Views; language: Language }) => {
  const texts = useTexts(shellTexts)
  const { name } = useRoute()
  const current = outsideNames.includes(name) ? views[0]?.name : name
  const links = (forAdmin: boolean) =>
    views
      .filter(({ admin = false }) => admin === forAdmin)
      .map((view) => (
        <li key={view.name}>
          <a href={hrefOf(view.name)} aria-current={view.name === current ? 'page' : undefined}>
            {view.title[language]}
          </a>
        </li>
      ))
  const adminLinks = links(true)
  return (
    <nav aria-label={texts.navigation}>
      <ul>{links(false)}</ul>
      {adminLinks.length > 0 && <ul aria-label={texts.administration}>{adminLinks}</ul>}
    </nav>
  )
}

/** Why the page asks for a sign-in again. */
const Ended = ({ change }: Pick<SessionState, 'change'>) => {
  const texts = useTexts(shellTexts)
  const adopt = useAction(() => client.session.restore())
  if (useRoute().name === 'deleted') return <Notice>{texts.deleted}</Notice>
  if (change === 'expired') return <Notice>{texts.expired}</Notice>
  if (change === 'signed_out') return <Notice>{texts.signedOut}</Notice>
  if (change !== 'account_changed') return null
  return (
    <>
      <Notice>
        <p>{texts.otherAccount}</p>
        <Button busy={adopt.busy} onClick={adopt.run}>
          {texts.adopt}
        </Button>
      </Notice>
      <Failure error={adopt.error} />
    </>
  )
}

const Missing = () => {
  const texts = useTexts(shellTexts)
  return (
    <div class="card narrow">
      <Heading text={texts.notFound} />
      <a href="#/">{texts.home}</a>
    </div>
  )
}

/** The view of the address, for the account or for people without a session. */
const Content = ({ views, account, change }: SessionState & { views: Views }) => {
  const { name, id } = useRoute()
  if (!account)
    return (
      <>
        <Ended change={change} />
        <SignIn key={name === 'register'} registering={name === 'register'} />
      </>
    )
  const view = outsideNames.includes(name) ? views[0] : views.find((v) => v.name === name)
  if (!view) return <Missing key={name} />
  return <view.component key={`${account.userId} ${view.name} ${id}`} account={account} id={id} />
}

/** The page: it starts, and then shows its frame with the view of the address. */
export const Shell = ({ views }: { views: Views }) => {
  const [language, setLanguage] = useState(firstLanguage)
  const session = useSession()
  const { account, change } = session
  const online = useOnline()
  const messages = useLoad(
    (signal) => client.getMessages({ headers: { 'Accept-Language': language }, signal }),
    [language],
  )
  const start = useLoad(async () => {
    await session.start()
    return client.getPublicConfig()
  }, [])
  const signOut = useAction(() => client.logout())
  const texts = shellTexts[language]
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])

  const failed = [messages, start].filter(({ error }) => error !== undefined)
  if (!messages.data || !start.data)
    return failed.length === 0 ? (
      <p class="loading">{texts.loading}</p>
    ) : (
      <main class="card narrow">
        <h1>{texts.title}</h1>
        <p role="alert">{texts.startFailed}</p>
        <Button kind="primary" onClick={() => failed.map(({ reload }) => reload())}>
          {texts.retry}
        </Button>
      </main>
    )
  const choose = (chosen: Language) => {
    rememberLanguage(chosen)
    setLanguage(chosen)
  }
  const ownViews = views.filter(({ admin }) => !admin || account?.role === 'admin')
  const other = language === 'es' ? 'en' : 'es'
  return (
    <PageContext.Provider value={{ language, messages: messages.data, config: start.data }}>
      <header>
        <a class="brand" href="#/">
          {texts.title}
        </a>
        {account && <span class="hint">{account.username}</span>}
        {account && (
          <Button kind="link" busy={signOut.busy} onClick={signOut.run}>
            {texts.signOut}
          </Button>
        )}
        <button type="button" class="button link" lang={other} onClick={() => choose(other)}>
          {texts.otherLanguage}
        </button>
        {account && <Navigation views={ownViews} language={language} />}
      </header>
      <main>
        {!online && <Notice>{texts.offline}</Notice>}
        <Failure error={signOut.error} />
        <Content views={ownViews} account={account} change={change} />
      </main>
    </PageContext.Provider>
  )
}
