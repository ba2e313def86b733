import { once } from 'node:events'
import { followParent } from '../../../platform/process/child.ts'
import type { RenderAnswer, ReportData } from '../report-data.ts'
import { renderReport } from './document.ts'

/** The rendering process. It answers one message. */
followParent()
const [data] = (await once(process, 'message')) as [ReportData]
const answer: RenderAnswer = await renderReport(data).then(
  (pdf) => ({ pdf }),
  (failure: Error) => ({ failure }),
)
process.send?.(answer)
