import type { rules, WstgItem, WstgRequest } from '../../generated/client/index.js'
import { hrefOf } from '../route.ts'
import { client, usePage } from '../session.ts'
import { Act, Ask } from '../ui/forms.tsx'

export type Status = (typeof rules.WstgStatus.values)[number]
/** In the order in which work goes on, as the bars show them. */
export const statuses: readonly Status[] = [
  'Done',
  'Not Applicable',
  'In Progress',
  'Blocked',
  'Not Started',
]

/** An item without a status has not been started. */
export const statusOf = ({ wstg_status: status }: Pick<WstgItem, 'wstg_status'>): Status =>
  status ?? 'Not Started'

/** As many entries of a list as are asked for, and whether there are more. */
export const take = async <T,>(entries: AsyncIterable<T>, count: number) => {
  const taken: T[] = []
  for await (const entry of entries) {
    if (taken.length === count) return { taken, more: true }
    taken.push(entry)
  }
  return { taken, more: false }
}

export const When = ({ at }: { at: string | null }) => {
  const { t, instant } = usePage()
  return <time dateTime={at ?? undefined}>{at === null ? t.unknown : instant(at)}</time>
}

export const ItemLink = (props: { id: string; parameters?: Record<string, string> }) => (
  <a href={hrefOf('checklist', props.parameters, props.id)}>{props.id}</a>
)

/** The ways to go on with a failed request, or with all of them. */
export const FailedActions = ({ request }: { request?: WstgRequest }) => {
  const { t, integer, may } = usePage()
  const body = request ? { request_ids: [request.request_id] } : 'all'
  const of = request && `${request.wstg_id ?? request.request_id}`
  const repeat = async () => {
    const { request_ids: done } = await client.retryRequests({ body })
    return t.retried(integer(done.length))
  }
  const drop = async () => {
    const { request_ids: done } = await client.dismissRequests({ body })
    return t.dismissed(integer(done.length))
  }
  const [again, end] = request ? [t.repeat, t.dismiss] : [t.retryAll, t.dismissAll]
  const kind = request ? 'link' : 'plain'
  if (!may('checklist:write')) return null
  return (
    <div class="actions">
      <Act text={again} of={of} kind={kind} act={repeat} />
      <Ask text={end} of={of} opener={kind} question={t.askDismiss} act={drop} />
    </div>
  )
}
