import { useEffect, useRef, useState } from 'preact/hooks'
import type { Account, WstgItemDetails, WstgRequest } from '../../generated/client/index.js'
import { useAction, useLoad } from '../load.ts'
import { hrefOf, useRoute } from '../route.ts'
import { client } from '../session.ts'
import {
  Actions,
  Button,
  Failure,
  Form,
  Heading,
  LoadState,
  Notice,
  Select,
  Table,
} from '../ui.tsx'
import {
  Badge,
  dismiss,
  Facts,
  RequestState,
  retry,
  type Status,
  statuses,
  statusOf,
  TextArea,
  useAdminTexts,
  When,
  webAddress,
} from './parts.tsx'

/** How an accepted request stands, as it changes. */
const Followed = ({ request }: { request: WstgRequest | undefined }) => {
  const texts = useAdminTexts().request
  if (!request) return <Notice>{texts.waiting}</Notice>
  const { state, reason, next_attempt_at: next } = request
  if (state === 'done' && reason === null) return <Notice kind="success">{texts.done}</Notice>
  if (state === 'failed')
    return (
      <Notice kind="error">
        <p>
          {texts.failed} {reason} {next !== null && texts.repeated}
        </p>
      </Notice>
    )
  if (state === 'waiting') return <Notice>{texts.waiting}</Notice>
  return (
    <Notice>
      <p>
        {state === 'done' ? texts.noEffect : texts[state]} {reason}
      </p>
    </Notice>
  )
}

/** Sets status and notes, and shows the way of the request to the tool. */
const Editor = ({
  item,
  account,
  onChanged,
}: {
  item: WstgItemDetails
  account: Account
  onChanged: () => void
}) => {
  const texts = useAdminTexts()
  const [status, setStatus] = useState<Status>(statusOf(item))
  const [notes, setNotes] = useState(item.notes ?? '')
  const [followed, setFollowed] = useState<{ request: WstgRequest | undefined }>()
  const following = useRef(new AbortController())
  useEffect(() => () => following.current.abort(), [])

  const follow = async (location: string) => {
    following.current.abort()
    following.current = new AbortController()
    const { signal } = following.current
    setFollowed({ request: undefined })
    await client
      .waitForRequest(location, { signal, onRequest: (request) => setFollowed({ request }) })
      .catch((error: unknown) => {
        if (!signal.aborted) throw error
      })
    if (!signal.aborted) onChanged()
  }
  const waiting = useAction(follow)
  const save = useAction(async () => {
    const changed = notes === (item.notes ?? '') ? {} : { notes }
    const body = { wstg_id: item.wstg_id, status, user: account.username, ...changed }
    const { location } = await client.requestWstgSync({ body })
    void waiting.run(location)
    onChanged()
  })
  const failed = item.requests
    .filter(({ state }) => state === 'failed')
    .map((one) => one.request_id)
  const repeat = useAction(async () => {
    const [id] = (await retry(failed)).request_ids
    if (id !== undefined) void waiting.run(`/api/wstg/requests/${id}`)
    onChanged()
  })
  const drop = useAction(async () => {
    await dismiss(failed)
    setFollowed(undefined)
    onChanged()
  })
  return (
    <section class="card" aria-labelledby="edit">
      <h2 id="edit">{texts.edit}</h2>
      <Form onSubmit={save.run}>
        <Select
          label={texts.status}
          value={status}
          onValue={setStatus}
          options={statuses.map((value) => [value, texts.statuses[value]] as const)}
        />
        <TextArea label={texts.notes} hint={texts.notesHint} value={notes} onValue={setNotes} />
        <Actions action={save} submit={texts.save} />
      </Form>
      {followed && <Followed request={followed.request} />}
      <Failure error={waiting.error ?? repeat.error ?? drop.error} />
      {failed.length > 0 && (
        <div class="actions">
          <Button busy={repeat.busy} onClick={repeat.run}>
            {texts.retry}
          </Button>
          <Button busy={drop.busy} onClick={drop.run}>
            {texts.dismiss}
          </Button>
        </div>
      )}
    </section>
  )
}

