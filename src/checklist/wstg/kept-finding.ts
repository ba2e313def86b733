import { isAcceptedText, storableText } from '../../platform/parsing.ts'
import type { Finding } from '../defectdojo/findings-tool.ts'
import { isOfChecklist, keysNamedBy } from './checklist.ts'
import { findingSeverityOf, findingStateOf, flagsText } from './finding-state.ts'

/** How a finding was read. */
export interface ReadingOfFinding {
  /** Milliseconds since the reading began. */
  age: number
  /** The item that it belongs to by its number, or that it was written for. */
  item?: string | undefined
  /** It was not read in a page of a run. */
  alone?: boolean
  /** The service has just written it, or tried to. No other reading is newer. */
  written?: boolean
  /** The service is about to write a status that ends it. */
  isEnding?: boolean
  /** Whether the service has just made it. */
  made?: boolean
}

/**
 * A reading of a finding, for `keep_wstg_findings`. Its `keys` are the items that it may belong to;
 * those without the form of WSTG only if they are tracked.
 * @param isInScope false: it leaves its items
 */
export const keptFinding = (
  finding: Finding,
  { age, item, alone = true, written = false, isEnding = false, made = false }: ReadingOfFinding,
  isInScope = true,
) => {
  const named = isOfChecklist(finding) ? keysNamedBy(finding) : []
  if (item !== undefined) named.push(item)
  return {
    id: finding.id,
    created: finding.created,
    test: finding.test,
    product: finding.product,
    title: storableText(finding.title),
    severity: findingSeverityOf(finding.severity),
    state: findingStateOf(finding),
    flags: flagsText(finding),
    original: finding.original,
    keys: isInScope ? [...new Set(named)].filter(isAcceptedText) : [],
    madeFor: made ? item : undefined,
    writtenFor: finding.writtenFor,
    age,
    alone,
    written,
    isEnding,
  }
}

export type KeptFinding = ReturnType<typeof keptFinding>
