import { startRoles } from './roles.ts'
import { runService } from './service.ts'

await runService((config, log) => startRoles({ api: true, worker: false, database: 'share' }, config, log))
