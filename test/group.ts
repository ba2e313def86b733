/**
 * Runs the given test files one after another in this process, which loads the service once. Each
 * file gets a subtest as its `t`, so that time-outs, teardowns and failures stay with the file.
 */
import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import tap, { type Test } from 'tap'

/** The subtest of each file that has begun, by the file's URL. */
export const subtests = new Map<string, Test>()

const scheme = 'subtest:'
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'tap' && subtests.has(context.parentURL ?? '')
      ? { url: `${scheme}${context.parentURL}`, format: 'module', shortCircuit: true }
      : next(specifier, context),
  load: (url, context, next) =>
    url.startsWith(scheme)
      ? {
          format: 'module',
          shortCircuit: true,
          source: `import { subtests } from '${import.meta.url}'
            export default subtests.get('${url.slice(scheme.length)}')`,
        }
      : next(url, context),
})

// Each file has its own time-out.
tap.setTimeout(0)
const timeout = Number(process.env.TAP_TIMEOUT) * 1000
for (const file of process.argv.slice(2)) {
  const { href } = pathToFileURL(file)
  tap.test(file, { timeout }, async (t) => {
    subtests.set(href, t)
    await import(href)
  })
}
