import type { Operations } from '../http/operations.ts'
import type { CollectReportData } from './collect.ts'
import type { ReportBuilder } from './render.ts'

export interface ReportHandlerOptions {
  collectReport: CollectReportData
  reportBuilder: Pick<ReportBuilder, 'build'>
  now: () => Date
  countAction: (action: 'report', outcome: 'success' | 'failure') => void
}

export const reportHandlers = ({
  collectReport,
  reportBuilder,
  now,
  countAction,
}: ReportHandlerOptions) =>
  ({
    async generateReport(_input, { log, clientAddress, token, signal }) {
      const audit = (outcome: 'success' | 'failure', fields: object = {}) => {
        countAction('report', outcome)
        log.info(
          { event: 'report', user_id: token.userId, ...fields, address: clientAddress, outcome },
          'report',
        )
      }
      try {
        const { stream, bytes } = await reportBuilder.build(collectReport, signal)
        audit('success', { bytes })
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
        audit('failure')
        throw error
      }
    },
  }) satisfies Pick<Operations, 'generateReport'>
