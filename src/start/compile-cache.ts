import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

/**
 * Keeps compiled sources (types removed, bytecode) between starts: they take half of a start. The
 * cache lies in the installation because others can write to /tmp. An unwritable cache is not used.
 * The scripts of package.json name it in the environment too, so that it holds this module as well.
 */
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/compile'))
