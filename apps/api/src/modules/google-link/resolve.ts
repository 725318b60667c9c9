import { errors } from '@candour/schemas/errors.ts'
import type { GoogleLink } from '@candour/schemas/google-link.ts'
import { googleUrl } from '#modules/google-link/google-hosts.ts'
import { type Parsed, parseAddress, parseGoogleLink, type Wrong } from '#modules/google-link/parse.ts'

/** Sends one request without following redirects; rejects if it is refused or fails. */
export interface Outbound {
  request(
    url: string,
    options: { companyId: string | undefined; readBody: false },
  ): Promise<{ status: number; headers: Headers }>
}

export type ResolvedGoogleLink =
  | ({ ok: true } & GoogleLink)
  | { ok: false; code: 'google_link_unknown' | 'google_link_unresolved'; message: string }

/** How many redirects are followed. */
const maxHops = 5

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
 * Finds the review link of the place in what somebody pasted. Only what does not name its place is asked of Google, by
 * the headers of at most five redirects between Google's own hosts.
 *
 * @param companyId on whose behalf the link is followed
 */
export async function resolveGoogleLink(
  text: string,
  { outbound, companyId }: { outbound: Outbound; companyId: string | undefined },
): Promise<ResolvedGoogleLink> {
  const parsed = parseGoogleLink(text)
  const found = 'follow' in parsed ? await follow(parsed.follow, { outbound, companyId }) : parsed
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
async function follow(
  link: string,
  { outbound, companyId }: { outbound: Outbound; companyId: string | undefined },
): Promise<Parsed> {
  const nowhere: Parsed = { wrong: 'nameless' }
  let url = link
  for (let hop = 0; hop < maxHops; hop++) {
    const location = await outbound.request(url, { companyId, readBody: false }).then(
      ({ status, headers }) => (status >= 300 && status < 400 ? headers.get('location') : null),
      () => null,
    )
    const next = location === null ? undefined : googleUrl(URL.parse(location, url)?.href ?? '')
    if (!next) return nowhere
    const parsed = parseAddress(next.href)
    if ('placeId' in parsed || 'reviewLink' in parsed) return parsed
    url = 'follow' in parsed ? parsed.follow : next.href.replace(/^http:/, 'https:')
  }
  return nowhere
}
