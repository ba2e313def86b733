import type { PendingRequest } from './inbox-repository.ts'
import type { Work } from './item-repository.ts'

export const seqsOf = (requests: readonly PendingRequest[]): number[] =>
  requests.map(({ seq }) => seq)

/**
 * The requests at the head of an item's line that are processed together: one status to write, or
 * all deliveries about one finding, which need one reading only. With `retryFailed` a failed
 * request is repeated before a newer one, so that its notes are not lost. While a write is
 * unanswered, an older status gives way to a newer one: otherwise the wait for the answer would
 * restart each time.
 */
export const nextBatch = ({ item, requests }: Work, retryFailed: boolean) => {
  const blocked = requests.findIndex(({ failed, due }) => !failed && !due)
  const line = blocked < 0 ? requests : requests.slice(0, blocked)
  const newerIsDue = line.some(({ failed, due }) => !failed && due)
  const newestStatus = requests.findLast(({ kind }) => kind === 'sync')
  const waitsForAnswer = item !== null && item.unanswered !== null
  const givesWay = (request: PendingRequest) =>
    waitsForAnswer && request.failed && request.kind === 'sync' && request !== newestStatus
  const ready = line.filter(
    (request) => (request.due || (retryFailed && newerIsDue)) && !givesWay(request),
  )
  const [first] = ready
  if (first === undefined || first.kind === 'sync') return ready.slice(0, 1)
  const end = ready.findIndex(({ findingId }) => findingId !== first.findingId)
  return end < 0 ? ready : ready.slice(0, end)
}
