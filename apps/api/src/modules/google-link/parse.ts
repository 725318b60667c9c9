import { maxGoogleLinkText } from '@candour/schemas/google-link.ts'
import { googleUrl, isOnGoogle } from '#modules/google-link/google-hosts.ts'
import { isPlaceId, placeIdOf } from '#modules/google-link/place-id.ts'

/** Why a text does not lead to the reviews of a place. */
export type Wrong =
  | 'nothing'
  | 'several'
  | 'website'
  | 'search'
  | 'directions'
  | 'map'
  | 'otherPage'
  /** The beginning of a link that would name a place. */
  | 'cutOff'
  /** A link of a place that only Google can tell. */
  | 'nameless'

export type Parsed =
  | { placeId: string }
  /** A link of Google's own that opens the review form. */
  | { reviewLink: string }
  /** A link that names no place, but leads to one. */
  | { follow: string }
  | { wrong: Wrong }

/** From the worst to the best guess at what a text was meant to be, if it leads nowhere. */
const byMeaning: readonly Wrong[] = [
  ...(['nothing', 'website', 'otherPage', 'map', 'search'] as const),
  ...(['directions', 'nameless', 'cutOff', 'several'] as const),
]

/**
 * Finds the place that a pasted text names: by any Google link, with or without words around it, or by its id. Makes no
 * request; returns `follow` where only Google knows the place.
 */
