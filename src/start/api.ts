import './compile-cache.ts'

// Imported after the cache is enabled, which would miss static imports.
const { startRoles } = await import('./roles.ts')
const { runService } = await import('./service.ts')

await runService((options) => startRoles({ api: true, worker: false, database: 'share' }, options))
