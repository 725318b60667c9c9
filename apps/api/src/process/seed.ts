import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Config } from '#config.ts'
import type { Db } from '#db/client.ts'
import { withPlatform } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import { hashPassword } from '#modules/accounts/password.ts'
import { insertUser } from '#modules/accounts/repository.ts'
import { demoCompanyId } from '#modules/demo/demo-company.ts'
import { evaluateCompany } from '#modules/watch/evaluate.ts'
import { insertDemo } from '#process/demo/demo.ts'

/** A seeded account, with its password in plain text so it can be printed once. */
interface SeededAccount {
  email: string
  role: 'superadmin' | 'company_admin'
  password: string
  /** The password was generated here and is not stored in plain text anywhere. */
  generated: boolean
}

export interface Seeded {
  /** Address of the first superadmin. */
  superadmin: string
  created: SeededAccount[]
}

const demoAdminEmail = 'owner@example.com'

/**
 * Creates the first superadmin if there is none. On a first run with the demo enabled, also creates the demo company
 * with its admin and two years of its days. Concurrent starts are serialized: one process seeds, the others wait and find nothing to
 * do.
 */
export async function seed(platformDb: Db, config: Config): Promise<Seeded> {
  const seeded = await withPlatform(platformDb, system('seed'), async (tx): Promise<Seeded> => {
    await sql`select pg_advisory_xact_lock(hashtext('candour seed'))`.execute(tx)
    const { superadmin, users } = await tx
      .selectFrom('users')
      .select([
        sql<
          string | null
        >`(array_agg(email order by created_at, id) filter (where role = 'superadmin'))[1]`.as('superadmin'),
        sql<number>`count(*)::integer`.as('users'),
      ])
      .executeTakeFirstOrThrow()
    if (superadmin) return { superadmin, created: [] }
    const operator = await account(config.superadmin.email, 'superadmin', config.superadmin.password)
    await insertUser(tx, operator)
    if (!config.seedDemo || users > 0) return { superadmin: operator.email, created: [operator] }
    const owner = await account(demoAdminEmail, 'company_admin')
    await insertDemo(tx, await insertUser(tx, owner))
    return { superadmin: operator.email, created: [operator, owner] }
  })
  const hasDemo = seeded.created.some(({ email }) => email === demoAdminEmail)
  // Otherwise the demo would not show its silent code before the next hourly run.
  if (hasDemo) await evaluateCompany({ platformDb }, demoCompanyId)
  return seeded
}

async function account(email: string, role: SeededAccount['role'], given?: string) {
  const password = given ?? randomBytes(12).toString('base64url')
  return {
    email,
    role,
    password,
    generated: given === undefined,
    passwordHash: await hashPassword(password, email),
  }
}
