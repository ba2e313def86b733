import './compile-cache.ts'
import { keepYoungGenerationSmall } from './young-generation.ts'

keepYoungGenerationSmall()

// Imported only now: what is imported beside the cache would be compiled before it is there.
const { startRoles } = await import('./roles.ts')
const { runService } = await import('./service.ts')

await runService((options) => startRoles({ api: false, worker: true, database: 'share' }, options))
