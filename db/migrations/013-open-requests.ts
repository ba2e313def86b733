import { concurrentIndex } from '../migration.ts'

/** The backlog is counted in this index alone, without a look at the requests. */
export const openRequests = concurrentIndex(
  'wstg_inbox_open',
  "wstg_inbox (state, accepted_at) where state <> 'done'",
)
