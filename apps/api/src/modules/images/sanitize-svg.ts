import { DomainError } from '#errors.ts'

/**
 * Rewrites an SVG to what only draws: no scripts, handlers, foreign content, entities or references to elsewhere.
 *
 * @throws DomainError `bad_image` when no drawing is left or the document leans on entities
 */
export async function sanitizeSvg(bytes: Buffer): Promise<Buffer> {
  const source = bytes.toString('utf8')
  // An internal subset can declare entities that grow without bound or read files; no drawing needs one.
  if (/<!ENTITY/i.test(source) || /<!DOCTYPE[^>]*\[/i.test(source)) throw new DomainError('bad_image')
  const { purify, serializer } = await loadPurify()
  const fragment = purify.sanitize(source, {
    USE_PROFILES: { svg: true, svgFilters: true },
    FORBID_TAGS: ['a', 'foreignObject', 'image', 'feImage', 'script'],
    RETURN_DOM_FRAGMENT: true,
  })
  const [drawing, ...more] = fragment.children
  if (drawing?.localName !== 'svg' || more.length > 0) throw new DomainError('bad_image')
  return Buffer.from(serializer.serializeToString(drawing), 'utf8')
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
  purify.addHook('uponSanitizeElement', (node, { tagName }) => {
    if (tagName === 'style' && reachesOut(node.textContent ?? '')) node.parentNode?.removeChild(node)
  })
  purify.addHook('uponSanitizeAttribute', (_node, attribute) => {
    const foreignLink = /(^|:)href$/i.test(attribute.attrName) && !attribute.attrValue.startsWith('#')
    if (foreignLink || reachesOut(attribute.attrValue)) attribute.keepAttr = false
  })
  return { purify, serializer: new window.XMLSerializer() }
}

/** Whether CSS loads something from outside the document. Backslashes could hide the words. */
function reachesOut(css: string): boolean {
  return /@import|url\(\s*(?!['"]?#)|\\/i.test(css)
}
