import type { WatchState } from '@candour/schemas/watch.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#db/client.ts'
import { clock } from '#db/clock.ts'
import { type Learnt, nothingLearnt } from '#modules/watch/rhythm.ts'
import { emptyDay, sum } from '#modules/watch/time.ts'
import { type LearntCode, type LocationDay, silentBefore } from '#modules/watch/usual.ts'
import type { Limits, Notice } from '#modules/watch/watched.ts'

/** The id of a location, or of none. */
export const nil = '00000000-0000-0000-0000-000000000000'
export const none = sql`${sql.lit(nil)}::uuid`

/** A company's turn of the watch. */
export interface Turn {
  companyId: string
  timeZone: string
  /** First day, in UTC, that has not been learnt. */
  learntTo: string
  /** In UTC. */
  today: string
  /** Today in the company's time zone. */
  localDay: string
  mailedOn: string | null
}

/** Lists the companies after a given one that have recent scans. */
export async function listWatchedCompanies(tx: Tx, after: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from companies c
    where c.id > ${after}::uuid and not c.suspended
      and exists (select from scan_hours h where h.company_id = c.id)
    order by c.id limit 500
  `.execute(tx)
  return rows.map(({ id }) => id)
}

/** Serializes evaluations and answers of the company until the transaction ends. */
export async function lockWatch(tx: Tx, companyId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('candour watch ' || ${companyId}::text, 0))`.execute(
    tx,
  )
}

export async function findTurn(tx: Tx, companyId: string, now: Date | undefined): Promise<Turn | undefined> {
  const { rows } = await sql<Turn>`
    select c.id as "companyId", c.time_zone as "timeZone", (${clock(now)} at time zone 'UTC')::date::text as today,
      coalesce(w.learnt_to, (select min(h.day) from scan_hours h where h.company_id = c.id), (${clock(now)} at time zone 'UTC')::date)::text as "learntTo",
      (${clock(now)} at time zone c.time_zone)::date::text as "localDay", w.mailed_on::text as "mailedOn"
    from companies c left join watches w on w.company_id = c.id where c.id = ${companyId}::uuid
  `.execute(tx)
  return rows[0]
}

/**
 * Joins a code's hours of a day, row by row: the planner has no statistics of a new day, takes it for empty, and would
 * read all of it for each code.
 */
export function hoursOf(
  code: RawBuilder<unknown>,
  day: RawBuilder<unknown>,
  location: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
) {
  return sql`left join lateral (
      select scans, total from scan_hours
      where company_id = ${code}.company_id and day = ${day} and location_id = ${location} and placement_id = ${id} limit 1
    )`
}

function isResting(now: Date | undefined) {
  return sql<boolean>`coalesce(w.rests_until > ${clock(now)}, false)`
}

/** Whether a code is left out of comparisons. The first condition is that of a partial index. */
export function isExcluded(now: Date | undefined) {
  return sql<boolean>`(w.notice is not null or w.rests_until is not null)
    and (w.notice is not null or ${isResting(now)})`
}

/** A code as it is watched. */
export interface WatchedCode extends Learnt {
  id: string
  locationId: string
  lastScanAt: Date
  /** Scans by hour of the day that is asked for. */
  own: number[]
  notice: Notice | null
  since: Date | null
  restsUntil: Date | null
}

/** A code's location. With `coalesce`, row-level security would keep PostgreSQL from using an index. */
const locationOf = sql`case when p.location_id is null then ${none} else p.location_id end`

const learntColumns = sql`p.id, ${locationOf} as "locationId", p.last_scan_at as "lastScanAt",
  w.scans, w.exposure, w.days, w.learnt_days as "learntDays", w.silence, w.rhythm, w.notice, w.since,
  w.rests_until as "restsUntil"`

type LearntRow = Omit<WatchedCode, 'rhythm' | 'own'> & { rhythm: Buffer | null; own: number[] | null }

function toCode({ rhythm, own, ...row }: LearntRow): WatchedCode {
  const learnt: Learnt = rhythm === null ? nothingLearnt() : { ...row, rhythm: toRhythm(rhythm) }
  return { ...row, ...learnt, own: own ?? emptyDay() }
}

function toRhythm(bytes: Buffer): Float32Array {
  const copy = new Uint8Array(bytes)
  return new Float32Array(copy.buffer)
}

