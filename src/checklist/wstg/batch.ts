import type { PendingRequest } from './inbox-repository.ts'
import type { Work } from './item-repository.ts'

export const seqsOf = (requests: readonly PendingRequest[]): number[] =>
  requests.map(({ seq }) => seq)

/**
 * The requests of an item that are processed together: the status to write or, if it is not due,
 * all deliveries about one finding, which need only one reading. A delivery that is older than a
 * due status is superseded by it. With `retryFailed` a failed status is repeated before a newer
 * delivery is read, which would supersede it.
 */
export const nextBatch = ({ requests }: Pick<Work, 'requests'>, retryFailed: boolean) => {
  const status = requests.findLast(({ kind, due }) => kind === 'sync' && due)
  if (status !== undefined) return [status]
  const blocked = requests.findIndex(({ failed, due }) => !failed && !due)
  const line = blocked < 0 ? requests : requests.slice(0, blocked)
  const newerIsDue = line.some(({ failed, due }) => !failed && due)
  const ready = line.filter((request) => request.due || (retryFailed && newerIsDue))
  const [first] = ready
  if (first === undefined || first.kind === 'sync') return ready.slice(0, 1)
  const end = ready.findIndex(({ findingId }) => findingId !== first.findingId)
  return end < 0 ? ready : ready.slice(0, end)
}
