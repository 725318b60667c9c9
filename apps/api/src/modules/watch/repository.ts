import type { WatchState } from '@candour/schemas/watch.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#db/client.ts'
import { clock } from '#db/clock.ts'
import { type Learnt, nothingLearnt, peakOf } from '#modules/watch/rhythm.ts'
import type { Limits, Notice } from '#modules/watch/watched.ts'

/** The id of a location, or of none. */
export const nil = '00000000-0000-0000-0000-000000000000'
const none = sql`${sql.lit(nil)}::uuid`

/** A company's turn of the watch. */
export interface Turn {
  companyId: string
  timeZone: string
  /** First day, in UTC, that is not learnt; undefined if nothing was scanned yet. */
  learntTo: string
  /** In UTC. */
  today: string
  /** The day that it is in the company. */
  localDay: string
  mailedOn: string | null
}

/** Lists companies with scans that are not forgotten yet, after a company. */
export async function listWatchedCompanies(tx: Tx, after: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from companies c
    where c.id > ${after}::uuid and not c.suspended
      and exists (select from scan_hours h where h.company_id = c.id)
    order by c.id limit 500
  `.execute(tx)
  return rows.map(({ id }) => id)
}

/** Excludes other evaluations and answers of the company until the transaction ends. */
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

/** The codes of a location on a day: their scans by hour in UTC, and what is usual for them in a day. */
export interface LocationDay {
  scans: number[]
  rate: number
  /** Scans in 24 hours below which none of them is flooded; null if that is known of none. */
  floodedFrom: number | null
}

/**
 * Returns what the locations did on a day. What is known to be unusual, because it has a notice or rests, is nobody's
 * neighbour.
 */
export async function findLocations(
  tx: Tx,
  { companyId }: Pick<Turn, 'companyId'>,
  day: string,
  now: Date | undefined,
): Promise<Map<string, LocationDay>> {
  const { rows } = await sql<{
    id: string
    scans: number[] | null
    rate: number
    floodedFrom: number | null
    apart: number[][] | null
  }>`
    with rates as (
      select location_id, sum(scans / nullif(exposure, 0)) filter (where not ${apart(now)}) as rate,
        min(flooded_from) as flooded_from
      from watched_codes w where company_id = ${companyId}::uuid group by location_id
    ), hours as (
      select location_id, scans from scan_hours
      where company_id = ${companyId}::uuid and day = ${day}::date and placement_id = ${none}
    ), apart as (
      select w.location_id, jsonb_agg(h.scans) as scans from watched_codes w
      ${hoursOf(sql`w`, sql`${day}::date`, sql`w.location_id`, sql`w.placement_id`)} h on true
      where w.company_id = ${companyId}::uuid and ${apart(now)} and h.scans is not null group by w.location_id
    )
    select location_id as id, h.scans, coalesce(r.rate, 0)::real as rate, r.flooded_from as "floodedFrom", a.scans as apart
    from rates r full join hours h using (location_id) left join apart a using (location_id)
  `.execute(tx)
  return new Map(
    rows.map(({ id, scans, apart, ...usual }) => [
      id,
      {
        ...usual,
        scans: (scans ?? emptyDay()).map((all, at) =>
          (apart ?? []).reduce((rest, hours) => rest - (hours[at] ?? 0), all),
        ),
      },
    ]),
  )
}

/**
 * Joins a code's hours of a day, row by row: the planner has no statistics of a new day, takes it for empty, and would
 * read all of it for each code.
 */
function hoursOf(
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

export const emptyDay = () => Array<number>(24).fill(0)

function apart(now: Date | undefined) {
  return sql<boolean>`(w.notice is not null or coalesce(w.rests_until > ${clock(now)}, false))`
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

/** A code's location. Not `coalesce`, by which no index is searched where row-level security applies. */
const locationOf = sql`case when p.location_id is null then ${none} else p.location_id end`

const learntColumns = sql`p.id, ${locationOf} as "locationId", p.last_scan_at as "lastScanAt",
  w.scans, w.exposure, w.days, w.learnt_days as "learntDays", w.silence, w.rhythm, w.notice, w.since,
  w.rests_until as "restsUntil"`

type LearntRow = Omit<WatchedCode, 'rhythm' | 'own'> & { rhythm: Buffer | null; own: number[] | null }

/** Returns the codes in use, from the first day with a scan on, with the hours of a day and in the order of their ids. */
export async function listToLearn(
  tx: Tx,
  companyId: string,
  { day, after, limit }: { day: string; after: string; limit: number },
): Promise<WatchedCode[]> {
  const { rows } = await sql<LearntRow>`
    select ${learntColumns}, h.scans as own
    from placements p
    left join lateral (
      select * from watched_codes w where w.company_id = p.company_id and w.placement_id = p.id
        and w.location_id = ${locationOf} limit 1
    ) w on true
    ${hoursOf(sql`p`, sql`${day}::date`, locationOf, sql`p.id`)} h on true
    where p.company_id = ${companyId}::uuid and p.id > ${after}::uuid and not p.archived
      and (w.placement_id is not null or h.total > 0)
    order by p.id limit ${limit}
  `.execute(tx)
  return rows.map(toCode)
}

function toCode({ rhythm, own, ...row }: LearntRow): WatchedCode {
  const learnt: Learnt = rhythm === null ? nothingLearnt() : { ...row, rhythm: toRhythm(rhythm) }
  return { ...row, ...learnt, own: own ?? emptyDay() }
}

function toRhythm(bytes: Buffer): Float32Array {
  const copy = new Uint8Array(bytes)
  return new Float32Array(copy.buffer)
}

/** A code with what was learnt of it. */
export interface LearntCode {
  id: string
  locationId: string
  learnt: Learnt
  limits: Limits | undefined
}

/** Stores what was learnt. A code that has moved starts anew, without its notice. */
export async function saveLearnt(tx: Tx, companyId: string, codes: readonly LearntCode[]): Promise<void> {
  const each = <Value>(of: (code: LearntCode) => Value) => codes.map(of)
  await sql`
    insert into watched_codes as w (
      company_id, placement_id, location_id, scans, exposure, days, learnt_days, silence, rhythm, peak, silent_from,
      flooded_from
    )
    select ${companyId}::uuid, g.* from unnest(
      ${each(({ id }) => id)}::uuid[], ${each(({ locationId }) => locationId)}::uuid[],
      ${each(({ learnt }) => learnt.scans)}::real[], ${each(({ learnt }) => learnt.exposure)}::real[],
      ${each(({ learnt }) => learnt.days)}::real[], ${each(({ learnt }) => learnt.learntDays)}::integer[],
      ${each(({ learnt }) => learnt.silence)}::real[], ${each(({ learnt }) => Buffer.from(learnt.rhythm.buffer))}::bytea[],
      ${each(({ learnt }) => peakOf(learnt))}::real[], ${each(({ limits }) => limits?.silence ?? null)}::real[],
      ${each(({ limits }) => limits?.flood ?? null)}::integer[]
    ) as g
    on conflict (company_id, placement_id) do update set
      location_id = excluded.location_id, scans = excluded.scans, exposure = excluded.exposure, days = excluded.days,
      learnt_days = excluded.learnt_days, silence = excluded.silence, rhythm = excluded.rhythm, peak = excluded.peak,
      silent_from = excluded.silent_from, flooded_from = excluded.flooded_from,
      notice = case when w.location_id = excluded.location_id then w.notice end
  `.execute(tx)
}

/** Marks a day as learnt, and forgets the hours of the day before it and the codes that are archived. */
export async function endDay(tx: Tx, companyId: string, day: string): Promise<void> {
  await sql`
    insert into watches (company_id, learnt_to) values (${companyId}::uuid, ${day}::date + 1)
    on conflict (company_id) do update set learnt_to = excluded.learnt_to
  `.execute(tx)
  await sql`delete from scan_hours where company_id = ${companyId}::uuid and day < ${day}::date`.execute(tx)
  await sql`
    delete from watched_codes w using placements p
    where w.company_id = ${companyId}::uuid and p.company_id = w.company_id and p.id = w.placement_id and p.archived
  `.execute(tx)
}

/** A code that may be silent or flooded, or was so. */
export interface Suspect extends WatchedCode {
  /** Scans by hour of the day before. */
  dayBefore: number[]
  limits: Limits | null
}

/**
 * Returns the codes that may be silent or flooded today, and those that have a notice. Bounds what the pure functions
 * would find from above, so that few are read.
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
  const given = [...locations].map(([id, { scans, rate, floodedFrom }]) => ({
    ...{ id, rate, after: scansAfter(scans), floodedFrom },
  }))
  const resting = sql`coalesce(w.rests_until > ${clock(now)}, false)`
  // The most exposure that a code can have had from an hour of the day on: its neighbours' scans, at its peak.
  const silenceSince = (hour: RawBuilder<unknown>) =>
    sql`w.peak * l.after[${hour}] / greatest(l.rate - w.scans / w.exposure, 1e-6)`
  const { rows } = await sql<
    LearntRow & { dayBefore: number[] | null; silentFrom: number | null; floodedFrom: number | null }
  >`
    with locations as materialized (
      select id, rate, after, "floodedFrom" as flooded_from
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as l (id uuid, rate real, after integer[], "floodedFrom" integer)
    ), silent as (
      select w.placement_id from watched_codes w
      join locations l on l.id = w.location_id
      join placements p on p.company_id = w.company_id and p.id = w.placement_id
      where w.company_id = ${companyId}::uuid and w.silent_from is not null and w.notice is null and not ${resting}
        -- As if nobody had scanned it today, for which nothing else is read.
        and w.silence + ${silenceSince(sql`1`)} >= w.silent_from
        and case
          when p.last_scan_at < ${day}::timestamp at time zone 'UTC' then true
          else ${silenceSince(sql`extract(hour from p.last_scan_at at time zone 'UTC')::integer + 2`)} >= w.silent_from
        end
    ), busy as (
      -- Of two days with so many scans, one has half of them.
      select distinct h.placement_id, h.location_id from scan_hours h join locations l on l.id = h.location_id
      where h.company_id = ${companyId}::uuid and h.day >= ${day}::date - 1 and h.placement_id <> ${none}
        and h.total * 2 >= l.flooded_from
    ), flooded as (
      select w.placement_id from busy b
      join watched_codes w on w.company_id = ${companyId}::uuid and w.placement_id = b.placement_id
        and w.location_id = b.location_id
      cross join lateral (
        select sum(h.total) as total from scan_hours h
        where h.company_id = w.company_id and h.day >= ${day}::date - 1 and h.location_id = w.location_id
          and h.placement_id = w.placement_id
      ) h
      where w.notice is null and not ${resting} and h.total >= w.flooded_from
    ), suspects as materialized (
      select placement_id from silent union all select placement_id from flooded
      union all
      select w.placement_id from watched_codes w where w.company_id = ${companyId}::uuid and w.notice is not null
    )
    select ${learntColumns}, h.scans as own, b.scans as "dayBefore", w.silent_from as "silentFrom", w.flooded_from as "floodedFrom"
    from watched_codes w join placements p on p.company_id = w.company_id and p.id = w.placement_id and not p.archived
    ${hoursOf(sql`w`, sql`${day}::date`, sql`w.location_id`, sql`w.placement_id`)} h on true
    ${hoursOf(sql`w`, sql`${day}::date - 1`, sql`w.location_id`, sql`w.placement_id`)} b on true
    where w.company_id = ${companyId}::uuid and w.placement_id in (select placement_id from suspects)
  `.execute(tx)
  return rows.map(({ dayBefore, silentFrom, floodedFrom, ...row }) => ({
    ...toCode(row),
    dayBefore: dayBefore ?? emptyDay(),
    limits: silentFrom === null || floodedFrom === null ? null : { silence: silentFrom, flood: floodedFrom },
  }))
}

/** Scans of a day from each of its hours on, and none after it. */
function scansAfter(scans: readonly number[]): number[] {
  const after = Array<number>(scans.length + 1).fill(0)
  for (let at = scans.length - 1; at >= 0; at -= 1)
    after[at] = (after[at + 1] ?? 0) + Math.max(0, scans[at] ?? 0)
  return after
}

/** What was found of a code; without a notice, what was noticed before is over. */
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

/** Claims the notices of which nobody was told for the mail of a day. @returns whether there are any */
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

/** A code as it is shown. */
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
  { day, states, limit }: { day: string; states: readonly WatchState[]; limit: number },
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
    order by w.notice is null, p.created_at desc, p.id desc limit ${limit}
  `.execute(tx)
  return rows.map(({ state, expected, seen, createdAt, ...row }) => ({
    ...toCode({ ...row, lastScanAt: row.lastScanAt ?? createdAt }),
    ...{ state, expected, seen, createdAt },
  }))
}

/** Lets a code rest for two weeks. @returns whether it did not, within the last minute */
export async function letRest(tx: Tx, companyId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    update watched_codes set notice = null, silence = 0, rests_until = now() + interval '14 days'
    where company_id = ${companyId}::uuid and placement_id = ${id}::uuid
      and coalesce(rests_until < now() + interval '14 days' - interval '1 minute', true)
    returning 1
  `.execute(tx)
  return rows.length > 0
}
