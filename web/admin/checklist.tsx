import { useMemo } from 'preact/hooks'
import type { Account, WstgItem } from '../../generated/client/index.js'
import { useLoad } from '../load.ts'
import { hrefOf, replaceRoute, useRoute } from '../route.ts'
import { client, useFormat } from '../session.ts'
import { Button, Field, Heading, LoadState, Select, Table } from '../ui.tsx'
import { ItemView } from './item.tsx'
import {
  Badge,
  ItemLink,
  type Status,
  statuses,
  statusOf,
  take,
  useAdminTexts,
  When,
} from './parts.tsx'

/** The parameter of items outside of the guide. */
const outside = '-'
const categoryOf = ({ category }: WstgItem): string => category ?? outside

/** The items that `show` leaves. */
const shown = {
  conflict: (item: WstgItem) => item.conflict,
  open: (item: WstgItem) => item.open_request,
  failed: (item: WstgItem) => item.failed_reason !== null,
  untracked: (item: WstgItem) => !item.tracked,
}
type Shown = keyof typeof shown
const isShown = (name: string): name is Shown => name in shown

type Counts = Record<Status, number>

const countStatuses = (items: readonly WstgItem[]): Counts => {
  const counts: Counts = {
    Done: 0,
    'Not Applicable': 0,
    'In Progress': 0,
    Blocked: 0,
    'Not Started': 0,
  }
  for (const item of items) counts[statusOf(item)] += 1
  return counts
}

/** One bar; its numbers are its text. */
const Bar = ({ counts }: { counts: Counts }) => {
  const texts = useAdminTexts()
  const { integer } = useFormat()
  const parts = statuses.filter((status) => counts[status] > 0)
  const label = parts.map((status) => `${texts.statuses[status]}: ${integer(counts[status])}`)
  return (
    <>
      <div class="bar" aria-hidden="true">
        {parts.map((status) => (
          <span key={status} data-status={status} style={{ flexGrow: counts[status] }} />
        ))}
      </div>
      <p class="aside">{label.join(' · ')}</p>
    </>
  )
}

