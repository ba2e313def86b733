import { useState } from 'preact/hooks'
import {
  isPending,
  type WstgItem,
  type WstgItemDetails,
  type WstgRequest,
} from '../../generated/client/index.js'
import { useLoad } from '../load.ts'
import { hrefOf, useRoute } from '../route.ts'
import { client, usePage } from '../session.ts'
import { Facts, Table } from '../ui/data.tsx'
import { Badge, Notice } from '../ui/feedback.tsx'
import { DialogButton, Form } from '../ui/forms.tsx'
import { Card, View } from '../ui/view.tsx'
import { pageOf } from './guide.ts'
import {
  FailedActions,
  namesOf,
  OpenFindings,
  OutsideLink,
  Reason,
  Severity,
  StatusBadge,
  statusName,
  statusOf,
  useSend,
  useStatusField,
  When,
} from './parts.tsx'
import type { Status } from './spreadsheet-rows.ts'

type ItemProps = { item: WstgItemDetails }

/** The items that the list has shown last, for the links to the previous and the next one. */
let shownIds: readonly string[] = []

export const rememberShown = (items: readonly Pick<WstgItem, 'wstg_id'>[]): void => {
  shownIds = items.map(({ wstg_id: id }) => id)
}

/** The state of an accepted request, as it changes. */
const RequestState = ({ request }: { request: WstgRequest }) => {
  const { request: texts } = usePage().t
  const { state, reason } = request
  const kind = state === 'failed' ? 'error' : state === 'done' && !reason ? 'success' : 'info'
  const text = state === 'done' && reason ? texts.noEffect : texts[state]
  return (
    <Notice kind={kind}>
      {text} {state === 'failed' ? isPending(request) && texts.repeated : <Reason text={reason} />}
    </Notice>
  )
}

/** Sets status and notes, and shows the progress of the request. */
const Editor = ({ item }: ItemProps) => {
  const { t } = usePage()
  const { send, dialog } = useSend()
  const [followed, setFollowed] = useState('')
  const request = item.requests.find((one) => followed.endsWith(`/${one.request_id}`))
  // The fields do not follow the item while a person fills them.
  const { field } = useStatusField(statusOf(item))
  const [lastNotes, setLastNotes] = useState((item.notes ?? '').replaceAll('\r\n', '\n'))
  const save = async ({ status, notes }: { status: Status; notes: string }) => {
    const sent = await send(item, notes === lastNotes ? { status } : { status, notes })
    if (!sent) return
    setFollowed(sent.location)
    setLastNotes(notes)
  }
  const notes = { label: t.notes, hint: t.notesHint, rows: 6, defaultValue: lastNotes }
  return (
    <Card title={t.edit}>
      <Form submit={t.save} act={save} fields={{ status: field, notes }} />
      {request && <RequestState request={request} />}
      {dialog}
    </Card>
  )
}

const Findings = ({ item }: ItemProps) => {
  const { t, integer } = usePage()
  const { findings, findings_total: total } = item
  const listed =
    findings.length < total ? t.doneOf(integer(findings.length), integer(total)) : integer(total)
  const nameOf = (finding: WstgItemDetails['findings'][number]) => {
    const name = t.findingNumber(finding.finding_id)
    const facts = [name, finding.own && t.madeHere, finding.written_to && t.writtenTo]
    return (
      <div class="reason">
        <OutsideLink address={finding.finding_url} text={finding.title || name} />
        <p class="aside">{facts.filter(Boolean).join(' · ')}</p>
      </div>
    )
  }
  if (total === 0) return null
  return (
    <Card title={t.findings}>
      <Table
        caption={`${t.findings}: ${listed}`}
        rows={findings}
        keyOf={({ finding_id: id }) => id}
        columns={[
          [t.finding, nameOf],
          [t.severity, ({ severity }) => <Severity of={severity} />],
          [t.state, ({ state }) => t.findingStates[state]],
        ]}
      />
    </Card>
  )
}

/** The newest failed request: its reason, its content, and the ways on. */
const Refused = ({ item }: ItemProps) => {
  const { t, instant } = usePage()
  const request = item.requests.find(({ state }) => state === 'failed')
  if (item.failed_reason === null) return null
  return (
    <Notice kind="error">
      <p class="reason">
        <strong>{t.notWritten}</strong> {item.failed_reason}
      </p>
      {request && (
        <p class="reason">
          {t.sent(statusName(t, request.status), namesOf(t, request.account, request.user))}{' '}
          {instant(request.accepted_at)}
          {request.notes && `. ${t.notes}: ${request.notes}`}
        </p>
      )}
      {request && <FailedActions request={request} />}
    </Notice>
  )
}

