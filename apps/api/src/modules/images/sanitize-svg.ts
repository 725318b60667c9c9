import { DomainError } from '#errors.ts'

/**
 * Rewrites an SVG to what only draws, leaving out what editors note down in it.
 *
 * @throws DomainError `unsafe_drawing` when it has scripts, handlers, foreign content or references to elsewhere;
 * `bad_image` when no drawing is left or the document leans on entities
 */
export async function sanitizeSvg(bytes: Buffer): Promise<Buffer> {
  const source = bytes.toString('utf8')
  // An internal subset can declare entities that grow without bound or read files; no drawing needs one.
  if (/<!ENTITY/i.test(source) || declaresMore(source)) throw new DomainError('bad_image')
  const { sanitize, serializer } = await loadPurify()
  const { fragment, unsafe } = sanitize(source)
  if (unsafe) throw new DomainError('unsafe_drawing')
  const [drawing, ...more] = fragment.children
  if (drawing?.localName !== 'svg' || more.length > 0) throw new DomainError('bad_image')
  return Buffer.from(serializer.serializeToString(drawing), 'utf8')
}

/** Whether a document type has an internal subset. In one walk, however often a hostile document begins one. */
function declaresMore(source: string): boolean {
  const [, ...declarations] = source.split(/<!DOCTYPE/i)
  return declarations.some((rest) => /^[^>[]*\[/.test(rest))
}

let loading: ReturnType<typeof load> | undefined

/** jsdom takes half a second to load, and only an operator's SVG upload needs it. */
function loadPurify(): ReturnType<typeof load> {
  loading ??= load()
  return loading
}

async function load() {
  const [{ default: createDOMPurify }, { JSDOM }] = await Promise.all([import('dompurify'), import('jsdom')])
  const { window } = new JSDOM('')
  const purify = createDOMPurify(window)
  // Hooks say what they found through this; a sanitisation is never interrupted by another.
  let unsafe = false
  purify.addHook('uponSanitizeElement', (node, { tagName }) => {
    const style = tagName === 'style' && reachesOut(node.textContent ?? '')
    if (style) node.parentNode?.removeChild(node)
    const attributes = node instanceof window.Element ? [...node.attributes] : []
    unsafe ||= style || acting.has(tagName) || attributes.some((given) => acts(given) || links(given))
  })
  purify.addHook('uponSanitizeAttribute', (_node, attribute) => {
    const { attrName: name, attrValue: value } = attribute
    const reaching = reachesOut(value)
    if (reaching || links({ name, value })) attribute.keepAttr = false
    // Editors keep paths and addresses in attributes of their own, which never stay.
    unsafe ||= reaching && name in attribute.allowedAttributes
  })
  const sanitize = (source: string) => {
    unsafe = false
    const fragment = purify.sanitize(source, {
      USE_PROFILES: { svg: true, svgFilters: true },
      FORBID_TAGS: ['a', 'foreignObject', 'image', 'feImage', 'script'],
      RETURN_DOM_FRAGMENT: true,
    })
    return { fragment, unsafe }
  }
  return { sanitize, serializer: new window.XMLSerializer() }
}

/** Elements that do something or hold something else than a drawing. */
const acting = new Set(['script', 'foreignobject', 'iframe', 'object', 'embed', 'handler'])

interface Attribute {
  name: string
  value: string
}

function acts({ name }: Attribute): boolean {
  return /^on/i.test(name)
}

function links({ name, value }: Attribute): boolean {
  return /(^|:)href$/i.test(name) && !value.startsWith('#')
}

/** Whether CSS loads something from outside the document. Backslashes could hide the words. */
function reachesOut(css: string): boolean {
  return /@import|url\(\s*(?!['"]?#)|\\/i.test(css)
}
