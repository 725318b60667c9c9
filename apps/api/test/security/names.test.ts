import { createCompany } from '@candour/schemas/companies.ts'
import { createLocation } from '@candour/schemas/locations.ts'
import { createPlacements, exportPlacementsCsv } from '@candour/schemas/placements.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { pages } from '#pages/index.ts'
import { buildTestApp, type SignedIn, sessionSecrets, type TestApp } from '#test/app.ts'

/** Read as "gpj.cod" after "exe.", and what encloses it spills over. */
const hostile = 'exe.\u202egpj.cod\u2066 Café'
const plain = 'exe.gpj.cod Café'
const directions = /[\u202a-\u202e\u2066\u2067]/

let t: TestApp
let app: FastifyInstance
let operator: SignedIn
beforeAll(async () => {
  t = await buildTestApp()
  app = await buildApp(t.deps, { sessionSecrets, pages })
  operator = await t.signIn((await t.make.user({ role: 'superadmin' })).email)
})
afterAll(async () => {
  await app.close()
  await t[Symbol.asyncDispose]()
})

it('are stored without what turns the direction of their surroundings, and appear so in every file', async () => {
  const { body: company } = await operator.call(createCompany, {
    body: { name: hostile, slug: 'hostile', googleReviewUrl: 'https://g.page/r/x' },
  })
  expect(company.name).toBe(plain)
  const { call, cookie } = await t.signIn((await t.make.user({ companies: [company] })).email)
  const query = { companyId: company.id }
  const location = await call(createLocation, { query, body: { name: hostile } })
  expect(location.body.name).toBe(plain)
  const series = await call(createPlacements, {
    query,
    body: { name: hostile, kind: 'table_tent', count: 2 },
  })
  expect(series.body.map(({ name }) => name)).toEqual([`${plain} 1`, `${plain} 2`])
  const csv = await app.inject({
    url: `${exportPlacementsCsv.path}?companyId=${company.id}`,
    headers: { cookie },
  })
  expect([csv.statusCode, csv.body.includes(plain), directions.test(csv.body)]).toEqual([200, true, false])
  expect(csv.headers['content-disposition']).toMatch(/^attachment; filename="[\x20-\x7e]+"$/)
})
