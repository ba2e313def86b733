import { runRoles } from './roles.ts'

await runRoles({ api: false, worker: true })
