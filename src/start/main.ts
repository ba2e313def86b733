import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import type { Roles } from './roles.ts'

/**
 * Keeps compiled sources (types removed, bytecode) between starts: compiling takes half of a start.
 * The cache is in the installation because other users can write to /tmp. An unwritable cache is
 * not used. The scripts of package.json set the same folder in the environment, so that the cache
 * covers this module too.
 */
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/compile'))

/** Runs a process with these duties until a signal ends it. */
export const main = async (roles: Roles): Promise<void> => {
  // Imported after the cache is enabled, which would miss static imports.
  const { workerNames } = await import('../platform/environment/config.ts')
  const { startRoles } = await import('./roles.ts')
  const { runService } = await import('./service.ts')
  await runService((options) => startRoles(roles, options), roles.api ? undefined : workerNames)
}
