/// <reference path="./pdfkit.d.ts" />
import type PDFDocument from 'pdfkit'
import type { Reference } from 'pdfkit'
import type { Face } from '#face.ts'
import type { Path, PathCommand } from '#path.ts'
import { type Outline, writeTrueType } from '#true-type.ts'
import type { PlacedGlyph } from '#typeface.ts'

/** Thousandths of an em, the unit of glyph widths in PDF. */
const THOUSAND = 1000

/** Fonts as embedded in a document: each once, with the glyphs that are used. */
export interface PdfFonts {
  /** Adds text at the origin, its lines upright in a space whose y axis points down. */
  show(glyphs: readonly PlacedGlyph[], size: number): void
  /** Writes the fonts, after all text. */
  end(): void
}

interface Embedded {
  /** Name in the pages' resources. */
  id: string
  face: Face
  reference: Reference
  /** Codes by glyph and text: a glyph that stands for several texts has several codes. */
  codes: Map<string, number>
  glyphs: Outline[]
  texts: string[]
}

export function pdfFonts(doc: PDFDocument): PdfFonts {
  const fonts = new Map<string, Embedded>()

  function embedded(face: Face): Embedded {
    const known = fonts.get(face.name)
    if (known) return known
    const id = `T${fonts.size + 1}`
    const notdef = { path: [], advance: 0.5 }
    const font = { id, face, reference: doc.ref({}), codes: new Map(), glyphs: [notdef], texts: [''] }
    fonts.set(face.name, font)
    return font
  }

  function codeOf(font: Embedded, key: string, glyph: () => Outline, text: string): number {
    const full = `${key} ${text}`
    const known = font.codes.get(full)
    if (known !== undefined) return known
    const code = font.glyphs.length
    font.codes.set(full, code)
    font.glyphs.push(glyph())
    font.texts.push(text)
    return code
  }

  /** Codes of a letter or syllable, which is one glyph. */
  function codesOf(font: Embedded, cluster: readonly PlacedGlyph[]): number[] {
    const [first] = cluster
    if (!first) return []
    const { direction } = first
    const start = startOf(cluster)
    const key = cluster
      .map(({ face, id, x, y }) => `${face.key} ${id} ${number(x - start)} ${number(y)}`)
      .join(' ')
    const texts = cluster.map(({ text }) => text)
    const text = (direction === 'rtl' ? texts.reverse() : texts).join('')
    const glyph = () => ({
      path: cluster.flatMap(({ outline, x, y }) => moved(outline, x - start, y)),
      advance: advanceOf(cluster),
    })
    if (direction === 'ltr') return [codeOf(font, key, glyph, text)]
    // PDF readers reverse right-to-left text, even the characters of a single code, so each character gets a code of
    // its own.
    const [letter = '', ...marks] = text
    const blank = () => ({ path: [], advance: 0 })
    return [...marks.reverse().map((mark) => codeOf(font, '', blank, mark)), codeOf(font, key, glyph, letter)]
  }

  return {
    show(glyphs, size) {
      const operators = runsOf(glyphs).map(({ face, clusters }) => {
        const font = embedded(face)
        doc.page.fonts[font.id] = font.reference
        const x = startOf(clusters[0] ?? [])
        const parts: string[] = []
        let pen = x
        for (const cluster of clusters) {
          const gap = (pen - startOf(cluster)) * THOUSAND
          if (Math.abs(gap) > 0.001) parts.push(number(gap))
          const codes = codesOf(font, cluster).map((code) => code.toString(16).padStart(4, '0'))
          parts.push(`<${codes.join('')}>`)
          pen = startOf(cluster) + advanceOf(cluster)
        }
        return `/${font.id} ${number(size)} Tf 1 0 0 1 ${number(x * size)} 0 Tm [${parts.join(' ')}] TJ`
      })
      if (operators.length === 0) return
      doc.addContent('1 0 0 -1 0 0 cm')
      doc.addContent(`BT ${operators.join('\n')} ET`)
    },
    end() {
      for (const font of fonts.values()) writeFont(doc, font)
    },
  }
}

/** Groups glyphs into clusters, and these into runs of one font, in the order in which they are read. */
function runsOf(glyphs: readonly PlacedGlyph[]) {
  const runs: { face: Face; run: number; clusters: PlacedGlyph[][] }[] = []
  for (const glyph of glyphs) {
    const last = runs.at(-1)
    const cluster = last?.clusters.at(-1)
    if (last && cluster?.[0]?.cluster === glyph.cluster) cluster.push(glyph)
    else if (
      last &&
      last.face.name === glyph.face.name &&
      (last.run === glyph.run || glyph.direction === 'ltr')
    ) {
      last.clusters.push([glyph])
    } else runs.push({ face: glyph.face, run: glyph.run, clusters: [[glyph]] })
  }
  return runs.sort((one, other) => one.run - other.run)
}

