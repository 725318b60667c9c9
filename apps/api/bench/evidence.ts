import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { exportEvidence } from '@candour/schemas/evidence.ts'
import { sql } from 'kysely'
import { signIn, startAlone } from '#bench/alone.ts'
import { report } from '#bench/report.ts'
import { createFactories, password } from '#test/factories.ts'

/**
 * Benchmarks the memory that the evidence of many years takes while it is downloaded: a snapshot each month, with other
 * pages each time, daily counts, and a long audit log. `node bench/evidence.ts [--years 10] [--json FILE]`
 */
const { values } = parseArgs({
  options: { years: { type: 'string', default: '10' }, json: { type: 'string' } },
})
const months = Number(values.years) * 12
/** Pages that each snapshot shows anew, and entries of the audit log in a month. */
const [pages, entries] = [11, 350]

await using server = await startAlone({ env: { NODE_ENV: 'production', REQUIRE_TWO_FACTOR: 'off' } })
const { owner, serverPid } = server
const make = createFactories(owner)
const company = await make.company()
const { email } = await make.user({ companies: [company] })
await sql`
  update companies set created_at = now() - make_interval(months => ${months}::integer) where id = ${company.id}
`.execute(owner)
const picture = randomBytes(30_000)
for (let month = 0; month < months; month += 1) {
  await sql`
    with shown as (
      insert into shown_pages (company_id, sha256, html, phone, desktop)
      select ${company.id}, sha256(convert_to(${month} || ' ' || n, 'UTF8')), convert_to(repeat('<p>shown</p>', 1000), 'UTF8'),
        ${picture}, ${picture}
      from generate_series(1, ${pages}::integer) n returning sha256
    )
    insert into snapshots (company_id, taken_at, name, slug, pages)
    select ${company.id}, now() - make_interval(months => ${months - month}::integer), 'Long Lived', ${company.slug},
      jsonb_build_object('en', jsonb_object_agg('choice-' || n, encode(sha256, 'hex')))
    from (select sha256, row_number() over () as n from shown) s
  `.execute(owner)
}
await sql`
  insert into audit_entries (company_id, seq, created_at, id, actor_kind, action, target_type, target_id, changes, hash)
  select ${company.id}, n + 1000, now() - make_interval(months => ${months}::integer) + n * interval '1 hour', gen_random_uuid(), 'user',
    'company.updated', 'company', ${company.id}, jsonb_build_object('texts.en.headline', jsonb_build_array('before', repeat('word ', 30))),
    sha256(convert_to(n::text, 'UTF8'))
  from generate_series(1, ${entries * months}::integer) n
`.execute(owner)
await sql`
  insert into funnel_days (company_id, grain, day, location_id, placement_id, scans, views, public_clicks, ratings, reviews)
  select ${company.id}, 0, current_date - n, nil_uuid(), nil_uuid(), 900, 800, 300, 290, 274
  from generate_series(1, ${months * 30}::integer) n
`.execute(owner)

const headers = await signIn(server.url, { email, password })
const read = async () => {
  const response = await fetch(`${server.url}${exportEvidence.path}?companyId=${company.id}`, { headers })
  if (response.status !== 200) throw new Error(`The evidence answered ${response.status}`)
  let bytes = 0
  for await (const part of response.body ?? []) bytes += part.length
  return bytes
}
/** The server's peak memory since the last call, in MB. */
const peak = async () => {
  const status = await readFile(`/proc/${serverPid}/status`, 'utf8')
  await writeFile(`/proc/${serverPid}/clear_refs`, '5')
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024
}
// What any download loads is there from now on.
await fetch(`${server.url}${exportEvidence.path}?companyId=${company.id}&from=2026-01-01&to=2026-01-02`, {
  headers,
})
await peak()
const before = await peak()
const startedAt = performance.now()
const bytes = await read()
const seconds = (performance.now() - startedAt) / 1000
const during = await peak()
console.log(
  `${(bytes / 1e6).toFixed(0)} MB in ${seconds.toFixed(1)} s; ${before.toFixed(0)} MB before, at most ${during.toFixed(0)} MB`,
)
await report(
  `Evidence of ${values.years} years`,
  [{ what: 'memory beside the server’s own', unit: 'MB', ours: during - before, bar: { atMost: 200 } }],
  values.json,
)
