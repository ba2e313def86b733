import { finished } from 'node:stream'
import { DomainError } from '../../platform/errors.ts'
import { uploadedFile } from '../../platform/http/body.ts'
import { callerSignal, type HandlerResult, type Operations } from '../../platform/http/call.ts'
import { audit } from '../../platform/http/observe.ts'
import { text } from '../../platform/texts.ts'
import type { DumpExport } from './dump-export.ts'
import type { DumpImport } from './dump-import.ts'

export interface DumpHandlerOptions {
  dumpExport: DumpExport
  dumpImport: Pick<DumpImport, 'run'>
  /** Bytes of an uploaded dump. */
  maxDumpBytes: number
}

/** The key of the error, and the cause that its process names: never a row of the dump. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof DomainError)) return 'internal_error'
  const { key, cause } = error
  return cause instanceof Error && cause.message !== '' ? `${key}: ${cause.message}` : key
}

/**
 * Dumps of the tool's database. Most of the code keeps two promises: a dump is imported as a whole
 * or not at all, and it reaches nothing beyond that database.
 */
export const dumpHandlers = (options: DumpHandlerOptions) => {
  const { dumpExport, dumpImport, maxDumpBytes } = options

  return {
    async exportFindingsDump(_input, { request, reply }): HandlerResult<'exportFindingsDump'> {
      try {
        const { stream, fileName, obstacle } = await dumpExport.open(callerSignal(reply))
        const fields = obstacle === null ? {} : { import_obstacle: obstacle }
        finished(stream, (error) => audit(request, 'export', error ? 'failure' : 'success', fields))
        return {
          status: 200,
          headers: {
            'content-type': 'application/sql',
            'content-disposition': `attachment; filename="${fileName}"`,
          },
          body: stream,
        }
      } catch (error) {
        audit(request, 'export', 'failure')
        throw error
      }
    },

    async importFindingsDump(_input, { request, reply }): HandlerResult<'importFindingsDump'> {
      const file = uploadedFile(request, 'file', maxDumpBytes)
      try {
        const { bytes, statements, rows, skipped } = await dumpImport.run(file, callerSignal(reply))
        audit(request, 'import', 'success', { bytes, statements, rows, skipped })
        return { status: 200, body: { message: text('dump_imported'), success: true } }
      } catch (error) {
        audit(request, 'import', 'failure', { reason: reasonOf(error) })
        throw error
      }
    },
  } satisfies Partial<Operations>
}
