import type { Kysely } from 'kysely'
import type { Database } from '../../../db/types.ts'
import type { Leases } from '../../platform/queue/leases.ts'
import type { RequestJobs } from '../../platform/queue/queue.ts'
import type { Schedule } from '../../platform/queue/schedule.ts'
import type { Log } from '../../platform/telemetry/log.ts'
import type { Metrics } from '../../platform/telemetry/metrics.ts'
import type { FindingsTool } from '../defectdojo/findings-tool.ts'
import type { FindingRepository } from './finding-repository.ts'
import type { InboxRepository } from './inbox-repository.ts'
import type { ItemRepository } from './item-repository.ts'
import type { FindingsWrite, WriteRule } from './write-rule.ts'

export interface WstgOptions {
  db: Kysely<Database>
  schedule: Pick<Schedule, 'request'>
  leases: Leases
  queue: RequestJobs
  tool: FindingsTool
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
