import type { Finding } from '../defectdojo/findings-tool.ts'
import { isAcceptedText } from '../http/body.ts'
import type { Item } from './inbox-repository.ts'
import type { FindingSnapshot, ItemState } from './state-repository.ts'
import { statusAfterReading, toolStatusOf } from './status.ts'
import { canonicalWstgId } from './wstg-id.ts'

export const itemOf = (wstgId: string): Item => {
  const id = canonicalWstgId(wstgId)
  return { key: id.toLowerCase(), wstgId: id }
}

/** PostgreSQL stores neither NUL nor half of a surrogate pair. Such a finding is ignored. */
export const isStorable = ({ title, tags, mitigation, severity }: Finding): boolean =>
  [title, ...tags, mitigation, severity].every(isAcceptedText)

/** The same text without the characters that PostgreSQL does not store. */
export const storableText = (text: string): string => text.replaceAll('\0', '').toWellFormed()

/**
 * The snapshot of a finding for its item.
 * @param before the item as it was before the finding was read
 */
export const snapshotOf = (
  finding: Finding,
  item: Item,
  before: ItemState | undefined,
  keepEquivalentStatus: boolean,
): FindingSnapshot => {
  const current = before?.toolStatus == null ? undefined : before.status
  return {
    ...item,
    findingId: finding.id,
    status: statusAfterReading(current, finding, keepEquivalentStatus),
    toolStatus: toolStatusOf(finding),
    notes: finding.mitigation,
    severity: finding.severity,
    before,
  }
}
