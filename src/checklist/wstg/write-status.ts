import { FindingsToolError, hiddenFinding, isFailure, isUnanswered } from '../defectdojo/errors.ts'
import {
  equalFlags,
  type Finding,
  type FindingChange,
  type FindingFlags,
} from '../defectdojo/finding.ts'
import { type FindingsTool, mayBeHidden } from '../defectdojo/findings-tool.ts'
import type { ProcessingOptions } from './attempts.ts'
import { findingFor, isMadeFor } from './checklist.ts'
import { findingReading, type ReadingOfFinding } from './finding-repository.ts'
import type { SyncRequest } from './inbox-repository.ts'
import { type ItemState, storedValuesOf } from './item-repository.ts'
import { flagsOfStatus } from './status.ts'

/** Whether the finding already has these flags and notes. DefectDojo trims texts. */
const isWrittenAlready = (
  finding: Finding,
  flags: FindingFlags,
  notes: string | undefined,
): boolean => equalFlags(finding, flags) && (!notes || notes.trim() === finding.mitigation.trim())

/**
 * An unanswered write may still arrive at the tool. It could create a second finding or overwrite a
 * newer status. So nothing is written until its arrival has become unlikely. An existing finding
 * proves that its creation has arrived.
 */
const assertAnswered = (
  { unanswered, unansweredFor }: ItemState,
  existing: Finding | undefined,
  limit: number,
): void => {
  if (unansweredFor === null || (unanswered === 'create' && existing !== undefined)) return
  const remaining = limit - unansweredFor
  if (remaining <= 0) return
  const path = 'findings/'
  throw new FindingsToolError(
    'not_sent',
    existing ? { method: 'PATCH', path: `${path}${existing.id}/` } : { method: 'POST', path },
    'not sent: an earlier one was not answered and may still arrive',
    { retryAfter: Math.ceil(remaining / 1000) },
  )
}

/** The finding may have been hidden since it was read. */
const update = async (
  tool: FindingsTool,
  wstgId: string,
  { id, test }: Finding,
  change: FindingChange,
  signal: AbortSignal,
): Promise<Finding> => {
  try {
    return await tool.updateFinding(id, change, signal)
  } catch (error) {
    const isRefused = isFailure(error, 'missing_right', 'not_found')
    if (isRefused && mayBeHidden(await tool.absenceOf(test, signal)))
      throw hiddenFinding(wstgId, id, test)
    throw error
  }
}

/**
 * Writes an item's status to the tool: changes its finding, or creates one if there is none.
 * @returns whether the request has ended; not if the item has changed meanwhile
 */
export const writeStatus = async (
  { items, findings, rule, tool, unansweredLimit, log }: ProcessingOptions,
  item: ItemState,
  { seq, payload: { status, notes } }: SyncRequest,
  signal: AbortSignal,
): Promise<boolean> => {
  const { key, wstgId } = item
  const flags = flagsOfStatus[status]
  const began = performance.now()
  const existing = await tool.findByItem(rule.referTo(item), signal)
  const kept = (finding: Finding, more: Partial<ReadingOfFinding>) =>
    findingReading(finding, { age: performance.now() - began, item: key, made: !existing, ...more })
  assertAnswered(item, existing, unansweredLimit)
  // May wait for other processes, so it precedes the mark, which expires.
  const test = existing ? undefined : await tool.testFor(item.findingId !== null, signal)
  const isWritten = existing !== undefined && isWrittenAlready(existing, flags, notes)
  const kind = existing ? 'update' : 'create'
  const revision = isWritten ? item.revision : await items.noteUnanswered(item, kind)
  if (revision === undefined) return false
  const isEnding = existing && !isMadeFor(existing, item) && !isWritten && !flags.active
  // Noted before, as the answer may be lost: the finding must not count as closed by its owner.
  if (isEnding) await findings.keep([kept(existing, { isEnding })])

  const write = async (): Promise<Finding> => {
    if (isWritten) return existing
    const changes = { flags, mitigation: notes }
    if (existing) return update(tool, wstgId, existing, changes, signal)
    return tool.createFinding(test!, { ...findingFor(wstgId), ...changes }, signal)
  }
  const finding = await write().catch(async (error: unknown) => {
    const mark = await items.noteUnanswered({ key, revision }, isUnanswered(error) ? kind : null)
    // The write may have arrived after a newer write of another process.
    if (mark === undefined) await items.repeatNewest(key)
    // DefectDojo may have stored a write that it answers with an error.
    let stored = error instanceof FindingsToolError ? error.finding : undefined
    if (isEnding && !isUnanswered(error))
      stored ??= await tool.getFinding(existing.id, signal).catch(() => undefined)
    if (stored) await findings.keep([kept(stored, { written: true })])
    throw error
  })

  const written = { ...storedValuesOf(finding), seq, status, oldStatus: item.knownStatus }
  const isStored = await items.storeWritten({ key, wstgId, revision, ...written }, [
    kept(finding, { written: !isWritten }),
  ])
  if (isStored) {
    const event = 'wstg_status_written'
    log.info({ event, seq, wstg_id: wstgId, finding: finding.id }, 'WSTG sync')
  } else {
    const event = 'wstg_late_write'
    log.warn({ event, seq }, 'a WSTG status was written late; the latest is repeated')
    await items.repeatNewest(key)
  }
  return isStored
}
