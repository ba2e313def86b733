import type { ComponentChildren, ComponentType } from 'preact'
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks'
import {
  type Account,
  type ApiError,
  type ConfigResponse,
  ConnectionError,
  describe,
  type MessagesResponse,
  type SessionChange,
} from '../generated/client/index.js'
import type { Language } from './format.ts'
import { type Load, listen, retryFailedLoads, useBrowserValue, useLoad } from './load.ts'
import { NewPassword, PasswordResetNotice } from './person/password-link.tsx'
import { ZoneOffer } from './person/settings.tsx'
import { SignIn } from './person/sign-in.tsx'
import { hrefOf, replaceRoute, useRoute } from './route.ts'
import {
  client,
  inLanguage,
  isSessionFleeting,
  type Page,
  PageContext,
  type Permission,
  type Settings,
  texts as textsOf,
  usePage,
} from './session.ts'
import { storedChoice } from './store.ts'
import { textOfCode } from './texts/texts.ts'
import { Dialog } from './ui/dialog.tsx'
import { Button, Failure, Notice } from './ui/feedback.tsx'
import { ActionButton } from './ui/forms.tsx'
import { Menu } from './ui/menu.tsx'
import { ErrorBoundary, focusHeading, Heading } from './ui/view.tsx'
import { zoneOf } from './zone.ts'

/** A view of the page, at `#/name`. */
export interface View {
  name: 'weight' | 'profile' | 'account' | 'checklist' | 'synchronisation' | 'files' | 'accounts'
  /** Whether its link is in the menu of the account, and not among the tabs. */
  isInMenu?: boolean
  /** The views with it are the administration, with `admin` for administrators only. */
  needs?: Permission | 'admin'
  component: ComponentType
}

interface Session {
  account: Account | null
  /** Why there is no account. */
  change?: SessionChange | undefined
  /** The account of a session that has expired: its view stays below the sign-in. */
  expired?: Account | null
}

/** Addresses of people without a session; for an account the first view is there. */
const signedOutNames = ['', 'register', 'deleted', 'last']
/** Addresses of links, which are for people without a session. */
const linkNames = ['invitation', 'password']
const chosenLanguage = storedChoice('language')
const lastView = storedChoice('view')

/** The language that the person chose, or else the browser's; and the way to the other one. */
const useLanguage = () => {
  const [language, setLanguage] = useState<Language>(() => {
    const tags = [chosenLanguage.read(), ...navigator.languages]
    return tags.find((one) => /^(es|en)\b/.test(one))?.startsWith('en') ? 'en' : 'es'
  })
  const other: Language = language === 'es' ? 'en' : 'es'
  const choose = () => {
    setLanguage(other)
    chosenLanguage.write(other)
  }
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return { language, other, choose }
}

const useSession = () => {
  const [session, setSession] = useState<Session>({ account: null })
  const lastUser = useRef<number>(undefined)
  useEffect(
    () =>
      client.session.onChange((account, change) => {
        setSession((before) => ({
          account,
          change,
          expired: change === 'expired' ? (before.account ?? before.expired ?? null) : null,
        }))
        if (!account) return
        // The address has the filters that another account has typed.
        if (lastUser.current !== undefined && lastUser.current !== account.userId)
          replaceRoute(hrefOf(''))
        lastUser.current = account.userId
      }),
    [],
  )
  const { account, change, expired = null } = session
  /** Shows no view any more below the sign-in. */
  const leave = () => setSession({ account, change })
  return { account, change, expired, user: account ?? expired, leave }
}

const readOwn = async ({ userId }: Account, signal: AbortSignal) => {
  const [permissions, settings] = await Promise.all([
    client.getPermissions({ signal }),
    client.getSettings({ signal }),
  ])
  return { userId, ...permissions, settings }
}
type Own = Awaited<ReturnType<typeof readOwn>> | undefined

/** The permissions and settings of an account. They stay while the session has expired. */
const useOwn = (account: Account | null, user: Account | null) => {
  const load: Load<Own> = useLoad(
    async (signal) => (account ? readOwn(account, signal) : load.data),
    [account?.userId, account?.role],
  )
  return { ...load, own: load.data?.userId === user?.userId ? load.data : undefined }
}

/** The views that an account may use, and the one of the address. */
const useViews = (views: readonly View[], user: Account | null, own: Own) => {
  const { name, id } = useRoute()
  const allowed = views.filter(
    ({ needs }) =>
      needs === undefined ||
      user?.role === 'admin' ||
      (needs !== 'admin' && own?.permissions.includes(needs) === true),
  )
  // From the home screen the page starts with the last view.
  const shown = name === 'last' ? lastView.read() : name
  const first = signedOutNames.includes(name) ? allowed[0] : undefined
  const view = allowed.find((one) => one.name === shown) ?? first
  const current = view?.name
  const isKnown = own !== undefined
  useEffect(() => {
    if (!isKnown || !current) return
    if (name === 'last') replaceRoute(hrefOf(current))
    else lastView.write(current)
  }, [isKnown, name, current])
  return { name, id, allowed, view }
}