const Finding = ({ item }: { item: WstgItemDetails }) => {
  const texts = useAdminTexts()
  if (item.finding_id === null) return <>{texts.unknown}</>
  const name = texts.findingNumber(item.finding_id)
  const href = webAddress(item.finding_url)
  if (href === undefined) return <>{name}</>
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {name}
    </a>
  )
}

const State = ({ item }: { item: WstgItemDetails }) => {
  const texts = useAdminTexts()
  const { defectdojo_status: tool, last_sync_direction: direction } = item
  return (
    <section class="card" aria-labelledby="state">
      <h2 id="state">{texts.now}</h2>
      {item.conflict && <Notice>{texts.conflictNotice}</Notice>}
      {item.failed_reason !== null && (
        <Notice kind="error">
          {texts.request.failed} {item.failed_reason}
        </Notice>
      )}
      <Facts
        rows={[
          [texts.status, texts.statuses[statusOf(item)]],
          [texts.tool, tool === null ? texts.unknown : texts.toolStatuses[tool]],
          [texts.finding, <Finding key="finding" item={item} />],
          [texts.severity, item.severity ?? texts.unknown],
          [texts.lastSync, <When key="when" at={item.last_sync} />],
          [texts.direction, direction === null ? texts.unknown : texts.directions[direction]],
        ]}
      />
    </section>
  )
}

const Requests = ({ requests }: Pick<WstgItemDetails, 'requests'>) => {
  const texts = useAdminTexts()
  return (
    <section class="card" aria-label={texts.requests}>
      <Table
        empty={texts.noRequests}
        caption={texts.requests}
        rows={requests}
        keyOf={({ request_id: id }) => id}
        columns={[
          { label: texts.accepted, cell: ({ accepted_at: at }) => <When at={at} /> },
          { label: texts.origin, cell: ({ kind }) => texts.origins[kind] },
          {
            label: texts.status,
            cell: ({ status }) => (status === null ? texts.unknown : texts.statuses[status]),
          },
          { label: texts.user, cell: ({ user }) => user ?? texts.unknown },
          { label: texts.result, cell: (request) => <RequestState request={request} /> },
        ]}
      />
    </section>
  )
}

const Log = ({ log }: Pick<WstgItemDetails, 'log'>) => {
  const texts = useAdminTexts()
  const nameOf = (status: string | null) =>
    status === null ? texts.unknown : (texts.statuses[status as Status] ?? status)
  const rows = log.map((entry, index) => ({ ...entry, index }))
  return (
    <section class="card" aria-label={texts.log}>
      <Table
        empty={texts.noLog}
        caption={texts.log}
        rows={rows}
        keyOf={({ index }) => index}
        columns={[
          { label: texts.when, cell: ({ timestamp }) => <When at={timestamp} /> },
          { label: texts.direction, cell: ({ direction }) => texts.directions[direction] },
          {
            label: texts.change,
            cell: (entry) => `${nameOf(entry.old_status)} → ${nameOf(entry.new_status)}`,
          },
          {
            label: texts.result,
            cell: ({ success, error_message: message }) =>
              success ? (
                texts.success
              ) : (
                <div>
                  <Badge bad>{texts.failed}</Badge> {message}
                </div>
              ),
          },
        ]}
      />
    </section>
  )
}

export const ItemView = ({ account, id }: { account: Account; id: string }) => {
  const texts = useAdminTexts()
  const { parameters } = useRoute()
  const load = useLoad((signal) => client.getItem({ path: { wstg_id: id }, signal }), [id])
  const item = load.data
  return (
    <>
      <Heading text={item?.wstg_id ?? id}>
        <a href={hrefOf('checklist', { parameters: Object.fromEntries(parameters) })}>
          {texts.back}
        </a>
      </Heading>
      {item && (
        <p class="aside">
          {[item.name, item.category].filter((text) => text !== null).join(' · ')}
        </p>
      )}
      <LoadState load={load} />
      {item && (
        <>
          <div class="columns">
            <State item={item} />
            <Editor item={item} account={account} onChanged={load.reload} />
          </div>
          <Requests requests={item.requests} />
          <Log log={item.log} />
        </>
      )}
    </>
  )
}
