import { login } from '@candour/schemas/accounts.ts'
import { getCompanyBySlug } from '@candour/schemas/companies.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '#test/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t[Symbol.asyncDispose]())

it('takes a character that no database can store for a mistake of the caller', async () => {
  const answers = [
    await t.call(getCompanyBySlug, { params: { slug: 'a\u0000' } }),
    await t.call(login, { body: { email: 'a\u0000@example.com', password: 'some password' } }),
  ]
  for (const { status, body } of answers) {
    expect([status, body]).toEqual([400, { message: 'The request could not be understood' }])
  }
})
