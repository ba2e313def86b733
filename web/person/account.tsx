import { saveFile } from '../save.ts'
import { client, usePage } from '../session.ts'
import { currentPasswordField, newPasswordField, typedNameField } from '../ui/account-fields.ts'
import { DialogButton, Form } from '../ui/forms.tsx'
import { Card, Heading } from '../ui/view.tsx'
import { KeysCard } from './program-keys.tsx'

const exportData = async () => {
  const data = JSON.stringify(await client.exportOwnData(), null, 2)
  // Sweden writes dates as ISO 8601 does.
  const day = new Date().toLocaleDateString('sv')
  saveFile(new Blob([data], { type: 'application/json' }), `weight-bmi-${day}.json`)
}

export const AccountView = () => {
  const { t, account } = usePage()
  const current = currentPasswordField(t)
  const field = newPasswordField(t)
  const next = { ...field, codes: [...field.codes, 'password_unchanged'] }
  return (
    <>
      <Heading title={t.account} />
      <p class="hint">{t.signedInAs(account.username)}</p>
      <KeysCard />
      <div class="columns">
        <Card title={t.password} hint={t.changePasswordHint}>
          <DialogButton
            text={t.changePassword}
            opener="plain"
            fields={{ current_password: current, new_password: next }}
            act={async (body) => {
              await client.changePassword({ body })
              return t.passwordChanged
            }}
          />
        </Card>
        <Card title={t.exportTitle} hint={t.exportHint}>
          <Form kind="plain" submit={t.exportData} act={exportData} />
        </Card>
        <Card title={t.endSessions} hint={t.endSessionsHint}>
          <DialogButton
            text={t.endSessions}
            opener="plain"
            fields={{ password: current }}
            act={(body) => client.logoutEverywhere({ body })}
          />
        </Card>
        <Card title={t.deleteAccount} hint={t.deleteHint}>
          <DialogButton
            text={t.deleteAccount}
            opener="danger"
            kind="danger"
            fields={{ name: typedNameField(t, account.username), password: current }}
            act={async ({ password }) => {
              await client.deleteAccount({ body: { password } })
              location.hash = '#/deleted'
            }}
          />
        </Card>
      </div>
    </>
  )
}
