import { useState } from 'preact/hooks'
import type { Account, UsersResponse } from '../../generated/client/index.js'
import { useLoad } from '../load.ts'
import { hrefOf, replaceRoute, useRoute } from '../route.ts'
import { client, useFormat } from '../session.ts'
import { Button, Confirm, Field, Heading, LoadState, Notice, Select, Table } from '../ui.tsx'
import { Badge, roles, take, useAdminTexts, When } from './parts.tsx'

type User = UsersResponse['users'][number]
type Deed = 'promote' | 'demote' | 'endSessions' | 'delete'
const pageSize = 100

/** Asks once, then does it. */
const Ask = ({
  user,
  deed,
  onDone,
  onClose,
}: {
  user: User
  deed: Deed
  onDone: (told: string) => void
  onClose: () => void
}) => {
  const texts = useAdminTexts()
  const [alsoEnd, setAlsoEnd] = useState(true)
  const { username } = user
  const path = { target_user_id: user.user_id }
  const changeRole = async (role: User['role']) => {
    await client.updateUserRole({ path, body: { role } })
    if (role === 'user' && alsoEnd) await client.endSessions({ path })
    onDone(texts.roleChanged(username, texts.roles[role]))
  }
  const deeds = {
    promote: { text: texts.askPromote(username), act: () => changeRole('admin') },
    demote: { text: texts.askDemote(username), act: () => changeRole('user') },
    endSessions: {
      text: texts.askEnd(username),
      act: async () => {
        await client.endSessions({ path })
        onDone(texts.sessionsEnded(username))
      },
    },
    delete: {
      text: texts.askDelete(username),
      act: async () => {
        await client.deleteUser({ path })
        onDone(texts.deleted(username))
      },
    },
  }
  const { text, act } = deeds[deed]
  return (
    <Confirm title={texts[deed]} submit={texts[deed]} act={act} onClose={onClose}>
      <p>{text}</p>
      {deed === 'demote' && (
        <label class="check">
          <input
            type="checkbox"
            checked={alsoEnd}
            onChange={({ currentTarget }) => setAlsoEnd(currentTarget.checked)}
          />
          {texts.alsoEnd}
        </label>
      )}
    </Confirm>
  )
}

export const AccountsView = ({ account }: { account: Account }) => {
  const texts = useAdminTexts()
  const { integer } = useFormat()
  const { parameters } = useRoute()
  const search = parameters.get('search') ?? ''
  const role = roles.find((name) => name === parameters.get('role'))
  const [count, setCount] = useState(pageSize)
  const [asked, setAsked] = useState<{ user: User; deed: Deed }>()
  const [told, setTold] = useState<string>()
  const load = useLoad(
    (signal) => take(client.users({ search, role, limit: pageSize, signal }), count),
    [search, role, count],
  )
  const set = (name: string) => (text: string) => {
    setCount(pageSize)
    replaceRoute(
      hrefOf('accounts', { parameters: { ...Object.fromEntries(parameters), [name]: text } }),
    )
  }
  const deedsOf = (user: User): Deed[] => [
    user.role === 'admin' ? 'demote' : 'promote',
    ...(user.user_id === account.userId ? [] : (['endSessions', 'delete'] as const)),
  ]
  return (
    <>
      <Heading text={texts.accounts} />
      {told !== undefined && <Notice kind="success">{told}</Notice>}
      <section class="card" aria-label={texts.accounts}>
        <search class="filters">
          <Field
            label={texts.beginning}
            value={search}
            onValue={set('search')}
            input={{ type: 'search', autocapitalize: 'none', spellcheck: false }}
          />
          <Select
            label={texts.role}
            value={role ?? ''}
            onValue={set('role')}
            options={[['', texts.all], ...roles.map((name) => [name, texts.roles[name]] as const)]}
          />
        </search>
        <LoadState load={load} />
        {load.data && (
          <Table
            caption={texts.accountsCount(
              `${integer(load.data.taken.length)}${load.data.more ? '+' : ''}`,
            )}
            rows={load.data.taken}
            empty={texts.noAccounts}
            keyOf={({ user_id: id }) => id}
            columns={[
              {
                label: texts.name,
                cell: (user) => (
                  <div class="badges">
                    {user.username}
                    {user.user_id === account.userId && <Badge>{texts.you}</Badge>}
                  </div>
                ),
              },
              { label: texts.role, cell: (user) => texts.roles[user.role] },
              { label: texts.created, cell: ({ created_at: at }) => <When at={at} /> },
              {
                label: texts.actions,
                cell: (user) => (
                  <div class="actions">
                    {deedsOf(user).map((deed) => (
                      <Button
                        key={deed}
                        kind="link"
                        label={`${texts[deed]}: ${user.username}`}
                        onClick={() => setAsked({ user, deed })}
                      >
                        {texts[deed]}
                      </Button>
                    ))}
                  </div>
                ),
              },
            ]}
          />
        )}
        {load.data?.more && (
          <Button busy={load.loading} onClick={() => setCount(count + pageSize)}>
            {texts.more}
          </Button>
        )}
      </section>
      {asked && (
        <Ask
          {...asked}
          onDone={(text) => {
            setTold(text)
            load.reload()
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
