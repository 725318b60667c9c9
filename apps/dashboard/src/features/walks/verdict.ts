import { ApiError } from '@candour/api-client/call.ts'
import { isolated } from '@candour/console/texts.ts'
import type { Location } from '@candour/schemas/locations.ts'
import { codeIn } from '@candour/schemas/paths.ts'
import { readAddress } from '@candour/schemas/read-address.ts'
import type { Confirmation, WalkCode, WalkVerdict } from '@candour/schemas/walks.ts'
import { type Answer, isPassing } from '#features/walks/outbox.ts'
import { texts } from '#shared/texts.ts'

/** The result of a scan. `later`: the server has yet to decide; `refused`: it did not accept the scan. */
export interface Told {
  submissionId: string
  read: string
  state: WalkVerdict | 'later' | 'refused'
  sentence: string
}

type Read = Pick<Confirmation, 'code' | 'url' | 'submissionId'>

/** What was read or typed, as a code if it is one. */
export function readingOf(given: string): Pick<Confirmation, 'code' | 'url'> {
  const text = given.trim()
  const code = codeIn(text.replace(/[\s-]/g, ''))
  return code ? { code } : { url: text }
}

/** Most characters that are shown of what follows the host. */
const maxRest = 60

/** What was read, short enough to leave the camera in view. A host is never cut, nor hidden behind a user's name. */
export function shown(read: string): string {
  const url = URL.parse(read)
  const start = url?.host ? `${url.protocol}//${url.host}` : ''
  const rest = url?.host ? `${url.pathname}${url.search}${url.hash}`.replace(/^\/$/, '') : read
  const cut = [...rest]
  return isolated(start + (cut.length > maxRest ? `${cut.slice(0, maxRest).join('')}…` : rest))
}

/** Words the server's answer. */
export function toldBy(scan: Read, answer: Answer, locations: readonly Location[]): Told {
  const read = scan.code ?? scan.url ?? ''
  const about = { submissionId: scan.submissionId, read }
  const { verdicts } = texts.walks
  if (answer instanceof ApiError) {
    if (isPassing(answer)) return { ...about, state: 'later', sentence: verdicts.later(shown(read)) }
    return {
      ...about,
      state: 'refused',
      sentence: `${texts.walks.refused(shown(read))}. ${answer.message}`,
    }
  }
  const { verdict, placement } = answer
  const name = placement ? isolated(placement.name) : shown(read)
  const location = locations.find(({ id }) => id === placement?.locationId)
  const elsewhere = placement?.archived
    ? verdicts.archived(name)
    : location
      ? verdicts.elsewhere(name, isolated(location.name))
      : verdicts.noLocation(name)
  const sentence = {
    confirmed: () => verdicts.confirmed(name),
    elsewhere: () => elsewhere,
    foreign: () => verdicts.foreign(shown(read)),
    unknown: () => verdicts.unknown(shown(read)),
  }[verdict]()
  return { ...about, state: verdict, sentence }
}

/** Tells what is known without the server: the walk's own codes, and addresses that are not of this product. */
export function toldOffline(scan: Read, codes: readonly WalkCode[], siteOrigin: string | undefined): Told {
  const read = scan.code ?? scan.url ?? ''
  const about = { submissionId: scan.submissionId, read }
  const { verdicts } = texts.walks
  const code = codeOf(scan, siteOrigin)
  const known = codes.find((one) => one.code === code)
  if (known) return { ...about, state: 'confirmed', sentence: verdicts.confirmed(isolated(known.name)) }
  if (scan.url !== undefined && siteOrigin && !readAddress(scan.url, siteOrigin).isOurs)
    return { ...about, state: 'foreign', sentence: verdicts.foreign(shown(read)) }
  return { ...about, state: 'later', sentence: verdicts.later(shown(read)) }
}

/** Returns the code that was read, if it is one of this product. */
export function codeOf(
  { code, url = '' }: Pick<Confirmation, 'code' | 'url'>,
  siteOrigin: string | undefined,
) {
  if (code !== undefined) return codeIn(code)
  const reading = siteOrigin ? readAddress(url, siteOrigin) : undefined
  return reading?.isOurs ? reading.code : undefined
}
