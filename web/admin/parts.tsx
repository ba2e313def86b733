import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { rules, type WstgItem, type WstgRequest } from '../../generated/client/index.js'
import { hrefOf } from '../route.ts'
import { client, useFormat, useTexts } from '../session.ts'
import { adminTexts } from '../texts/admin.ts'

export const useAdminTexts = () => useTexts(adminTexts)

/** In the order in which work goes on, as the bars show them. */
export const statuses = ['Done', 'Not Applicable', 'In Progress', 'Blocked', 'Not Started'] as const
export type Status = (typeof statuses)[number]

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
  const texts = useAdminTexts()
  const { instant } = useFormat()
  return <time dateTime={at ?? undefined}>{at === null ? texts.unknown : instant(at)}</time>
}

export const Badge = ({ bad, children }: { bad?: boolean; children: ComponentChildren }) => (
  <span class={bad ? 'badge bad' : 'badge'}>{children}</span>
)

export const ItemLink = ({ id, parameters }: { id: string; parameters?: URLSearchParams }) => (
  <a href={hrefOf('checklist', { id, parameters: Object.fromEntries(parameters ?? []) })}>{id}</a>
)

/** Names and values. */
export const Facts = ({ rows }: { rows: readonly (readonly [string, ComponentChildren])[] }) => (
  <dl class="details">
    {rows.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

export const TextArea = ({
  label,
  hint,
  value,
  onValue,
}: {
  label: string
  hint: string
  value: string
  onValue: (value: string) => void
}) => {
  const id = useId()
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <p class="hint" id={`${id}-hint`}>
        {hint}
      </p>
      <textarea
        id={id}
        rows={6}
        value={value}
        aria-describedby={`${id}-hint`}
        onInput={({ currentTarget }) => onValue(currentTarget.value)}
      />
    </div>
  )
}

/** The tool is outside of this service: an address may have any scheme. */
export const webAddress = (address: string | null): string | undefined =>
  address !== null && /^https?:\/\//i.test(address) ? address : undefined

/** A request's state in words, with the reason where there is one. */
export const RequestState = ({ request }: { request: WstgRequest }) => {
  const texts = useAdminTexts()
  const { state, reason } = request
  return (
    <>
      <Badge bad={state === 'failed'}>{texts.states[state]}</Badge> {reason}
    </>
  )
}

export const retry = (ids: number[]) => client.retryRequests({ body: { request_ids: ids } })
export const dismiss = (ids: number[]) => client.dismissRequests({ body: { request_ids: ids } })

export const roles = rules.Role.values