/** A tab that is current may be out of sight. */
const reveal = (tab: HTMLElement | null) => {
  const tabs = tab?.parentElement
  if (tab && tabs) tabs.scrollLeft = tab.offsetLeft - tabs.offsetLeft - 48
}

interface TabsProps {
  label: string
  tabs: readonly (readonly [name: string, text: string, isCurrent: boolean])[]
}

const Tabs = ({ label, tabs }: TabsProps) => (
  <nav class="tabs" aria-label={label}>
    {tabs.map(([name, text, isCurrent]) => (
      <a
        key={name}
        href={hrefOf(name)}
        aria-current={isCurrent ? 'page' : undefined}
        ref={isCurrent ? reveal : null}
      >
        {text}
      </a>
    ))}
  </nav>
)

const signOut = () =>
  client.logout().catch((error: unknown) => {
    // Without the service the session ends in this browser at least.
    if (!(error instanceof ConnectionError)) throw error
    client.session.forget()
  })

interface FrameProps {
  account: Account | null
  /** The views that the account may use. */
  views: readonly View[]
  current: View | undefined
  /** The button that changes the language. */
  language: ComponentChildren
}

/** Name, tabs and the menu of the account; below it the tabs of the administration. */
const Frame = ({ account, views, current, language }: FrameProps) => {
  const { t } = usePage()
  const tabOf = (view: View) => [view.name, t[view.name], view === current] as const
  const administration = views.filter(({ needs }) => needs)
  const menu = views.filter(({ isInMenu }) => isInMenu)
  const tabs = views.filter(({ needs, isInMenu }) => !needs && !isInMenu).map(tabOf)
  const isWithin = current?.needs !== undefined
  const isAdmin = account?.role === 'admin'
  const entries = administration
    .slice(0, 1)
    .map(({ name }) => [name, isAdmin ? t.administration : t[name], isWithin] as const)
  return (
    <header class={account ? '' : 'guest'}>
      <Button text={t.skip} kind="skip" onClick={focusHeading} />
      <div class="frame">
        <a class="brand" href="#/">
          <span>{t.title}</span>
        </a>
        {account && <Tabs label={t.navigation} tabs={[...tabs, ...entries]} />}
        {account ? (
          <Menu label={`${t.menu}: ${account.username}`} text={account.username}>
            {menu.map(({ name }) => (
              <a key={name} href={hrefOf(name)}>
                {t[name]}
              </a>
            ))}
            {language}
            <ActionButton text={t.signOut} kind="link" act={signOut} />
          </Menu>
        ) : (
          language
        )}
      </div>
      {isWithin && <Tabs label={t.administration} tabs={administration.map(tabOf)} />}
    </header>
  )
}

interface SignedOutProps {
  change: Session['change']
  name: string
  /** Of a link. */
  code?: string | undefined
}

/** The form to sign in, or that of a link, with the reason why it is there. */
const SignedOut = ({ change, name, code }: SignedOutProps) => {
  const { t } = usePage()
  const reason =
    name === 'deleted' ? t.deleted : change && (t.ends as Partial<Record<string, string>>)[change]
  /** The other tab may have signed out meanwhile. */
  const adopt = async () => (await client.session.restore()) ?? location.reload()
  return (
    <>
      {reason && <Notice>{reason}</Notice>}
      {change === 'account_changed' && <ActionButton text={t.adopt} act={adopt} />}
      <div class="card narrow">
        {name === 'password' ? (
          <NewPassword code={code ?? ''} />
        ) : (
          <SignIn
            key={code ?? name === 'register'}
            registering={name === 'register'}
            invitation={name === 'invitation' ? (code ?? '') : undefined}
          />
        )}
      </div>
    </>
  )
}

/** The sign-in above the view of a session that has ended, which keeps what a person has typed. */
const SignInDialog = ({ account, leave }: { account: Account; leave: () => void }) => {
  const { t } = usePage()
  useEffect(() => retryFailedLoads, [])
  return (
    <Dialog title={t.signIn} locked onClose={leave}>
      {() => (
        <>
          <Notice>{t.ends.expired}</Notice>
          <SignIn registering={false} expired={account} />
        </>
      )}
    </Dialog>
  )
}

type Words = ReturnType<typeof inLanguage>

/** The texts of errors, for people and in their units. */
const errorTexts = ({ errors }: MessagesResponse, config: ConfigResponse, words: Words) => {
  const { t, unit, kg, exactly, height } = words
  const {
    weight_min = 0,
    weight_max = 0,
    height_min = 0,
    height_max = 0,
  } = config.validation_limits ?? {}
  const weight = unit === 'st' ? kg : exactly
  return {
    ...errors,
    ...t.errors,
    weight_out_of_range: t.weightBetween(weight(weight_min), weight(weight_max)),
    height_out_of_range: t.heightBetween(height(height_min), height(height_max)),
  }
}