/** Returns the pen position at the start of a cluster. Only marks, which have no width, are offset from the pen. */
function startOf(cluster: readonly PlacedGlyph[]): number {
  const wide = cluster.find(({ advance }) => advance !== 0) ?? cluster[0]
  return wide?.x ?? 0
}

function advanceOf(cluster: readonly PlacedGlyph[]): number {
  return cluster.reduce((sum, { advance }) => sum + advance, 0)
}

function moved(path: Path, dx: number, dy: number): Path {
  if (dx === 0 && dy === 0) return path
  return path.map((command): PathCommand => {
    if (command[0] === 'Z') return command
    if (command[0] !== 'C') return [command[0], command[1] + dx, command[2] + dy]
    const [, x1, y1, x2, y2, x, y] = command
    return ['C', x1 + dx, y1 + dy, x2 + dx, y2 + dy, x + dx, y + dy]
  })
}

/** Writes a font whose codes are its glyph numbers (ISO 32000-2, 9.7). */
function writeFont(doc: PDFDocument, { face, reference, glyphs, texts }: Embedded) {
  const name = `${tagOf(texts)}+${face.name}`
  const file = doc.ref({})
  const program = writeTrueType(glyphs, face.unitsPerEm, face)
  file.data.Length1 = program.length
  file.end(program)
  const thousandths = (em: number) => Math.round(em * THOUSAND * 1000) / 1000
  const descriptor = doc.ref({
    Type: 'FontDescriptor',
    FontName: name,
    Flags: 4,
    FontBBox: [-1, face.descent, 2, face.ascent].map(thousandths),
    ItalicAngle: 0,
    Ascent: thousandths(face.ascent),
    Descent: thousandths(face.descent),
    CapHeight: thousandths(face.capHeight),
    StemV: 0,
    FontFile2: file,
  })
  descriptor.end()
  const descendant = doc.ref({
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: name,
    CIDSystemInfo: { Registry: pdfString('Adobe'), Ordering: pdfString('Identity'), Supplement: 0 },
    FontDescriptor: descriptor,
    W: [0, glyphs.map(({ advance }) => thousandths(advance))],
    CIDToGIDMap: 'Identity',
  })
  descendant.end()
  const unicode = doc.ref({})
  unicode.end(new TextEncoder().encode(mapOf(texts)))
  Object.assign(reference.data, {
    Type: 'Font',
    Subtype: 'Type0',
    BaseFont: name,
    Encoding: 'Identity-H',
    DescendantFonts: [descendant],
    ToUnicode: unicode,
  })
  reference.end()
}

/** Returns the tag of a font subset, which PDF requires. It is derived from the texts, so that files are reproducible. */
function tagOf(texts: readonly string[]): string {
  let hash = 0
  for (const letter of texts.join(' ')) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 26 ** 6
  return Array.from({ length: 6 }, (_, place) =>
    String.fromCharCode(65 + (Math.floor(hash / 26 ** place) % 26)),
  ).join('')
}

/** Maps codes to characters, in groups of at most a hundred, as the format demands. */
function mapOf(texts: readonly string[]): string {
  const lines = texts.flatMap((text, code) =>
    code === 0 ? [] : [`<${code.toString(16).padStart(4, '0')}> <${utf16(text)}>`],
  )
  const groups = Array.from({ length: Math.ceil(lines.length / 100) }, (_, index) =>
    lines.slice(index * 100, (index + 1) * 100),
  )
  return [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def',
    '/CMapType 2 def',
    '1 begincodespacerange',
    '<0000> <ffff>',
    'endcodespacerange',
    ...groups.flatMap((group) => [`${group.length} beginbfchar`, ...group, 'endbfchar']),
    'endcmap',
    'CMapName currentdict /CMap defineresource pop',
    'end',
    'end',
  ].join('\n')
}

function utf16(text: string): string {
  return Array.from({ length: text.length }, (_, index) =>
    text.charCodeAt(index).toString(16).padStart(4, '0'),
  ).join('')
}

/** A string object; PDFKit writes plain strings as names. */
function pdfString(text: string) {
  return new String(text)
}

function number(value: number): string {
  return String(Math.round(value * 1e6) / 1e6)
}
