import { parentPort, workerData } from 'node:worker_threads'
import type { ReportData } from '../report-data.ts'
import { renderReport } from './document.ts'

/** The rendering thread: gets its data when it starts, hands over the finished file without copying it, and ends. */
const data: ReportData = workerData
const pdf = Uint8Array.from(await renderReport(data))
parentPort?.postMessage(pdf, [pdf.buffer])
