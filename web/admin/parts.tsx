import { useState } from 'preact/hooks'
import {
  type Download,
  type GateFinding,
  type GateResponse,
  rules,
  type WstgItem,
  type WstgRequest,
} from '../../generated/client/index.js'
import { severityColors } from '../../src/checklist/wstg/names.ts'
import { useLoad } from '../load.ts'
import { hrefOf, useRoute } from '../route.ts'
import { saveFile } from '../save.ts'
import { client, settings, texts, usePage } from '../session.ts'
import { useQuestion } from '../ui/dialog.tsx'
import { Badge, type Children, type Kind, Notice } from '../ui/feedback.tsx'
import { ActionButton, DialogButton } from '../ui/forms.tsx'
import type { Change, Status } from './spreadsheet-rows.ts'

type Texts = ReturnType<typeof usePage>['t']

/** A status as it was sent may be none. */
export const statusName = (t: Texts, status: string | null): string =>
  status === null ? t.unknown : (t.statuses[status as Status] ?? status)

const kinds: Readonly<Record<Status, Kind>> = {
  Done: 'done',
  'Not Applicable': 'skipped',
  'In Progress': 'active',
  Blocked: 'blocked',
  'Not Started': 'open',
}

/** A status, or the choice of one. */
export const StatusBadge = ({ status, children }: { status: Status } & Children) => {
  const { t } = usePage()
  return <Badge kind={kinds[status]}>{children ?? t.statuses[status]}</Badge>
}

/** The account that called, and the person that it named. */
export const namesOf = (t: Texts, ...names: readonly (string | null)[]): string =>
  [...new Set(names)].filter((name) => name !== null).join(' / ') || t.unknown

/** The worst first. */
const severities = rules.FindingSeverity.values

type FindingSeverity = (typeof severities)[number]

export const Severity = ({ of, children }: { of: FindingSeverity } & Children) => {
  const { t } = usePage()
  const { fill: background, text: color } = severityColors[of]
  return (
    <span class="badge" style={{ background, color }}>
      {children ?? t.severities[of]}
    </span>
  )
}

/** The numbers of the open findings of an item, the worst first. */
export const useOpenCounts = () => {
  const { t, integer } = usePage()
  return ({ open_findings: open }: WstgItem) =>
    severities
      .filter((severity) => open[severity] > 0)
      .map(
        (severity) => [severity, `${integer(open[severity])} ${t.severities[severity]}`] as const,
      )
}

export const OpenFindings = ({ item }: { item: WstgItem }) =>
  useOpenCounts()(item).map(([severity, text]) => (
    <Severity key={severity} of={severity}>
      {text}
    </Severity>
  ))

/** A link to another service, whose address may have any scheme. */
export const OutsideLink = ({ address, text }: { address: string | null; text: string }) => {
  if (!/^https?:\/\//i.test(address ?? '')) return <>{text}</>
  return (
    <a href={address ?? ''} target="_blank" rel="noreferrer">
      {text}
    </a>
  )
}

/** An open finding, and the items that it names. */
type NamedFinding = GateFinding & { items: readonly string[] }

/** The open findings that a verdict names: the worst first, then the oldest. */
export const findingsOf = ({ open }: GateResponse) => {
  const named = open.flatMap(({ wstg_id: id, findings }) =>
    findings.map((finding) => ({ ...finding, id })),
  )
  const rank = ({ severity, created }: GateFinding) =>
    `${severities.indexOf(severity)} ${created ?? '~'}`
  return [...Map.groupBy(named, ({ finding_id: number }) => number).values()]
    .map((same) => ({ ...same[0]!, items: same.flatMap(({ id }) => id ?? []) }))
    .sort((one, other) => (rank(one) < rank(other) ? -1 : 1))
}

/** Findings, a line each, with a link to their item, or else to the tool. */
export const FindingList = ({ findings }: { findings: readonly NamedFinding[] }) => {
  const { t, daysAgo } = usePage()
  return (
    <ul class="findings">
      {findings.map(({ finding_id: number, title, severity, created, finding_url: url, items }) => (
        <li key={number}>
          <Severity of={severity} />
          <span class="title" title={title}>
            {items[0] ? (
              <ItemLink id={items[0]} text={title} />
            ) : (
              <OutsideLink address={url} text={title || t.findingNumber(number)} />
            )}
          </span>{' '}
          <span>{items[0] ?? t.noTest}</span> {created && <span>{daysAgo(created)}</span>}
        </li>
      ))}
    </ul>
  )
}

/** In the order of the bars. */
export const statuses = Object.keys(texts.es.statuses) as Status[]

/** An item without a status has not been started. */
export const statusOf = ({ wstg_status: status }: Pick<WstgItem, 'wstg_status'>): Status =>
  status ?? 'Not Started'

/** Whether the tool has no such status, so that the next reading turns it into another one. */
export const isPassing = (status: string): boolean => settings.passingStatuses.includes(status)

/** The field of a status, and its value. It warns of a status that does not last. */
export const useStatusField = <First extends Status | ''>(first: First) => {
  const { t } = usePage()
  const [chosen, choose] = useState<Status | First>(first)
  const options = statuses.map((status) => [status as Status | First, t.statuses[status]] as const)
  const field = {
    label: t.status,
    hint: isPassing(chosen) && t.notKept,
    options: first ? options : [[first, t.choose] as const, ...options],
    defaultValue: chosen,
    required: true,
    onInput: ({ currentTarget }: { currentTarget: { value: string } }) =>
      choose(currentTarget.value as Status),
  }
  return { chosen, field }
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

/** Whether a change concerns a finding that the service did not make. */
const changesOthers = ({ item, status, notes }: Change): boolean =>
  item?.finding_own === false &&
  (Boolean(notes) ||
    !unchangedBy[status].includes(`${item.defectdojo_status} ${item.finding_state}`))

/** Names the findings of others that changes concern. */
export const OthersFindings = ({ changes }: { changes: readonly Change[] }) => {
  const { t } = usePage()
  const others = changes.filter(changesOthers)
  if (others.length === 0) return null
  return (
    <Notice kind="doubt">
      {t.othersFindings}
      <ul>
        {others.map(({ id, item }) => (
          <li key={id}>{item && <LastRead item={item} />}</li>
        ))}
      </ul>
    </Notice>
  )
}

/** Sends a status, and notes if they have changed. Undefined if the person does not agree. */
export const useSend = () => {
  const { t, account } = usePage()
  const { ask, dialog } = useQuestion(t.changeFinding, 'primary')
  const send = async (item: WstgItem, change: { status: Status; notes?: string }) => {
    const changes = [{ id: item.wstg_id, item, ...change }]
    const isOwn = !changes.some(changesOthers)
    if (!isOwn && !(await ask(<OthersFindings changes={changes} />))) return undefined
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

/** The entries of a list, at most so many, and whether there are more. */
export const take = async <T,>(
  entries: AsyncIterable<T>,
  count: number = Number.POSITIVE_INFINITY,
) => {
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
      {ago(at)}
    </time>
  )
}

/** Keeps the place in the list for the way back. */
const keepPlace = () => history.replaceState({ ...history.state, y: scrollY }, '')

/** Keeps the filters of the list. */
export const ItemLink = ({ id, text }: { id: string; text?: string }) => {
  const { name, parameters } = useRoute()
  const kept = name === 'checklist' ? parameters : {}
  return (
    <a href={hrefOf('checklist', kept, id)} onClick={keepPlace}>
      {text || id}
    </a>
  )
}

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
