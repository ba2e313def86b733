import { useMemo } from 'preact/hooks'
import type { Account, WstgItem } from '../../generated/client/index.js'
import { useLoad } from '../load.ts'
import { hrefOf, useRoute } from '../route.ts'
import { client, usePage } from '../session.ts'
import { Badge } from '../ui/badge.tsx'
import { Table } from '../ui/data.tsx'
import { Button } from '../ui/feedback.tsx'
import { Filters } from '../ui/forms.tsx'
import { Card, focusHeading, View } from '../ui/view.tsx'
import { ItemView } from './item.tsx'
import { ItemLink, type Status, statuses, statusOf, take, When } from './parts.tsx'

type Items = readonly WstgItem[]

/** The parameter of items outside of the guide. */
const outside = '-'
const categoryOf = ({ category }: WstgItem): string => category ?? outside

/** The items that the choices of `show` leave. */
const shown: Readonly<Record<string, (item: WstgItem) => boolean>> = {
  conflict: (item) => item.conflict,
  open: (item) => item.open_request,
  failed: (item) => item.failed_reason !== null,
  untracked: (item) => !item.tracked,
  // The rule of `without_finding`.
  lost: (item) => item.finding_id === null && item.last_sync !== null,
}

const CategoryBar = ({ category, items }: { category: string; items: Items }) => {
  const { t, integer } = usePage()
  const groups = Map.groupBy(items, statusOf)
  const countOf = (status: Status) => groups.get(status)?.length ?? 0
  const present = statuses.filter((status) => groups.has(status))
  const closed = countOf('Done') + countOf('Not Applicable')
  return (
    <li>
      <a href={hrefOf('checklist', { category })}>
        {category === outside ? t.otherCategory : category}
      </a>
      <span class="numeric">{t.doneOf(integer(closed), integer(items.length))}</span>
      <div class="bar" aria-hidden="true">
        {present.map((status) => (
          <i key={status} data-kind={status} style={{ flexGrow: countOf(status) }} />
        ))}
      </div>
      <p class="aside">
        {present.map((status) => (
          <span key={status}>
            <i data-kind={status} /> {t.statuses[status]}: {integer(countOf(status))}
          </span>
        ))}
      </p>
    </li>
  )
}

const Coverage = ({ items }: { items: Items }) => (
  <Card title={usePage().t.coverage}>
    <ul class="coverage">
      {[...Map.groupBy(items, categoryOf)].map(([category, members]) => (
        <CategoryBar key={category} category={category} items={members} />
      ))}
    </ul>
  </Card>
)

/** The items that the parameters of the address leave; conflicts first. */
const filterItems = (items: Items, parameters: Record<string, string>): WstgItem[] => {
  const { status = '', category = '', show = '', search = '' } = parameters
  const words = search.toLowerCase().split(/\s+/)
  const isFound = (item: WstgItem) => {
    const text = `${item.wstg_id} ${item.name ?? ''} ${item.notes ?? ''}`.toLowerCase()
    return words.every((word) => text.includes(word))
  }
  return items
    .filter((item) => [statusOf(item), ''].includes(status))
    .filter((item) => [categoryOf(item), ''].includes(category))
    .filter((item) => !Object.hasOwn(shown, show) || shown[show]?.(item))
    .filter(isFound)
    .sort((one, other) => Number(other.conflict) - Number(one.conflict))
}

const ItemTable = ({ items }: { items: Items }) => {
  const { t, integer } = usePage()
  const { parameters } = useRoute()
  const address = JSON.stringify(parameters)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address has the parameters
  const found = useMemo(() => filterItems(items, parameters), [items, address])
  const any = ['', t.any] as const
  const categories = [...new Set(items.map(categoryOf))].map(
    (name) => [name, name === outside ? t.otherCategory : name] as const,
  )
  const nameOf = (item: WstgItem) => (
    <div>
      <ItemLink id={item.wstg_id} parameters={parameters} />
      <p class="aside">{item.name}</p>
    </div>
  )
  const stateOf = (item: WstgItem) => (
    <div class="badges">
      {t.statuses[statusOf(item)]}
      {item.conflict && <Badge kind="bad">{t.conflict}</Badge>}
      {item.failed_reason !== null && <Badge kind="bad">{t.failed}</Badge>}
      {item.failed_reason === null && item.open_request && <Badge>{t.pending}</Badge>}
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
    <section class="card" aria-label={t.checklist}>
      <Filters
        view="checklist"
        fields={{
          search: { label: t.search, hint: t.searchHint, type: 'search' },
          status: { label: t.status, options: [any, ...Object.entries(t.statuses)] },
          category: { label: t.category, options: [any, ...categories] },
          show: { label: t.show, options: [any, ...Object.entries(t.shown)] },
        }}
      />
      <Table
        key={address}
        caption={t.items(integer(found.length))}
        rows={found}
        keyOf={({ wstg_id: id }) => id}
        empty={empty}
        columns={[
          [t.item, nameOf],
          [t.status, stateOf],
          [t.tool, (item) => t.toolStatuses[item.defectdojo_status ?? 'none']],
          [t.severity, ({ severity }) => severity ?? t.unknown],
          [t.lastSync, ({ last_sync: at }) => <When at={at} />],
        ]}
      />
      <p class="aside">{t.source}</p>
    </section>
  )
}

const List = () => {
  const { t } = usePage()
  const load = useLoad((signal) => take(client.items({ signal }), Number.POSITIVE_INFINITY))
  const again = <Button text={t.reload} busy={load.loading} onClick={load.reload} />
  return (
    <View title={t.checklist} tools={again} load={load}>
      {({ taken }) => (
        <>
          <Coverage items={taken} />
          <ItemTable items={taken} />
        </>
      )}
    </View>
  )
}

export const ChecklistView = ({ account }: { account: Account }) => {
  const { id } = useRoute()
  return id === undefined ? <List /> : <ItemView id={id} user={account.username} />
}
