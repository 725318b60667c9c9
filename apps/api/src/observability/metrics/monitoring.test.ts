import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { login } from '@candour/schemas/accounts.ts'
import { createReview } from '@candour/schemas/reviews.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { buildApp } from '#app.ts'
import { recordBackup, recordVerification } from '#db/backup/record.ts'
import { createPool } from '#db/client.ts'
import { noneUndelivered } from '#mail/delivery.ts'
import { hashingLoad } from '#modules/accounts/password.ts'
import { startMetrics } from '#observability/metrics/metrics.ts'
import { buildTestApp, sessionSecrets } from '#test/app.ts'

interface Rule {
  alert: string
  expr: string
  labels: { severity: string }
  annotations: { summary: string; runbook: string }
}

interface Panel {
  title: string
  gridPos: { x: number; y: number; w: number; h: number }
  targets?: { expr: string }[]
}

const read = (path: string) => readFileSync(new URL(`../../../../../${path}`, import.meta.url), 'utf8')
const { groups }: { groups: { rules: Rule[] }[] } = parse(read('deploy/monitoring/alerts.yml'))
const rules = groups.flatMap((group) => group.rules)
const { panels }: { panels: Panel[] } = JSON.parse(read('deploy/monitoring/dashboard.json'))
const operations = read('docs/operations.md')

const expressions: (readonly [where: string, expr: string])[] = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const)),
]

/** Words of PromQL that stand where a metric could. */
const keywords = new Set(['and', 'or', 'unless', 'by', 'on', 'without'])

/** Returns the metrics in an expression, each with the labels that its selector compares. */
function selectorsIn(expr: string): { name: string; labels: string[] }[] {
  const bare = expr.replace(/\[[^\]]*\]/g, '').replace(/\b(by|on|without) \([^)]*\)/g, '')
  return [...bare.matchAll(/"[^"]*"|\b([a-z_]\w*)\b(?!\s*\()(?:\{([^}]*)\})?/g)].flatMap(
    ([, name, labels]) =>
      !name || keywords.has(name)
        ? []
        : [{ name, labels: [...(labels ?? '').matchAll(/(\w+)[!=]/g)].map(([, label = '']) => label) }],
  )
}

/** Labels of each series that `/metrics` exposes once there have been requests, by metric. */
const exposed = new Map<string, Set<string>>()
beforeAll(async () => {
  await using t = await buildTestApp()
  const pool = createPool(t.url, { max: 1 })
  const dataDir = await mkdtemp(join(tmpdir(), 'candour-metrics-'))
  const [at, name] = [new Date(), 's3:a']
  await recordBackup(dataDir, { at, name, bytes: 1 })
  await recordVerification(dataDir, { at, name, madeAt: at, rows: 1, seconds: 1, problem: null })
  const metrics = await startMetrics({ port: 0, host: '127.0.0.1' })
  metrics.watch({
    ...{ pools: { work: pool }, ...t.deps, undelivered: noneUndelivered(), hashing: hashingLoad },
    droppedSpans: () => 0,
    config: { dataDir },
    replica: { inUse: true, lagSeconds: 0, reads: { replica: 0, primary: 0 } },
  })
  const app = await buildApp(t.deps, { sessionSecrets, metrics: metrics.requests })
  const { id: companyId } = await t.make.company()
  await app.inject({
    method: 'POST',
    url: createReview.path,
    payload: { companyId, rating: 5, feedback: 'Good' },
  })
  await app.inject({ method: 'POST', url: login.path, payload: { email: 'a@b.example', password: 'x' } })
  const { owner } = t
  await owner.insertInto('event_consumers').values({ name: 'languages', position: '0' }).execute()
  const text = await (await fetch(metrics.url)).text()
  for (const [, name = '', labels = ''] of text.matchAll(/^([a-z_]\w*)(?:\{(.*)\})? /gm)) {
    const known = exposed.get(name) ?? new Set(['job', 'instance'])
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label)
    exposed.set(name, known)
  }
  // Prometheus adds it for each target.
  exposed.set('up', new Set(['job', 'instance']))
  await app.close()
  await metrics.stop()
  await pool.end()
  await rm(dataDir, { recursive: true })
})
afterAll(() => exposed.clear())

it('reads metrics out of expressions', () => {
  expect(selectorsIn('max by (le) (rate(a_b{x="c", y!~"d|e"}[5m])) / on () sum(f) > 0.5')).toEqual([
    { name: 'a_b', labels: ['x', 'y'] },
    { name: 'f', labels: [] },
  ])
})

it.each(expressions)('%s uses only metrics and labels that /metrics exposes: %s', (_, expr) => {
  const used = selectorsIn(expr)
  expect(used).not.toEqual([])
  const wrong = used.flatMap(({ name, labels }) => {
    const known = exposed.get(name)
    return known ? labels.filter((label) => !known.has(label)).map((label) => `${name}{${label}}`) : [name]
  })
  expect(wrong).toEqual([])
})

it('shows every metric of our own on the dashboard', () => {
  const shown = new Set(
    panels.flatMap(({ targets = [] }) =>
      targets.flatMap(({ expr }) => selectorsIn(expr).map(({ name }) => name)),
    ),
  )
  const ours = [...exposed.keys()].filter((name) => name.startsWith('candour_') && !name.endsWith('_sum'))
  expect(ours.length).toBeGreaterThan(15)
  expect(ours.filter((name) => !shown.has(name))).toEqual([])
})

describe('alert rules', () => {
  it('have names of their own, a severity and a summary', () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
    for (const { alert, labels, annotations } of rules) {
      expect(['page', 'ticket'], alert).toContain(labels.severity)
      expect(annotations.summary, alert).not.toBe('')
    }
  })

  it('each have an entry in docs/operations.md, and each entry a rule', () => {
    const [, entries = ''] = /\n## When an alert fires\n([\s\S]*?)\n## /.exec(operations) ?? []
    const anchors = [...entries.matchAll(/^### (.+)\n\n\S/gm)].map(
      ([, title = '']) => `docs/operations.md#${title.toLowerCase().replaceAll(' ', '-')}`,
    )
    expect(rules.map(({ annotations }) => annotations.runbook).toSorted()).toEqual(anchors.toSorted())
  })
})

it('lays out the dashboard without overlaps', () => {
  const overlapping = panels.filter(({ gridPos: a }, at) =>
    panels
      .slice(0, at)
      .some(({ gridPos: b }) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h),
  )
  expect(overlapping).toEqual([])
})
