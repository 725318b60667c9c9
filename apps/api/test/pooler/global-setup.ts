import type { TestProject } from 'vitest/node'
import { installAuth, startPgBouncer } from '#test/pooler/pgbouncer.ts'
import { startTestPostgres } from '#test/postgres.ts'

/** Fewer sessions than a test has connections, so that they are shared. */
const poolSize = 5

/** Puts PgBouncer between the tests and their databases. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres()
  const template = new URL(postgres.superuserUrl)
  template.pathname = new URL(postgres.url).pathname
  await installAuth(template.href)
  const pooler = await startPgBouncer(postgres.url, poolSize)
  project.provide('templateUrl', postgres.url)
  project.provide('superuserUrl', postgres.superuserUrl)
  project.provide('poolerPort', pooler.port)
  return async () => {
    await pooler.stop()
    await postgres.stop()
  }
}
