import type { LogoSource } from '@candour/schemas/brand.ts'
import { Parser } from 'htmlparser2'

/** A picture on a page: by its address, which may be relative, or inline. */
export interface Candidate {
  source: LogoSource
  /** The likeliest logo has the lowest. */
  rank: number
  url?: string
  svg?: string
}

export interface Page {
  /** In order of preference. */
  names: string[]
  colors: string[]
  candidates: Candidate[]
  manifest?: string
  base?: string | undefined
}

/** Reading stops at an element nested deeper, because closing one searches all that are open. */
const maxDepth = 256
const maxCandidates = 40
/** Characters: finding its parts takes quadratic time. */
const maxTitle = 500
const maxInlineLength = 64 * 1024

/** Reads an HTML page's name, logo candidates and colors. */
export default function readPage(html: string): Page {
  const page: Page = { names: [], colors: [], candidates: [] }
  const names: { site?: string; app?: string; title?: string } = {}
  /** For each open element: whether it is, or is in, the page's header or something called a logo. */
  const open: { header: boolean; logo: boolean }[] = []
  let drawing: { start: number; depth: number; rank: number } | undefined
  let text: { of: 'title' | 'data'; value: string } | undefined

  const add = (candidate: Candidate) => {
    if (page.candidates.length < maxCandidates) page.candidates.push(candidate)
  }

  function meta({ name, property, content }: Record<string, string | undefined>) {
    if (!content) return
    switch ((property ?? name)?.toLowerCase()) {
      case 'og:site_name':
        names.site ??= content
        break
      case 'application-name':
        names.app ??= content
        break
      case 'theme-color':
      case 'msapplication-tilecolor':
        page.colors.push(content)
        break
      case 'og:image':
        add({ source: 'preview', rank: 8, url: content })
        break
    }
  }

  function link({ rel = '', href, color }: Record<string, string | undefined>) {
    if (!href) return
    const kinds = rel.toLowerCase().split(/\s+/)
    if (kinds.includes('manifest')) page.manifest ??= href
    if (kinds.includes('mask-icon') && color) page.colors.push(color)
    const ranks = { 'apple-touch-icon': 4, 'apple-touch-icon-precomposed': 4, icon: 6, 'mask-icon': 9 }
    const [, rank] = Object.entries(ranks).find(([kind]) => kinds.includes(kind)) ?? []
    if (rank) add({ source: 'icon', rank, url: href })
  }

  const parser = new Parser({
    onopentag(tag, attributes) {
      if (open.length > maxDepth) return parser.pause()
      const { class: classes = '', id = '', alt = '', src = '', role = '' } = attributes
      const around = open.at(-1)
      const header = around?.header || tag === 'header' || role === 'banner' || /header/i.test(id)
      const logo = around?.logo || /logo|brand/i.test(`${classes} ${id} ${alt} ${src.slice(0, 2048)}`)
      open.push({ header, logo })
      const rank = header && logo ? 1 : logo ? 2 : 3
      if (tag === 'meta') meta(attributes)
      else if (tag === 'link') link(attributes)
      else if (tag === 'base') page.base ??= attributes.href
      else if (tag === 'title' && !drawing) text = { of: 'title', value: '' }
      else if (tag === 'script' && attributes.type === 'application/ld+json') text = { of: 'data', value: '' }
      else if (!header && !logo) return
      else if (tag === 'svg') drawing ??= { start: parser.startIndex, depth: open.length, rank }
      else if (tag === 'img') {
        // Pages that load pictures late have a placeholder first.
        const url = (src === '' || src.startsWith('data:')) && (attributes['data-src'] ?? src)
        add({ source: 'page', rank, url: url || src })
      }
    },
    ontext(value) {
      if (text) text.value += value
    },
    onclosetag(tag) {
      if (tag === 'title' && text?.of === 'title') names.title ??= text.value
      if (tag === 'script' && text?.of === 'data') {
        const url = logoIn(text.value)
        if (url) add({ source: 'page', rank: 2, url })
      }
      if (tag === 'title' || tag === 'script') text = undefined
      if (drawing && open.length === drawing.depth) {
        const svg = html.slice(drawing.start, parser.endIndex + 1)
        if (svg.length <= maxInlineLength) add({ source: 'page', rank: drawing.rank, svg })
        drawing = undefined
      }
      open.pop()
    },
  })
  parser.end(html)

  // Titles add a slogan or the name of the page.
  const title = names.title?.slice(0, maxTitle).split(/\s+[|–—·•:-]\s+/)[0]
  page.names = [names.site, names.app, title].filter((name) => name !== undefined)
  page.candidates.sort((a, b) => a.rank - b.rank)
  return page
}

/** Finds the logo of an organization (https://schema.org/logo) in JSON-LD. */
function logoIn(json: string): string | undefined {
  try {
    const data: unknown = JSON.parse(json)
    const graph = field(data, '@graph')
    const items = [data, graph].flatMap((some) => (Array.isArray(some) ? some : [some]))
    const logos = items.map((item) => field(item, 'logo'))
    return logos.flatMap((logo) => [logo, field(logo, 'url')]).find((url) => typeof url === 'string')
  } catch {
    return undefined
  }
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined
}
