// A part of pdfmake that its published types leave out.
declare module 'pdfmake/js/Printer.js' {
  interface Printer {
    /** The file while it is drawn. */
    pdfKitDoc: PDFKit.PDFDocument
    createPdfKitDocument(definition: object, options: object): Promise<PDFKit.PDFDocument>
  }
  const exported: { default: new (...parts: unknown[]) => Printer }
  export default exported
}
