import { useState } from 'preact/hooks'
import {
  type Download,
  rules,
  type WstgItem,
  type WstgRequest,
} from '../../generated/client/index.js'
import { useLoad } from '../load.ts'
import { hrefOf } from '../route.ts'
import { saveFile } from '../save.ts'
import { client, texts, usePage } from '../session.ts'
import { useQuestion } from '../ui/dialog.tsx'
import { Badge } from '../ui/feedback.tsx'
import { ActionButton, DialogButton } from '../ui/forms.tsx'

export type Status = (typeof rules.WstgStatus.values)[number]
/** In the order of the bars. */
export const statuses = Object.keys(texts.es.statuses) as Status[]

/** The field of a status, and its value. It warns of a status that does not last. */
export const useStatusField = (first: Status, keepsAll: boolean) => {
  const { t } = usePage()
  const [chosen, choose] = useState(first)
  const field = {
    label: t.status,
    hint: isLost(chosen, keepsAll) && t.notKept,
    options: statuses.map((status) => [status, t.statuses[status]] as const),
    defaultValue: chosen,
    onInput: ({ currentTarget }: { currentTarget: { value: string } }) =>
      choose(currentTarget.value as Status),
  }
  return { chosen, field }
}

/** An item without a status has not been started. */
export const statusOf = ({ wstg_status: status }: Pick<WstgItem, 'wstg_status'>): Status =>
  status ?? 'Not Started'

type Texts = ReturnType<typeof usePage>['t']

/** A status as it was sent may be none. */
export const statusName = (t: Texts, status: string | null): string =>
  status === null ? t.unknown : (t.statuses[status as Status] ?? status)

/** The account that called, and the person that it named. */
export const namesOf = (t: Texts, ...names: readonly (string | null)[]): string =>
  [...new Set(names)].filter((name) => name !== null).join(' / ') || t.unknown

/** Whether DefectDojo has no such status, so that the next reading turns it into another one. */
export const isLost = (status: Status, keepsAll: boolean): boolean =>
  !keepsAll && ['Blocked', 'Not Started'].includes(status)

/** The worst first. */
export const severities = rules.FindingSeverity.values

/** A name as the tool writes it. */
const kindOf = (severity: string) => severity.charAt(0).toUpperCase() + severity.slice(1)

export const Severity = ({ severity }: { severity: string | null }) => {
  const { t } = usePage()
  if (!severity) return <>{t.unknown}</>
  const name = t.severities[severity.toLowerCase() as keyof typeof t.severities]
  return <Badge kind={kindOf(severity)}>{name ?? severity}</Badge>
}

/** The open findings of an item: of the worst severity, or of all. */
export const OpenFindings = ({ item, all }: { item: WstgItem; all?: boolean }) => {
  const { t, integer } = usePage()
  const open = severities
    .map((severity) => ({ severity, count: item.open_findings[severity] }))
    .filter(({ count }) => count > 0)
    .map(({ severity, count }) => ({
      kind: kindOf(severity),
      counted: `${integer(count)} ${t.severities[severity]}`,
    }))
  const title = t.openFindings(open.map(({ counted }) => counted).join(', '))
  return open.slice(0, all ? open.length : 1).map(({ kind, counted }) => (
    <span key={kind} title={title}>
      <Badge kind={kind}>{t.openFindings(counted)}</Badge>
    </span>
  ))
}

/** The finding that a change is about, as last read; its title once that is known. */
const LastRead = ({ item }: { item: WstgItem }) => {
  const { t } = usePage()
  const path = { wstg_id: item.wstg_id }
  const { data } = useLoad((signal) => client.getItem({ path, signal }))
  const finding = data?.findings.find(({ written_to: isWrittenTo }) => isWrittenTo)
  const facts = [
    t.findingNumber(item.finding_id ?? 0),
    finding?.title,
    finding && t.severities[finding.severity],
    finding && t.findingStates[finding.state],
  ]
  return <strong class="reason">{facts.filter(Boolean).join(' · ')}</strong>
}

const withoutChange = ['active open']
/** DefectDojo's status and state of a finding that each status leaves as they are. */
const unchangedBy: Readonly<Record<Status, readonly string[]>> = {
  Done: ['verified closed', 'verified closed_by_status'],
  'Not Applicable': ['active false_positive', 'active closed_by_status'],
  'In Progress': withoutChange,
  Blocked: withoutChange,
  'Not Started': withoutChange,
}

/** Whether a status changes the item's finding although the service did not make it. */
export const changesOthers = (item: WstgItem, status: Status): boolean =>
  item.finding_own === false &&
  !unchangedBy[status].includes(`${item.defectdojo_status} ${item.finding_state}`)

/** Sends a status, and notes if they have changed. Undefined if the person does not agree. */
export const useSend = () => {
  const { t, account } = usePage()
  const { ask, dialog } = useQuestion(t.changeFinding, 'primary')
  const send = async (item: WstgItem, change: { status: Status; notes?: string }) => {
    const question = (
      <>
        {t.othersFinding} <LastRead item={item} />
      </>
    )
    const isOthers =
      changesOthers(item, change.status) || (item.finding_own === false && change.notes)
    if (isOthers && !(await ask(question))) return undefined
    const body = { wstg_id: item.wstg_id, user: account.username, ...change }
    return client.requestWstgSync({ body })
  }
  return { send, dialog }
}

/** Saves a download, and tells its name and size. */
export const useSave = () => {
  const { t, bytes } = usePage()
  return async (download: Download): Promise<string> => {
    const file = await download.blob()
    saveFile(file, download.fileName)
    return t.saved(download.fileName, bytes(file.size))
  }
}

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

/** The tool's own text, which a person may open. */
export const Reason = ({ text }: { text: string | null }) => {
  const { t } = usePage()
  return text ? (
    <details class="reason">
      <summary>{t.reason}</summary>
      {text}
    </details>
  ) : null
}

/** The actions on a failed request, or on all of them. */
export const FailedActions = ({ request }: { request?: WstgRequest }) => {
  const { t, integer, may } = usePage()
  const body = request ? { request_ids: [request.request_id] } : 'all'
  const of = request && `${request.wstg_id ?? request.request_id}`
  const retry = async () => {
    const { request_ids: done } = await client.retryRequests({ body })
    return t.retried(integer(done.length))
  }
  const dismiss = async () => {
    const { request_ids: done } = await client.dismissRequests({ body })
    return t.dismissed(integer(done.length))
  }
  const [retryText, dismissText] = request ? [t.repeat, t.dismiss] : [t.retryAll, t.dismissAll]
  const kind = request ? 'link' : 'plain'
  if (!may('checklist:write')) return null
  return (
    <div class="actions">
      <ActionButton text={retryText} of={of} kind={kind} act={retry} />
      <DialogButton
        text={dismissText}
        of={of}
        opener={kind}
        kind="danger"
        question={t.askDismiss}
        act={dismiss}
      />
    </div>
  )
}
