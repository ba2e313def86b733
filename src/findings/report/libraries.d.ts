/**
 * What the report uses of libraries that bring no declarations, or none that fit ES modules. Kept narrow on purpose:
 * a document definition typed here has no way to express links to addresses, images, attachments or embedded files, so
 * text from outside can only ever become text. (`@types/pdfmake` would also pull the browser's globals into the project.)
 */
declare module 'pdfmake' {
  export type Margin = number | [number, number] | [number, number, number, number]

  export type TextStyle = {
    font?: string
    fontSize?: number
    lineHeight?: number
    bold?: boolean
    italics?: boolean
    color?: string
    background?: string
    characterSpacing?: number
    alignment?: 'left' | 'right' | 'center'
    noWrap?: boolean
    preserveLeadingSpaces?: boolean
    margin?: Margin
    fillColor?: string
  }

  type Placed = {
    style?: string | string[]
    width?: number | '*' | 'auto'
    margin?: Margin
    pageBreak?: 'before' | 'after'
    unbreakable?: boolean
    absolutePosition?: { x: number; y: number }
    colSpan?: number
    verticalAlignment?: 'top' | 'middle' | 'bottom'
  }

  export type TextNode = TextStyle &
    Placed & {
      text: string | Inline[]
      /** Name of a destination inside the document, and of this node's bookmark. */
      id?: string
      outline?: boolean
      outlineText?: string
      outlineParentId?: string
      outlineExpanded?: boolean
      linkToDestination?: string
    }
  export type Inline = string | (TextStyle & { text: string; linkToDestination?: string })
  /** The number of the page on which the node with this id stands. */
  export type PageReference = TextStyle & Placed & { pageReference: string }
  export type Stack = TextStyle & Placed & { stack: Node[] }
  export type Columns = TextStyle & Placed & { columns: Node[]; columnGap?: number }

  export type Shape =
    | { type: 'rect'; x: number; y: number; w: number; h: number; r?: number; color: string }
    | { type: 'line'; x1: number; y1: number; x2: number; y2: number; lineWidth: number; lineColor: string }
    | {
        type: 'polyline'
        points: { x: number; y: number }[]
        closePath: boolean
        color: string
        lineColor: string
        lineWidth: number
      }
  export type Canvas = Placed & { canvas: Shape[] }

  export type TableLayout = {
    hLineWidth?: (row: number, node: Table) => number
    vLineWidth?: (column: number, node: Table) => number
    hLineColor?: (row: number, node: Table) => string
    vLineColor?: (column: number, node: Table) => string
    paddingLeft?: (column: number) => number
    paddingRight?: (column: number, node: Table) => number
    paddingTop?: (row: number, node: Table) => number
    paddingBottom?: (row: number, node: Table) => number
  }
  export type Cell = Node | Record<string, never>
  export type Table = TextStyle &
    Placed & {
      table: {
        widths: (number | '*')[]
        body: Cell[][]
        headerRows?: number
        keepWithHeaderRows?: number
        dontBreakRows?: boolean
      }
      layout?: TableLayout | 'noBorders'
    }
  export type Node = string | TextNode | PageReference | Stack | Columns | Canvas | Table

  export type PageContent = (page: number, pages: number, size: { width: number; height: number }) => Node
  export type Section = {
    section: Node[]
    pageOrientation?: 'portrait' | 'landscape'
    header?: null
    footer?: null
  }

  export type DocumentDefinition = {
    content: Section[]
    pageSize: 'A4'
    pageMargins: Margin
    header?: PageContent
    footer?: PageContent
    styles: Record<string, TextStyle>
    defaultStyle: TextStyle
    info: Record<'title' | 'author' | 'subject' | 'keywords' | 'creator' | 'producer', string> & { creationDate: Date }
    language: string
    displayTitle: boolean
    version: '1.7'
  }

  export type FontFaces = { normal: string; bold: string; italics: string; bolditalics: string }
  const pdfmake: {
    /** Files that pdfmake reads instead of the disk. */
    virtualfs: { writeFileSync(name: string, content: Uint8Array): void }
    setFonts(fonts: Record<string, FontFaces>): void
    setUrlAccessPolicy(allowed: (url: string) => boolean): void
    setLocalAccessPolicy(allowed: (path: string) => boolean): void
    createPdf(definition: DocumentDefinition): { getBuffer(): Promise<Uint8Array> }
  }
  export default pdfmake
}

declare module 'fontkit' {
  export type Font = {
    unitsPerEm: number
    characterSet: number[]
    hasGlyphForCodePoint(codePoint: number): boolean
    glyphForCodePoint(codePoint: number): { advanceWidth: number }
    layout(text: string): { advanceWidth: number }
  }
  export function create(file: Uint8Array): Font
}

declare module 'linebreak' {
  /** Line break opportunities by Unicode UAX #14. */
  export default class LineBreaker {
    constructor(text: string)
    /** The next opportunity as a UTF-16 position, the end of the text included; null afterwards. */
    nextBreak(): { position: number; required: boolean } | null
  }
}

declare module 'bidi-js' {
  type EmbeddingLevels = { levels: Uint8Array; paragraphs: { start: number; end: number; level: number }[] }
  export type Bidi = {
    getEmbeddingLevels(text: string, baseDirection?: 'ltr' | 'rtl' | 'auto'): EmbeddingLevels
    /** First and last position of the parts of a line (`end` inclusive) to be reversed one after the other. */
    getReorderSegments(text: string, levels: EmbeddingLevels, start: number, end: number): [number, number][]
    getMirroredCharacter(character: string): string | null
  }
  export default function bidiFactory(): Bidi
}
