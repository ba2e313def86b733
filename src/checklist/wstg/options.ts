import type { Kysely } from 'kysely'
import type { Database } from '../../../db/types.ts'
import type { JobQueue } from '../../platform/queue/queue.ts'
import type { Runs } from '../../platform/queue/runs.ts'
import type { Log } from '../../platform/telemetry/log.ts'
import type { Metrics } from '../../platform/telemetry/metrics.ts'
import type { FindingsTool } from '../defectdojo/findings-tool.ts'
import type { FindingRepository } from './finding-repository.ts'
import type { InboxRepository } from './inbox-repository.ts'
import type { ItemRepository } from './item-repository.ts'
import type { FindingsWrite, WriteRule } from './write-rule.ts'

export interface WstgOptions {
  db: Kysely<Database>
  runs: Runs
  queue: JobQueue
  tool: FindingsTool
  /** FINDINGS_URL is set. */
  hasTool: boolean
  /** FINDINGS_WRITE */
  findingsWrite: FindingsWrite
  /** WSTG_KEEP_EQUIVALENT_STATUS */
  keepEquivalentStatus: boolean
  /** Milliseconds in which an unanswered write may still arrive at the tool. */
  unansweredLimit: number
  countRequests: Metrics['countRequests']
  log: Log
}

export interface ProcessingOptions extends WstgOptions {
  inbox: InboxRepository
  items: ItemRepository
  findings: FindingRepository
  rule: WriteRule
}

/**
 * The outcome of requests. `ended`: they have their end. `waiting`: they are due later.
 * `refused`: their item has changed meanwhile, so nothing was stored.
 */
export type Outcome = 'ended' | 'waiting' | 'refused'