export function parseGoogleLink(text: string): Parsed {
  if (text.length > maxGoogleLinkText) return { wrong: 'nothing' }
  // What is not seen, such as marks of direction around a link, is copied along.
  const tokens = text.replace(/\p{Cf}/gu, '').split(/[\s<>"]+/)
  const found = tokens.flatMap((token) => parseToken(token) ?? [])
  const places = distinct(found.flatMap((one) => ('placeId' in one ? [one.placeId] : [])))
  const reviewLinks = distinct(found.flatMap((one) => ('reviewLink' in one ? [one.reviewLink] : [])))
  const wrongs = found.flatMap((one) => ('wrong' in one ? [one.wrong] : []))
  if (wrongs.includes('several') || places.length + reviewLinks.length > 1) return { wrong: 'several' }
  const [placeId] = places
  if (placeId) return { placeId }
  const [reviewLink] = reviewLinks
  if (reviewLink) return { reviewLink }
  const [follow, other] = distinct(found.flatMap((one) => ('follow' in one ? [one.follow] : [])))
  if (other) return { wrong: 'several' }
  if (follow) return { follow }
  return { wrong: byMeaning.findLast((wrong) => wrongs.includes(wrong)) ?? 'nothing' }
}

const distinct = (values: string[]) => [...new Set(values)]

/** An address without a scheme, as people pass it on. */
const bareAddress = /^(?:[a-z\d-]+\.)+[a-z]{2,}(?=[/?#:]|$)/i

/** @returns undefined for a mere word */
function parseToken(token: string): Parsed | undefined {
  const trimmed = token.replace(/^[([{'«„“‘/]+/, '').replace(/[\])}'»”’.…,;:!?。、，！？）」]+$/, '')
  const [address = bareAddress.test(trimmed) ? `https://${trimmed}` : undefined] =
    /https?:\/\/.+/i.exec(trimmed) ?? []
  if (address) return parseAddress(address, /(?:…|\.{3})$/.test(token))
  const placeId = placeIdOf(trimmed) ?? (isPlaceId(trimmed) ? trimmed : undefined)
  if (placeId) return { placeId }
  return /^ChIJ[\w-]*…?$/.test(trimmed) ? { wrong: 'cutOff' } : undefined
}

/** Parses the URL of a link, or one that it redirects to. */
export function parseAddress(address: string, endsWithDots = false): Parsed {
  const url = googleUrl(address)
  if (!url) return { wrong: isOnGoogle(address) ? 'otherPage' : 'website' }
  const target = targetOf(url)
  if (target !== undefined) return parseAddress(target, endsWithDots)
  const parsed = parseUrl(url, plain(address))
  return 'wrong' in parsed && endsWithDots ? { wrong: 'cutOff' } : parsed
}

/** Returns where Google's pages of consent, sign-in and outgoing links lead. */
function targetOf({ hostname, pathname, searchParams }: URL): string | undefined {
  if (hostname.startsWith('consent.')) return searchParams.get('continue') ?? undefined
  if (pathname === '/url') return searchParams.get('q') ?? searchParams.get('url') ?? undefined
  if (pathname.startsWith('/sorry/')) return searchParams.get('continue') ?? undefined
  return undefined
}

/** Decodes ASCII, however many times it was encoded on its way. Never fails, unlike `decodeURIComponent`. */
function plain(address: string): string {
  let text = address
  for (let times = 0; times < 3; times++) {
    text = text.replace(/%([2-7][\da-f])/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  }
  return text
}

const maps = /^\/maps(?:\/|$)/
const coordinates = /^[-+]?\d+(?:\.\d+)?,[\s+]*[-+]?\d+(?:\.\d+)?$|^\d+°/

/** @param text the whole address, decoded */
function parseUrl(url: URL, text: string): Parsed {
  const { pathname, searchParams } = url
  const host = url.hostname.replace(/^www\./, '').replace(/\.$/, '')
  if (host === 'g.page') return parseReviewLink(url)
  if (!host.includes('google.') || host === 'share.google') return parseShort(host, url)

  const isDirections = maps.test(pathname)
    ? pathname.startsWith('/maps/dir') || searchParams.has('daddr') || searchParams.has('destination')
    : searchParams.has('daddr')
  if (isDirections) return { wrong: 'directions' }
  const [, shown = ''] = /^\/maps\/(?:place|search)\/([^/]*)/.exec(pathname) ?? []
  const name = plainName(shown || (searchParams.get('q') ?? ''))
  const isPoint = coordinates.test(name)
  const named = findPlace(text, isPoint)
  if (named) return named
  if (isPoint) return { wrong: 'map' }
  const number = searchParams.get('cid') ?? searchParams.get('ludocid')
  if (number && /^\d{5,20}$/.test(number)) return { follow: `https://www.google.com/maps?cid=${number}` }
  if (/[!?&#](?:1s|ftid=|lrd=)0x[\da-f]*:?(?:0x)?[\da-f]*$/i.test(text)) return { wrong: 'cutOff' }
  if (host === 'search.google.com') return { wrong: 'cutOff' }
  if (/^\/maps\/place\/./.test(pathname)) return { wrong: 'nameless' }
  if (pathname === '/search' || pathname.startsWith('/maps/search') || name) return { wrong: 'search' }
  return { wrong: maps.test(pathname) || host.startsWith('maps.') ? 'map' : 'otherPage' }
}

function plainName(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** Where Maps and search name a place by its feature id. `!5s` is what surrounds the place, so it does not count. */
const featureIds = /(?:![12]s|[?&#;](?:ftid|lrd)=)(0x[\da-f]{1,16}:0x[\da-f]{1,16})(?![\da-f])/gi
const placeIds = /(?:place_id:|[?&#;](?:query_)?place_?id=|!(?:1|19)s(?=ChIJ))([\w-]*)/gi

/** The second number of a feature id has 16 digits, 15 once in 16, and fewer than 14 once in 4,096. */
const shortestEnd = /:0x[\da-f]{1,13}$/i

/** @param isPoint the address shows coordinates; their feature ids have no first number */
function findPlace(text: string, isPoint: boolean): Parsed | undefined {
  const features = [...text.matchAll(featureIds)].map(([, id = '']) => id.toLowerCase())
  const ids = [...text.matchAll(placeIds)].map(([, id = '']) => id)
  if (features.some((id) => shortestEnd.test(id) && text.toLowerCase().endsWith(id)))
    return { wrong: 'cutOff' }
  const known = features.filter(
    (id) => !(isPoint && id.startsWith('0x0:')) && !features.some((other) => isSameInFull(id, other)),
  )
  const found = distinct([...known.flatMap((id) => placeIdOf(id) ?? []), ...ids.filter(isPlaceId)])
  const [placeId] = found
  if (found.length > 1) return { wrong: 'several' }
  if (placeId) return { placeId }
  if (features.length > 0) return { wrong: 'map' }
  return ids.length > 0 ? { wrong: 'cutOff' } : undefined
}

/** Links of single reviews name their place twice, once without its first number. */
function isSameInFull(id: string, other: string): boolean {
  return id !== other && id.startsWith('0x0:') && id.slice(3) === other.slice(other.indexOf(':'))
}

function parseReviewLink({ pathname }: URL): Parsed {
  const [, path, isReview] = /^\/(r\/[\w.-]{1,100}|[\w.-]{2,100})(\/review)?\/?$/.exec(pathname) ?? []
  if (!path || path === 'r') return { wrong: 'cutOff' }
  if (isReview || path.startsWith('r/')) return { reviewLink: `https://g.page/${path}/review` }
  return { follow: `https://g.page/${path}` }
}

const shortPaths: Record<string, RegExp> = {
  'maps.app.goo.gl': /^\/[\w-]{4,}/,
  'goo.gl': /^\/maps\/[\w-]{4,}/,
  'share.google': /^\/[\w-]{4,}/,
  'g.co': /^\/kgs\/[\w-]{4,}/,
}

function parseShort(host: string, { pathname }: URL): Parsed {
  const [path] = shortPaths[host]?.exec(pathname) ?? []
  if (path) return { follow: `https://${host}${path}` }
  return { wrong: /^\/(?:maps|kgs)?\/?[\w-]{0,3}$/.test(pathname) ? 'cutOff' : 'otherPage' }
}
