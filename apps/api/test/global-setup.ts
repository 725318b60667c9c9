import type { TestProject } from 'vitest/node'
import { startTestPostgres } from '#test/postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the owner, for the migrated database that is cloned for each test file. */
    templateUrl: string
    /** Connection string of a role that may create databases. */
    superuserUrl: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres()
  project.provide('templateUrl', postgres.url)
  project.provide('superuserUrl', postgres.superuserUrl)
  return postgres.stop
}
