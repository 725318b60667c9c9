import { randomUUID } from 'node:crypto'
import { type InsertObject, sql } from 'kysely'
import { afterAll, inject } from 'vitest'
import { createDb, createPool, type Db } from '#db/client.ts'
import { type Databases, openDatabases } from '#db/databases.ts'
import type { DB } from '#db/tables.ts'
import { createFactories, type Factories } from '#test/factories.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The port of the pooler that databases are tested behind, if any. */
    poolerPort: number | undefined
  }
}

/** A database of its own, connected to as the server does: row-level security applies. */
export interface TestDatabase extends Databases {
  /** The owner's connection string, which may lead through a pooler. */
  url: string
  /** The same without a pooler. */
  directUrl: string
  /** As the owner, who sees everything: for setup and for inspecting what was stored. */
  owner: Db
  /** Runs a statement as the owner, and returns its rows. */
  sql<Row = Record<string, unknown>>(text: TemplateStringsArray, ...values: unknown[]): Promise<Row[]>
  /** Inserts rows as the owner. */
  insert<Table extends keyof DB>(
    table: Table,
    rows: InsertObject<DB, Table> | InsertObject<DB, Table>[],
  ): Promise<void>
  /** Returns how many connections wait for a lock. */
  blocked(): Promise<number>
  /** Makes rows as the owner. */
  make: Factories
  drop(): Promise<void>
}

/** Returns a function that runs a statement, and returns its rows. */
export const queryOf =
  (db: Db) =>
  async <Row = Record<string, unknown>>(text: TemplateStringsArray, ...values: unknown[]) =>
    (await sql<Row>(text, ...values).execute(db)).rows

/** Creates a database for all tests of a file. */
export async function testDatabase(): Promise<TestDatabase> {
  const t = await createTestDatabase()
  afterAll(() => t.drop())
  return t
}

/** Creates a fresh clone of the migrated template. */
export function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase(new URL(inject('templateUrl')).pathname.slice(1))
}

/** Creates a database without a schema. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase('template1')
}

async function createDatabase(from: string): Promise<TestDatabase> {
  const template = new URL(inject('templateUrl'))
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const url = new URL(template)
  url.pathname = `/${name}`
  // Not connected to the template, which could not be cloned meanwhile.
  const superuser = new URL(inject('superuserUrl'))
  superuser.pathname = '/postgres'
  const admin = createPool(superuser.href, { max: 1 })
  await admin.query(`create database ${name} owner ${template.username} template ${from} strategy file_copy`)
  const directUrl = url.href
  const poolerPort = inject('poolerPort')
  if (poolerPort) url.port = String(poolerPort)
  const databases = openDatabases(url.href, { statementNames: !poolerPort })
  const owner = createDb(createPool(directUrl, { max: 2 }))
  return {
    url: url.href,
    directUrl,
    ...databases,
    owner,
    insert: async (table, rows) => {
      await owner.insertInto(table).values(rows).execute()
    },
    blocked: async () => {
      const { rows } = await sql`
        select distinct pid from pg_locks join pg_stat_activity using (pid)
        where not granted and datname = current_database()
      `.execute(owner)
      return rows.length
    },
    sql: queryOf(owner),
    make: createFactories(owner),
    drop: async () => {
      await Promise.all([databases.close(), owner.destroy()])
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}
