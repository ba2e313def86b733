import type { ComponentChildren } from 'preact'
import {
  isPending,
  type SynchronisationResponse,
  type WstgRequest,
} from '../../generated/client/index.js'
import { useLoad } from '../load.ts'
import { hrefOf } from '../route.ts'
import { client, usePage } from '../session.ts'
import { Table } from '../ui/data.tsx'
import { Badge, type Kind, Notice } from '../ui/feedback.tsx'
import { ActionButton, DialogButton } from '../ui/forms.tsx'
import { Card, View } from '../ui/view.tsx'
import {
  FailedActions,
  FindingList,
  findingsOf,
  ItemLink,
  namesOf,
  Reason,
  statusName,
  take,
  When,
} from './parts.tsx'

/** The view shows at most so many failed requests. */
const maxFailed = 1000

interface Data {
  run: SynchronisationResponse
  /** The open findings that name no item. */
  unassigned: ReturnType<typeof findingsOf>
  failed: readonly WstgRequest[]
}

/** A run that was not shown all is no success. */
const isHiding = (run: SynchronisationResponse) =>
  run.state === 'idle' && (run.last_succeeded_at ?? '') < (run.last_started_at ?? '')

/** How far the checklist is in step with the tool: facts that do not depend on each other. */
const State = ({ run, unassigned }: Data) => {
  const { t, integer, ago, may, account } = usePage()
  const { state, last_succeeded_at: read, last_delivery_at: delivery, next_run_at: next } = run
  const { last_error: error, without_finding: lost, missed_finding: missed } = run
  // A sole warning of the webhook is a fact.
  const warning = missed === null || run.last_warning?.includes('; ') ? run.last_warning : null
  const start = () => client.synchroniseNow()
  const open = run.waiting + run.retrying
  const numbered = (text: string, count: number) => `${text}: ${integer(count)}`
  const facts: readonly (readonly [kind: Kind, fact: ComponentChildren])[] = [
    [
      error === null && read !== null ? 'done' : 'blocked',
      read ? t.readAt(ago(read)) : t.neverRead,
    ],
    ['active', t.runStates[state]],
    ['blocked', run.failed > 0 && numbered(t.failedRequests, run.failed)],
    ['active', open > 0 && numbered(t.changesWaiting, open)],
    ['done', run.failed + open === 0 && t.nonePending],
    ['blocked', run.unassigned > 0 && numbered(t.unassigned, run.unassigned)],
    ['blocked', missed !== null && t.missed(missed)],
    ['open', delivery === null ? t.noDelivery : t.delivered(ago(delivery))],
    ['open', state === 'idle' && next !== null && t.nextRun(ago(next))],
    [
      'open',
      lost > 0 && (
        <a href={hrefOf('checklist', { show: 'without_finding' })}>
          {numbered(t.lostFindings, lost)}
        </a>
      ),
    ],
  ]
  return (
    <section class="card" aria-label={t.state}>
      <div class="heading">
        <div role="status" class="part facts">
          {facts.map(([kind, fact]) => fact && <Badge kind={kind}>{fact}</Badge>)}
        </div>
        {may('checklist:write') && (
          <ActionButton kind="primary" text={t.synchronise} busy={state !== 'idle'} act={start} />
        )}
      </div>
      {error !== null && (
        <Notice kind="error">
          <p class="reason">{`${t.lastError} ${error}`}</p>
        </Notice>
      )}
      {warning !== null && (
        <Notice kind={isHiding(run) ? 'error' : 'doubt'}>
          <p class="reason">{`${t.lastWarning} ${warning}`}</p>
          {account.role === 'admin' && isHiding(run) && (
            <DialogButton
              text={t.hiddenIsGone}
              opener="plain"
              kind="danger"
              question={t.askHiddenIsGone}
              act={() => client.synchroniseNow({ body: { hidden_is_gone: true } })}
            />
          )}
        </Notice>
      )}
      {unassigned.length > 0 && (
        <>
          <h2>{t.unassigned}</h2>
          <FindingList findings={unassigned} />
        </>
      )}
    </section>
  )
}

const Failed = ({ run, failed }: Data) => {
  const { t, integer } = usePage()
  const all = Math.max(run.failed, failed.length)
  const subjectOf = ({ wstg_id: item, finding_id: finding }: WstgRequest) => {
    if (item !== null) return <ItemLink id={item} />
    return finding === null ? t.unknown : t.findingNumber(finding)
  }
  const reasonCell = ({ reason, next_attempt_at: next }: WstgRequest) => (
    <div>
      <Reason text={reason} /> {next !== null && <Badge>{t.states.retrying}</Badge>}
    </div>
  )
  return (
    <Card title={t.failedRequests} tools={<FailedActions />}>
      <Table
        caption={`${t.failedRequests}: ${t.doneOf(integer(failed.length), integer(all))}`}
        rows={failed}
        keyOf={({ request_id: id }) => id}
        columns={[
          [t.item, subjectOf],
          [t.status, ({ status }) => statusName(t, status)],
          [t.setBy, ({ account, user }) => namesOf(t, account, user)],
          [t.accepted, ({ accepted_at: at }) => <When at={at} />],
          [t.attempts, ({ attempts }) => integer(attempts), 'numeric'],
          [t.reason, reasonCell],
          [t.actions, (request) => <FailedActions request={request} />, 'tools'],
        ]}
      />
    </Card>
  )
}

const read = async (signal: AbortSignal): Promise<Data> => {
  const [run, gate] = await Promise.all([
    client.getSynchronisation({ signal }),
    client.checkGate({ signal }),
  ])
  // Read afterwards: the view is not read again when nothing was under way before.
  const requests = client.requests({ state: 'failed', limit: 200, signal })
  const { taken: failed } = await take(requests, maxFailed)
  return { run, unassigned: findingsOf(gate).filter(({ items }) => items.length === 0), failed }
}

const isUnderWay = ({ run, failed }: Data) =>
  run.state !== 'idle' || run.waiting + run.retrying > 0 || failed.some(isPending)

export const SynchronisationView = () => {
  const { t } = usePage()
  const load = useLoad(read, [], isUnderWay)
  return (
    <View title={t.synchronisation} quiet load={load}>
      {(data) => (
        <>
          <State {...data} />
          {data.failed.length > 0 && <Failed {...data} />}
        </>
      )}
    </View>
  )
}
