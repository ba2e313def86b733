import { useState } from 'preact/hooks'
import { type Account, rules } from '../../generated/client/index.js'
import { useAction } from '../load.ts'
import { saveFile } from '../save.ts'
import { client, useTexts } from '../session.ts'
import { personTexts } from '../texts/person.ts'
import { Actions, Field, FieldError, Form, Heading, Notice, useFieldErrors } from '../ui.tsx'

const codes = {
  current: ['current_password_wrong'],
  new: ['password_too_short', 'password_too_long', 'password_breached', 'password_unchanged'],
  name: [],
}

interface PasswordFieldProps {
  label: string
  hint?: string
  error: string | undefined
  value: string
  onValue: (value: string) => void
  autocomplete?: string
}

const PasswordField = ({ autocomplete = 'current-password', ...field }: PasswordFieldProps) => (
  <Field {...field} input={{ type: 'password', autocomplete }} />
)

const PasswordCard = () => {
  const texts = useTexts(personTexts)
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const action = useAction(async () => {
    await client.changePassword({ body: { current_password: current, new_password: next } })
    setCurrent('')
    setNext('')
  })
  const errors = useFieldErrors(action.error, codes)
  return (
    <section class="card">
      <h2>{texts.changePassword}</h2>
      <p class="hint">{texts.changePasswordHint}</p>
      <Form onSubmit={action.run}>
        <PasswordField
          label={texts.currentPassword}
          error={errors.of('current')}
          value={current}
          onValue={setCurrent}
        />
        <PasswordField
          label={texts.newPassword}
          hint={texts.newPasswordHint(rules.NewPassword.minLength)}
          error={errors.of('new')}
          value={next}
          onValue={setNext}
          autocomplete="new-password"
        />
        <Actions action={action} error={errors.rest} submit={texts.changePassword} />
        {action.done && <Notice kind="success">{texts.passwordChanged}</Notice>}
      </Form>
    </section>
  )
}

const ExportCard = () => {
  const texts = useTexts(personTexts)
  const action = useAction(async () => {
    const data = JSON.stringify(await client.exportOwnData(), null, 2)
    const day = new Date().toISOString().slice(0, 10)
    saveFile(new Blob([data], { type: 'application/json' }), `weight-bmi-${day}.json`)
  })
  return (
    <section class="card">
      <h2>{texts.exportTitle}</h2>
      <p class="hint">{texts.exportHint}</p>
      <Form onSubmit={action.run}>
        <Actions action={action} submit={texts.exportData} kind="plain" />
      </Form>
    </section>
  )
}

/** An end that needs the password, and for the deletion the account's name. */
const EndingCard = (props: {
  title: string
  hint: string
  name?: string
  end: (body: { password: string }) => Promise<unknown>
}) => {
  const { title, hint, name, end } = props
  const texts = useTexts(personTexts)
  const [password, setPassword] = useState('')
  const [typed, setTyped] = useState('')
  const action = useAction(async () => {
    if (name !== undefined && typed.trim() !== name) throw new FieldError('name', texts.nameDiffers)
    await end({ password })
  })
  const errors = useFieldErrors(action.error, codes)
  return (
    <section class="card">
      <h2>{title}</h2>
      <p class="hint">{hint}</p>
      <Form onSubmit={action.run}>
        {name !== undefined && (
          <Field
            label={texts.typeName(name)}
            error={errors.of('name')}
            value={typed}
            onValue={setTyped}
            input={{ autocomplete: 'off', autocapitalize: 'none', spellcheck: false }}
          />
        )}
        <PasswordField
          label={texts.currentPassword}
          error={errors.of('current')}
          value={password}
          onValue={setPassword}
        />
        <Actions action={action} error={errors.rest} submit={title} kind="danger" />
      </Form>
    </section>
  )
}

export const AccountView = ({ account }: { account: Account }) => {
  const texts = useTexts(personTexts)
  return (
    <>
      <Heading text={texts.account} />
      <p class="hint">{texts.signedInAs(account.username)}</p>
      <div class="columns">
        <PasswordCard />
        <ExportCard />
        <EndingCard
          title={texts.endSessions}
          hint={texts.endSessionsHint}
          end={(body) => client.logoutEverywhere({ body })}
        />
        <EndingCard
          title={texts.deleteAccount}
          hint={texts.deleteHint}
          name={account.username}
          end={(body) => client.deleteAccount({ body })}
        />
      </div>
    </>
  )
}
