/** Encodings of a page, the smallest first. */
const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/** Results by header; browsers send only a few different ones. */
const known = new Map<string, Encoding>()
const maxKnown = 100

/** Returns the encoding that a client prefers (`Accept-Encoding`, RFC 9110, 12.5.3): among equals, the smallest. */
export function acceptedEncoding(header = ''): Encoding {
  let encoding = known.get(header)
  if (!encoding) {
    encoding = preferred(header)
    if (known.size >= maxKnown) known.clear()
    known.set(header, encoding)
  }
  return encoding
}

function preferred(header: string): Encoding {
  const weights = new Map(header.toLowerCase().split(',').map(weighted))
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0
  const highest = Math.max(...encodings.map(weightOf))
  // Without a match, the page is sent as it is.
  return (highest > 0 && encodings.find((encoding) => weightOf(encoding) === highest)) || 'identity'
}

function weighted(part: string): [name: string, weight: number] {
  const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0]
}
