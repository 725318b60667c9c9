import { once } from 'node:events'
import type { Rgb } from '@candour/color/color.ts'
import { type FoundBrand, logoSource } from '@candour/schemas/brand.ts'
import { maxLogoBytes } from '@candour/schemas/companies.ts'
import { nameText } from '@candour/schemas/fields.ts'
import { z } from 'zod'
import { DomainError } from '#domain/errors.ts'
import {
  type Outbound,
  OutboundFailed,
  OutboundRefused,
  type OutboundResponse,
} from '#lib/outbound/outbound.ts'
import { distinctColors, parseColor } from '#modules/brand/colors.ts'
import { type Image, imageOf, readImage, toDataUrl } from '#modules/images/image.ts'
import { inUploadProcess } from '#modules/images/uploads.ts'

/** For everything, in ms; and for the manifest, which the pictures wait for. */
const totalMs = 12_000
const manifestMs = 3_000
const maxLogos = 6
const maxLooks = 12
const looksAtOnce = 3

const pageScript = new URL('./read-page.worker.ts', import.meta.url)
const logoScript = new URL('./draw-logo.worker.ts', import.meta.url)

const candidate = z.object({ source: logoSource, url: z.string().optional(), svg: z.string().optional() })
type Candidate = z.infer<typeof candidate>

const readPage = z.object({
  names: z.array(z.string()),
  colors: z.array(z.string()),
  candidates: z.array(candidate),
  manifest: z.string().optional(),
  base: z.string().optional(),
})

/** The members of a web app manifest (W3C) that tell about the brand; others, and wrong ones, are ignored. */
const manifest = z.object({
  name: z.string().optional().catch(undefined),
  theme_color: z.string().optional().catch(undefined),
  icons: z.array(z.object({ src: z.string(), sizes: z.string().catch('') })).catch([]),
})

const channels = z.tuple([z.number(), z.number(), z.number()])
const drawnLogo = z.nullable(
  z.object({
    colors: z.array(channels),
    encoded: z
      .object({ mediaType: z.enum(['image/png', 'image/jpeg']), bytes: z.instanceof(Uint8Array) })
      .optional(),
  }),
)

const usableName = nameText({ min: 1, max: 120 })

/** A logo that was found, and its colors. */
interface Found {
  image: Image
  colors: Rgb[]
  source: Candidate['source']
}

/** Fetches while the look lasts. */
type Fetch = (url: string, until?: AbortSignal) => Promise<OutboundResponse>

/**
 * Looks for a brand on a website, for at most twelve seconds.
 *
 * @throws DomainError `site_refused` for what the guard refuses, `site_unreachable`, `overloaded`
 */
export async function brandOf(outbound: Outbound, companyId: string, address: string): Promise<FoundBrand> {
  const signal = AbortSignal.timeout(totalMs)
  const fetch: Fetch = (url, until = signal) => outbound.get(url, { companyId, signal: until })
  const answer = await fetchPage(fetch, address)
  const page = await unlessUnreadable(inUploadProcess(pageScript, companyId, textOf(answer), readPage))
  if (!page) throw new DomainError('site_unreachable')
  const base = URL.parse(page.base ?? '', answer.url)?.href ?? answer.url
  const app = page.manifest === undefined ? undefined : await fetchManifest(fetch, page.manifest, base)
  const candidates = [
    ...page.candidates.filter(({ source }) => source === 'page'),
    ...(app?.icons ?? []),
    ...page.candidates.filter(({ source }) => source !== 'page'),
    { source: 'icon' as const, url: new URL('/favicon.ico', base).href },
  ]
  const found = await findLogos(fetch, { companyId, candidates: absolute(candidates, base), signal })
  const named = [...page.colors, ...(app?.colors ?? [])].flatMap((text) => {
    const color = parseColor(text)
    return color ? [color] : []
  })
  return {
    name: nameOf([...page.names, ...(app?.names ?? [])]),
    colors: distinctColors([...named, ...found.flatMap(({ colors }) => colors)]),
    logos: found.map(({ image, source }) => ({
      dataUrl: toDataUrl(image),
      width: image.width,
      height: image.height,
      source,
    })),
  }
}

async function fetchPage(fetch: Fetch, address: string): Promise<OutboundResponse> {
  try {
    const answer = await fetch(address)
    if (answer.status === 200) return answer
  } catch (error) {
    if (error instanceof OutboundRefused) throw new DomainError('site_refused')
    if (!(error instanceof OutboundFailed)) throw error
  }
  throw new DomainError('site_unreachable')
}

