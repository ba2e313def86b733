import { useEffect, useState } from 'preact/hooks'
import { rules } from '../../generated/client/index.js'
import { useAction } from '../load.ts'
import { client, settings, usePage, useTexts } from '../session.ts'
import { personTexts } from '../texts/person.ts'
import { Actions, Field, Form, Heading, Notice, useFieldErrors } from '../ui.tsx'
import { captchaToken, loadCaptcha } from './captcha.ts'

const codes = {
  username: ['username_invalid', 'username_taken'],
  password: ['password_too_short', 'password_too_long', 'password_breached'],
}

/** The form for people without a session, to sign in or to create an account. */
export const SignIn = ({ registering }: { registering: boolean }) => {
  const texts = useTexts(personTexts)
  const page = usePage()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const action = useAction(async () => {
    const token = await captchaToken(page, registering ? 'register' : 'login').catch(() => {
      throw new Error(texts.captchaMissing)
    })
    const body = { username, password, ...token }
    await (registering ? client.registerAccount({ body }) : client.login({ body }))
    if (registering) location.hash = ''
  })
  const errors = useFieldErrors(action.error, codes)
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
        <Form onSubmit={action.run}>
          <Field
            label={texts.username}
            hint={registering && texts.usernameHint}
            error={errors.of('username')}
            value={username}
            onValue={setUsername}
            input={{ autocomplete: 'username', autocapitalize: 'none', spellcheck: false }}
          />
          <Field
            label={texts.password}
            hint={registering && texts.newPasswordHint(rules.NewPassword.minLength)}
            error={errors.of('password')}
            value={password}
            onValue={setPassword}
            input={{
              type: 'password',
              autocomplete: registering ? 'new-password' : 'current-password',
            }}
          />
          <Actions action={action} error={errors.rest} submit={title} />
        </Form>
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
