import { startRoles } from './roles.ts'
import { runService } from './service.ts'

await runService((config, log) => startRoles({ api: false, worker: true, database: 'share' }, config, log))