/** Decodes a page by the charset of its headers, or that it declares itself (HTML, section 13.2.3.2). */
function textOf({ headers, body }: OutboundResponse): string {
  const start = `${headers['content-type']} ${body.subarray(0, 1024).toString('latin1')}`
  const [, charset = 'utf-8'] = /charset=["']?([\w-]+)/i.exec(start) ?? []
  try {
    return new TextDecoder(charset).decode(body)
  } catch {
    return body.toString()
  }
}

async function fetchManifest(fetch: Fetch, address: string, base: string) {
  const url = URL.parse(address, base)
  if (!url) return undefined
  const answer = await unlessUnreadable(fetch(url.href, AbortSignal.timeout(manifestMs)))
  const text = answer?.body.toString() ?? ''
  const { data } = manifest.safeParse(parseJson(text))
  if (!answer || !data) return undefined
  const size = ({ sizes }: { sizes: string }) => Number.parseInt(sizes, 10) || 0
  return {
    names: data.name === undefined ? [] : [data.name],
    colors: data.theme_color === undefined ? [] : [data.theme_color],
    icons: data.icons
      .toSorted((a, b) => size(b) - size(a))
      .slice(0, 2)
      .map(({ src }) => ({ source: 'icon' as const, url: URL.parse(src, answer.url)?.href })),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Resolves the candidates' URLs; invalid ones and duplicates are left out. */
function absolute(candidates: readonly Candidate[], base: string): Candidate[] {
  const known = new Map<string, Candidate>()
  for (const { source, svg, url } of candidates) {
    const href = url === undefined ? undefined : URL.parse(url, base)?.href
    const key = svg ?? href
    if (key && !known.has(key)) known.set(key, { source, svg, url: href })
  }
  return [...known.values()].slice(0, maxLooks)
}

/** Looks at candidates, a few at a time, until there are enough logos or the time is over. */
async function findLogos(
  fetch: Fetch,
  {
    companyId,
    candidates,
    signal,
  }: { companyId: string; candidates: readonly Candidate[]; signal: AbortSignal },
): Promise<Found[]> {
  const found = new Map<number, Found>()
  const waiting = [...candidates.entries()]
  const isOver = () => signal.aborted || found.size >= maxLogos
  async function lookOn() {
    for (let next = waiting.shift(); next && !isOver(); next = waiting.shift()) {
      const [index, candidate] = next
      const logo = await unlessUnreadable(look(fetch, companyId, candidate))
      const isNew = [...found.values()].every(({ image }) => !logo?.image.sha256.equals(image.sha256))
      if (logo && isNew) found.set(index, logo)
    }
  }
  const looking = Promise.all(Array.from({ length: looksAtOnce }, lookOn))
  // What is being drawn cannot be stopped, but need not be waited for.
  await Promise.race([looking, once(signal, 'abort')])
  const inOrder = [...found].sort(([a], [b]) => a - b)
  return inOrder.slice(0, maxLogos).map(([, logo]) => logo)
}

async function look(
  fetch: Fetch,
  companyId: string,
  { source, url, svg }: Candidate,
): Promise<Found | undefined> {
  const bytes = svg === undefined ? await bytesAt(fetch, url ?? '') : Buffer.from(svg)
  const drawing = await unlessUnreadable(readImage(dataUrlOf(bytes), { maxBytes: maxLogoBytes, companyId }))
  const given = { bytes: drawing?.bytes ?? bytes, isDrawing: drawing !== undefined }
  const drawn = await inUploadProcess(logoScript, companyId, given, drawnLogo)
  if (!drawn) return undefined
  const image =
    drawing ?? (drawn.encoded && imageOf(Buffer.from(drawn.encoded.bytes), drawn.encoded.mediaType))
  return image && { image, colors: drawn.colors, source }
}

async function bytesAt(fetch: Fetch, url: string): Promise<Buffer> {
  if (!url.startsWith('data:')) return (await fetch(url)).body
  const [, base64, data = ''] = /^data:[^,]*?(;base64)?,(.*)$/is.exec(url) ?? []
  try {
    return base64 ? Buffer.from(data, 'base64') : Buffer.from(decodeURIComponent(data))
  } catch {
    return Buffer.alloc(0)
  }
}

/** Claims a drawing, so that only drawings are read as uploads are; rasters are decoded first. */
function dataUrlOf(bytes: Buffer): string {
  return toDataUrl({ mediaType: 'image/svg+xml', bytes })
}

/** Names that could be the company's: the first that a company may have. */
function nameOf(names: readonly string[]): string | null {
  for (const name of names) {
    const { data } = usableName.safeParse(name.replace(/\s+/g, ' ').slice(0, 120))
    if (data) return data
  }
  return null
}

/** Undefined for what cannot be fetched or drawn, whether it is broken or hostile. */
async function unlessUnreadable<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    const isExpected =
      error instanceof OutboundRefused ||
      error instanceof OutboundFailed ||
      (error instanceof DomainError && error.code !== 'overloaded')
    if (isExpected) return undefined
    throw error
  }
}
