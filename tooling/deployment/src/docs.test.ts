import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { consolePolicy, sitePolicy } from '@candour/api/pages/security.ts'
import { accountPaths } from '@candour/schemas/paths.ts'
import { expect, it } from 'vitest'
import { readText, root, settingsIn } from '#repository.ts'

const operations = readText('docs/operations.md')
const staticHosting = readText('docs/static-hosting.md')

it('gives static pages the same policies as the server', () => {
  const policies = [...staticHosting.matchAll(/Content-Security-Policy "([^"]+)"/g)].map(
    ([, policy]) => policy,
  )
  const page = { status: 200, html: '', scriptHashes: [], styleHashes: [], shared: true }
  // Static pages have no inline code, so the policy lists no hashes.
  const site = sitePolicy(page).replaceAll(' ;', ';')
  expect(policies).toEqual([site, consolePolicy, consolePolicy])
  for (const path of Object.values(accountPaths)) expect(staticHosting).toContain(` ${path}`)
})

/** Tables without personal data, such as counts, positions and codes. */
const impersonal = new Set(
  `audit_chains case_counts company_activity company_activity_drawn company_slugs digest_schedules digests
  erasure_keys event_consumers evidence_key funnel_writers invitation_pace location_days locations placement_codes placements print_order_feed
  push_key recounts retention_runs retention_turn review_days review_edits review_events review_language_counts
  review_language_fill review_theme_fill scan_hours shown_pages snapshot_turns snapshots spent_tokens storage_days tenants touched_spans
  watched_codes watched_locations watches`.split(/\s+/),
)

it('lists every table with personal data in the records of processing', () => {
  const records = readText('docs/records-of-processing.md')
  const [, tables = ''] = /export interface DB \{([^}]*)\}/.exec(readText('apps/api/src/db/tables.ts')) ?? []
  const names = [...tables.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name)
  expect(names).toContain('reviews')
  expect(names.filter((name) => !impersonal.has(name) && !records.includes(`\`${name}\``))).toEqual([])
  expect([...impersonal].filter((name) => !names.includes(name))).toEqual([])
  const links = [...records.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, path]) => join('docs', path ?? ''))
  expect(links.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

it('refers only to existing settings, files and metrics', () => {
  const examples = ['.env.example', 'deploy/compose.env.example', 'deploy/answers.example']
  const known = Object.assign({}, ...examples.map((path) => settingsIn(path)))
  // Read by Node itself.
  const others = new Set(['NODE_COMPILE_CACHE', 'NODE_EXTRA_CA_CERTS'])
  const inCode = [...operations.matchAll(/`([A-Z][A-Z]+_[A-Z\d_]+)[`=]/g)].map(([, name]) => name ?? '')
  expect(
    inCode.filter(
      (name) => !(name in known) && !others.has(name) && !readText('deploy/Caddyfile').includes(name),
    ),
  ).toEqual([])
  const links = [...operations.matchAll(/\]\(([^)#]+)\)/g)].map(([, path]) => join('docs', path ?? ''))
  expect(links.filter((path) => !existsSync(join(root, path)))).toEqual([])
  const commands = [...operations.matchAll(/tooling\/commands\/src\/[\w-]+\.ts/g)].map(([path]) => path)
  expect(commands.filter((path) => !existsSync(join(root, path)))).toEqual([])
  const metrics = ['backups', 'metrics', 'process', 'queues', 'requests'].map((file) =>
    readText(`apps/api/src/observability/metrics/${file}.ts`),
  )
  const roles = new Set(['candour_app', 'candour_accounts', 'candour_platform'])
  const told = [...operations.matchAll(/candour_[a-z_]+?(?=_count|_bucket|[`{ )])/g)]
    .map(([name]) => name)
    .filter((name) => !roles.has(name))
  expect(told.length).toBeGreaterThan(10)
  const missing = told.filter((name) => !metrics.some((text) => text.includes(name.replace('candour_', ''))))
  expect(missing).toEqual([])
})
