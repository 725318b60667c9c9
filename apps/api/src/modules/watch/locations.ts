import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'
import { hoursOf, isExcluded, none } from '#modules/watch/repository.ts'
import { emptyDay } from '#modules/watch/time.ts'
import type { LocationDay, Usual } from '#modules/watch/usual.ts'

/**
 * Returns what the locations did on a day. What is known to be unusual, because it has a notice or rests, is nobody's
 * neighbour.
 */
export async function findLocations(
  tx: Tx,
  companyId: string,
  day: string,
  now: Date | undefined,
): Promise<Map<string, LocationDay>> {
  const { rows } = await sql<
    LocationDay & { id: string; scans: number[] | null; apart: number[][] | null; rateApart: number | null }
  >`
    with usual as (
      select * from watched_locations where company_id = ${companyId}::uuid
    ), hours as (
      select location_id, scans from scan_hours
      where company_id = ${companyId}::uuid and day = ${day}::date and placement_id = ${none}
    ), apart as (
      select w.location_id, sum(w.scans / nullif(w.exposure, 0)) as rate,
        jsonb_agg(h.scans) filter (where h.scans is not null) as scans
      from watched_codes w
      ${hoursOf(sql`w`, sql`${day}::date`, sql`w.location_id`, sql`w.placement_id`)} h on true
      where w.company_id = ${companyId}::uuid and ${isExcluded(now)} group by w.location_id
    )
    select location_id as id, h.scans, coalesce(u.rate, 0) as rate, coalesce(u.highest_rate, 0) as "highestRate",
      u.silent_from as "silentFrom", u.silent_today_from as "silentTodayFrom", u.flooded_from as "floodedFrom",
      a.scans as apart, a.rate as "rateApart"
    from usual u full join hours h using (location_id) left join apart a using (location_id)
  `.execute(tx)
  return new Map(
    rows.map(({ id, scans, rate, apart, rateApart, ...usual }) => [
      id,
      {
        ...usual,
        rate: Math.max(0, rate - (rateApart ?? 0)),
        scans: (scans ?? emptyDay()).map((all, at) =>
          (apart ?? []).reduce((rest, hours) => rest - (hours[at] ?? 0), all),
        ),
      },
    ]),
  )
}

/** Replaces what is usual for a company's locations. */
export async function saveLocations(
  tx: Tx,
  companyId: string,
  locations: ReadonlyMap<string, Usual>,
): Promise<void> {
  const each = <Value>(of: (usual: Usual) => Value) => [...locations.values()].map(of)
  await sql`delete from watched_locations where company_id = ${companyId}::uuid`.execute(tx)
  await sql`
    insert into watched_locations (
      company_id, location_id, rate, highest_rate, silent_from, silent_today_from, flooded_from
    )
    select ${companyId}::uuid, g.* from unnest(
      ${[...locations.keys()]}::uuid[], ${each(({ rate }) => rate)}::double precision[],
      ${each(({ highestRate }) => highestRate)}::double precision[],
      ${each(({ silentFrom }) => silentFrom)}::double precision[],
      ${each(({ silentTodayFrom }) => silentTodayFrom)}::double precision[],
      ${each(({ floodedFrom }) => floodedFrom)}::integer[]
    ) as g
  `.execute(tx)
}