const Coverage = ({ items }: { items: readonly WstgItem[] }) => {
  const texts = useAdminTexts()
  const { integer } = useFormat()
  const groups = useMemo(() => {
    const members = new Map<string, WstgItem[]>()
    for (const item of items) {
      const category = categoryOf(item)
      const group = members.get(category)
      if (group) group.push(item)
      else members.set(category, [item])
    }
    return [...members]
  }, [items])
  const total = countStatuses(items)
  return (
    <section class="card" aria-labelledby="coverage">
      <div class="heading">
        <h2 id="coverage">{texts.coverage}</h2>
        <ul class="legend">
          {statuses.map((status) => (
            <li key={status}>
              <a href={hrefOf('checklist', { parameters: { status } })}>
                <span data-status={status} />
                {texts.statuses[status]} <b>{integer(total[status])}</b>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <ul class="coverage">
        {groups.map(([category, members]) => {
          const counts = countStatuses(members)
          const closed = counts.Done + counts['Not Applicable']
          return (
            <li key={category}>
              <a href={hrefOf('checklist', { parameters: { category } })}>
                {category === outside ? texts.otherCategory : category}
              </a>
              <span class="numeric">
                {texts.closedOf(integer(closed), integer(members.length))}
              </span>
              <Bar counts={counts} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The items that the parameters of the address leave; conflicts first. */
const filterItems = (items: readonly WstgItem[], parameters: URLSearchParams): WstgItem[] => {
  const value = (name: string) => parameters.get(name) ?? ''
  const [status, category, show] = [value('status'), value('category'), value('show')]
  const words = value('search').toLowerCase().split(/\s+/)
  const isFound = (item: WstgItem) => {
    const text = `${item.wstg_id} ${item.name ?? ''} ${item.notes ?? ''}`.toLowerCase()
    return words.every((word) => text.includes(word))
  }
  return items
    .filter(
      (item) =>
        (status === '' || statusOf(item) === status) &&
        (category === '' || categoryOf(item) === category) &&
        (!isShown(show) || shown[show](item)) &&
        isFound(item),
    )
    .sort((one, other) => Number(other.conflict) - Number(one.conflict))
}

const Items = ({ items }: { items: readonly WstgItem[] }) => {
  const texts = useAdminTexts()
  const { integer } = useFormat()
  const { parameters } = useRoute()
  const found = useMemo(() => filterItems(items, parameters), [items, parameters])
  const value = (name: string) => parameters.get(name) ?? ''
  const set = (name: string) => (text: string) =>
    replaceRoute(
      hrefOf('checklist', { parameters: { ...Object.fromEntries(parameters), [name]: text } }),
    )
  const all = ['', texts.all] as const
  const categories = [...new Set(items.map(categoryOf))]
  return (
    <section class="card" aria-label={texts.checklist}>
      <search class="filters">
        <Field
          label={texts.search}
          hint={texts.searchHint}
          value={value('search')}
          onValue={set('search')}
          input={{ type: 'search' }}
        />
        <Select
          label={texts.status}
          value={value('status')}
          onValue={set('status')}
          options={[all, ...statuses.map((status) => [status, texts.statuses[status]] as const)]}
        />
        <Select
          label={texts.category}
          value={value('category')}
          onValue={set('category')}
          options={[
            all,
            ...categories.map(
              (name) => [name, name === outside ? texts.otherCategory : name] as const,
            ),
          ]}
        />
        <Select
          label={texts.show}
          value={value('show')}
          onValue={set('show')}
          options={[
            all,
            ...(Object.keys(shown) as Shown[]).map((name) => [name, texts.shown[name]] as const),
          ]}
        />
      </search>
      <Table
        key={`${parameters}`}
        caption={texts.items(integer(found.length))}
        rows={found}
        empty={
          <>
            <p>{texts.noItems}</p>
            <a href={hrefOf('checklist')}>{texts.clear}</a>
          </>
        }
        keyOf={({ wstg_id: id }) => id}
        columns={[
          {
            label: texts.item,
            cell: (item) => (
              <div>
                <ItemLink id={item.wstg_id} parameters={parameters} />
                {item.name !== null && <p class="aside">{item.name}</p>}
              </div>
            ),
          },
          {
            label: texts.status,
            cell: (item) => (
              <div class="badges">
                {texts.statuses[statusOf(item)]}
                {item.conflict && <Badge bad>{texts.conflict}</Badge>}
                {item.failed_reason !== null ? (
                  <Badge bad>{texts.failed}</Badge>
                ) : (
                  item.open_request && <Badge>{texts.pending}</Badge>
                )}
              </div>
            ),
          },
          {
            label: texts.tool,
            cell: ({ defectdojo_status: status }) =>
              status === null ? texts.unknown : texts.toolStatuses[status],
          },
          { label: texts.severity, cell: ({ severity }) => severity ?? texts.unknown },
          { label: texts.lastSync, cell: ({ last_sync: at }) => <When at={at} /> },
        ]}
      />
      <p class="aside">{texts.source}</p>
    </section>
  )
}

const List = () => {
  const texts = useAdminTexts()
  const load = useLoad(
    async (signal) => (await take(client.items({ signal }), Number.POSITIVE_INFINITY)).taken,
    [],
  )
  return (
    <>
      <Heading text={texts.checklist}>
        <Button busy={load.loading && load.data !== undefined} onClick={load.reload}>
          {texts.reload}
        </Button>
      </Heading>
      <LoadState load={load} />
      {load.data && (
        <>
          <Coverage items={load.data} />
          <Items items={load.data} />
        </>
      )}
    </>
  )
}

export const ChecklistView = ({ account, id }: { account: Account; id: string | undefined }) =>
  id === undefined ? <List /> : <ItemView account={account} id={id} />
