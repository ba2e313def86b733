import { useEffect } from 'preact/hooks'
import { type Account, rules } from '../../generated/client/index.js'
import { hrefOf, replaceRoute } from '../route.ts'
import { client, settings, usePage } from '../session.ts'
import { newPasswordField } from '../ui/account-fields.ts'
import { Notice } from '../ui/feedback.tsx'
import { type FieldSpec, Form } from '../ui/forms.tsx'
import { Heading } from '../ui/view.tsx'
import { captchaToken, loadCaptcha } from './captcha.ts'

const isUsername = new RegExp(rules.Username.pattern)
/** As the service does before it looks at a username. */
const normalise = (username: string) => username.normalize('NFKC').trim().toLowerCase()
const { minLength: minPassword } = rules.NewPassword

interface SignInProps {
  registering: boolean
  /** The code of an invitation, with which the person creates an account. */
  invitation?: string | undefined
  /** The account whose session has expired. */
  expired?: Account
}

/** The form for people without a session, to sign in or to create an account. */
export const SignIn = ({ registering: asked, invitation, expired }: SignInProps) => {
  const { t, config, describeCode } = usePage()
  const isFirst = settings.isEmpty && settings.registrationOpen
  const registering = asked || isFirst || invitation !== undefined
  const act = async (names: Record<'username' | 'password', string>) => {
    const token = await captchaToken(config, registering ? 'register' : 'login').catch(() => {
      throw new Error(t.captchaMissing)
    })
    const body = { ...names, ...token }
    await (registering
      ? client.registerAccount({ body: { ...body, ...(invitation && { invitation }) } })
      : client.login({ body }))
    settings.isEmpty = false
    if (registering) replaceRoute(hrefOf('profile', { first: 'true' }))
    else if (location.hash === '#/deleted') location.hash = ''
  }
  useEffect(() => {
    // An attempt shows the error.
    loadCaptcha(config).catch(() => undefined)
  }, [config])
  const { minLength, maxLength } = rules.Username
  /** A new account's fields are checked here too, so that all errors are told at once. */
  const readNew = (isValid: (text: string) => boolean, code: string) => (value: string | File) => {
    const text = String(value)
    return !registering || isValid(text) ? text : new Error(describeCode(code))
  }
  const username = {
    autocomplete: 'username',
    autocapitalize: 'none',
    spellcheck: false,
    label: t.username,
    hint: registering && t.usernameHint(minLength, maxLength),
    codes: ['username_invalid', 'username_taken'],
    read: readNew((text) => isUsername.test(normalise(text)), 'username_invalid'),
    defaultValue: expired?.username,
  } satisfies FieldSpec
  const { hint, ...newPassword } = newPasswordField(t)
  const password = {
    ...newPassword,
    label: t.password,
    read: readNew((text) => [...text].length >= minPassword, 'password_too_short'),
    hint: registering && hint,
    autocomplete: registering ? 'new-password' : 'current-password',
    // The name is filled in already.
    autofocus: expired !== undefined,
  } satisfies FieldSpec
  const submit = registering ? t.register : t.signIn
  const form = <Form submit={submit} act={act} fields={{ username, password }} />
  if (expired) return form
  return (
    <>
      <Heading title={isFirst ? t.registerFirst : submit} />
      <p class="hint">{isFirst ? t.welcomeFirst : invitation ? t.welcomeInvited : t.welcome}</p>
      {registering && !invitation && !settings.registrationOpen ? (
        <Notice>{t.registrationClosed}</Notice>
      ) : (
        form
      )}
      {!registering && settings.passwordLinks && <p class="aside">{t.forgotten}</p>}
      {!isFirst && (registering || settings.registrationOpen) && (
        <p class="aside">
          {registering ? t.toSignIn : t.toRegister}{' '}
          <a href={registering ? '#/' : '#/register'}>{registering ? t.signIn : t.register}</a>
        </p>
      )}
    </>
  )
}
