/** Limits of a drawing. Logos stay below 3 and some thousands; renderers take time and memory in proportion. */
const maxReferenceDepth = 5
const maxDrawn = 50_000
const maxFilterSteps = 100

/**
 * Whether a renderer would have to draw too much: an element with everything that it refers to (as paint, mask, clip
 * path, filter, marker or copy), and everything that these refer to in turn, counted as often as it is drawn.
 */
export function isCostly(drawing: Element): boolean {
  const inStyle = referencesInStyle(drawing)
  const byId = new Map([...drawing.querySelectorAll('[id]')].map((element) => [element.id, element]))
  const known = new Map<Element, Cost>()
  const open = new Set<Element>()

  function costOf(element: Element): Cost {
    const before = known.get(element)
    if (before) return before
    // Refers to itself, or is the end of a long chain.
    if (open.has(element) || open.size > maxOpen) return tooMuch
    open.add(element)
    const cost = { size: 1, drawn: 1, depth: 0 }
    for (const child of element.children) {
      const { size, drawn, depth } = costOf(child)
      cost.size += size
      cost.drawn += drawn
      cost.depth = Math.max(cost.depth, depth)
    }
    for (const { id, inherited } of [...references(element), ...(inStyle.get(element) ?? [])]) {
      const target = byId.get(id)
      if (!target) continue
      const { drawn, depth } = costOf(target)
      cost.drawn += inherited ? drawn * cost.size : drawn
      cost.depth = Math.max(cost.depth, depth + 1)
    }
    open.delete(element)
    known.set(element, cost)
    return cost
  }

  const { drawn, depth } = costOf(drawing)
  if (drawn > maxDrawn || depth > maxReferenceDepth) return true
  const isStep = ({ localName }: Element) => /^fe[A-Z]/.test(localName) && localName !== 'feMergeNode'
  return [...drawing.querySelectorAll('filter > *')].filter(isStep).length > maxFilterSteps
}

interface Cost {
  /** Elements in the subtree. */
  size: number
  /** Elements to draw for it. */
  drawn: number
  /** Nesting of references. */
  depth: number
}

/** Elements within each other and references together; uploads are nested 100 deep at most. */
const maxOpen = 1_000
const tooMuch: Cost = { size: 1, drawn: Number.POSITIVE_INFINITY, depth: Number.POSITIVE_INFINITY }

interface Reference {
  id: string
  /** Whether all elements below may refer to it too, as paint and markers are inherited. */
  inherited: boolean
}

const url = /url\(\s*['"]?#([^'")]+?)['"]?\s*\)/g

function* references(element: Element): Generator<Reference> {
  for (const { name, value } of element.attributes) {
    if (/(^|:)href$/i.test(name) && value.startsWith('#')) yield { id: value.slice(1), inherited: false }
    const inherited = !/^(mask|filter|clip-path)$/.test(name)
    for (const id of idsIn(value)) yield { id, inherited }
  }
}

function idsIn(value: string): string[] {
  return [...value.matchAll(url)].flatMap(([, id]) => id ?? [])
}

/** References that the drawing's style sheets make, by the elements they apply to. */
function referencesInStyle(drawing: Element): Map<Element, Reference[]> {
  const found = new Map<Element, Reference[]>()
  for (const { textContent } of drawing.querySelectorAll('style')) {
    for (const [, selector = '', declarations = ''] of textContent.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      const added = idsIn(declarations).map((id) => ({ id, inherited: true }))
      if (added.length === 0) continue
      for (const element of selected(drawing, selector)) {
        found.set(element, [...(found.get(element) ?? []), ...added])
      }
    }
  }
  return found
}

/** A selector that cannot be read may select every element. */
function selected(drawing: Element, selector: string): Iterable<Element> {
  try {
    return drawing.querySelectorAll(selector)
  } catch {
    return drawing.querySelectorAll('*')
  }
}