/** A code on a day that is to be learnt. */
export type CodeToLearn = Omit<WatchedCode, 'lastScanAt' | 'since'>

/** A code's scans by hour of a day. */
interface CodeHours {
  id: string
  locationId: string
  scans: number[]
}

/** Returns the hours of a day by `keyOf`, read `limit` rows at a time. */
export async function readHours(
  tx: Tx,
  companyId: string,
  day: string,
  limit: number,
): Promise<Map<string, CodeHours>> {
  const hours = new Map<string, CodeHours>()
  let after = { locationId: nil, id: nil }
  for (let count = limit; count === limit; ) {
    const { rows } = await sql<CodeHours>`
      select placement_id as id, location_id as "locationId", scans from scan_hours
      where company_id = ${companyId}::uuid and day = ${day}::date
        and (location_id, placement_id) > (${after.locationId}::uuid, ${after.id}::uuid)
      order by location_id, placement_id limit ${limit}
    `.execute(tx)
    for (const row of rows) if (row.id !== nil) hours.set(keyOf(row), row)
    count = rows.length
    after = rows.at(-1) ?? after
  }
  return hours
}

/** Key of a code in its location: once moved, a code is learnt from the start. */
export function keyOf({ id, locationId }: Pick<WatchedCode, 'id' | 'locationId'>): string {
  return `${locationId} ${id}`
}

/** Deletes what was learnt about codes that were archived or moved. */
export async function forgetOutdated(tx: Tx, companyId: string): Promise<void> {
  await sql`
    delete from watched_codes w using placements p
    where w.company_id = ${companyId}::uuid and p.company_id = w.company_id and p.id = w.placement_id
      and (p.archived or w.location_id <> ${locationOf})
  `.execute(tx)
}

/** Returns what was learnt about codes, in the order of their ids. */
export async function listLearnt(
  tx: Tx,
  companyId: string,
  after: string,
  limit: number,
): Promise<Omit<CodeToLearn, 'own'>[]> {
  const { rows } = await sql<LearntRow & { rhythm: Buffer }>`
    select placement_id as id, location_id as "locationId", scans, exposure, days, learnt_days as "learntDays", silence,
      rhythm, notice, rests_until as "restsUntil"
    from watched_codes where company_id = ${companyId}::uuid and placement_id > ${after}::uuid
    order by placement_id limit ${limit}
  `.execute(tx)
  return rows.map((row) => ({ ...row, rhythm: toRhythm(row.rhythm) }))
}

