import pdfmake from 'pdfmake'
import { reportDocument } from './content.ts'
import type { ReportData } from './report-data.ts'
import { type FontFamily, fontFiles, loadGlyphs, readFont } from './text/fonts.ts'
import { createTypesetter } from './text/typesetter.ts'

/**
 * The report as a PDF file. Uses the processor for seconds with a large state: meant for the rendering thread.
 * The fonts are read beforehand; while the document is made, no file and no address can be opened.
 */
export function renderReport(data: ReportData): Promise<Uint8Array> {
  const glyphs = loadGlyphs()
  const definition = reportDocument(data, createTypesetter(glyphs))
  provideFonts(glyphs.used())
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy(() => false)
  return pdfmake.createPdf(definition).getBuffer()
}

function provideFonts(families: readonly FontFamily[]): void {
  for (const family of families) {
    for (const path of new Set(Object.values(fontFiles[family]))) pdfmake.virtualfs.writeFileSync(path, readFont(path))
  }
  pdfmake.setFonts(fontFiles)
}
