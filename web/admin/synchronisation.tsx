import {
  isPending,
  type SynchronisationResponse,
  type WstgRequest,
} from '../../generated/client/index.js'
import { useLoad } from '../load.ts'
import { hrefOf } from '../route.ts'
import { client, usePage } from '../session.ts'
import { Facts, Table } from '../ui/data.tsx'
import { Badge, Button, Notice } from '../ui/feedback.tsx'
import { ActionButton, DialogButton } from '../ui/forms.tsx'
import { Card, View } from '../ui/view.tsx'
import { FailedActions, ItemLink, namesOf, Reason, statusName, take, When } from './parts.tsx'

/** The view shows at most so many failed requests. */
const maxFailed = 1000

/** A run that was not shown all is no success. */
const isHiding = ({
  state,
  last_started_at: began,
  last_succeeded_at: end,
}: SynchronisationResponse) => state === 'idle' && (end ?? '') < (began ?? '')

/** How far the checklist is in step with the tool, in a sentence. */
const State = ({ run }: { run: SynchronisationResponse }) => {
  const { t, ago, instant, may, account } = usePage()
  const { state, last_error: error, last_warning: warning } = run
  const start = () => client.synchroniseNow()
  const when = (at: string | null) => at && (ago(at) ?? instant(at))
  const isInStep = error === null && warning === null && run.failed === 0
  const told = () => {
    if (state !== 'idle') return t.runStates[state]
    const [last, next] = [when(run.last_succeeded_at), when(run.next_run_at)]
    return last === null ? t.neverInStep : (isInStep ? t.inStep : t.notInStep)(last, next)
  }
  return (
    <section class="card" aria-label={t.state}>
      <div class="heading">
        <p role="status">
          <strong>{told()}</strong>
        </p>
        {may('checklist:write') && (
          <ActionButton kind="primary" text={t.synchronise} busy={state !== 'idle'} act={start} />
        )}
      </div>
      {error !== null && (
        <Notice kind="error">
          {t.lastError}
          <Reason text={error} />
        </Notice>
      )}
      {warning !== null && (
        <Notice kind="error">
          {`${t.lastWarning} ${warning}`}
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
    </section>
  )
}

const Periodic = ({ run }: { run: SynchronisationResponse }) => {
  const { t, integer } = usePage()
  const some = (count: number) => count > 0 && integer(count)
  return (
    <details class="card">
      <summary>{t.periodic}</summary>
      <Facts
        facts={{
          [t.lastStarted]: <When at={run.last_started_at} />,
          [t.lastFinished]: <When at={run.last_finished_at} />,
          [t.lastSucceeded]: <When at={run.last_succeeded_at} />,
          [t.nextRun]: <When at={run.next_run_at} />,
          [t.lastDelivery]: <When at={run.last_delivery_at} />,
          [t.waitingCount]: some(run.waiting),
          [t.retryingCount]: some(run.retrying),
          [t.failedCount]: some(run.failed),
          [t.unassigned]: some(run.unassigned),
          [t.withoutFinding]: (
            <a href={hrefOf('checklist', { show: 'without_finding' })}>
              {integer(run.without_finding)}
            </a>
          ),
        }}
      />
    </details>
  )
}

const Failed = ({ requests, all }: { requests: readonly WstgRequest[]; all: number }) => {
  const { t, integer } = usePage()
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
    <Card title={t.failedRequests} tools={requests.length > 0 && <FailedActions />}>
      <Table
        empty={t.noFailed}
        caption={t.firstOf(requests.length, Math.max(all, requests.length), integer)}
        rows={requests}
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

type Data = { run: SynchronisationResponse; failed: WstgRequest[] }

const read = async (signal: AbortSignal): Promise<Data> => {
  const run = await client.getSynchronisation({ signal })
  // Read afterwards: the view is not read again when nothing was under way before.
  const requests = client.requests({ state: 'failed', limit: 200, signal })
  const { taken: failed } = await take(requests, maxFailed)
  return { run, failed }
}

const isUnderWay = ({ run, failed }: Data) =>
  run.state !== 'idle' || run.waiting + run.retrying > 0 || failed.some(isPending)

export const SynchronisationView = () => {
  const { t } = usePage()
  const load = useLoad(read, [], isUnderWay)
  const refresh = <Button text={t.reload} onClick={load.reload} />
  return (
    <View title={t.synchronisation} tools={refresh} load={load}>
      {({ run, failed }) => (
        <>
          <State run={run} />
          <Failed requests={failed} all={run.failed} />
          <Periodic run={run} />
        </>
      )}
    </View>
  )
}
