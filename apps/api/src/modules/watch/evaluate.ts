import { setImmediate } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Db, Tx } from '#db/client.ts'
import { withPlatform } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import { findLocations, saveLocations } from '#modules/watch/locations.ts'
import { queueNotices } from '#modules/watch/mails.ts'
import {
  addNew,
  type CodeToLearn,
  claimNotices,
  endDay,
  type Finding,
  findTurn,
  forgetOutdated,
  keyOf,
  listLearnt,
  listSuspects,
  listWatchedCompanies,
  lockWatch,
  nil,
  readHours,
  type Suspect,
  saveFindings,
  saveLearnt,
  type Turn,
  type WatchedCode,
} from '#modules/watch/repository.ts'
import { type Cell, type Group, peakOf, rateOf } from '#modules/watch/rhythm.ts'
import { cellsOf, emptyDay, sum } from '#modules/watch/time.ts'
import { type LearntCode, type LocationDay, type Usual, withCode } from '#modules/watch/usual.ts'
import { expectedIn, isFlood, learnDay, limitsOf, type Span, silenceAfter } from '#modules/watch/watched.ts'

interface EvaluateWatch {
  platformDb: Db
  log: Pick<FastifyBaseLogger, 'warn'>
  /** Ends the run after the day in progress. */
  signal?: Pick<AbortSignal, 'aborted'> | undefined
  /** Defaults to the database's clock. */
  now?: Date | undefined
}

/** Codes read and stored at a time, and codes learnt before the event loop is yielded to requests. */
const [chunk, share] = [2_500, 250]

/**
 * Learns the days that have ended, says which codes are silent or flooded, and queues the day's mails, company by
 * company. Any number of processes can do this concurrently.
 */
export async function evaluateWatch({ platformDb, log, signal, now }: EvaluateWatch): Promise<void> {
  let after = nil
  for (let companies = [after]; companies.length > 0; ) {
    companies = await withPlatform(platformDb, system('watch'), (tx) => listWatchedCompanies(tx, after))
    for (const companyId of companies) {
      if (signal?.aborted) return
      after = companyId
      try {
        await evaluateCompany({ platformDb, signal, now }, companyId)
      } catch (error) {
        log.warn({ err: error, companyId }, 'watch of codes interrupted')
      }
    }
  }
}

/** Evaluates the codes of one company. */
export async function evaluateCompany(
  { platformDb, signal, now }: Omit<EvaluateWatch, 'log'>,
  companyId: string,
): Promise<void> {
  // A transaction for each day: after a standstill there are many, and only in between can old rows be removed.
  while (await withPlatform(platformDb, system('watch'), (tx) => evaluateNext(tx, companyId, now))) {
    if (signal?.aborted) return
  }
}

/** Learns the next day that has ended; if none is left, judges today. @returns whether it was a day that was learnt */
async function evaluateNext(tx: Tx, companyId: string, now: Date | undefined): Promise<boolean> {
  await lockWatch(tx, companyId)
  const turn = await findTurn(tx, companyId, now)
  if (!turn) return false
  if (turn.learntTo < turn.today) {
    await learn(tx, turn, now)
    return true
  }
  await judge(tx, turn, now)
  if (turn.mailedOn !== turn.localDay && (await claimNotices(tx, companyId, turn.localDay))) {
    await queueNotices(tx, companyId, turn.localDay)
  }
  return false
}

async function learn(tx: Tx, turn: Turn, now: Date | undefined): Promise<void> {
  const { companyId, learntTo: day } = turn
  await forgetOutdated(tx, companyId)
  const locations = await findLocations(tx, companyId, day, now)
  const cells = cellsOf(day, turn.timeZone)
  const hours = await readHours(tx, companyId, day, chunk)
  const usual = new Map<string, Usual>()
  const learnCodes = async (codes: Omit<CodeToLearn, 'own'>[]) => {
    const learnt: LearntCode[] = []
    for (const [at, code] of codes.entries()) {
      if (at % share === 0) await setImmediate()
      const own = hours.get(keyOf(code))?.scans ?? emptyDay()
      hours.delete(keyOf(code))
      const one = learnCode({ ...code, own }, locations, cells, now)
      learnt.push(one)
      usual.set(one.locationId, withCode(usual.get(one.locationId), one))
    }
    await saveLearnt(tx, companyId, learnt)
  }
  let after = nil
  for (let count = chunk; count === chunk; ) {
    const codes = await listLearnt(tx, companyId, after, chunk)
    await learnCodes(codes)
    count = codes.length
    after = codes.at(-1)?.id ?? after
  }
  const scanned = [...new Set([...hours.values()].map(({ id }) => id))]
  for (let from = 0; from < scanned.length; from += chunk) {
    const codes = await addNew(tx, companyId, scanned.slice(from, from + chunk))
    await learnCodes(codes.filter((code) => hours.has(keyOf(code))))
  }
  await saveLocations(tx, companyId, usual)
  await endDay(tx, companyId, day)
}

