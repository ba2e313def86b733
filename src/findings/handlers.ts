import { finished } from 'node:stream'
import { DomainError } from '../errors.ts'
import type { BearerContext, CallContext, Operations } from '../http/operations.ts'
import { text } from '../public/messages.ts'
import type { DumpExport } from './dump-export.ts'
import type { DumpImport } from './dump-import/dump-import.ts'
import type { CollectReportData } from './report/collect.ts'
import type { ReportBuilder } from './report/render.ts'

export interface FindingsHandlerOptions {
  /** Undefined where the findings tool has no database that the service could reach. */
  dumps: { dumpExport: DumpExport; dumpImport: DumpImport } | undefined
  /** Bytes of an uploaded dump. */
  maxDumpBytes: number
  collectReport: CollectReportData
  reportBuilder: Pick<ReportBuilder, 'build'>
  now: () => Date
  countAction: (action: FindingsAction, outcome: Outcome) => void
}

type FindingsAction = 'export' | 'import' | 'report'
type Outcome = 'success' | 'failure'

export const findingsHandlers = (options: FindingsHandlerOptions) => {
  const { maxDumpBytes, collectReport, reportBuilder, now, countAction } = options

  /** One line of the audit log: who, from where, and how it ended. */
  const audit = (
    { log, clientAddress, token }: CallContext & BearerContext,
    event: FindingsAction,
    outcome: Outcome,
    fields: object = {},
  ) => {
    countAction(event, outcome)
    log.info({ event, user_id: token.userId, ...fields, address: clientAddress, outcome }, event)
  }

  const configuredDumps = () => {
    if (!options.dumps) throw new DomainError(500, 'dumps_not_configured')
    return options.dumps
  }

  return {
    async exportDump(_input, context) {
      try {
        const { dumpExport } = configuredDumps()
        const { stream, fileName } = await dumpExport.open(context.signal)
        finished(stream, (error) => audit(context, 'export', error ? 'failure' : 'success'))
        return {
          status: 200,
          headers: { 'content-type': 'application/sql', 'content-disposition': `attachment; filename="${fileName}"` },
          body: stream,
        }
      } catch (error) {
        audit(context, 'export', 'failure')
        throw error
      }
    },

    async importDump(_input, context) {
      const { dumpImport } = configuredDumps()
      const upload = context.upload('file', maxDumpBytes)
      try {
        const { bytes, statements, rows, skipped } = await dumpImport.run(upload.bytes, context.signal)
        audit(context, 'import', 'success', { bytes, statements, rows, skipped })
        return { status: 200, body: { message: text('dump_imported'), success: true } }
      } catch (error) {
        audit(context, 'import', 'failure')
        throw error
      } finally {
        upload.discard()
      }
    },

    async generateReport(_input, context) {
      try {
        const { stream, bytes } = await reportBuilder.build(await collectReport(context.signal), context.signal)
        audit(context, 'report', 'success', { bytes })
        return {
          status: 200,
          headers: {
            'content-type': 'application/pdf',
            'content-disposition': `attachment; filename="informe-seguridad-${now().toISOString().slice(0, 10)}.pdf"`,
            'content-length': String(bytes),
          },
          body: stream,
        }
      } catch (error) {
        audit(context, 'report', 'failure')
        throw error
      }
    },
  } satisfies Pick<Operations, 'exportDump' | 'importDump' | 'generateReport'>
}
