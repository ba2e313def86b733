import { type Account, rules } from '../../generated/client/index.js'
import { useAction } from '../load.ts'
import { saveFile } from '../save.ts'
import { client, useTexts } from '../session.ts'
import { personTexts } from '../texts/person.ts'
import { Actions, FieldError, FieldForm, Form, Heading } from '../ui.tsx'

const secret = (autocomplete: string) => ({ type: 'password', autocomplete }) as const

const PasswordCard = () => {
  const texts = useTexts(personTexts)
  return (
    <section class="card">
      <h2>{texts.changePassword}</h2>
      <p class="hint">{texts.changePasswordHint}</p>
      <FieldForm
        submit={texts.changePassword}
        done={texts.passwordChanged}
        act={(body) => client.changePassword({ body })}
        fields={{
          current_password: {
            label: texts.currentPassword,
            codes: ['current_password_wrong'],
            input: secret('current-password'),
          },
          new_password: {
            label: texts.newPassword,
            hint: texts.newPasswordHint(rules.NewPassword.minLength),
            codes: [
              'password_too_short',
              'password_too_long',
              'password_breached',
              'password_unchanged',
            ],
            input: secret('new-password'),
          },
        }}
      />
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
  return (
    <section class="card">
      <h2>{title}</h2>
      <p class="hint">{hint}</p>
      <FieldForm
        keep
        submit={title}
        kind="danger"
        act={async (typed) => {
          if (name !== undefined && typed.name.trim() !== name)
            throw new FieldError('name', texts.nameDiffers)
          await end({ password: typed.password })
        }}
        fields={{
          name:
            name === undefined
              ? undefined
              : {
                  label: texts.typeName(name),
                  input: { autocomplete: 'off', autocapitalize: 'none', spellcheck: false },
                },
          password: {
            label: texts.currentPassword,
            codes: ['current_password_wrong'],
            input: secret('current-password'),
          },
        }}
      />
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
          end={async (body) => {
            await client.deleteAccount({ body })
            location.hash = '#/deleted'
          }}
        />
      </div>
    </>
  )
}
