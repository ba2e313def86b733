import pdfmake from 'pdfmake'
import { openFonts } from '../fonts.ts'
import type { ReportData } from '../report-data.ts'
import { createSplitter, unusualCharacters } from '../runs.ts'
import { reportDocument } from './document.ts'

// The published types leave out the files that pdfmake reads instead of the disk.
declare module 'pdfmake' {
  export const virtualfs: { writeFileSync(name: string, content: Uint8Array): void }
}

/**
 * The report as a PDF file. It uses the processor for seconds with a large state: meant for the rendering thread.
 * pdfmake may open the fonts, and no other file or address.
 */
export async function renderReport(data: ReportData): Promise<Uint8Array> {
  const fonts = await openFonts(unusualCharacters(JSON.stringify(data)))
  const files = new Set(Object.values(fonts.dictionary).flatMap((faces) => Object.values(faces)))
  for (const [name, bytes] of fonts.unpacked) pdfmake.virtualfs.writeFileSync(name, bytes)
  pdfmake.setFonts(fonts.dictionary)
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy((path) => files.has(path))
  return pdfmake.createPdf(reportDocument(data, createSplitter(fonts.tried))).getBuffer()
}
