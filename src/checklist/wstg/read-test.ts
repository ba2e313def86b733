import type { ProcessingOptions } from './attempts.ts'
import { compareFindings, isOfFirstRank, isTagged, wstgIdOf } from './checklist.ts'
import { findingReading } from './finding-repository.ts'
import { itemOf } from './identifier.ts'
import { type Delivery, maxReadSingly, seqsOf } from './inbox-repository.ts'
import { type FindingSnapshot, snapshotOf } from './item-repository.ts'

/**
 * Reads the findings of a test for deliveries that name several of them, as a run does. An import
 * of other teams costs two lists. Findings that the lists do not decide on are read one by one, or
 * by a run if they are many.
 * @returns true: the deliveries have ended
 */
export const readTest = async (
  { inbox, items, findings, rule, tool, keepEquivalentStatus }: ProcessingOptions,
  deliveries: readonly Delivery[],
  signal: AbortSignal,
): Promise<boolean> => {
  const seqs = seqsOf(deliveries)
  const { event, test, engagement } = deliveries.at(-1)!.payload
  const named = [...new Set(deliveries.flatMap(({ payload }) => payload.findings ?? []))]
  const known = await findings.known(named)
  const isElsewhere = engagement !== undefined && (await tool.isElsewhere(engagement, signal))
  if (known.length === 0 && isElsewhere) {
    await inbox.finish(seqs, 'the findings belong to another engagement')
    return true
  }
  const began = performance.now()
  const states = await items.all()
  const found = await tool.findingsOfTest(test!, signal)
  const unread = new Set(known.filter((id) => !found.has(id)))
  const snapshots = new Map<string, FindingSnapshot>()
  const kept = [...found.values()].sort(compareFindings).map((finding) => {
    const wstgId = wstgIdOf(finding)
    const item = wstgId === undefined ? undefined : itemOf(wstgId)
    const state = item && states.get(item.key)
    const number = state?.findingId ?? null
    const isFollowed = item && (state || isTagged(finding)) && rule.counts(finding, state ?? item)
    if (isFollowed && isOfFirstRank(finding) && (number === null || number === finding.id)) {
      if (!snapshots.has(item.key))
        snapshots.set(item.key, snapshotOf(finding, item, state, keepEquivalentStatus))
    } else if ((number !== null && finding.id <= number) || (!item && known.includes(finding.id)))
      // It may count instead of the one whose number the item has.
      unread.add(finding.id)
    return findingReading(finding, { age: performance.now() - began, item: item?.key })
  })
  await items.storePeriodic([...snapshots.values()], kept)
  if (unread.size > maxReadSingly) {
    await inbox.leaveToRun(seqs)
    return true
  }
  await inbox.accept(
    [...unread].map((findingId) => ({ kind: 'finding', findingId, payload: { event } })),
  )
  await inbox.finish(seqs, `${found.size} findings of test ${test} belong to the checklist`)
  return true
}
