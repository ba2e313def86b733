import { useEffect } from 'preact/hooks'
import { rules } from '../../generated/client/index.js'
import { client, settings, usePage } from '../session.ts'
import { Notice } from '../ui/feedback.tsx'
import { type FieldSpec, Form } from '../ui/forms.tsx'
import { Heading } from '../ui/view.tsx'
import { captchaToken, loadCaptcha } from './captcha.ts'

export const newPasswordCodes = ['password_too_short', 'password_too_long', 'password_breached']

/** The form for people without a session, to sign in or to create an account. */
export const SignIn = ({ registering }: { registering: boolean }) => {
  const { t, config } = usePage()
  const act = async (names: Record<'username' | 'password', string>) => {
    const token = await captchaToken(config, registering ? 'register' : 'login').catch(() => {
      throw new Error(t.captchaMissing)
    })
    const body = { ...names, ...token }
    await (registering ? client.registerAccount({ body }) : client.login({ body }))
    if (registering || location.hash === '#/deleted') location.hash = ''
  }
  useEffect(() => {
    // An attempt tells the error.
    loadCaptcha(config).catch(() => undefined)
  }, [config])
  const username = {
    ...{ autocomplete: 'username', autocapitalize: 'none', spellcheck: false, label: t.username },
    hint: registering && t.usernameHint,
    codes: ['username_invalid', 'username_taken'],
  } satisfies FieldSpec
  const password = {
    ...{ type: 'password', label: t.password, codes: newPasswordCodes },
    hint: registering && t.newPasswordHint(rules.NewPassword.minLength),
    autocomplete: registering ? 'new-password' : 'current-password',
  } satisfies FieldSpec
  const [title, other] = registering ? [t.register, t.signIn] : [t.signIn, t.register]
  return (
    <div class="card narrow">
      <Heading title={title} />
      <p class="hint">{t.welcome}</p>
      {registering && !settings.registrationOpen ? (
        <Notice>{t.registrationClosed}</Notice>
      ) : (
        <Form keep submit={title} act={act} fields={{ username, password }} />
      )}
      {(registering || settings.registrationOpen) && (
        <p class="aside">
          {registering ? t.toSignIn : t.toRegister}{' '}
          <a href={registering ? '#/' : '#/register'}>{other}</a>
        </p>
      )}
    </div>
  )
}
