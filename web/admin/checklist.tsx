import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { GateResponse, WstgItem } from '../../generated/client/index.js'
import { type ProgressPart, progressPartOf } from '../../src/checklist/wstg/names.ts'
import { useLoad } from '../load.ts'
import { hrefOf, useRoute } from '../route.ts'
import { client, usePage } from '../session.ts'
import { Table } from '../ui/data.tsx'
import { Badge, Button, Failure, Notice, Progress } from '../ui/feedback.tsx'
import { ActionButton, DialogButton, Filters, useAnnouncedAction } from '../ui/forms.tsx'
import { Card, focusHeading, View } from '../ui/view.tsx'
import { ItemView, shownIds } from './item.tsx'
import {
  changesOthers,
  ItemLink,
  isLost,
  OpenFindings,
  Severity,
  type Status,
  severities,
  statuses,
  statusOf,
  take,
  useSave,
  useSend,
  useStatusField,
  When,
} from './parts.tsx'
import { SpreadsheetView } from './spreadsheet.tsx'

type Items = readonly WstgItem[]
type Reason = GateResponse['open'][number]['reason']

interface Data {
  items: Items
  gate: GateResponse
  /** Whether DefectDojo's answer leaves statuses that it does not have. */
  keepsAll: boolean
}

/** The category in the address for items outside of the guide. */
const noCategory = '-'
const categoryOf = ({ category }: WstgItem): string => category ?? noCategory

const isUnderWay = (item: WstgItem) => item.open_request && item.failed_reason === null

/** The items that the choices of `show` leave, besides the reasons of the gate. */
const shown: Readonly<Record<string, (item: WstgItem) => boolean>> = {
  conflict: (item) => item.conflict,
  open: (item) => item.open_request,
  failed: (item) => item.failed_reason !== null,
  untracked: (item) => !item.tracked,
  // The rule of the same name in `getSynchronisation`.
  without_finding: (item) => item.finding_id === null && item.last_sync !== null,
}

/** The parts of the progress, in the order of the bars, and their colours. */
const kinds: Readonly<Record<ProgressPart, string>> = {
  closed: 'Done',
  issues: 'worse',
  under_way: 'In Progress',
  blocked: 'Blocked',
  untested: 'Not Started',
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
          <i key={part} data-kind={kinds[part]} style={{ flexGrow: countOf(part) }} />
        ))}
    </div>
  )
}

/** The verdict names at most so many items with open findings. */
const maxNamed = 5

/** The verdict of the gate, and links to the items that do not pass. */
const Verdict = ({ gate }: { gate: GateResponse }) => {
  const { t, integer } = usePage()
  const { parameters } = useRoute()
  const reasons = Map.groupBy(gate.open, ({ reason }) => reason)
  const found = Map.groupBy(reasons.get('open_finding') ?? [], ({ severity }) => severity)
  const worst = severities.flatMap((severity) => found.get(severity) ?? [])
  if (gate.passed) return <Notice kind="success">{t.gatePassed}</Notice>
  return (
    <Notice kind="closed">
      <p>
        <strong>{t.gateClosed}</strong> {gate.stale_reason && t.gateStale[gate.stale_reason]}
      </p>
      <p class="badges">
        {[...reasons].map(([reason, { length }]) => {
          const text = `${t.reasons[reason]}: ${integer(length)}`
          if (reason === 'unassigned_finding') return <span key={reason}>{text}</span>
          return (
            <a key={reason} href={hrefOf('checklist', { ...parameters, show: reason })}>
              {text}
            </a>
          )
        })}
      </p>
      {worst.length > 0 && (
        <p class="badges">
          {worst.slice(0, maxNamed).map(({ wstg_id: id, severity }) => (
            <span key={id}>
              <ItemLink id={id!} parameters={parameters} /> <Severity severity={severity} />
            </span>
          ))}
        </p>
      )}
    </Notice>
  )
}

