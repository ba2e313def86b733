import { parentPort, workerData } from 'node:worker_threads'
import type { ReportData } from '../report-data.ts'
import { renderReport } from './document.ts'

/** The rendering thread: its data come with its start, and it hands over the file uncopied. */
const data: ReportData = workerData
const pdf = Uint8Array.from(await renderReport(data))
parentPort?.postMessage(pdf, [pdf.buffer])
