import { parentPort, workerData } from 'node:worker_threads'
import type { ReportData } from '../report-data.ts'
import { renderReport } from './document.ts'

/** The rendering thread. It gets its data at its start and transfers the file without a copy. */
const data: ReportData = workerData
const pdf = Uint8Array.from(await renderReport(data))
parentPort?.postMessage(pdf, [pdf.buffer])
