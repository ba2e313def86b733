import { finished } from 'node:stream'
import type { BearerContext, CallContext, Operations } from '../http/operations.ts'
import { text } from '../texts.ts'
import type { DumpExport } from './dump-export.ts'
import type { DumpImport } from './dump-import.ts'

export interface DumpHandlerOptions {
  dumpExport: DumpExport
  dumpImport: Pick<DumpImport, 'run'>
  /** Bytes of an uploaded dump. */
  maxDumpBytes: number
  countAction: (action: DumpAction, outcome: Outcome) => void
}

type DumpAction = 'export' | 'import'
type Outcome = 'success' | 'failure'

export const dumpHandlers = (options: DumpHandlerOptions) => {
  const { dumpExport, dumpImport, maxDumpBytes, countAction } = options
  const audit = (
    { log, clientAddress, token }: CallContext & BearerContext,
    event: DumpAction,
    outcome: Outcome,
    fields: object = {},
  ) => {
    countAction(event, outcome)
    log.info({ event, user_id: token.userId, ...fields, address: clientAddress, outcome }, event)
  }

  return {
    async exportDump(_input, context) {
      try {
        const { stream, fileName } = await dumpExport.open(context.signal)
        finished(stream, (error) => audit(context, 'export', error ? 'failure' : 'success'))
        return {
          status: 200,
          headers: {
            'content-type': 'application/sql',
            'content-disposition': `attachment; filename="${fileName}"`,
          },
          body: stream,
        }
      } catch (error) {
        audit(context, 'export', 'failure')
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
        audit(context, 'import', 'success', { bytes, statements, rows, skipped })
        return { status: 200, body: { message: text('dump_imported'), success: true } }
      } catch (error) {
        audit(context, 'import', 'failure')
        throw error
      } finally {
        upload.discard()
      }
    },
  } satisfies Pick<Operations, 'exportDump' | 'importDump'>
}
