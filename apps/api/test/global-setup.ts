import type { TestProject } from 'vitest/node'
import { createPool } from '#db/client.ts'
import { migrate } from '#db/migrate.ts'
import { startTestPostgres } from '#test/postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the owner, for the database that is migrated once and cloned for each test file. */
    templateUrl: string
    /** Connection string of a role that may create databases. */
    superuserUrl: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres()
  const template = new URL(postgres.url)
  template.pathname = '/template'
  const pool = createPool(postgres.superuserUrl, { max: 1 })
  await pool.query(`create database template owner ${template.username}`)
  await pool.end()
  await migrate(template.href)
  project.provide('templateUrl', template.href)
  project.provide('superuserUrl', postgres.superuserUrl)
  return postgres.stop
}
