import { useState } from 'preact/hooks'
import { isPending, type WstgItemDetails, type WstgRequest } from '../../generated/client/index.js'
import { useLoad } from '../load.ts'
import { hrefOf, useRoute } from '../route.ts'
import { client, usePage } from '../session.ts'
import { Badge } from '../ui/badge.tsx'
import { Facts, Table } from '../ui/data.tsx'
import { Notice } from '../ui/feedback.tsx'
import { Form } from '../ui/forms.tsx'
import { Card, View } from '../ui/view.tsx'
import { FailedActions, type Status, statuses, statusOf, When } from './parts.tsx'

type ItemProps = { item: WstgItemDetails }

/** How an accepted request stands, as it changes. */
const Followed = ({ request }: { request: WstgRequest }) => {
  const { request: told } = usePage().t
  const { state, reason } = request
  const kind = state === 'failed' ? 'error' : state === 'done' && !reason ? 'success' : 'info'
  const text = state === 'done' && reason ? told.noEffect : told[state]
  return (
    <Notice kind={kind}>
      {text} {reason} {state === 'failed' && isPending(request) && told.repeated}
    </Notice>
  )
}

/** Sets status and notes, and shows the way of the request to the tool. */
const Editor = ({ item, user }: ItemProps & { user: string }) => {
  const { t } = usePage()
  const [followed, setFollowed] = useState('')
  const request = item.requests.find((one) => followed.endsWith(`/${one.request_id}`))
  // The fields do not follow the item while a person fills them.
  const [firstStatus] = useState(statusOf(item))
  const [lastNotes, setLastNotes] = useState((item.notes ?? '').replaceAll('\r\n', '\n'))
  const save = async ({ status, notes }: { status: Status; notes: string }) => {
    const changed = notes === lastNotes ? {} : { notes }
    const body = { wstg_id: item.wstg_id, status, user, ...changed }
    setFollowed((await client.requestWstgSync({ body })).location)
    setLastNotes(notes)
  }
  const options = statuses.map((status) => [status, t.statuses[status]] as const)
  const notes = { label: t.notes, hint: t.notesHint, rows: 6, defaultValue: lastNotes }
  const status = { label: t.status, options, defaultValue: firstStatus }
  return (
    <Card title={t.edit}>
      <Form keep submit={t.save} act={save} fields={{ status, notes }} />
      {request && <Followed request={request} />}
    </Card>
  )
}

const Finding = ({ item }: ItemProps) => {
  const { t } = usePage()
  if (item.finding_id === null) return <>{t.unknown}</>
  const name = t.findingNumber(item.finding_id)
  // The tool is outside of this service: an address may have any scheme.
  if (!/^https?:\/\//i.test(item.finding_url ?? '')) return <>{name}</>
  return (
    <a href={item.finding_url ?? ''} target="_blank" rel="noreferrer">
      {name}
    </a>
  )
}

const State = ({ item }: ItemProps) => {
  const { t } = usePage()
  return (
    <Card title={t.now}>
      {item.conflict && <Notice>{t.conflictNotice}</Notice>}
      {item.failed_reason !== null && (
        <Notice kind="error">{`${t.request.failed} ${item.failed_reason}`}</Notice>
      )}
      <Facts
        facts={{
          [t.status]: t.statuses[statusOf(item)],
          [t.tool]: t.toolStatuses[item.defectdojo_status ?? 'none'],
          [t.finding]: <Finding item={item} />,
          [t.severity]: item.severity ?? t.unknown,
          [t.lastSync]: <When at={item.last_sync} />,
          [t.direction]: t.directions[item.last_sync_direction ?? 'none'],
        }}
      />
    </Card>
  )
}

/** Requests and log. */
const Past = ({ item }: ItemProps) => {
  const { t } = usePage()
  const nameOf = (status: string | null) =>
    status === null ? t.unknown : (t.statuses[status as Status] ?? status)
  const kindOf = (isBad: boolean) => (isBad ? 'bad' : undefined)
  const stateOf = (request: WstgRequest) => (
    <div>
      <Badge kind={kindOf(request.state === 'failed')}>{t.states[request.state]}</Badge>{' '}
      {request.reason}
      {request.state === 'failed' && <FailedActions request={request} />}
    </div>
  )
  const resultOf = (entry: WstgItemDetails['log'][number]) => (
    <div>
      <Badge kind={kindOf(!entry.success)}>{entry.success ? t.success : t.failed}</Badge>{' '}
      {entry.error_message}
    </div>
  )
  return (
    <>
      <section class="card">
        <Table
          empty={t.noRequests}
          caption={t.requests}
          rows={item.requests}
          keyOf={({ request_id: id }) => id}
          columns={[
            [t.accepted, ({ accepted_at: at }) => <When at={at} />],
            [t.origin, ({ kind }) => t.origins[kind]],
            [t.status, ({ status }) => nameOf(status)],
            [t.user, ({ user }) => user ?? t.unknown],
            [t.result, stateOf],
          ]}
        />
      </section>
      <section class="card">
        <Table
          empty={t.noLog}
          caption={t.log}
          rows={item.log}
          columns={[
            [t.when, ({ timestamp }) => <When at={timestamp} />],
            [t.direction, ({ direction }) => t.directions[direction]],
            [t.change, (one) => `${nameOf(one.old_status)} → ${nameOf(one.new_status)}`],
            [t.result, resultOf],
          ]}
        />
      </section>
    </>
  )
}

export const ItemView = ({ id, user }: { id: string; user: string }) => {
  const { t, may } = usePage()
  const list = <a href={hrefOf('checklist', useRoute().parameters)}>{t.backToList}</a>
  const load = useLoad(
    (signal) => client.getItem({ path: { wstg_id: id }, signal }),
    [id],
    ({ requests }) => requests.some(isPending),
  )
  return (
    <View title={id} tools={list} load={load}>
      {(item) => (
        <>
          <p class="aside">{[item.name, item.category].filter(Boolean).join(' · ')}</p>
          <div class="columns">
            <State item={item} />
            {may('checklist:write') && <Editor item={item} user={user} />}
          </div>
          <Past item={item} />
        </>
      )}
    </View>
  )
}
