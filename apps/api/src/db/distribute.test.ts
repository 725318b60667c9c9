import { afterAll, beforeAll, expect, it } from 'vitest'
import { distribute, planDistribution, withClient } from '#db/distribute.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'

let t: TestDatabase
beforeAll(async () => {
  t = await createTestDatabase()
})
afterAll(() => t.drop())

it('refuses plain PostgreSQL, in a sentence', async () => {
  const refusal =
    'This PostgreSQL does not offer the extension citus, so nothing can be distributed. Candour runs unchanged on one server; docs/scaling.md#cluster says what a cluster needs.'
  await expect(distribute(t.url, 32)).rejects.toThrow(refusal)
  await expect(withClient(t.url, undefined, (client) => planDistribution(client, 32))).rejects.toThrow(
    refusal,
  )
})
