import t from 'tap'
import { eachIs } from '../support/outcome.ts'
import { startService } from '../support/service.ts'
import { startTool } from '../support/tool.ts'

const headers = { 'content-type': 'multipart/form-data; boundary=x' }
const dump =
  '--\n-- PostgreSQL database dump\n--\n\nSET statement_timeout = 0;\n\n' +
  '--\n-- PostgreSQL database dump complete\n--\n'

const part = (disposition: string, content: string) =>
  `--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`
const file = (name: string, content = dump) => part(`name="${name}"; filename="dump.sql"`, content)
const field = (name: string, content: string) => part(`name="${name}"`, content)
const form = (...parts: string[]) => `${parts.join('')}--x--\r\n`

t.test('an upload is a form with exactly one file in its field', async (t) => {
  const service = await startService(t, { env: await startTool(t) })
  const { token } = await service.register()
  const note = field('note', 'x')
  const expected: Record<string, string[]> = {
    200: [form(file('file')), form(note, file('file')), form(file('file'), note)],
    '400 multipart_expected': [
      ...[form(file('file'), file('file')), form(file('other'))],
      ...[file('file').slice(0, -2), 'x'],
    ],
    '400 missing_field file': [form(), form(field('file', dump))],
    '400 dump_empty': [form(file('file', ''))],
    '400 dump_incomplete': [form(file('file', dump.slice(0, dump.indexOf('complete'))))],
  }
  for (const [outcome, bodies] of Object.entries(expected))
    await eachIs(t, outcome, bodies, (body) =>
      service.request('POST', '/api/findings-manager/import-dump', { token, headers, body }),
    )
})
