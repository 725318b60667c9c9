import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { startAlone } from '#bench/alone.ts'
import { cpuSeconds } from '#bench/cpu-time.ts'
import { report } from '#bench/report.ts'
import { openDatabases } from '#db/databases.ts'
import { evaluateCompany } from '#modules/watch/evaluate.ts'
import { createFactories } from '#test/factories.ts'

/**
 * Benchmarks what the watch of one company's codes costs the database on a day: the day before is learnt once, and what
 * stands out is looked for every hour. `node bench/watch.ts [--codes 50000] [--per-location 50] [--json FILE]`
 */
const { values } = parseArgs({
  options: {
    codes: { type: 'string', default: '50000' },
    'per-location': { type: 'string', default: '50' },
    json: { type: 'string' },
  },
})
const codes = Number(values.codes)
const perLocation = Number(values['per-location'])
/** Days that are learnt first, so that all codes are judged. */
const days = 21
const midnight = Date.UTC(2026, 0, 5)
const at = (day: number, hour: number) => new Date(midnight + (day * 24 + hour) * 3_600_000)

await using server = await startAlone({ env: { NODE_ENV: 'production', REQUIRE_TWO_FACTOR: 'off' } })
const { owner, databasePid } = server
const company = await createFactories(owner).company({ name: 'Watched' })
await sql`
  with locations as (
    insert into locations (company_id, id, name)
    select ${company.id}, gen_random_uuid(), 'Location ' || n from generate_series(1, ${Math.ceil(codes / perLocation)}::integer) n
    returning id
  ), numbered as (
    select id, row_number() over () as n from locations
  )
  insert into placements (company_id, id, code, name, kind, location_id, last_scan_at)
  select ${company.id}, gen_random_uuid(), translate(lpad(c::text, 8, '0'), '0123456789', 'ABCDEFGHJK'), 'Table ' || c, 'table_tent', l.id, ${at(0, 0)}
  from generate_series(0, ${codes - 1}::integer) c join numbered l on l.n = c / ${perLocation}::integer + 1
`.execute(owner)

const databases = openDatabases(server.databaseUrl)
const { platformDb } = databases
const evaluate = (now: Date) => evaluateCompany({ platformDb, now }, company.id)
for (let day = 0; day < days; day += 1) {
  await scanDay(at(day, 0))
  // As autovacuum does within a minute.
  if (day < 2) await sql`analyze scan_hours, placements`.execute(owner)
  await evaluate(at(day + 1, 0.5))
  if (day < 1) await sql`analyze watched_codes`.execute(owner)
}
await sql`vacuum analyze`.execute(owner)

const used = async (step: () => Promise<void>) => {
  const before = await cpuSeconds([databasePid])
  await step()
  return (await cpuSeconds([databasePid])) - before
}
await scanDay(at(days, 0))
const learning = await used(() => evaluate(at(days + 1, 0.5)))
let looking = 0
for (let hour = 1; hour < 24; hour += 1) {
  await scanHour(at(days + 1, hour - 1))
  looking += await used(() => evaluate(at(days + 1, hour)))
}
const states = await sql<{ state: string; codes: number }>`
  select coalesce(notice, case when silent_from is null then 'learning' else 'usual' end) as state, count(*)::integer as codes
  from watched_codes group by 1 order by 1
`.execute(owner)
console.log(states.rows.map(({ state, codes }) => `${codes} ${state}`).join(', '))
await databases.close()
await report(
  `Watch: ${codes} codes of one company, CPU time of the database on a day`,
  [
    { what: 'the first time of the day, which learns', unit: 's', ours: learning, bar: { atMost: 2 } },
    { what: 'the other 23 times', unit: 's', ours: looking, bar: { atMost: 2 } },
    { what: 'the whole day', unit: 's', ours: learning + looking, bar: { atMost: 2 } },
  ],
  values.json,
)

/**
 * Scans each code about nine times on a day, between 8 and 20 UTC. The hash makes random numbers of its own for each
 * code.
 */
async function scanDay(day: Date): Promise<void> {
  await sql`
    with codes as (
      select location_id, id, array(
        select case when hour between 8 and 19 then (random() * random() * 3 + 0 * hash)::integer else 0 end
        from generate_series(0, 23) hour
      ) as scans
      from (select location_id, id, hashtext(id::text) as hash from placements where company_id = ${company.id}) p
    ), hours as (
      select location_id, id, hour, sum(n)::integer as scans from codes, unnest(scans) with ordinality as e (n, hour)
      group by grouping sets ((location_id, id, hour), (location_id, hour))
    )
    insert into scan_hours (company_id, day, location_id, placement_id, scans, total)
    select ${company.id}, (${day}::timestamptz at time zone 'UTC')::date, location_id, coalesce(id, nil_uuid()), array_agg(scans order by hour), sum(scans)
    from hours group by location_id, id having sum(scans) > 0
  `.execute(owner)
}

/** Scans about half of the codes in an hour, as visitors do. One in 100 was removed, and one in 1,000 is passed on at noon. */
async function scanHour(hour: Date): Promise<void> {
  if (hour.getUTCHours() < 8 || hour.getUTCHours() > 19) return
  await sql`
    select count_hour(${hour}::timestamptz, array_agg(company_id), array_agg(location_id), array_agg(id), array_agg(scans))
    from (
      select company_id, location_id, id,
        (random() * random() * 3)::integer + case when ${hour.getUTCHours()} = 12 and hash % 1000 = 1 then 90 else 0 end as scans
      from (select *, abs(hashtext(id::text)) as hash from placements where company_id = ${company.id}) p
      where hash % 100 > 0
    ) p where scans > 0
  `.execute(owner)
  await sql`
    update placements set last_scan_at = ${hour}
    where company_id = ${company.id} and random() < 0.5 and abs(hashtext(id::text)) % 100 > 0
  `.execute(owner)
}