function learnCode(
  code: CodeToLearn,
  locations: ReadonlyMap<string, Group>,
  cells: readonly Cell[],
  now: Date | undefined,
): LearntCode {
  const span = { own: code.own, group: groupOf(code, locations, now), cells }
  const learnt =
    code.notice === null
      ? { ...learnDay(code, span), ...(isResting(code, now) && { silence: 0 }) }
      : { ...code, silence: code.notice === 'silent' ? silenceAfter(code, span) : 0 }
  return {
    id: code.id,
    locationId: code.locationId,
    notice: code.notice,
    learnt,
    limits: limitsOf(learnt, span.group.rate - rateOf(code) + rateOf(learnt)),
    peak: peakOf(learnt),
    seen: sum(code.own),
  }
}

async function judge(tx: Tx, turn: Turn, now: Date | undefined): Promise<void> {
  const { companyId, today: day, timeZone } = turn
  const locations = await findLocations(tx, companyId, day, now)
  const cells = cellsOf(day, timeZone)
  const at = now ?? new Date()
  const suspects = await listSuspects(tx, companyId, { day, locations, now })
  const spanOf = (code: Suspect) => ({ own: code.own, group: groupOf(code, locations, now), cells })
  const floods = suspects.map((code) => floodOf(code, spanOf(code), at))
  // What has just been flooded is no neighbour either: the others would seem to be silent.
  for (const [index, code] of suspects.entries()) {
    if (floods[index]?.notice && code.notice === null) setApart(code, locations)
  }
  const findings = suspects.flatMap((code, index) => {
    const flood = floods[index]
    if (flood?.notice) return [flood]
    const silence = silenceOf(code, spanOf(code))
    return silence.notice || code.notice ? [silence] : []
  })
  await saveFindings(tx, companyId, findings)
}

function silenceOf(code: Suspect, span: Span): Finding {
  const { id, limits, notice, lastScanAt, restsUntil } = code
  const silence = silenceAfter(code, span)
  const isSilent =
    notice === 'silent'
      ? code.since === null || lastScanAt <= code.since
      : limits !== null && silence >= limits.silence
  return {
    id,
    notice: isSilent ? 'silent' : null,
    since: restsUntil !== null && restsUntil > lastScanAt ? restsUntil : lastScanAt,
    expected: silence * rateOf(code),
    seen: 0,
  }
}

function floodOf(code: Suspect, span: Span, at: Date): Finding {
  const seen = sum(code.own) + sum(code.dayBefore.slice(at.getUTCHours() + 1))
  const expected = expectedIn(code, span)
  const isFlooded = code.limits !== null && isFlood(code.limits, seen, expected)
  return { id: code.id, notice: isFlooded ? 'flooded' : null, since: startOf(at), expected, seen }
}

function setApart(code: WatchedCode, locations: Map<string, LocationDay>): void {
  const location = locations.get(code.locationId)
  if (!location) return
  locations.set(code.locationId, {
    ...location,
    scans: location.scans.map((all, at) => all - (code.own[at] ?? 0)),
    rate: location.rate - rateOf(code),
  })
}

/** The code with its neighbours. What is apart from them is added for itself. */
export function groupOf(
  code: CodeToLearn,
  locations: ReadonlyMap<string, Group>,
  now: Date | undefined,
): Group {
  const { scans, rate } = locations.get(code.locationId) ?? { scans: emptyDay(), rate: 0 }
  if (code.notice === null && !isResting(code, now)) return { scans, rate }
  return { scans: scans.map((all, at) => all + (code.own[at] ?? 0)), rate: rate + rateOf(code) }
}

function isResting({ restsUntil }: Pick<WatchedCode, 'restsUntil'>, now = new Date()): boolean {
  return restsUntil !== null && restsUntil > now
}

/** The first of the 24 hours that end with the one of `at`. */
function startOf(at: Date): Date {
  return new Date(Math.floor(at.getTime() / 3_600_000) * 3_600_000 - 23 * 3_600_000)
}
