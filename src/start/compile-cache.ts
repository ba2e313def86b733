import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

/**
 * Keeps compiled sources (types removed, bytecode) between starts: compiling takes half of a start.
 * The cache is in the installation because other users can write to /tmp. An unwritable cache is
 * not used. The scripts of package.json set the same folder in the environment, so that the cache
 * covers this module too.
 */
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/compile'))
