import createDOMPurify from 'dompurify'
import { JSDOM } from 'jsdom'
import { isCostly } from '#modules/images/drawing-cost.ts'

/** Elements that execute something or embed foreign content. */
const acting = new Set(['script', 'foreignobject', 'iframe', 'object', 'embed', 'handler'])

const { sanitize, serializer } = load()

/** Sanitizes an SVG. Returns the remaining drawing, or the reason why it was rejected. */
export default function sanitizeDrawing(source: string) {
  const { fragment, unsafe } = sanitize(source)
  if (unsafe) return { ok: false, reason: 'unsafe_drawing' }
  const [drawing, ...more] = fragment.children
  if (drawing?.localName !== 'svg' || more.length > 0) return { ok: false, reason: 'bad_image' }
  if (isCostly(drawing)) return { ok: false, reason: 'complex_drawing' }
  return { ok: true, svg: serializer.serializeToString(drawing) }
}

function load() {
  const { window } = new JSDOM('')
  const purify = createDOMPurify(window)
  // Set by the hooks; safe to share because sanitization is synchronous.
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
    // Editors store paths and URLs in attributes of their own, which are always removed.
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

/**
 * Whether CSS loads an external resource: by a function that takes a URL (CSS Images 4), an import, or any quoted URL.
 * Backslashes are rejected because escapes could hide these.
 */
function reachesOut(css: string): boolean {
  return /@import|url\(\s*(?!['"]?#)|(image-set|cross-fade|element|image|paint|src)\(|['"]\s*([a-z][a-z\d+.-]*:|\/\/)|\\/i.test(
    css,
  )
}
