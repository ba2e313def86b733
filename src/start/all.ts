import { startRoles } from './roles.ts'
import { runService } from './service.ts'

await runService((options) => startRoles({ api: true, worker: true, database: 'own' }, options))
