/** The gate for a job in CI of docs/defectdojo.md, word for word. */
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import t from 'tap'
import { wstgTests } from '../../src/wstg/catalogue.ts'
import { startShared } from './support.ts'

const document = await readFile(new URL('../../docs/defectdojo.md', import.meta.url), 'utf8')
const gate = /## A gate in CI\n[\s\S]*?```sh\n([\s\S]*?)```/.exec(document)?.[1] ?? 'exit 99'

t.test(
  'the gate opens when the category is finished, without failures and conflicts',
  async (t) => {
    const { app, admin, sql, sync, settled, report, tool } = await startShared(t)
    await app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = app.server.address() as AddressInfo
    const BASE = `http://127.0.0.1:${port}`
    const run = (TOKEN = admin.token, script = gate) =>
      new Promise<{ isOpen: boolean; text: string }>((resolve) =>
        execFile(
          'sh',
          ['-c', script],
          { env: { ...process.env, BASE, TOKEN } },
          (error, stdout, stderr) => resolve({ isOpen: error === null, text: stdout + stderr }),
        ),
      )

    t.match(await run(), { isOpen: false, text: /open: WSTG-ATHN-01 .*WSTG-ATHN-10/ })
    const category = wstgTests.filter(({ categoryId }) => categoryId === 'WSTG-ATHN')
    for (const [index, { id }] of category.entries())
      await sync({ wstg_id: id, status: index % 2 ? 'Done' : 'N/A' })
    await settled()
    t.same(await run(), { isOpen: true, text: 'true\n' })
    t.match(await run('wrong'), { isOpen: false, text: /401/ })
    t.match(await run(admin.token, gate.replace('Authentication', 'No')), { isOpen: false })

    await sql(`update wstg_items set defectdojo_status = 'active' where wstg_id = 'WSTG-ATHN-02'`)
    t.match(await run(), { isOpen: false, text: /open: WSTG-ATHN-02$/m })
    await report('WSTG-ATHN-02', 'Done')
    t.match(await run(), { isOpen: true })

    tool.answer(({ method }) => (method === 'POST' ? { status: 400, body: {} } : undefined))
    await report('WSTG-INFO-01', 'Blocked')
    t.match(await run(), { isOpen: false, text: /open: WSTG-INFO-01$/m })
  },
)
