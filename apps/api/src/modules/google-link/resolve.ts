import { errors } from '@candour/schemas/errors.ts'
import type { GoogleLink } from '@candour/schemas/google-link.ts'
import { type Outbound, OutboundFailed, OutboundRefused } from '#lib/outbound/outbound.ts'
import { googleUrl } from '#modules/google-link/google-hosts.ts'
import { type Parsed, parseAddress, parseGoogleLink, type Wrong } from '#modules/google-link/parse.ts'

interface Asking {
  outbound: Pick<Outbound, 'request'>
  /** On whose behalf a link is followed; undefined for operators. */
  companyId: string | undefined
}

type ResolvedGoogleLink =
  | ({ ok: true } & GoogleLink)
  | { ok: false; code: 'google_link_unknown' | 'google_link_unresolved'; message: string }

/** How many redirects are followed. */
const maxHops = 5
/** Timeout for all redirects together, in ms. */
const maxMs = 10_000

const [, unresolved] = errors.google_link_unresolved

const messages: Record<Exclude<Wrong, 'nameless'>, string> = {
  nothing: 'There is no link in this text. Please paste the link of your business on Google Maps.',
  several: 'These are links of several places. Please paste the one of your business.',
  website:
    'This link leads to a website, not to Google. Please paste the link of your business on Google Maps.',
  search: 'This is a link of a search. Please choose your business in the results, and copy the link then.',
  directions:
    'This is a link of directions. Please open your business itself on Google Maps, and copy that link.',
  map: 'This link shows a map without a business. Please tap your business on the map, and copy the link then.',
  otherPage:
    'This is another page of Google. Please open your business on Google Maps, and copy the link there.',
  cutOff: 'This link is cut off. Please copy it again as a whole.',
}

/**
 * Finds the review link of a place in pasted text. A link that does not name its place is followed through at most five
 * redirects between Google's own hosts, of which only the headers are read.
 *
 * @throws DomainError `overloaded` if too much is being asked at once
 */
export async function resolveGoogleLink(text: string, asking: Asking): Promise<ResolvedGoogleLink> {
  const parsed = parseGoogleLink(text)
  const found = 'follow' in parsed ? await follow(parsed.follow, asking) : parsed
  if ('placeId' in found) {
    const { placeId } = found
    return {
      ok: true,
      googleReviewUrl: `https://search.google.com/local/writereview?placeid=${placeId}`,
      placeId,
    }
  }
  if ('reviewLink' in found) return { ok: true, googleReviewUrl: found.reviewLink, placeId: null }
  if (!('wrong' in found) || found.wrong === 'nameless')
    return { ok: false, code: 'google_link_unresolved', message: unresolved }
  return { ok: false, code: 'google_link_unknown', message: messages[found.wrong] }
}

/** Follows a link until an address names the place. Nothing but addresses is read. */
async function follow(link: string, asking: Asking): Promise<Parsed> {
  const nowhere: Parsed = { wrong: 'nameless' }
  const signal = AbortSignal.timeout(maxMs)
  let url = link
  for (let hop = 0; hop < maxHops; hop++) {
    const next = await redirectOf(url, { ...asking, signal })
    if (!next) return nowhere
    const parsed = parseAddress(next.href)
    if ('placeId' in parsed || 'reviewLink' in parsed) return parsed
    url = 'follow' in parsed ? parsed.follow : next.href.replace(/^http:/, 'https:')
  }
  return nowhere
}

/** Returns where a page of Google's redirects to; undefined if that is not Google's, or nothing answers. */
async function redirectOf(
  url: string,
  { outbound, ...options }: Asking & { signal: AbortSignal },
): Promise<URL | undefined> {
  try {
    const { status, headers } = await outbound.request(url, { ...options, bodyStart: 0 })
    if (status < 300 || status > 399 || typeof headers.location !== 'string') return undefined
    return googleUrl(URL.parse(headers.location, url)?.href ?? '')
  } catch (error) {
    if (error instanceof OutboundRefused || error instanceof OutboundFailed) return undefined
    throw error
  }
}
