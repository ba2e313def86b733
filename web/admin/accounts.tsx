import { useState } from 'preact/hooks'
import { rules, type UsersResponse } from '../../generated/client/index.js'
import { useLoad } from '../load.ts'
import { useRoute } from '../route.ts'
import { client, settings, usePage } from '../session.ts'
import { accessField, currentPasswordField, typedNameField } from '../ui/account-fields.ts'
import { Table } from '../ui/data.tsx'
import { Badge } from '../ui/feedback.tsx'
import { DialogButton, type FieldSpec, Filters } from '../ui/forms.tsx'
import { Menu } from '../ui/menu.tsx'
import { View } from '../ui/view.tsx'
import { InvitationsCard, type MadeLink, NewLink } from './invitations.tsx'
import { take, When } from './parts.tsx'

type User = UsersResponse['users'][number]

/** The view shows at most so many; a search finds the others. */
const maxAccounts = 1000
/** A longer list has filters. */
const fewAccounts = 25

interface UserActionsProps {
  user: User
  isOwn: boolean
  onLink: (link: MadeLink) => void
}

/** The ways to change an account; each asks once. */
const UserActions = ({ user, isOwn, onLink }: UserActionsProps) => {
  const { t } = usePage()
  const { username: name } = user
  const path = { target_user_id: user.user_id }
  const makeLink = async (body: { password: string }) =>
    onLink({ place: 'password', ...(await client.createPasswordLink({ path, body })) })
  const endSessions = async () => {
    await client.endSessions({ path })
    return t.sessionsEnded(name)
  }
  const setRole = async (role: User['role'], thenEnd?: string) => {
    await client.updateUserRole({ path, body: { role } })
    if (thenEnd) await endSessions()
    return t.roleChanged(name, t.roles[role])
  }
  const remove = async () => {
    await client.deleteUser({ path })
    return t.accountDeleted(name)
  }
  const setAccess = async (access: User['checklist_access']) => {
    await client.setChecklistAccess({ path, body: { access } })
    return t.accessChanged(name, t.accesses[access])
  }
  const access = { ...accessField(t), defaultValue: user.checklist_access }
  const end = { label: t.alsoEnd, type: 'checkbox', defaultChecked: true } satisfies FieldSpec
  const promote = { text: t.promote, question: t.askPromote(name) }
  const demote = { text: t.demote, question: t.askDemote(name), fields: { end } }
  const ending = { text: t.endTheirSessions, question: t.askEnd(name) }
  const typed = typedNameField(t, name)
  const removal = { text: t.remove, question: t.askDelete(name), fields: { typed } } as const
  return (
    <Menu label={`${t.actions}: ${name}`} text="⋯">
      {user.role === 'user' && <DialogButton {...promote} of={name} act={() => setRole('admin')} />}
      {user.role === 'admin' && (
        <DialogButton {...demote} of={name} act={({ end }) => setRole('user', end)} />
      )}
      {user.role === 'user' && (
        <DialogButton
          text={t.access}
          of={name}
          submit={t.save}
          fields={{ access }}
          act={({ access }) => setAccess(access)}
        />
      )}
      {!isOwn && settings.passwordLinks && (
        <DialogButton
          text={t.passwordLink}
          of={name}
          question={t.askPasswordLink(name)}
          fields={{ password: currentPasswordField(t) }}
          act={makeLink}
        />
      )}
      {!isOwn && <DialogButton {...ending} of={name} act={endSessions} />}
      {!isOwn && <DialogButton {...removal} of={name} kind="danger" act={remove} />}
    </Menu>
  )
}

export const AccountsView = () => {
  const { t, integer, account } = usePage()
  const [link, setLink] = useState<MadeLink>()
  const isOwn = (user: User) => user.user_id === account.userId
  const { search = '', role: chosen } = useRoute().parameters
  const role = rules.Role.values.find((name) => name === chosen)
  const load = useLoad(
    (signal) => take(client.users({ search, role, limit: 200, signal }), maxAccounts),
    [search, role],
  )
  const nameOf = (user: User) => (
    <div class="badges">
      {user.username} {isOwn(user) && <Badge>{t.menu}</Badge>}
    </div>
  )
  const actionsOf = (user: User) => <UserActions user={user} isOwn={isOwn(user)} onLink={setLink} />
  const roleOf = ({ role, checklist_access: access }: User) => {
    if (role === 'admin') return <Badge kind="done">{t.roles.admin}</Badge>
    return access === 'none' ? t.roles.user : <Badge>{t.testers[access]}</Badge>
  }
  const fields: Record<string, FieldSpec> = {
    search: { label: t.beginning, type: 'search', autocapitalize: 'none' },
    role: { label: t.role, options: [['', t.any], ...Object.entries(t.roles)] },
  }
  return (
    <View title={t.accounts} load={load}>
      {({ taken, more }) => (
        <>
          {/* Above, because the menu of the last account covers the parts below it. */}
          <InvitationsCard />
          <section class="card" aria-label={t.accounts}>
            {!settings.registrationOpen && <p class="hint">{t.accountsClosed}</p>}
            {(taken.length > fewAccounts || search || role) && <Filters fields={fields} />}
            {link && <NewLink link={link} close={() => setLink(undefined)} />}
            <Table
              caption={`${t.accounts}: ${integer(taken.length)}${more ? '+' : ''}`}
              rows={taken}
              empty={t.noAccounts}
              keyOf={({ user_id: id }) => id}
              columns={[
                [t.name, nameOf],
                [t.role, roleOf],
                [t.created, ({ created_at: at }) => <When at={at} />, 'wide'],
                [t.actions, actionsOf, 'tools'],
              ]}
            />
          </section>
        </>
      )}
    </View>
  )
}
