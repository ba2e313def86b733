import { runRoles } from './roles.ts'

await runRoles({ api: true, worker: true })