/** Begins to watch those of the codes that are in use, and returns them, with nothing learnt yet. */
export async function addNew(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<Omit<CodeToLearn, 'own'>[]> {
  const { rhythm } = nothingLearnt()
  const { rows } = await sql<Pick<WatchedCode, 'id' | 'locationId'>>`
    insert into watched_codes (
      company_id, placement_id, location_id, scans, exposure, days, learnt_days, silence, rhythm, peak
    )
    select p.company_id, p.id, ${locationOf}, 0, 0, 0, 0, 0, ${Buffer.from(rhythm.buffer)}::bytea, 1 from placements p
    where p.company_id = ${companyId}::uuid and p.id = any(${ids}::uuid[]) and not p.archived
    on conflict do nothing returning placement_id as id, location_id as "locationId"
  `.execute(tx)
  return rows.map((row) => ({ ...row, ...nothingLearnt(), notice: null, restsUntil: null }))
}

/** Stores what was learnt. */
export async function saveLearnt(tx: Tx, companyId: string, codes: readonly LearntCode[]): Promise<void> {
  const each = <Value>(of: (code: LearntCode) => Value) => codes.map(of)
  const ids = each(({ id }) => id).toSorted()
  // Without the bounds, the planner reads all of the table.
  await sql`
    update watched_codes w set
      scans = g.scans, exposure = g.exposure, days = g.days, learnt_days = g.learnt_days, silence = g.silence,
      rhythm = g.rhythm, peak = g.peak, silent_from = g.silent_from, flooded_from = g.flooded_from
    from unnest(
      ${each(({ id }) => id)}::uuid[],
      ${each(({ learnt }) => learnt.scans)}::real[], ${each(({ learnt }) => learnt.exposure)}::real[],
      ${each(({ learnt }) => learnt.days)}::real[], ${each(({ learnt }) => learnt.learntDays)}::integer[],
      ${each(({ learnt }) => learnt.silence)}::real[], ${each(({ learnt }) => Buffer.from(learnt.rhythm.buffer))}::bytea[],
      ${each(({ peak }) => peak)}::real[], ${each(({ limits }) => limits?.silence ?? null)}::real[],
      ${each(({ limits }) => limits?.flood ?? null)}::integer[]
    ) as g (id, scans, exposure, days, learnt_days, silence, rhythm, peak, silent_from, flooded_from)
    where w.company_id = ${companyId}::uuid and w.placement_id = g.id
      and w.placement_id between ${ids.at(0) ?? nil}::uuid and ${ids.at(-1) ?? nil}::uuid
  `.execute(tx)
}

/** Marks a day as learnt, and forgets the hours of the day before it. */
export async function endDay(tx: Tx, companyId: string, day: string): Promise<void> {
  await sql`
    insert into watches (company_id, learnt_to) values (${companyId}::uuid, ${day}::date + 1)
    on conflict (company_id) do update set learnt_to = excluded.learnt_to
  `.execute(tx)
  await sql`delete from scan_hours where company_id = ${companyId}::uuid and day < ${day}::date`.execute(tx)
}

/** A code that may be silent or flooded, or was so. */
export interface Suspect extends WatchedCode {
  /** Scans by hour of the day before. */
  dayBefore: number[]
  limits: Limits | null
}

/**
 * Returns the codes that may be silent or flooded today, and those that have a notice. What is known of their locations
 * bounds what the pure functions would find, so that few codes are read.
 */
export async function listSuspects(
  tx: Tx,
  companyId: string,
  {
    day,
    locations,
    now,
  }: { day: string; locations: ReadonlyMap<string, LocationDay>; now: Date | undefined },
): Promise<Suspect[]> {
  const limits = [...locations].map(([id, location]) => ({
    ...{ id, silentBefore: silentBefore(location, day) },
    // No code has more scans than its location.
    floodedFrom: sum(location.scans) >= (location.floodedFrom ?? 0) ? location.floodedFrom : null,
  }))
  // The widest bounds exclude most codes before each is compared with those of its location.
  const latest =
    limits
      .map(({ silentBefore }) => silentBefore ?? '')
      .toSorted()
      .at(-1) || null
  const least = Math.min(...limits.map(({ floodedFrom }) => floodedFrom ?? Number.POSITIVE_INFINITY))
  const { rows } = await sql<
    LearntRow & { dayBefore: number[] | null; silentFrom: number | null; floodedFrom: number | null }
  >`
    with limits as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(limits)}::jsonb)
        as l (id uuid, "silentBefore" timestamptz, "floodedFrom" integer)
    ), suspects as materialized (
      select p.id from placements p join limits l on l.id = ${locationOf} and l."silentBefore" is not null
      where p.company_id = ${companyId}::uuid and not p.archived and p.last_scan_at < ${latest}::timestamptz
        and p.last_scan_at < l."silentBefore"
      union
      select h.placement_id from scan_hours h join limits l on l.id = h.location_id and l."floodedFrom" is not null
      where h.company_id = ${companyId}::uuid and h.day = ${day}::date and h.placement_id <> ${none}
        and h.total >= ${Number.isFinite(least) ? least : null}::integer and h.total >= l."floodedFrom"
      union
      select w.placement_id from watched_codes w where w.company_id = ${companyId}::uuid and w.notice is not null
    )
    select ${learntColumns}, h.scans as own, b.scans as "dayBefore", w.silent_from as "silentFrom", w.flooded_from as "floodedFrom"
    from suspects s
    join lateral (select * from watched_codes where company_id = ${companyId}::uuid and placement_id = s.id limit 1) w on true
    join lateral (select * from placements where company_id = ${companyId}::uuid and id = s.id limit 1) p on true
    ${hoursOf(sql`w`, sql`${day}::date`, sql`w.location_id`, sql`w.placement_id`)} h on true
    ${hoursOf(sql`w`, sql`${day}::date - 1`, sql`w.location_id`, sql`w.placement_id`)} b on true
    where not p.archived and (w.notice is not null or not ${isResting(now)} and w.location_id = ${locationOf})
  `.execute(tx)
  return rows.map(({ dayBefore, silentFrom, floodedFrom, ...row }) => ({
    ...toCode(row),
    dayBefore: dayBefore ?? emptyDay(),
    limits: silentFrom === null || floodedFrom === null ? null : { silence: silentFrom, flood: floodedFrom },
  }))
}

/** The result for a code; without a notice, an earlier one ends. */
export interface Finding {
  id: string
  notice: Notice | null
  since: Date
  expected: number
  seen: number
}

export async function saveFindings(tx: Tx, companyId: string, findings: readonly Finding[]): Promise<void> {
  if (findings.length === 0) return
  const each = <Value>(of: (finding: Finding) => Value) => findings.map(of)
  await sql`
    update watched_codes w set
      notice = g.notice, since = g.since, expected = g.expected, seen = g.seen,
      noticed_on = case when g.notice = w.notice then w.noticed_on end,
      silence = case when g.notice is null then 0 else w.silence end
    from unnest(
      ${each(({ id }) => id)}::uuid[], ${each(({ notice }) => notice)}::text[],
      ${each(({ since }) => since.toISOString())}::timestamptz[], ${each(({ expected }) => expected)}::real[],
      ${each(({ seen }) => seen)}::integer[]
    ) as g (id, notice, since, expected, seen)
    where w.company_id = ${companyId}::uuid and w.placement_id = g.id
  `.execute(tx)
}

/** Claims the notices that no mail has reported yet for today's. @returns whether there are any */
export async function claimNotices(tx: Tx, companyId: string, day: string): Promise<boolean> {
  const { rows } = await sql`
    update watched_codes set noticed_on = ${day}::date
    where company_id = ${companyId}::uuid and notice is not null and noticed_on is null returning 1
  `.execute(tx)
  if (rows.length === 0) return false
  await sql`
    insert into watches (company_id, mailed_on) values (${companyId}::uuid, ${day}::date)
    on conflict (company_id) do update set mailed_on = excluded.mailed_on
  `.execute(tx)
  return true
}

/** A code as listed in the dashboard. */
export interface ShownCode extends WatchedCode {
  state: WatchState
  expected: number | null
  seen: number | null
  createdAt: Date
}

/** Returns the codes in use that have one of the states: those with a notice first, and then the newest. */
export async function listShown(
  tx: Tx,
  companyId: string,
  {
    day,
    states,
    locationId,
    limit,
  }: { day: string; states: readonly WatchState[]; locationId: string | undefined; limit: number },
): Promise<ShownCode[]> {
  const { rows } = await sql<
    Omit<LearntRow, 'lastScanAt'> & Omit<ShownCode, keyof WatchedCode> & { lastScanAt: Date | null }
  >`
    select ${learntColumns}, s.state, w.expected, w.seen, p.created_at as "createdAt", h.scans as own
    from placements p
    left join watched_codes w on w.company_id = p.company_id and w.placement_id = p.id
    cross join lateral (select case
      when w.rests_until > now() then 'resting' when w.notice is not null then w.notice
      when w.silent_from is null then 'learning' else 'usual'
    end as state) s
    ${hoursOf(sql`p`, sql`${day}::date`, sql`w.location_id`, sql`p.id`)} h on true
    where p.company_id = ${companyId}::uuid and not p.archived and s.state = any(${states}::text[])
      and (${locationId ?? null}::uuid is null or p.location_id = ${locationId ?? null}::uuid)
    order by w.notice is null, p.created_at desc, p.id desc limit ${limit}
  `.execute(tx)
  return rows.map(({ state, expected, seen, createdAt, ...row }) => ({
    ...toCode({ ...row, lastScanAt: row.lastScanAt ?? createdAt }),
    ...{ state, expected, seen, createdAt },
  }))
}

/** Lets a code rest for two weeks. @returns false if that was already done within the last minute */
export async function letRest(tx: Tx, companyId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    update watched_codes set notice = null, silence = 0, rests_until = now() + interval '14 days'
    where company_id = ${companyId}::uuid and placement_id = ${id}::uuid
      and coalesce(rests_until < now() + interval '14 days' - interval '1 minute', true)
    returning 1
  `.execute(tx)
  return rows.length > 0
}
