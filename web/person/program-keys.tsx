import { useState } from 'preact/hooks'
import { rules } from '../../generated/client/index.js'
import { useLoad } from '../load.ts'
import { client, type Permission, usePage } from '../session.ts'
import { currentPasswordField } from '../ui/account-fields.ts'
import { Table } from '../ui/data.tsx'
import { Badge, Failure } from '../ui/feedback.tsx'
import { DialogButton } from '../ui/forms.tsx'
import { ShownOnce } from '../ui/once.tsx'
import { Card, Reload } from '../ui/view.tsx'

const lifetimes = [30, 90, 366]

interface MakeKeyProps {
  onKey: (key: string) => void
  /** Whether the fields are filled for a scale. */
  isForScale?: boolean
}

const MakeKey = ({ onKey, isForScale }: MakeKeyProps) => {
  const { t, may } = usePage()
  const held = rules.Permission.values.filter(may)
  const boxOf = (permission: Permission) => ({
    label: t.permissions[permission],
    type: 'checkbox' as const,
    defaultChecked: isForScale && permission === 'weights:write',
  })
  type Boxes = Record<Permission, ReturnType<typeof boxOf>>
  const fields = {
    name: {
      label: t.keyName,
      hint: t.keyNameHint,
      defaultValue: isForScale ? t.scale : '',
      maxLength: rules.KeyName.maxLength,
      autocomplete: 'off',
    },
    ...(Object.fromEntries(held.map((one) => [one, boxOf(one)])) as Boxes),
    days: {
      label: t.keyEnds,
      options: lifetimes.map((days) => [String(days), t.days(days)] as const),
      defaultValue: isForScale ? '366' : '90',
    },
    password: currentPasswordField(t),
  } as const
  return (
    <DialogButton
      text={isForScale ? t.makeScaleKey : t.makeKey}
      title={t.makeKey}
      submit={t.makeKey}
      opener="plain"
      fields={fields}
      act={async ({ name, days, password, ...chosen }) => {
        const permissions = held.filter((one) => chosen[one])
        if (permissions.length === 0) throw new Error(t.noPermission)
        const body = { name, permissions, expires_in_days: Number(days), password }
        onKey((await client.createKey({ body })).key)
      }}
    />
  )
}

/** The account's keys for programs and scales. */
export const KeysCard = () => {
  const { t, day, instant, describeCode } = usePage()
  const { data, error, reload } = useLoad((signal) => client.listKeys({ signal }))
  const [made, setMade] = useState('')
  const { keys = [] } = data ?? {}
  type Key = (typeof keys)[number]
  const nameOf = ({ name, last_refused_at: at, last_refused_code: code }: Key) => (
    <div>
      {name}
      {at !== null && <p class="aside">{t.keyRefused(instant(at), describeCode(code ?? ''))}</p>}
    </div>
  )
  const permissionsOf = ({ permissions }: Key) => (
    <div class="badges">
      {permissions.map((one) => (
        <Badge key={one}>{t.permissions[one]}</Badge>
      ))}
    </div>
  )
  const removalOf = ({ key_id, name }: Key) => (
    <DialogButton
      text={t.remove}
      of={name}
      title={t.removeKey}
      kind="danger"
      question={name}
      act={async () => {
        await client.deleteKey({ path: { key_id } })
        return t.keyRemoved
      }}
    />
  )
  return (
    <Reload.Provider value={reload}>
      <Card
        title={t.apiKeys}
        hint={t.apiKeysHint}
        tools={
          <div class="actions">
            <MakeKey onKey={setMade} isForScale />
            <MakeKey onKey={setMade} />
          </div>
        }
      >
        <Failure error={error} retry={reload} />
        {made && (
          <ShownOnce title={t.keyMade} hint={t.keyOnce} value={made} close={() => setMade('')} />
        )}
        <Table
          caption={t.apiKeys}
          rows={keys}
          keyOf={({ key_id: id }) => id}
          columns={[
            [t.keyName, nameOf],
            [t.keyMay, permissionsOf],
            [t.lastUsed, ({ last_used_at: at }) => (at === null ? t.never : instant(at)), 'wide'],
            [t.expires, ({ expires_at: at }) => day(at)],
            [t.actions, removalOf, 'tools'],
          ]}
        />
      </Card>
    </Reload.Provider>
  )
}
