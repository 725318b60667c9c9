import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { createDb, createPool, type Db } from '#db/client.ts'
import { accountsRole, appRole, platformRole } from '#db/logins.ts'

export interface TestDatabase {
  /** The owner's connection string. */
  url: string
  /** As the server connects for companies: row-level security applies. */
  db: Db
  /** As the server connects for accounts. */
  accountsDb: Db
  /** As the server connects for operators. */
  platformDb: Db
  /** As the owner, who sees everything: for setup and for inspecting what was stored. */
  owner: Db
  drop(): Promise<void>
}

/** Creates a fresh clone of the migrated template. */
export function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase('template template')
}

/** Creates a database without a schema. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase('')
}

async function createDatabase(from: string): Promise<TestDatabase> {
  const template = new URL(inject('templateUrl'))
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const url = new URL(template)
  url.pathname = `/${name}`
  const admin = createPool(inject('superuserUrl'), { max: 1 })
  await admin.query(`create database ${name} owner ${template.username} ${from}`)
  const db = createDb(createPool(url.href, { login: appRole, max: 8 }))
  const accountsDb = createDb(createPool(url.href, { login: accountsRole, max: 4 }))
  const platformDb = createDb(createPool(url.href, { login: platformRole, max: 4 }))
  const owner = createDb(createPool(url.href, { max: 2 }))
  return {
    url: url.href,
    db,
    accountsDb,
    platformDb,
    owner,
    drop: async () => {
      await Promise.all([db, accountsDb, platformDb, owner].map((each) => each.destroy()))
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}
