import { Readable } from 'node:stream'
import { calendarIn } from '../../platform/calendar.ts'
import {
  callerSignal,
  type HandlerResult,
  type Operations,
  preferredLanguage,
} from '../../platform/http/call.ts'
import { audit } from '../../platform/http/observe.ts'
import type { CollectReportData } from './collect.ts'
import type { ReportBuilder } from './render.ts'
import { textsOf } from './texts.ts'

export interface ReportHandlerOptions {
  collectReport: CollectReportData
  reportBuilder: Pick<ReportBuilder, 'build'>
  /** The time zone of the date in the file's name; IANA name. */
  timeZone: string
  now: () => Date
}

/**
 * The security report. Most of the code is the text of its two languages, and the layout of the
 * chapters that it promises.
 */
export const reportHandlers = (options: ReportHandlerOptions) => {
  const { collectReport, reportBuilder, timeZone, now } = options
  const dayOf = calendarIn(timeZone)

  return {
    async generateReport({ headers }, { request, reply }): HandlerResult<'generateReport'> {
      const language = preferredLanguage(headers['accept-language'])
      try {
        const pdf = await reportBuilder.build(() => collectReport(language), callerSignal(reply))
        audit(request, 'report', 'success', { bytes: pdf.length })
        const name = `${textsOf[language].fileName}-${dayOf(now())}.pdf`
        return {
          status: 200,
          headers: {
            'content-type': 'application/pdf',
            'content-disposition': `attachment; filename="${name}"`,
            'content-length': String(pdf.length),
            'content-language': language,
            vary: 'Accept-Language',
          },
          body: Readable.from(chunksOf(pdf), { objectMode: false }),
        }
      } catch (error) {
        audit(request, 'report', 'failure')
        throw error
      }
    },
  } satisfies Partial<Operations>
}

/** Small chunks show whether the caller still reads. */
function* chunksOf(pdf: Uint8Array) {
  const size = 64 * 1024
  for (let at = 0; at < pdf.length; at += size) yield pdf.subarray(at, at + size)
}
