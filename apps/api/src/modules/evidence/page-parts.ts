import { Parser } from 'htmlparser2'

/** What a page shows, from top to bottom. */
export interface PagePart {
  kind: 'heading' | 'text' | 'small' | 'public' | 'private' | 'button' | 'link'
  text: string
}

export interface ReadPage {
  language: string
  parts: PagePart[]
  /** The logo's bytes in base64, where the page has one. */
  logo: string | undefined
  /** Fills of the two choices, and what is written on them. */
  colors: { brand: string; onBrand: string; peer: string; onPeer: string }
}

/** Without words for people. */
const skipped = new Set(['head', 'script', 'style', 'svg', 'select', 'template'])

/** Reads what a page shows: its words with the elements that hold them, and its colors. */
export function partsOf(html: string): ReadPage {
  const parts: PagePart[] = []
  const open: PagePart[] = []
  let language = 'en'
  let logo: string | undefined
  let style = ''
  let hidden = 0
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'html') language = attributes.lang ?? language
      if (attributes.style?.includes('--brand:')) style ||= attributes.style
      if (name === 'img') logo ??= /^data:[^,]+;base64,(.+)$/.exec(attributes.src ?? '')?.[1]
      if (skipped.has(name)) hidden += 1
      const kind = hidden === 0 && kindOf(name, attributes.class ?? '')
      if (!kind) return
      const part = { kind, text: '' }
      open.push(part)
      parts.push(part)
    },
    ontext(text) {
      const part = open.at(-1)
      if (hidden === 0 && part) part.text += text
    },
    onclosetag(name) {
      if (skipped.has(name)) hidden -= 1
      if (hidden === 0 && kindOf(name, '')) open.pop()
    },
  })
  parser.end(html)
  const color = (name: string, other: string) =>
    new RegExp(`${name}:\\s*(#[0-9a-f]{6})`, 'i').exec(style)?.[1] ?? other
  return {
    language,
    parts: parts.flatMap(({ kind, text }) => {
      const shown = text.replace(/\s+/g, ' ').trim()
      return shown ? [{ kind, text: shown }] : []
    }),
    logo,
    colors: {
      brand: color('--brand', '#14161b'),
      onBrand: color('--on-brand', '#ffffff'),
      peer: color('--brand-peer-light', '#14161b'),
      onPeer: color('--on-brand-peer-light', '#ffffff'),
    },
  }
}

function kindOf(name: string, classes: string): PagePart['kind'] | undefined {
  const has = (one: string) => classes.split(' ').includes(one)
  switch (name) {
    case 'h1':
    case 'h2':
      return 'heading'
    case 'p':
    case 'li':
      return has('text-sm') ? 'small' : 'text'
    case 'button':
      return 'button'
    case 'a':
      if (has('choice-public')) return 'public'
      if (has('choice-private')) return 'private'
      return has('border') && !has('border-transparent') ? 'button' : 'link'
    default:
      return undefined
  }
}
