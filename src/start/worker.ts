import { startRoles } from './roles.ts'
import { runService } from './service.ts'

await runService((options) => startRoles({ api: false, worker: true, database: 'share' }, options))
