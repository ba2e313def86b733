import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { GateResponse, WstgItem } from '../../generated/client/index.js'
import { type ProgressPart, progressPartOf } from '../../src/checklist/wstg/names.ts'
import { type Load, useLoad } from '../load.ts'
import { hrefOf, useRoute } from '../route.ts'
import { client, inPageLanguage, usePage } from '../session.ts'
import { Table } from '../ui/data.tsx'
import {
  Badge,
  Button,
  type Children,
  Failure,
  type Kind,
  kindStyle,
  Notice,
  Progress,
} from '../ui/feedback.tsx'
import { ActionButton, DialogButton, Filters, useAnnouncedAction } from '../ui/forms.tsx'
import { focusHeading, View } from '../ui/view.tsx'
import { ItemView, rememberShown } from './item.tsx'
import {
  FindingList,
  findingsOf,
  ItemLink,
  isPassing,
  OpenFindings,
  OthersFindings,
  StatusBadge,
  statuses,
  statusOf,
  take,
  useSave,
  useSend,
  useStatusField,
} from './parts.tsx'
import { SpreadsheetView } from './spreadsheet.tsx'
import type { Status } from './spreadsheet-rows.ts'

type Items = readonly WstgItem[]
type GateReason = GateResponse['open'][number]['reason']

interface Data {
  items: Items
  gate: GateResponse
  /** Why items do not pass, by their identifiers. */
  reasons: ReadonlyMap<string | null, GateReason>
}

/** The parameters of the address. */
type Filter = Readonly<Record<string, string>>

/** A status that the service has accepted from the list. */
interface Sent {
  status: Status
  /** The filter at that time: the item keeps its place until the filter changes. */
  filter: Filter
  urgency: number
}

interface Sending {
  sent: ReadonlyMap<string, Sent>
  note(item: WstgItem, status: Status): void
}

/** The category in the address for items outside of the guide. */
const noCategory = '-'
const categoryOf = ({ category }: WstgItem): string => category ?? noCategory

const isUnderWay = (item: WstgItem) => item.open_request && item.failed_reason === null

/** The items that a chip leaves; those of the other parts of the progress are of the guide. */
const shown: Readonly<Record<string, (item: WstgItem, reason?: GateReason) => boolean>> = {
  failed: (item) => item.failed_reason !== null,
  conflict: (item) => item.conflict,
  open: isUnderWay,
  turned_back: (_, reason) => reason === 'turned_back',
  set_before_since: (_, reason) => reason === 'set_before_since',
  issues: (item) => item.outcome === 'issues',
  untracked: (item) => !item.tracked,
  // The rule of the same name in `getSynchronisation`.
  without_finding: (item) => item.finding_id === null && item.last_sync !== null,
}

/** The parts of the progress, in the order of the bars, and their colours. */
const kinds: Readonly<Record<ProgressPart, Kind>> = {
  closed: 'done',
  issues: 'worse',
  under_way: 'active',
  blocked: 'blocked',
  untested: 'open',
}
const parts = Object.keys(kinds) as ProgressPart[]

const isOfGuide = ({ name }: WstgItem): boolean => name !== null

/** How many of the items are in each part of the progress. */
const progressOf = (items: Items) => {
  const groups = Map.groupBy(items, progressPartOf)
  return (part: ProgressPart) => groups.get(part)?.length ?? 0
}

const Bar = ({ items }: { items: Items }) => {
  const countOf = progressOf(items)
  return (
    <div class="bar" aria-hidden="true">
      {parts
        .filter((part) => countOf(part) > 0)
        .map((part) => (
          <i key={part} style={{ ...kindStyle(kinds[part]), flexGrow: countOf(part) }} />
        ))}
    </div>
  )
}

/** A link that leaves a part of the items in the list, or all of them again. */
const Chip = ({ show, kind, children }: { show: string; kind?: Kind } & Children) => {
  const { parameters } = useRoute()
  const isChosen = parameters.show === show
  const address = hrefOf('checklist', { ...parameters, show: isChosen ? '' : show })
  return (
    <a class="badge" style={kind && kindStyle(kind)} href={address} aria-current={isChosen}>
      {children}
    </a>
  )
}

