import { z } from 'zod'
import { DomainError } from '#errors.ts'
import { inThreads, ThreadLimitError } from '#in-thread.ts'

/**
 * Bounds on a drawing before it is parsed: a parser takes quadratic time for elements nested thousands deep. Logos have
 * some dozens of elements; exports of maps and traced photographs have thousands and are no logos.
 */
const maxElements = 10_000
const maxDepth = 100

/** Ordinary logos take some tens of milliseconds; the first one about a second more, for loading the parser. */
const inThread = inThreads(new URL('./sanitize-svg.worker.ts', import.meta.url), { timeoutMs: 10_000 })

const sanitized = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), svg: z.string() }),
  z.object({ ok: z.literal(false), reason: z.enum(['bad_image', 'unsafe_drawing']) }),
])

/**
 * Rewrites an SVG to what only draws, leaving out what editors note down in it. Parsing runs in a thread of its own.
 *
 * @throws DomainError `unsafe_drawing` when it has scripts, handlers, foreign content or references to elsewhere;
 * `bad_image` when no drawing is left or the document leans on entities; `complex_drawing` when it is beyond the bounds
 */
export async function sanitizeSvg(bytes: Buffer): Promise<Buffer> {
  const source = bytes.toString('utf8')
  // An internal subset can declare entities that grow without bound or read files; no drawing needs one.
  if (/<!ENTITY/i.test(source) || declaresMore(source)) throw new DomainError('bad_image')
  if (isComplex(source)) throw new DomainError('complex_drawing')
  const result = await inThread(source)
    .then((posted) => sanitized.parse(posted))
    .catch((error: unknown) => {
      throw error instanceof ThreadLimitError ? new DomainError('complex_drawing') : error
    })
  if (!result.ok) throw new DomainError(result.reason)
  return Buffer.from(result.svg, 'utf8')
}

/** Whether a document type has an internal subset. In one walk, however often a hostile document begins one. */
function declaresMore(source: string): boolean {
  const [, ...declarations] = source.split(/<!DOCTYPE/i)
  return declarations.some((rest) => /^[^>[]*\[/.test(rest))
}

/** Counts tags as text, in linear time: what only looks like a tag (in a comment) counts as well. */
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
