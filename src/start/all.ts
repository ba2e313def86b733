import './compile-cache.ts'

// Imported only now: what is imported beside the cache would be compiled before it is there.
const { startRoles } = await import('./roles.ts')
const { runService } = await import('./service.ts')

await runService((options) => startRoles({ api: true, worker: true, database: 'own' }, options))
