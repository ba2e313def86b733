/**
 * A separate process that generates and imports a dump, for tests that end it or measure its
 * memory. Arguments: database URL, megabytes of rows, `copy`, `inserts`, `long` or `longest`,
 * milliseconds to wait in the middle of the rows. Prints `half` in the middle, and at the end the
 * growth of the resident memory in bytes, its own and that of its child process.
 */
import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { createDumpImport } from '../../src/checklist/dumps/dump-import.ts'
import { silentLog } from '../support/environment.ts'
import { childrenOf } from '../support/machine.ts'

const [databaseUrl = '', megabytes = '1', form = 'copy', wait = '0'] = process.argv.slice(2)
const line =
  'un texto de cien caracteres, más o menos, como los que hay en los hallazgos: ' +
  'ñandú, €, 漢字, y sigue\n'
const insert = `INSERT INTO public.rows VALUES ('${line.trim()}');\n`
const block = Buffer.from((form === 'copy' ? line : insert).repeat(600))

async function* dump() {
  yield Buffer.from('--\n-- PostgreSQL database dump\n--\n\nCREATE TABLE public.rows (a text);\n')
  if (form === 'copy') yield Buffer.from('COPY public.rows (a) FROM stdin;\n')
  const blocks = Math.ceil((Number(megabytes) * 1_000_000) / block.length)
  for (let n = 0; n < blocks; n++) {
    if (n === Math.floor(blocks / 2)) {
      process.stdout.write('half\n')
      await delay(Number(wait))
    }
    // Each piece is a separate buffer, like the data of a socket.
    yield Buffer.from(block)
  }
  if (form === 'copy') yield Buffer.from('\\.\n')
  if (form === 'longest')
    yield Buffer.from(`INSERT INTO public.rows VALUES ('${'x'.repeat(16_700_000)}');\n`)
  if (form === 'long')
    yield Buffer.from(`INSERT INTO public.rows VALUES ('${'x'.repeat(8_000_000)}');\n`)
  yield Buffer.from('\n--\n-- PostgreSQL database dump complete\n--\n')
}

/** Without the pages of files, which processes share. */
const residentBytes = () =>
  ['self', ...childrenOf()]
    .map((pid) => {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8')
      return Number(/RssAnon:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024
    })
    .reduce((sum, bytes) => sum + bytes)
const imports = createDumpImport({ databaseUrl, isSandbox: true, log: silentLog })
const before = residentBytes()
let highest = before
const timer = setInterval(() => {
  highest = Math.max(highest, residentBytes())
}, 20)
await imports.run(dump(), new AbortController().signal)
clearInterval(timer)
process.stdout.write(`${highest - before}\n`)
