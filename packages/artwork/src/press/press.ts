import type PDFDocument from 'pdfkit'
import type { Box, Page } from '#scene.ts'

/** Color profiles (ICC) of a press file. */
export interface Press {
  /** Of the press. */
  cmyk: Uint8Array
  /** Of the logo and of the brand's colors. */
  rgb: Uint8Array
}

interface Description {
  title: string
  author: string
  /** Distinguishes pieces, together with the title. */
  subject: string
  createdAt: Date
}

/** A string of a PDF; PDFKit writes a plain one as a name. */
const literal = (text: string): unknown => Object(text)

const inch = 25.4
/** Crop marks: their distance from the trimmed piece, which is beyond the bleed, and their length. */
const mark = { gap: 4 / inch, length: 5 / inch, line: 0.25 / 72 }

/**
 * Makes a document PDF/X-4 (ISO 15930-7): its output intent with the profile (6.2.2), its metadata (6.7.3) and, to be set
 * as `DefaultRGB` on every page, the color space of everything in RGB (6.2.4.3), which is returned.
 */
export function pressDocument(doc: PDFDocument, { cmyk, rgb }: Press, description: Description): unknown {
  const profile = doc.ref({ N: 4 })
  profile.end(cmyk)
  const intent = doc.ref({
    Type: 'OutputIntent',
    S: 'GTS_PDFX',
    OutputConditionIdentifier: literal('FOGRA39'),
    OutputCondition: literal('Offset on coated paper (ISO 12647-2:2004)'),
    RegistryName: literal('http://www.color.org'),
    Info: literal('Coated FOGRA39'),
    DestOutputProfile: profile,
  })
  intent.end()
  const metadata = doc.ref({ Type: 'Metadata', Subtype: 'XML', compress: false })
  metadata.end(new TextEncoder().encode(xmp(description)))
  doc._root.data.OutputIntents = [intent]
  doc._root.data.Metadata = metadata
  const tagged = doc.ref({ N: 3, Alternate: 'DeviceRGB' })
  tagged.end(rgb)
  return ['ICCBased', tagged]
}

/** Extends a page's paper by the room for crop marks. */
export function withMarks<P extends Pick<Page, 'boxes'>>(page: P): P {
  const { trim } = page.boxes
  const room = mark.gap + mark.length
  const media: Box = {
    x: trim.x - room,
    y: trim.y - room,
    width: trim.width + 2 * room,
    height: trim.height + 2 * room,
  }
  return { ...page, boxes: { ...page.boxes, media } }
}

/** Draws crop marks beside the corners of the trimmed piece, on all plates. */
export function cropMarks(doc: PDFDocument, { trim }: Page['boxes']): void {
  doc.addSpotColor('All', 100, 100, 100, 100)
  doc.save().lineWidth(mark.line).strokeColor('All')
  const [left, right, top, bottom] = [trim.x, trim.x + trim.width, trim.y, trim.y + trim.height]
  for (const [edge, away] of [
    [left, -1],
    [right, 1],
  ] as const) {
    for (const y of [top, bottom]) {
      doc
        .moveTo(edge + away * mark.gap, y)
        .lineTo(edge + away * (mark.gap + mark.length), y)
        .stroke()
    }
  }
  for (const [edge, away] of [
    [top, -1],
    [bottom, 1],
  ] as const) {
    for (const x of [left, right]) {
      doc
        .moveTo(x, edge + away * mark.gap)
        .lineTo(x, edge + away * (mark.gap + mark.length))
        .stroke()
    }
  }
  doc.restore()
}

function xmp({ title, author, subject, createdAt }: Description): string {
  const at = `${createdAt.toISOString().slice(0, 19)}Z`
  const text = (value: string) =>
    value
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll(/\p{Cc}/gu, ' ')
  // Not random, so that the same piece is the same file.
  const id = `urn:candour:${encodeURIComponent(`${title}:${subject}`)}:${at}`
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about=""
  xmlns:dc="http://purl.org/dc/elements/1.1/"
  xmlns:xmp="http://ns.adobe.com/xap/1.0/"
  xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/"
  xmlns:pdf="http://ns.adobe.com/pdf/1.3/"
  xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/">
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${text(title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${text(author)}</rdf:li></rdf:Seq></dc:creator>
<xmp:CreatorTool>Candour</xmp:CreatorTool>
<xmp:CreateDate>${at}</xmp:CreateDate>
<xmp:ModifyDate>${at}</xmp:ModifyDate>
<xmp:MetadataDate>${at}</xmp:MetadataDate>
<xmpMM:DocumentID>${id}</xmpMM:DocumentID>
<xmpMM:RenditionClass>default</xmpMM:RenditionClass>
<xmpMM:VersionID>1</xmpMM:VersionID>
<pdf:Producer>PDFKit</pdf:Producer>
<pdf:Trapped>False</pdf:Trapped>
<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`
}
