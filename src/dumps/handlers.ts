import { finished } from 'node:stream'
import type { Operations } from '../http/operations.ts'
import { text } from '../texts.ts'
import type { DumpExport } from './dump-export.ts'
import type { DumpImport } from './dump-import.ts'

export interface DumpHandlerOptions {
  dumpExport: DumpExport
  dumpImport: Pick<DumpImport, 'run'>
  /** Bytes of an uploaded dump. */
  maxDumpBytes: number
}

export const dumpHandlers = (options: DumpHandlerOptions) => {
  const { dumpExport, dumpImport, maxDumpBytes } = options

  return {
    async exportDump(_input, context) {
      try {
        const { stream, fileName } = await dumpExport.open(context.signal)
        finished(stream, (error) => context.audit('export', error ? 'failure' : 'success'))
        return {
          status: 200,
          headers: {
            'content-type': 'application/sql',
            'content-disposition': `attachment; filename="${fileName}"`,
          },
          body: stream,
        }
      } catch (error) {
        context.audit('export', 'failure')
        throw error
      }
    },

    async importDump(_input, context) {
      const upload = context.upload('file', maxDumpBytes)
      try {
        const { bytes, statements, rows, skipped } = await dumpImport.run(
          upload.bytes,
          context.signal,
        )
        context.audit('import', 'success', { bytes, statements, rows, skipped })
        return { status: 200, body: { message: text('dump_imported'), success: true } }
      } catch (error) {
        context.audit('import', 'failure')
        throw error
      } finally {
        upload.discard()
      }
    },
  } satisfies Pick<Operations, 'exportDump' | 'importDump'>
}
