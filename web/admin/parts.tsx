import { useRef } from 'preact/hooks'
import type { rules, WstgItem, WstgRequest } from '../../generated/client/index.js'
import { hrefOf } from '../route.ts'
import { client, usePage } from '../session.ts'
import { Failure } from '../ui/feedback.tsx'
import { Act, Ask, useTold } from '../ui/forms.tsx'

export type Status = (typeof rules.WstgStatus.values)[number]
/** In the order in which work progresses, as the bars show them. */
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

/** An instant; how long ago it was is shown first, if that is less than a day. */
export const When = ({ at }: { at: string | null }) => {
  const { t, instant, ago } = usePage()
  if (at === null) return <>{t.unknown}</>
  return (
    <time dateTime={at} title={instant(at)}>
      {ago(at) ?? instant(at)}
    </time>
  )
}

/** Keeps the place in the list for the way back. */
const keepPlace = () => history.replaceState({ ...history.state, y: scrollY }, '')

export const ItemLink = (props: { id: string; parameters?: Record<string, string> }) => (
  <a href={hrefOf('checklist', props.parameters, props.id)} onClick={keepPlace}>
    {props.id}
  </a>
)

/** The tool's own words, which a person may open. */
export const Reason = ({ text }: { text: string | null }) => {
  const { t } = usePage()
  return text ? (
    <details class="reason">
      <summary>{t.reasonDetails}</summary>
      {text}
    </details>
  ) : null
}

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  options: Readonly<Record<Value, string>>
  act: (value: Value) => Promise<unknown>
}

/** A choice in a row of a table, which acts at once. */
export const Choice = <Value extends string>({
  label,
  value,
  options,
  act,
}: ChoiceProps<Value>) => {
  const chosen = useRef(value)
  const { run, busy, error } = useTold(() => act(chosen.current))
  const choose = (event: Event) => {
    chosen.current = (event.currentTarget as HTMLSelectElement).value as Value
    void run()
  }
  return (
    <div>
      <select
        aria-label={label}
        aria-busy={busy}
        data-kind={value}
        value={value}
        disabled={busy}
        onChange={choose}
      >
        {Object.entries(options).map(([name, text]) => (
          <option key={name} value={name}>
            {text as string}
          </option>
        ))}
      </select>
      <Failure error={error} />
    </div>
  )
}

/** The actions on a failed request, or on all of them. */
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