/** The verdict names at most so many findings. */
const maxNamed = 5

/** The verdict of the gate, and the findings that stand in the way. */
const Verdict = ({ gate }: { gate: GateResponse }) => {
  const { t, integer } = usePage()
  const { parameters } = useRoute()
  const findings = findingsOf(gate)
  const items = gate.open.filter(({ wstg_id: id }) => id !== null).length
  const named = findings.slice(0, maxNamed)
  if (gate.passed) return <Notice kind="success">{t.gatePassed}</Notice>
  return (
    <Notice kind="closed">
      <p>
        <strong>{t.gateClosed}</strong> {gate.stale_reason && t.gateStale[gate.stale_reason]}{' '}
        {items > 0 && t.gateItems(integer(items), integer(gate.items))}{' '}
        {findings.length > 0 && (
          <a href={hrefOf('checklist', { ...parameters, show: 'issues' })}>{t.allFindings}</a>
        )}{' '}
        {findings.some(({ items }) => items.length === 0) && (
          <a href={hrefOf('synchronisation')}>{t.unassigned}</a>
        )}
      </p>
      <FindingList findings={named} />
    </Notice>
  )
}

const Total = ({ items, gate, report }: Data & { report: () => Promise<unknown> }) => {
  const { t, integer } = usePage()
  const tests = items.filter(isOfGuide)
  const countOf = progressOf(tests)
  return (
    <section class="card total" aria-label={t.checklistTotal}>
      <div class="heading figure">
        <strong>{t.closedOf(integer(countOf('closed')), integer(tests.length))}</strong>
        <a class="button link" href={hrefOf('checklist', { spreadsheet: 'yes' })}>
          {t.spreadsheet}
        </a>
      </div>
      <Bar items={tests} />
      <div class="badges">
        {parts.map((part) => (
          <Chip key={part} show={part} kind={kinds[part]}>
            {integer(countOf(part))} {t.progress[part]}
          </Chip>
        ))}
        {items.length > tests.length && (
          <span class="aside">{t.outsideGuide(integer(items.length - tests.length))}</span>
        )}
        <ActionButton kind="link" text={t.makeReport} act={report} />
      </div>
      <Verdict gate={gate} />
    </section>
  )
}

const Coverage = ({ items }: Data) => {
  const { t, integer } = usePage()
  const { parameters } = useRoute()
  return (
    <details class="card">
      <summary>{t.coverage}</summary>
      <ul class="coverage">
        {[...Map.groupBy(items.filter(isOfGuide), categoryOf)].map(([category, members]) => (
          <li key={category}>
            <a href={hrefOf('checklist', { ...parameters, category })}>
              {t.categoryName(category)}
            </a>
            <span>{t.doneOf(integer(progressOf(members)('closed')), integer(members.length))}</span>
            <Bar items={members} />
          </li>
        ))}
      </ul>
    </details>
  )
}

const urgencyOf = (item: WstgItem) => (item.failed_reason !== null ? 2 : Number(item.conflict))

/** The items that the address leaves; failures and conflicts first. */
const filterItems = ({ items, reasons }: Data, sent: Sending['sent'], filter: Filter) => {
  const { status = '', category = '', show = '', search = '' } = filter
  const words = search.toLowerCase().split(/\s+/)
  const sentOf = ({ wstg_id: id }: WstgItem) => {
    const one = sent.get(id)
    return one?.filter === filter ? one : undefined
  }
  const rankOf = (item: WstgItem) => sentOf(item)?.urgency ?? urgencyOf(item)
  const isFound = (item: WstgItem) => {
    const text = `${item.wstg_id} ${item.name ?? ''} ${item.notes ?? ''}`.toLowerCase()
    return words.every((word) => text.includes(word))
  }
  const isShown = (item: WstgItem) =>
    show === '' ||
    (shown[show]?.(item, reasons.get(item.wstg_id)) ??
      (isOfGuide(item) && progressPartOf(item) === show))
  const isMeant = (item: WstgItem) =>
    [statusOf(item), ''].includes(status) &&
    [categoryOf(item), ''].includes(category) &&
    isShown(item) &&
    isFound(item)
  return items
    .filter((item) => sentOf(item) || isMeant(item))
    .sort((one, other) => rankOf(other) - rankOf(one))
}

