import { FindingsToolError } from './errors.ts'
import type { FindingsTool } from './findings-tool.ts'

const fail = async (): Promise<never> => {
  const request = { method: 'NO', path: 'TOOL' }
  throw new FindingsToolError(
    'unreachable',
    request,
    'FINDINGS_URL is not set, so there is no findings tool to reach',
  )
}

/**
 * Replaces a findings tool that is not configured. Every call fails like a call to a tool out of
 * reach.
 */
export const missingFindingsTool: FindingsTool = {
  getFinding: fail,
  isInScope: fail,
  missingEngagement: fail,
  findByItem: fail,
  // biome-ignore lint/correctness/useYield: it fails before the first page
  async *listFindings() {
    await fail()
  },
  createFinding: fail,
  updateFinding: fail,
  probe: fail,
}
