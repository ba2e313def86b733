import { useEffect } from 'preact/hooks'
import { rules } from '../../generated/client/index.js'
import { client, settings, usePage, useTexts } from '../session.ts'
import { personTexts } from '../texts/person.ts'
import { FieldForm, Heading, Notice } from '../ui.tsx'
import { captchaToken, loadCaptcha } from './captcha.ts'

/** The form for people without a session, to sign in or to create an account. */
export const SignIn = ({ registering }: { registering: boolean }) => {
  const texts = useTexts(personTexts)
  const page = usePage()
  const act = async (names: { username: string; password: string }) => {
    const token = await captchaToken(page, registering ? 'register' : 'login').catch(() => {
      throw new Error(texts.captchaMissing)
    })
    const body = { ...names, ...token }
    await (registering ? client.registerAccount({ body }) : client.login({ body }))
    if (registering) location.hash = ''
  }
  useEffect(() => {
    // An attempt tells the error.
    loadCaptcha(page).catch(() => undefined)
  }, [page])
  const title = registering ? texts.register : texts.signIn
  return (
    <div class="card narrow">
      <Heading text={title} />
      <p class="hint">{texts.welcome}</p>
      {registering && !settings.registrationOpen ? (
        <Notice>{texts.registrationClosed}</Notice>
      ) : (
        <FieldForm
          keep
          submit={title}
          act={act}
          fields={{
            username: {
              label: texts.username,
              hint: registering && texts.usernameHint,
              codes: ['username_invalid', 'username_taken'],
              input: { autocomplete: 'username', autocapitalize: 'none', spellcheck: false },
            },
            password: {
              label: texts.password,
              hint: registering && texts.newPasswordHint(rules.NewPassword.minLength),
              codes: ['password_too_short', 'password_too_long', 'password_breached'],
              input: {
                type: 'password',
                autocomplete: registering ? 'new-password' : 'current-password',
              },
            },
          }}
        />
      )}
      {(registering || settings.registrationOpen) && (
        <p class="aside">
          {registering ? texts.toSignIn : texts.toRegister}{' '}
          <a href={registering ? '#/' : '#/register'}>
            {registering ? texts.signIn : texts.register}
          </a>
        </p>
      )}
    </div>
  )
}