/** Sets the status of the items that are shown, one after another, in a dialog that can stop it. */
const SetAll = ({ items, note }: { items: Items; note: Sending['note'] }) => {
  const { t, integer, account } = usePage()
  const { chosen: status, field } = useStatusField('')
  /** How many are sent, while they are. */
  const [done, setDone] = useState<number>()
  const isStopped = useRef(false)
  const itemsOf = (count: number) => t.items(count, integer(count))
  const act = async () => {
    isStopped.current = false
    let count = 0
    try {
      for (const item of items) {
        setDone(count)
        if (isStopped.current || status === '') break
        const body = { wstg_id: item.wstg_id, status, user: account.username }
        await client.requestWstgSync({ body })
        note(item, status)
        count += 1
      }
    } finally {
      setDone(undefined)
    }
    return t.setAll(itemsOf(count))
  }
  const all = items.length
  const changes = status ? items.map((item) => ({ id: item.wstg_id, item, status })) : []
  if (all === 0) return null
  return (
    <DialogButton
      text={t.setAllShown}
      of={itemsOf(all)}
      title={status ? t.askSetAll(itemsOf(all), t.statuses[status]) : t.statusOfItems(itemsOf(all))}
      submit={t.edit}
      question={
        done === undefined ? (
          <OthersFindings changes={changes} />
        ) : (
          <Progress label={t.sending} done={done} all={all} format={integer}>
            <Button text={t.stop} onClick={() => (isStopped.current = true)} />
          </Progress>
        )
      }
      fields={{ status: { ...field, disabled: done !== undefined } }}
      act={act}
    />
  )
}

/** The choice of a status in the row of an item, which acts at once. */
const StatusChoice = ({ item, sent, note }: Sending & { item: WstgItem }) => {
  const { t } = usePage()
  const { send, dialog } = useSend()
  const [chosen, choose] = useState<Status>()
  const { run, busy, error } = useAnnouncedAction(async (status: Status) => {
    choose(status)
    if (!(await send(item, { status }))) return undefined
    note(item, status)
    return isPassing(status) ? t.notKept : t.request.waiting
  })
  const isSending = busy || isUnderWay(item)
  const wanted = busy ? chosen : isSending && sent.get(item.wstg_id)?.status
  const value = wanted || statusOf(item)
  return (
    <div class="badges">
      <StatusBadge status={value}>
        <select
          aria-label={`${t.status}: ${item.wstg_id}`}
          aria-busy={busy}
          value={value}
          onChange={({ currentTarget }) => run(currentTarget.value as Status)}
        >
          {statuses.map((status) => (
            <option key={status} value={status}>
              {t.statuses[status]}
            </option>
          ))}
        </select>
      </StatusBadge>
      {isSending && <Badge>{t.pending}</Badge>}
      <Failure error={error} />
      {dialog}
    </div>
  )
}

