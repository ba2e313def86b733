import { useState } from 'preact/hooks'
import type { InvitationsResponse } from '../../generated/client/index.js'
import { useLoad } from '../load.ts'
import { hrefOf } from '../route.ts'
import { client, usePage } from '../session.ts'
import { accessField, currentPasswordField } from '../ui/account-fields.ts'
import { Table } from '../ui/data.tsx'
import { Failure } from '../ui/feedback.tsx'
import { DialogButton } from '../ui/forms.tsx'
import { ShownOnce } from '../ui/once.tsx'
import { Card, Reload } from '../ui/view.tsx'
import { When } from './parts.tsx'

/** A link that has just been made. */
export interface MadeLink {
  place: 'invitation' | 'password'
  code: string
  expires_at: string
}

/** A link, which is shown only this once; its code stands behind `#`. */
export const NewLink = ({ link, close }: { link: MadeLink; close: () => void }) => {
  const { t, instant } = usePage()
  const { href } = new URL(hrefOf(link.place, {}, link.code), location.href)
  const title = { invitation: t.invitationMade, password: t.passwordLinkMade }[link.place]
  return (
    <ShownOnce
      title={title}
      hint={t.linkOnce(instant(link.expires_at))}
      value={href}
      close={close}
    />
  )
}

type Invitation = InvitationsResponse['invitations'][number]

/** The invitations that can still be used. */
export const InvitationsCard = () => {
  const { t } = usePage()
  const { data, error, reload } = useLoad((signal) => client.listInvitations({ signal }))
  const [made, setMade] = useState<MadeLink>()
  const fields = {
    access: accessField(t),
    days: {
      label: t.keyEnds,
      options: [1, 7, 30].map((days) => [String(days), t.days(days)] as const),
      defaultValue: '7',
    },
    password: currentPasswordField(t),
  }
  const invite = (
    <DialogButton
      text={t.invite}
      opener="plain"
      fields={fields}
      act={async ({ access, days, password }) => {
        const body = { checklist_access: access, expires_in_days: Number(days), password }
        setMade({ place: 'invitation', ...(await client.createInvitation({ body })) })
      }}
    />
  )
  const removalOf = ({ invitation_id }: Invitation) => (
    <DialogButton
      text={t.remove}
      of={String(invitation_id)}
      kind="danger"
      question={t.askRemoveInvitation}
      act={async () => {
        await client.deleteInvitation({ path: { invitation_id } })
        return t.invitationRemoved
      }}
    />
  )
  return (
    <Reload.Provider value={reload}>
      <Card title={t.invitations} hint={t.invitationsHint} tools={invite}>
        <Failure error={error} retry={reload} />
        {made && <NewLink link={made} close={() => setMade(undefined)} />}
        <Table
          caption={t.invitationsCaption}
          rows={data?.invitations ?? []}
          keyOf={({ invitation_id: id }) => id}
          columns={[
            [t.access, ({ checklist_access: access }) => t.accesses[access]],
            [t.invitedBy, ({ created_by: name }) => name ?? t.unknown],
            [t.created, ({ created_at: at }) => <When at={at} />, 'wide'],
            [t.expires, ({ expires_at: at }) => <When at={at} />],
            [t.actions, removalOf, 'tools'],
          ]}
        />
      </Card>
    </Reload.Provider>
  )
}