const Total = ({ items, gate }: Data) => {
  const { t, integer, percent } = usePage()
  const tests = items.filter(isOfGuide)
  const countOf = progressOf(tests)
  const closed = countOf('closed')
  return (
    <section class="card total" aria-label={t.checklistTotal}>
      <p class="figure">
        <strong>{t.closedOf(integer(closed), integer(tests.length))}</strong>{' '}
        <span>{percent(closed / tests.length)}</span>
        <span class="badges">
          {parts.map((part) => (
            <Badge key={part} kind={kinds[part]}>
              {t.progress[part]}: {integer(countOf(part))}
            </Badge>
          ))}
          {items.length > tests.length && (
            <span>{t.outsideGuide(integer(items.length - tests.length))}</span>
          )}
        </span>
      </p>
      <Bar items={tests} />
      <Verdict gate={gate} />
      <Coverage items={tests} />
    </section>
  )
}

const Coverage = ({ items }: { items: Items }) => {
  const { t, integer } = usePage()
  const { parameters } = useRoute()
  return (
    <details>
      <summary>{t.coverage}</summary>
      <ul class="coverage">
        {[...Map.groupBy(items, categoryOf)].map(([category, members]) => (
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

/** The items that the parameters of the address leave; failures and conflicts first. */
const filterItems = ({ items, gate }: Data, parameters: Record<string, string>): WstgItem[] => {
  const { status = '', category = '', show = '', outcome = '', search = '' } = parameters
  const words = search.toLowerCase().split(/\s+/)
  const reasons = new Map(gate.open.map(({ wstg_id: id, reason }) => [id, reason]))
  const isFound = (item: WstgItem) => {
    const text = `${item.wstg_id} ${item.name ?? ''} ${item.notes ?? ''}`.toLowerCase()
    return words.every((word) => text.includes(word))
  }
  const isShown = (item: WstgItem) =>
    shown[show]?.(item) ?? [reasons.get(item.wstg_id), ''].includes(show as Reason)
  return items
    .filter((item) => [statusOf(item), ''].includes(status))
    .filter((item) => [categoryOf(item), ''].includes(category))
    .filter((item) => [item.outcome, ''].includes(outcome))
    .filter(isShown)
    .filter(isFound)
    .sort((one, other) => urgencyOf(other) - urgencyOf(one))
}

/** Sets the status of the items that are shown, one after another, in a dialog that can stop it. */
const SetAll = ({ items, keepsAll }: Pick<Data, 'items' | 'keepsAll'>) => {
  const { t, integer, account } = usePage()
  const { chosen: status, field } = useStatusField('Done', keepsAll)
  /** While they are sent. Those that are sent may no longer be among those that are shown. */
  const [sent, setSent] = useState<{ done: number; all: number }>()
  const isStopped = useRef(false)
  const itemsOf = (count: number) => t.items(count, integer(count))
  const act = async () => {
    isStopped.current = false
    let done = 0
    const tell = () => setSent({ done, all: items.length })
    tell()
    try {
      for (const { wstg_id: id } of items) {
        if (isStopped.current) break
        const body = { wstg_id: id, status, user: account.username }
        await client.requestWstgSync({ body })
        done += 1
        tell()
      }
    } finally {
      setSent(undefined)
    }
    return t.setAll(itemsOf(done))
  }
  const all = sent?.all ?? items.length
  const others = items.filter((item) => changesOthers(item, status)).length
  const warnings = [others > 0 && t.othersFindings(integer(others)), field.hint]
  const hint = <span role="status">{warnings.filter(Boolean).join(' ')}</span>
  if (all === 0) return null
  return (
    <DialogButton
      text={t.setAllShown}
      opener="plain"
      title={t.askSetAll(itemsOf(all), t.statuses[status])}
      submit={t.setItems(itemsOf(all), t.statuses[status])}
      question={
        sent && (
          <Progress label={t.sending} done={sent.done} all={all} format={integer}>
            <Button text={t.stop} onClick={() => (isStopped.current = true)} />
          </Progress>
        )
      }
      fields={{ status: { ...field, hint, disabled: sent !== undefined } }}
      act={act}
    />
  )
}

/** The choice of a status in the row of an item, which acts at once. */
const StatusChoice = ({ item, keepsAll }: { item: WstgItem; keepsAll: boolean }) => {
  const { t } = usePage()
  const { send, dialog } = useSend()
  const { run, busy, error } = useAnnouncedAction(async (status: Status) => {
    if (!(await send(item, { status }))) return undefined
    return isLost(status, keepsAll) ? t.notKept : t.request.waiting
  })
  return (
    <div>
      <select
        aria-label={`${t.status}: ${item.wstg_id}`}
        aria-busy={busy}
        data-kind={statusOf(item)}
        value={statusOf(item)}
        onChange={({ currentTarget }) => run(currentTarget.value as Status)}
      >
        {statuses.map((status) => (
          <option key={status} value={status}>
            {t.statuses[status]}
          </option>
        ))}
      </select>
      <Failure error={error} />
      {dialog}
    </div>
  )
}

const ItemTable = ({ data }: { data: Data }) => {
  const { t, integer, may } = usePage()
  const { parameters } = useRoute()
  const address = JSON.stringify(parameters)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address has the parameters
  const found = useMemo(() => filterItems(data, parameters), [data, address])
  shownIds.current = found.map(({ wstg_id: id }) => id)
  const any = ['', t.any] as const
  const categories = [...new Set(data.items.map(categoryOf))].map(
    (name) => [name, t.categoryName(name)] as const,
  )
  const reasons = [...new Set(data.gate.open.map(({ reason }) => reason))].map(
    (reason) => [reason, t.reasons[reason]] as const,
  )
  const nameOf = (item: WstgItem) => (
    <div>
      <ItemLink id={item.wstg_id} parameters={parameters} />
      <p class="aside">{item.near ? t.near(item.near) : item.name}</p>
    </div>
  )
  const stateOf = (item: WstgItem) => (
    <div class="badges">
      {may('checklist:write') ? (
        <StatusChoice item={item} keepsAll={data.keepsAll} />
      ) : (
        <Badge kind={statusOf(item)}>{t.statuses[statusOf(item)]}</Badge>
      )}
      {item.conflict && <Badge kind="blocked">{t.conflict}</Badge>}
      {item.failed_reason !== null && <Badge kind="blocked">{t.failed}</Badge>}
      {isUnderWay(item) && <Badge>{t.pending}</Badge>}
    </div>
  )
  const empty = (
    <>
      <p>{t.noItems}</p>
      <a href={hrefOf('checklist')} onClick={focusHeading}>
        {t.clear}
      </a>
    </>
  )
  return (
    <Card
      title={t.items(found.length, integer(found.length))}
      tools={may('checklist:write') && <SetAll items={found} keepsAll={data.keepsAll} />}
    >
      <Filters
        fields={{
          search: { label: t.search, placeholder: t.searchHint, type: 'search' },
          status: { label: t.status, options: [any, ...Object.entries(t.statuses)] },
          category: { label: t.category, options: [['', t.anyCategory], ...categories] },
          outcome: { label: t.itemOutcome, options: [any, ...Object.entries(t.outcomes)] },
          show: { label: t.show, options: [any, ...Object.entries(t.shown), ...reasons] },
          since: { label: t.since, type: 'date' },
        }}
      />
      <Table
        key={address}
        caption={t.checklist}
        rows={found}
        keyOf={({ wstg_id: id }) => id}
        empty={empty}
        columns={[
          [t.item, nameOf],
          [t.status, stateOf],
          [t.tool, (item) => t.toolStatuses[item.defectdojo_status ?? 'none']],
          [t.findingsOpen, (item) => <OpenFindings item={item} />],
          [t.lastSync, ({ last_sync: at }) => <When at={at} />],
        ]}
      />
      <p class="aside">{t.source}</p>
    </Card>
  )
}

const List = () => {
  const { t } = usePage()
  const { since } = useRoute().parameters
  const query = since ? { since } : {}
  const load = useLoad<Data>(
    async (signal) => {
      const [{ taken: items }, gate, { keeps_equivalent_status: keepsAll }] = await Promise.all([
        take(client.items({ ...query, signal }), Number.POSITIVE_INFINITY),
        client.checkGate({ query, signal }),
        client.getSynchronisation({ signal }),
      ])
      return { items, gate, keepsAll }
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
  const report = async () =>
    save(
      await client.generateReport({
        headers: { 'Accept-Language': document.documentElement.lang },
      }),
    )
  const tools = (
    <>
      <a href={hrefOf('checklist', { spreadsheet: 'yes' })}>{t.spreadsheet}</a>
      <ActionButton text={t.makeReport} act={report} />
      <Button text={t.reload} busy={load.loading} onClick={load.reload} />
    </>
  )
  return (
    <View title={t.checklist} tools={tools} load={load}>
      {(data) => (
        <>
          <Total {...data} />
          <ItemTable data={data} />
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
