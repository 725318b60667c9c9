import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Endpoint } from '@candour/schemas/endpoint.ts'
import { endpoints } from '@candour/schemas/endpoints.ts'
import { expect, it } from 'vitest'
import { buildTestApp } from '#test/app.ts'
import { createTestDatabase } from '#test/database.ts'
import { openapiDocument } from '#test/openapi.ts'
import { sampleOf, samples } from '#test/samples/samples.ts'
import { generateTables } from '#test/tables.ts'

const execute = promisify(execFile)

/** The endpoint's path with a random id for each parameter. */
const pathOf = (endpoint: Endpoint) => endpoint.path.replace(/:(\w+)/g, () => randomUUID())

it('has a route for every contract and a contract for every route', async () => {
  await using t = await buildTestApp()
  for (const { id, method, path } of endpoints) {
    expect(t.app.hasRoute({ method, url: path }), id).toBe(true)
  }
  const document = await openapiDocument()
  const routes = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.keys(methods ?? {}).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const contracts = endpoints.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
  expect(routes.toSorted()).toEqual(contracts.toSorted())
})

it('has a sample for every contract', () => {
  expect(Object.keys(samples).toSorted()).toEqual(endpoints.map(({ id }) => id).toSorted())
})

it('answers 401 to a visitor on every endpoint that is not public, before looking at the body', async () => {
  await using t = await buildTestApp()
  const guarded = endpoints.filter((endpoint) => endpoint.audience !== 'public')
  expect(guarded.length).toBeGreaterThan(5)
  for (const endpoint of guarded) {
    const answer = await t.app.inject({
      method: endpoint.method,
      url: pathOf(endpoint),
      headers: { 'content-type': 'application/json' },
      ...(endpoint.method !== 'GET' && { payload: '{ not even JSON' }),
    })
    expect(answer.statusCode, endpoint.id).toBe(401)
    expect(answer.json(), endpoint.id).toEqual({ message: 'Please sign in', code: 'not_signed_in' })
  }
})

it('rejects every state-changing call from a foreign origin', async () => {
  await using t = await buildTestApp({
    SITE_ORIGIN: 'https://reviews.example',
    DASHBOARD_ORIGIN: 'https://dashboard.example',
    ADMIN_ORIGIN: 'https://admin.example',
  })
  for (const endpoint of endpoints.filter(({ method }) => method !== 'GET')) {
    const status = async (headers: Record<string, string>) =>
      (await t.app.inject({ method: endpoint.method, url: pathOf(endpoint), headers })).statusCode
    for (const origin of ['https://evil.example', 'null', 'https://reviews.example.evil.example']) {
      expect(await status({ origin }), endpoint.id).toBe(403)
    }
    expect(await status({ 'sec-fetch-site': 'cross-site' }), endpoint.id).toBe(403)
    const fromSite = await status({ origin: 'https://reviews.example' })
    const ofVisitors = sampleOf(endpoint).apps?.includes('site')
    if (ofVisitors) expect(fromSite).not.toBe(403)
    else expect(fromSite, endpoint.id).toBe(403)
    const own = endpoint.audience === 'superadmin' ? 'admin' : 'dashboard'
    const fromConsole = await status({ origin: `https://${own}.example` })
    if (ofVisitors) expect(fromConsole).toBe(403)
    else expect(fromConsole, endpoint.id).not.toBe(403)
  }
})

it('has the committed OpenAPI document in sync with the contracts', async () => {
  const file = new URL('../../../packages/api-client/openapi.json', import.meta.url)
  expect(JSON.parse(await readFile(file, 'utf8')), 'run `pnpm --filter @candour/api openapi`').toEqual(
    JSON.parse(JSON.stringify(await openapiDocument())),
  )
})

it('passes the recommended rules of a linter of OpenAPI', async () => {
  const file = fileURLToPath(new URL('../../../packages/api-client/openapi.json', import.meta.url))
  const linting = execute(
    fileURLToPath(new URL('../node_modules/.bin/redocly', import.meta.url)),
    ['lint', file, '--extends', 'recommended', '--format', 'json'],
    // It asks nobody for news.
    { env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
  )
  // With errors, it exits with 1 and says them as well.
  const { stdout } = await linting.catch((error: { stdout: string }) => error)
  expect(JSON.parse(stdout)).toMatchObject({ problems: [], totals: { errors: 0, warnings: 0 } })
})

it('describes shapes that several calls share only once in OpenAPI', async () => {
  const { paths } = await openapiDocument()
  const seen = new Set<string>()
  const repeated: string[] = []
  JSON.stringify(paths, (_, value: unknown) => {
    if (value && typeof value === 'object' && 'properties' in value && !Array.isArray(value)) {
      const names = Object.keys(value.properties ?? {})
      const text = JSON.stringify(value)
      if (names.length > 3 && seen.has(text)) repeated.push(names.join())
      seen.add(text)
    }
    return value
  })
  expect(repeated, 'add it to `http/openapi-shapes.ts`').toEqual([])
})

it('has the committed table types in sync with the migrations', async () => {
  const file = new URL('../src/db/tables.ts', import.meta.url)
  const database = await createTestDatabase()
  const tables = await generateTables(database.url)
  await database.drop()
  expect(await readFile(file, 'utf8'), 'run `pnpm --filter @candour/api tables`').toBe(tables)
})

it('keeps nothing in a session, which a pooler shares, but on direct connections', async () => {
  const src = new URL('../src/', import.meta.url)
  const direct = [
    ...['db/backup/connection.ts', 'db/backup/restore.ts', 'db/backup/scratch.ts', 'db/listen.ts'],
    ...['modules/privacy/recall-erasures.ts', 'modules/reviews/rejudge.ts'],
  ]
  const kept =
    /\bset_config\(|`set (?!local)|\b(re)?set (role|session)\b|advisory_lock\(|temporary table|with hold|`listen /
  const found: string[] = []
  for await (const name of glob('**/*.ts', { cwd: src })) {
    if (/\.test\.ts$|^db\/migrations\//.test(name) || direct.includes(name)) continue
    if (kept.test(await readFile(new URL(name, src), 'utf8'))) found.push(name)
  }
  expect(found).toEqual([])
})
