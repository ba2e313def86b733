import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

/**
 * Keeps what Node makes of the source files (types removed, bytecode) from one start to the next: half of a start's time
 * goes there. It lies inside the installation and not in /tmp, where others could put something in its place. Where that
 * cannot be written, Node starts as it would without. The scripts of package.json name it in the environment, too: only
 * then is what comes before this module kept as well, and Node need not load what removes types at all.
 */
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/compile'))
