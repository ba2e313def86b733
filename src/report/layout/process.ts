import { once } from 'node:events'
import type { RenderAnswer, ReportData } from '../report-data.ts'
import { renderReport } from './document.ts'

/** The rendering process. It answers one message. */
process.once('disconnect', () => process.exit())
const [data] = (await once(process, 'message')) as [ReportData]
const answer: RenderAnswer = await renderReport(data).then(
  (pdf) => ({ pdf }),
  (error: Error) => ({ failure: error.message }),
)
process.send?.(answer)
