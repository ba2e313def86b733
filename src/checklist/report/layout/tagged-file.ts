import { buffer } from 'node:stream/consumers'
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import pdfmake from 'pdfmake/js/Printer.js'
import { fontName, page } from './style.ts'

/**
 * Draws a document as a tagged PDF file. pdfmake declares a file to be tagged and leaves out the
 * tags, by which screen readers read it: so each line of text gets one when it has been drawn. A
 * line with a bookmark is a heading and begins a section; the others are paragraphs, one for each
 * page. Drawings, heads and feet of pages have no tag. No file and no address is opened.
 * @param fonts the styles of the document's font
 */
export const taggedFile = async (
  definition: TDocumentDefinitions,
  fonts: Readonly<Record<string, Uint8Array>>,
): Promise<Uint8Array> => {
  const names = Object.fromEntries(Object.keys(fonts).map((style) => [style, style]))
  const files = {
    existsSync: (name: string) => Object.hasOwn(fonts, name),
    readFileSync: (name: string) => fonts[name],
  }
  const addresses = { resolve: () => undefined, resolved: async () => undefined }
  const printer = new pdfmake.default({ [fontName]: names }, files, addresses, () => false)
  let structure: ReturnType<typeof createStructure> | undefined
  const progressCallback = () => {
    structure ??= createStructure(printer.pdfKitDoc)
    structure.endLine()
  }
  const pdf = await printer.createPdfKitDocument(definition, { progressCallback })
  structure?.end()
  pdf.end()
  return buffer(pdf)
}

const createStructure = (pdf: PDFKit.PDFDocument) => {
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  const add = (parent: PDFKit.PDFStructureElement, type: string) => {
    const element = pdf.struct(type)
    parent.add(element)
    return element
  }
  let section = add(root, 'Sect')
  let paragraph: PDFKit.PDFStructureElement | undefined
  let chapters = 0
  let line: { content: PDFKit.PDFStructureContent; x: number; y: number } | undefined
  const beginLine = () => {
    line = { content: pdf.markStructureContent('Span'), x: pdf.x, y: pdf.y }
  }
  pdf.on('pageAdded', () => {
    paragraph = undefined
    beginLine()
  })
  /** Whether text has been drawn between the margins. */
  const hasText = ({ x, y }: { x: number; y: number }) =>
    (pdf.x !== x || pdf.y !== y) && pdf.y >= page.top && pdf.y < pdf.page.height - page.bottom

  return {
    endLine() {
      if (line) pdf.endMarkedContent()
      if (line && hasText(line)) {
        if (pdf.outline.children.length > chapters) {
          section = add(root, 'Sect')
          add(section, 'H1').add(line.content)
          paragraph = undefined
        } else {
          paragraph ??= add(section, 'P')
          paragraph.add(line.content)
        }
      }
      chapters = pdf.outline.children.length
      beginLine()
    },
    end() {
      pdf.endMarkedContent()
      root.end()
    },
  }
}
