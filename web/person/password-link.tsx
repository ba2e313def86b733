import { useState } from 'preact/hooks'
import type { PermissionsResponse } from '../../generated/client/index.js'
import { hrefOf, replaceRoute } from '../route.ts'
import { client, usePage } from '../session.ts'
import { storedChoice } from '../store.ts'
import { newPasswordField } from '../ui/account-fields.ts'
import { Button, Notice } from '../ui/feedback.tsx'
import { Form } from '../ui/forms.tsx'
import { Heading } from '../ui/view.tsx'

/** The form of a password link, for people without a session. */
export const NewPassword = ({ code }: { code: string }) => {
  const { t } = usePage()
  return (
    <>
      <Heading title={t.newPasswordTitle} />
      <p class="hint">{t.newPasswordNote}</p>
      <Form
        submit={t.save}
        fields={{ new_password: newPasswordField(t) }}
        act={async (password) => {
          await client.resetPassword({ body: { code, ...password } })
          replaceRoute(hrefOf(''))
          return t.passwordChanged
        }}
      />
    </>
  )
}

interface PasswordResetProps {
  userId: number
  reset: NonNullable<PermissionsResponse['password_reset']>
}

/** Tells that a password link has been used, until the person has understood it. */
export const PasswordResetNotice = ({ userId, reset: { at, by } }: PasswordResetProps) => {
  const { t, instant } = usePage()
  const understood = storedChoice(`password-reset ${userId}`)
  const [isUnderstood, setUnderstood] = useState(understood.read() === at)
  if (isUnderstood) return null
  const understand = () => {
    understood.write(at)
    setUnderstood(true)
  }
  return (
    <Notice kind="doubt">
      <p>{t.passwordReset(instant(at), by)}</p>
      <Button text={t.understood} onClick={understand} />
    </Notice>
  )
}
