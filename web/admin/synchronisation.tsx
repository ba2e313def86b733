import { useEffect, useState } from 'preact/hooks'
import type { SynchronisationResponse, WstgRequest } from '../../generated/client/index.js'
import { useAction, useLoad } from '../load.ts'
import { client, useFormat } from '../session.ts'
import { Button, Confirm, Failure, Heading, LoadState, Notice, Table } from '../ui.tsx'
import { Badge, dismiss, Facts, ItemLink, retry, take, useAdminTexts, When } from './parts.tsx'

/** Failed requests that the view shows. */
const most = 1000
/** Milliseconds between looks at work that is under way. */
const pollMs = 2000

const Periodic = ({ run, reload }: { run: SynchronisationResponse; reload: () => void }) => {
  const texts = useAdminTexts()
  const { integer } = useFormat()
  const start = useAction(async () => {
    await client.synchroniseNow()
    reload()
  })
  return (
    <section class="card" aria-labelledby="periodic">
      <div class="heading">
        <h2 id="periodic">{texts.periodic}</h2>
        <Button kind="primary" busy={start.busy || run.state !== 'idle'} onClick={start.run}>
          {texts.synchronise}
        </Button>
      </div>
      <Failure error={start.error} />
      {run.last_error !== null && (
        <Notice kind="error">
          {texts.lastError} {run.last_error}
        </Notice>
      )}
      <Facts
        rows={[
          [
            texts.state,
            <span key="state" role="status">
              {texts.runStates[run.state]}
            </span>,
          ],
          [texts.lastStarted, <When key="started" at={run.last_started_at} />],
          [texts.lastFinished, <When key="finished" at={run.last_finished_at} />],
          [texts.lastSucceeded, <When key="succeeded" at={run.last_succeeded_at} />],
          [texts.nextRun, <When key="next" at={run.next_run_at} />],
          [texts.waitingCount, integer(run.waiting)],
          [texts.retryingCount, integer(run.retrying)],
          [texts.failedCount, integer(run.failed)],
          [texts.withoutFinding, integer(run.without_finding)],
        ]}
      />
    </section>
  )
}

const Failed = ({
  requests,
  all,
  reload,
}: {
  requests: readonly WstgRequest[]
  all: number
  reload: () => void
}) => {
  const texts = useAdminTexts()
  const { integer } = useFormat()
  /** Ids of the requests to dismiss; without ids all of them. */
  const [asked, setAsked] = useState<{ ids?: number[] }>()
  const [told, setTold] = useState<string>()
  const repeat = useAction(async (ids?: number[]) => {
    const { request_ids: done } = await (ids ? retry(ids) : client.retryRequests({ body: {} }))
    setTold(texts.retried(integer(done.length)))
    reload()
  })
  const drop = async (ids?: number[]) => {
    const { request_ids: done } = await (ids ? dismiss(ids) : client.dismissRequests({ body: {} }))
    setTold(texts.dismissed(integer(done.length)))
    reload()
  }
  return (
    <section class="card" aria-labelledby="failed">
      <div class="heading">
        <h2 id="failed">{texts.failedRequests}</h2>
        {requests.length > 0 && (
          <>
            <Button busy={repeat.busy} onClick={() => repeat.run()}>
              {texts.retryAll}
            </Button>
            <Button onClick={() => setAsked({})}>{texts.dismissAll}</Button>
          </>
        )}
      </div>
      {told !== undefined && <Notice kind="success">{told}</Notice>}
      <Failure error={repeat.error} />
      <Table
        empty={texts.noFailed}
        caption={texts.firstOf(integer(requests.length), integer(Math.max(all, requests.length)))}
        rows={requests}
        keyOf={({ request_id: id }) => id}
        columns={[
          {
            label: texts.item,
            cell: ({ wstg_id: item, finding_id: finding }) =>
              item !== null ? (
                <ItemLink id={item} />
              ) : (
                finding !== null && texts.findingNumber(finding)
              ),
          },
          {
            label: texts.status,
            cell: ({ status }) => (status === null ? texts.unknown : texts.statuses[status]),
          },
          { label: texts.accepted, cell: ({ accepted_at: at }) => <When at={at} /> },
          { label: texts.attempts, numeric: true, cell: ({ attempts }) => integer(attempts) },
          {
            label: texts.reason,
            cell: ({ reason, next_attempt_at: next }) => (
              <div>
                {reason} {next !== null && <Badge>{texts.states.retrying}</Badge>}
              </div>
            ),
          },
          {
            label: texts.actions,
            cell: ({ request_id: id, wstg_id: item }) => (
              <div class="actions">
                <Button
                  kind="link"
                  label={`${texts.retry}: ${item ?? id}`}
                  onClick={() => repeat.run([id])}
                >
                  {texts.retry}
                </Button>
                <Button
                  kind="link"
                  label={`${texts.dismiss}: ${item ?? id}`}
                  onClick={() => setAsked({ ids: [id] })}
                >
                  {texts.dismiss}
                </Button>
              </div>
            ),
          },
        ]}
      />
      {asked && (
        <Confirm
          title={asked.ids ? texts.dismiss : texts.dismissAll}
          submit={asked.ids ? texts.dismiss : texts.dismissAll}
          act={() => drop(asked.ids)}
          onClose={() => setAsked(undefined)}
        >
          <p>{texts.askDismiss}</p>
        </Confirm>
      )}
    </section>
  )
}

export const SynchronisationView = () => {
  const texts = useAdminTexts()
  const load = useLoad(async (signal) => {
    const [run, { taken }] = await Promise.all([
      client.getSynchronisation({ signal }),
      take(client.requests({ state: 'failed', limit: 200, signal }), most),
    ])
    return { run, failed: taken }
  }, [])
  const { data, reload } = load
  useEffect(() => {
    if (!data || (data.run.state === 'idle' && data.run.waiting + data.run.retrying === 0)) return
    const timer = setTimeout(reload, pollMs)
    return () => clearTimeout(timer)
  }, [data, reload])
  return (
    <>
      <Heading text={texts.synchronisation} />
      <LoadState load={load} />
      {data && (
        <>
          <Periodic run={data.run} reload={reload} />
          <Failed requests={data.failed} all={data.run.failed} reload={reload} />
        </>
      )}
    </>
  )
}