const State = ({ item }: ItemProps) => {
  const { t } = usePage()
  return (
    <Card title={t.currentState}>
      <Refused item={item} />
      {item.conflict && <Notice kind="doubt">{t.conflictNotice}</Notice>}
      <Facts
        facts={{
          [t.status]: (
            <div class="badges">
              <StatusBadge status={statusOf(item)} />
              <OpenFindings item={item} />
            </div>
          ),
          [t.setAt]: <When at={item.status_set_at} />,
          [t.setBy]: namesOf(t, item.status_set_by, item.status_set_for),
          [t.tool]: t.toolStatuses[item.defectdojo_status ?? 'none'],
          [t.lastSync]: <When at={item.last_sync} />,
        }}
      />
    </Card>
  )
}

const RequestsAndLog = ({ item }: ItemProps) => {
  const { t } = usePage()
  const nameOf = (status: string | null) => statusName(t, status)
  const resultOf = (text: string, isBad: boolean, reason: string | null) => (
    <div>
      <Badge kind={isBad ? 'blocked' : undefined}>{text}</Badge> <Reason text={reason} />
    </div>
  )
  return (
    <>
      {item.requests.length > 0 && (
        <Card title={t.requests}>
          <Table
            caption={t.requests}
            rows={item.requests}
            keyOf={({ request_id: id }) => id}
            columns={[
              [t.accepted, ({ accepted_at: at }) => <When at={at} />],
              [t.origin, ({ kind }) => t.origins[kind]],
              [t.status, ({ status }) => nameOf(status)],
              [t.setBy, ({ account, user }) => namesOf(t, account, user)],
              [
                t.result,
                ({ state, reason }) => resultOf(t.states[state], state === 'failed', reason),
              ],
            ]}
          />
        </Card>
      )}
      {item.log.length > 0 && (
        <details class="card">
          <summary>{t.log}</summary>
          <Table
            caption={t.log}
            rows={item.log}
            columns={[
              [t.when, ({ timestamp }) => <When at={timestamp} />],
              [t.direction, ({ direction }) => t.directions[direction]],
              [t.change, (one) => `${nameOf(one.old_status)} → ${nameOf(one.new_status)}`],
              [t.setBy, ({ account }) => namesOf(t, account)],
              [
                t.result,
                ({ success, error_message: reason }) =>
                  resultOf(success ? t.success : t.failed, !success, reason),
              ],
            ]}
          />
        </details>
      )}
    </>
  )
}

/** Forgets an item outside of the guide that nothing needs any more. */
const Forget = ({ item }: ItemProps) => {
  const { t, account } = usePage()
  const { parameters } = useRoute()
  const isNeeded = item.finding_id !== null || item.findings_total > 0 || item.open_request
  if (account.role !== 'admin' || item.name !== null || isNeeded) return null
  const act = async () => {
    const { message } = await client.forgetItem({ path: { wstg_id: item.wstg_id } })
    location.hash = hrefOf('checklist', parameters)
    return message
  }
  const texts = { text: t.forget, of: item.wstg_id, question: t.askForget }
  return <DialogButton {...texts} kind="danger" act={act} />
}

/** Links to the list, and to the items before and after this one in it. */
const ItemNavigation = ({ id }: { id: string }) => {
  const { t } = usePage()
  const { parameters } = useRoute()
  const place = shownIds.indexOf(id)
  const [previous, next] = place < 0 ? [] : [-1, 1].map((step) => shownIds[place + step])
  const link = (text: string, to: string | undefined) =>
    to && <a href={hrefOf('checklist', parameters, to)}>{text}</a>
  return (
    <nav class="actions" aria-label={t.checklist}>
      <a href={hrefOf('checklist', parameters)}>{t.backToList}</a>
      {link(t.previous, previous)}
      {link(t.next, next)}
    </nav>
  )
}

export const ItemView = ({ id }: { id: string }) => {
  const { t, may } = usePage()
  const load = useLoad(
    (signal) => client.getItem({ path: { wstg_id: id }, signal }),
    [id],
    ({ requests }) => requests.some(isPending),
  )
  const page = load.data && pageOf(load.data)
  const { name, category, near } = load.data ?? {}
  const above = (
    <>
      {[name && id, near && t.near(near), category && t.categoryName(category)]
        .filter(Boolean)
        .join(' · ')}
      {page && ' · '}
      {page && <OutsideLink address={page} text={t.guide} />}
    </>
  )
  return (
    <View title={name ?? id} above={above} tools={<ItemNavigation id={id} />} load={load}>
      {(item) => (
        <>
          <Findings item={item} />
          <div class="columns">
            <State item={item} />
            {may('checklist:write') && <Editor item={item} />}
          </div>
          <RequestsAndLog item={item} />
          <Forget item={item} />
        </>
      )}
    </View>
  )
}
