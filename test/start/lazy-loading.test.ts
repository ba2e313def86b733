import t from 'tap'
import { createDatabase } from '../support/postgres.ts'
import { startProcess } from './process.ts'

t.test('a configured start loads no embedded server', async (t) => {
  const DATABASE_URL = await createDatabase(t)
  const embedded = new URL('../../embedded/', import.meta.url).href
  const seen = `import { registerHooks } from 'node:module'
    registerHooks({ load(url, context, next) {
      if (url.startsWith('${embedded}')) process.stdout.write(url + '\\n')
      return next(url, context)
    } })`
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(seen)}`
  const loaded = async (env: Record<string, string | undefined>) => {
    const service = startProcess(t, 'all', {
      DATABASE_URL,
      NODE_OPTIONS,
      JWT_SECRET_KEY: undefined,
      ...env,
    })
    await service.ready()
    return service.lines.filter((line) => line.startsWith('file:')).length
  }
  t.equal(await loaded({}), 0)
  t.not(await loaded({ FINDINGS_URL: undefined }), 0, 'the sandbox, in development')
})