/** The parameters of an error: differences in the unit, fractions in the form of the language. */
const parametersOf = (error: unknown, { exactly, plain }: Words) => {
  const entries = Object.entries((error as Partial<ApiError> | undefined)?.parameters ?? {})
  const shown = (name: string, value: string | number) => {
    if (typeof value !== 'number') return value
    if (name === 'actual' || name === 'allowed') return exactly(value)
    return Number.isInteger(value) ? value : plain(value)
  }
  return Object.fromEntries(entries.map(([name, value]) => [name, shown(name, value)]))
}

interface Announced {
  text: string
  undo?: (() => Promise<unknown>) | undefined
}

/** Milliseconds that an announcement stays. */
const stayMs = 5000

/** The end of an action, for some seconds, with the button that undoes it. */
const Announcement = ({ announced }: { announced: Announced }) => {
  const { t, announce, describe } = usePage()
  const { text, undo } = announced
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (announced.text === '') return
    const clear = () => announce('')
    place.current?.querySelector('button')?.focus()
    // It stays while it has the focus.
    const timer = setInterval(() => place.current?.matches(':focus-within') || clear(), stayMs)
    const stop = listen(window, ['input', 'offline'], clear)
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [announced, announce])
  const run = () => {
    focusHeading()
    undo?.().then(
      (text) => announce(`${text}`),
      (error) => announce(describe(error)),
    )
  }
  return (
    <div class="announcement" role="status" ref={place}>
      {text}
      {undo && <Button text={t.undo} kind="link" onClick={run} />}
    </div>
  )
}

/** The page: it starts, and then shows its frame with the view of the address. */
export const Shell = ({ views }: { views: readonly View[] }) => {
  const { language, other, choose } = useLanguage()
  const { account, change, expired, user, leave } = useSession()
  const [announced, setAnnounced] = useState<Announced>({ text: '' })
  const announce = useCallback<Page['announce']>((text, undo) => setAnnounced({ text, undo }), [])
  const online = useBrowserValue(() => navigator.onLine, window, 'online', 'offline')
  const start = useLoad(async () => {
    await client.session.restore()
    return client.getPublicConfig()
  })
  const headers = { 'Accept-Language': language }
  const texts = useLoad((signal) => client.getMessages({ headers, signal }), [language])
  const { own, change: changeOwn, ...loading } = useOwn(account, user)
  const { name, id, allowed, view } = useViews(views, user, own)
  const fleeting = useLoad(async () => account !== null && isSessionFleeting(), [account?.userId])
  const t = textsOf[language]
  const [messages, config] = [texts.data, start.data]
  const page = useMemo<Page | undefined>(() => {
    if (!messages || !config) return undefined
    const settings: Settings = own?.settings ?? { time_zone: null, unit: null, goal_kg: null }
    const zone = zoneOf([settings.time_zone, config.time_zone])
    const words = inLanguage(language, zone, settings.unit ?? 'kg')
    const all = { ...messages, errors: errorTexts(messages, config, words) }
    return {
      ...words,
      messages: all,
      config,
      account: user as Account,
      announce,
      may: (one) => own?.permissions.includes(one) ?? false,
      describe: (error, changed) =>
        describe(error, all, { ...parametersOf(error, words), ...changed }),
      describeCode: (code) => textOfCode(code, all.errors, words.t.generalErrors),
      settings,
      async saveSettings(body) {
        const settings = await client.saveSettings({ body })
        changeOwn((before) => before && { ...before, settings })
      },
    }
  }, [language, messages, config, user, own, changeOwn, announce])

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
  const languages = <Button text={t.otherLanguage} kind="link" lang={other} onClick={choose} />
  const isLink = linkNames.includes(name)
  const reset = own?.password_reset
  return (
    <PageContext.Provider value={page}>
      <Frame account={user} views={allowed} current={view} language={languages} />
      <main>
        {!online && <Notice>{t.offline}</Notice>}
        {account && fleeting.data && <Notice>{t.needsHttps}</Notice>}
        <Failure error={texts.error} retry={texts.reload} />
        <Failure error={loading.error} retry={loading.reload} />
        {!user && <SignedOut change={change} name={name} code={id} />}
        {user && !own && loading.loading && <Notice kind="loading">{t.loading}</Notice>}
        {user && own && (
          <>
            {reset && <PasswordResetNotice key={reset.at} userId={user.userId} reset={reset} />}
            {!view?.needs && <ZoneOffer key={user.userId} />}
            {view && (
              <ErrorBoundary key={`${user.userId} ${view.name} ${id}`}>
                <view.component />
              </ErrorBoundary>
            )}
            {isLink && (
              <div class="card narrow">
                <Heading title={t.signedInAs(user.username)} />
                <p class="hint">{t.signOutForLink}</p>
                <ActionButton text={t.signOut} kind="primary" act={signOut} />
              </div>
            )}
            {!view && !isLink && (
              <Heading key={name} title={t.notFound} tools={<a href="#/">{t.weight}</a>} />
            )}
          </>
        )}
        {expired && <SignInDialog account={expired} leave={leave} />}
      </main>
      <Announcement announced={announced} />
    </PageContext.Provider>
  )
}
