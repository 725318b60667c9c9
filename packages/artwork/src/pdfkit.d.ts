/** The subset of PDFKit used here; its published types lag behind the library. */
declare module 'pdfkit' {
  export interface Reference {
    data: Record<string, unknown>
    /** @param content of a stream, which is then compressed */
    end(content?: Uint8Array): void
  }

  /** A picture already embedded in the document. */
  export interface EmbeddedImage {
    width: number
    height: number
    /** Its name in the page's resources. */
    label: string
    obj: Reference
  }

  export default class PDFDocument {
    constructor(options: {
      autoFirstPage: false
      margin: number
      pdfVersion: '1.6' | '1.7'
      font: null
      lang: string
      displayTitle: boolean
      info: Record<string, string | Date>
    })
    page: {
      dictionary: Reference
      ext_gstates: Record<string, Reference>
      fonts: Record<string, Reference>
      colorSpaces: Record<string, unknown>
    }
    /** The catalog. */
    _root: Reference
    addPage(options: { size: [number, number]; margin: number }): this
    outline: { addItem(title: string, options: { pageNumber: number; fit: boolean }): unknown }
    ref(data: Record<string, unknown>): Reference
    image(image: EmbeddedImage, x: number, y: number, options: { width: number; height: number }): this
    addSpotColor(name: string, cyan: number, magenta: number, yellow: number, black: number): this
    fillColor(color: string | readonly number[]): this
    strokeColor(color: string | readonly number[]): this
    lineWidth(width: number): this
    save(): this
    restore(): this
    translate(x: number, y: number): this
    scale(factor: number): this
    rotate(degrees: number): this
    moveTo(x: number, y: number): this
    lineTo(x: number, y: number): this
    bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): this
    closePath(): this
    circle(x: number, y: number, radius: number): this
    fill(rule?: 'non-zero' | 'even-odd'): this
    stroke(): this
    addContent(operators: string): this
    end(): void
  }
}

declare module 'pdfkit/output' {
  import type PDFDocument from 'pdfkit'
  /** Resolves with the finished document; call it before `end()`. */
  export function toBytes(document: PDFDocument): Promise<Uint8Array>
}
