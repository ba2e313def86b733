import t from 'tap'
import { startService } from '../support/service.ts'
import { startTool } from '../support/tool.ts'

const path = '/api/findings-manager/import-dump'
const headers = { 'content-type': 'multipart/form-data; boundary=x' }
const dump =
  '--\n-- PostgreSQL database dump\n--\n\nSET statement_timeout = 0;\n\n' +
  '--\n-- PostgreSQL database dump complete\n--\n'

const file = (name: string, content = dump) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"; filename="dump.sql"\r\n\r\n${content}\r\n`
const field = (name: string, content: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`
const form = (...parts: string[]) => `${parts.join('')}--x--\r\n`

t.test('an upload is a form with exactly one file in its field', async (t) => {
  const service = await startService(t, { env: await startTool(t) })
  const { token } = await service.register()
  const send = (body: string) => service.request('POST', path, { token, headers, body })

  for (const [what, body] of [
    ['alone', form(file('file'))],
    ['after other fields', form(field('note', 'x'), file('file'))],
    ['before other fields', form(file('file'), field('note', 'x'))],
  ] as const) {
    const reply = await send(body)
    t.equal(reply.status, 200, `${what}: ${reply.text}`)
  }

  const expected = 'Se espera un formulario multipart/form-data con el fichero en el campo file'
  const missing = 'Falta el campo obligatorio file'
  for (const [what, body, text] of [
    ['two files', form(file('file'), file('file')), expected],
    ['a file in another field', form(file('other')), expected],
    ['no part', form(), undefined],
    ['a text instead of a file', form(field('file', dump)), missing],
    ['an empty file', form(file('file', '')), 'El volcado está vacío'],
    [
      'a truncated dump',
      form(file('file', dump.slice(0, dump.indexOf('complete')))),
      'El volcado está incompleto: termina antes de su final',
    ],
    ['no end', file('file').slice(0, -2), undefined],
    ['no form', 'x', undefined],
  ] as const) {
    const reply = await send(body)
    t.equal(reply.status, 400, `${what}: ${reply.text}`)
    if (text !== undefined) t.equal(reply.json().error, text, what)
  }
})