const ItemTable = ({ data, change }: { data: Data; change: Load<Data>['change'] }) => {
  const { t, integer, ago, may } = usePage()
  const { parameters } = useRoute()
  const address = JSON.stringify(parameters)
  const filter = useMemo<Filter>(() => JSON.parse(address), [address])
  const [sent, setSent] = useState<Sending['sent']>(new Map())
  const note: Sending['note'] = (item, status) => {
    const one = { status, filter, urgency: urgencyOf(item) }
    setSent((all) => new Map(all).set(item.wstg_id, one))
    const accept = (other: WstgItem) =>
      other.wstg_id === item.wstg_id ? { ...other, open_request: true, failed_reason: null } : other
    change((now) => ({ ...now, items: now.items.map(accept) }))
  }
  const found = useMemo(() => filterItems(data, sent, filter), [data, sent, filter])
  useEffect(() => rememberShown(found), [found])
  const categories = [...new Set(data.items.map(categoryOf))].map(
    (name) => [name, t.categoryName(name)] as const,
  )
  const stateOf = (item: WstgItem) =>
    may('checklist:write') ? (
      <StatusChoice item={item} sent={sent} note={note} />
    ) : (
      <StatusBadge status={statusOf(item)} />
    )
  const nameOf = (item: WstgItem) => (
    <div class="badges">
      {item.near ? t.near(item.near) : item.name}
      {item.conflict && (
        <Badge kind="blocked">
          {t.conflictWith(t.toolStatuses[item.defectdojo_status ?? 'none'])}
        </Badge>
      )}
      {item.failed_reason !== null && <Badge kind="blocked">{t.shown.failed}</Badge>}
    </div>
  )
  const { items, reasons } = data
  const chips = Object.entries(t.shown).map(([show, name]) => {
    const count = items.filter((item) => shown[show]?.(item, reasons.get(item.wstg_id))).length
    if (count === 0 && parameters.show !== show) return null
    return (
      <Chip key={show} show={show}>
        {name}: {integer(count)}
      </Chip>
    )
  })
  const empty = (
    <>
      <p>{t.noItems}</p>
      <a href={hrefOf('checklist')} onClick={focusHeading}>
        {t.clear}
      </a>
    </>
  )
  const { read_at: readAt } = data.gate
  return (
    <section class="card list" aria-label={t.checklist}>
      <Filters
        head={
          <>
            <h2>{t.items(found.length, integer(found.length))}</h2>
            {readAt && <span class="hint wide">{t.readAt(ago(readAt))}</span>}
            {may('checklist:write') && <SetAll items={found} note={note} />}
          </>
        }
        fields={{
          search: { label: t.search, placeholder: t.searchHint, type: 'search' },
          status: { label: t.status, options: [['', t.any], ...Object.entries(t.statuses)] },
          category: { label: t.category, options: [['', t.anyCategory], ...categories] },
        }}
      >
        <div class="badges chips">
          {chips}
          <label class="badge">
            {t.since}
            <input type="date" name="since" value={parameters.since ?? ''} />
          </label>
        </div>
      </Filters>
      <Table
        key={address}
        caption={t.checklist}
        rows={found}
        keyOf={({ wstg_id: id }) => id}
        empty={empty}
        columns={[
          [t.item, ({ wstg_id: id }) => <ItemLink id={id} />],
          [t.test, nameOf, 'line'],
          [t.findingsOpen, (item) => <OpenFindings item={item} />],
          [t.status, stateOf],
        ]}
      />
      <p class="aside">{t.source}</p>
    </section>
  )
}

const List = () => {
  const { t } = usePage()
  const { since } = useRoute().parameters
  const query = since ? { since } : {}
  const load = useLoad<Data>(
    async (signal) => {
      const [{ taken: items }, gate] = await Promise.all([
        take(client.items({ ...query, signal })),
        client.checkGate({ query, signal }),
      ])
      const reasons = new Map(gate.open.map(({ wstg_id: id, reason }) => [id, reason]))
      return { items, gate, reasons }
    },
    [since],
    ({ items }) => items.some(isUnderWay),
  )
  const isLoaded = load.data !== undefined
  // The place that a link to an item has left.
  useEffect(() => {
    if (isLoaded && history.state?.y) scrollTo(0, history.state.y)
  }, [isLoaded])
  const save = useSave()
  const report = async () => save(await client.generateReport({ headers: inPageLanguage() }))
  return (
    <View title={t.checklist} quiet load={load}>
      {(data) => (
        <>
          <Total {...data} report={report} />
          <ItemTable data={data} change={load.change} />
          <Coverage {...data} />
        </>
      )}
    </View>
  )
}

export const ChecklistView = () => {
  const { id, parameters } = useRoute()
  if (id !== undefined) return <ItemView key={id} id={id} />
  return parameters.spreadsheet ? <SpreadsheetView /> : <List />
}
