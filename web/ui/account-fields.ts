import { rules } from '../../generated/client/index.js'
import type { Page } from '../session.ts'
import type { FieldSpec } from './forms.tsx'

export const newPasswordField = (t: Page['t']) =>
  ({
    type: 'password',
    autocomplete: 'new-password',
    label: t.newPassword,
    hint: t.newPasswordHint(rules.NewPassword.minLength),
    codes: ['password_too_short', 'password_too_long', 'password_breached'],
  }) satisfies FieldSpec

export const currentPasswordField = (t: Page['t']) =>
  ({
    type: 'password',
    autocomplete: 'current-password',
    label: t.currentPassword,
    codes: ['current_password_wrong'],
  }) satisfies FieldSpec

/** The name of an account, which a person types to confirm that it goes. */
export const typedNameField = (t: Page['t'], name: string) =>
  ({
    label: t.typeName(name),
    autocomplete: 'off',
    autocapitalize: 'none',
    read: (typed) => String(typed).trim() === name || new Error(t.nameDiffers),
  }) satisfies FieldSpec

export const accessField = (t: Page['t']) => ({
  label: t.access,
  options: rules.ChecklistAccess.values.map((one) => [one, t.accesses[one]] as const),
})
