import { z } from 'zod'
import { DomainError } from '#domain/errors.ts'
import { inUploadProcess } from '#modules/images/uploads.ts'

/**
 * Limits checked before parsing, because parsers take quadratic time for elements nested thousands deep. Logos have
 * some dozens of elements; map exports and traced photographs have thousands and are not logos.
 */
const maxElements = 10_000
const maxDepth = 100

const script = new URL('./sanitize-svg.worker.ts', import.meta.url)

const sanitized = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), svg: z.string() }),
  z.object({ ok: z.literal(false), reason: z.enum(['bad_image', 'unsafe_drawing', 'complex_drawing']) }),
])

/**
 * Strips an SVG down to its drawing, without editor metadata. Parsing runs in a child process.
 *
 * @throws DomainError `unsafe_drawing` for scripts, event handlers, foreign content or external references; `bad_image`
 * if no drawing is left or the document uses entities; `complex_drawing` if it exceeds the limits
 */
export async function sanitizeSvg(bytes: Buffer, companyId: string | undefined): Promise<Buffer> {
  const source = bytes.toString('utf8')
  // An internal subset can declare entities that expand without bound or read files; no drawing needs one.
  if (/<!ENTITY/i.test(source) || declaresMore(source)) throw new DomainError('bad_image')
  if (isComplex(source)) throw new DomainError('complex_drawing')
  const result = await inUploadProcess(script, companyId, source, sanitized)
  if (!result.ok) throw new DomainError(result.reason)
  return Buffer.from(result.svg, 'utf8')
}

/** Whether a document type has an internal subset. Linear time, however many declarations a hostile document has. */
function declaresMore(source: string): boolean {
  const [, ...declarations] = source.split(/<!DOCTYPE/i)
  return declarations.some((rest) => /^[^>[]*\[/.test(rest))
}

/** Counts tags as text, in linear time. Text that merely looks like a tag (in a comment) counts too. */
function isComplex(source: string): boolean {
  let elements = 0
  let depth = 0
  for (const [tag] of source.matchAll(/<\/?[a-z][^<>]*>?/gi)) {
    if (tag.startsWith('</')) depth -= 1
    else {
      elements += 1
      if (!tag.endsWith('/>')) depth += 1
    }
    if (elements > maxElements || depth > maxDepth) return true
  }
  return false
}
