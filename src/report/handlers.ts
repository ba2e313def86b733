import type { Operations } from '../http/operations.ts'
import type { CollectReportData } from './collect.ts'
import type { ReportBuilder } from './render.ts'

export interface ReportHandlerOptions {
  collectReport: CollectReportData
  reportBuilder: Pick<ReportBuilder, 'build'>
  now: () => Date
}

export const reportHandlers = ({ collectReport, reportBuilder, now }: ReportHandlerOptions) =>
  ({
    async generateReport(_input, context) {
      try {
        const { stream, bytes } = await reportBuilder.build(collectReport, context.signal)
        context.audit('report', 'success', { bytes })
        const name = `informe-seguridad-${now().toISOString().slice(0, 10)}.pdf`
        return {
          status: 200,
          headers: {
            'content-type': 'application/pdf',
            'content-disposition': `attachment; filename="${name}"`,
            'content-length': String(bytes),
          },
          body: stream,
        }
      } catch (error) {
        context.audit('report', 'failure')
        throw error
      }
    },
  }) satisfies Pick<Operations, 'generateReport'>
