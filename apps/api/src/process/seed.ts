import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { z } from 'zod'
import type { Config } from '#config.ts'
import type { Db, Tx } from '#db/client.ts'
import { withPlatform } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import { hashPassword } from '#modules/accounts/password.ts'
import { insertUser } from '#modules/accounts/repository.ts'
import { insertCompany } from '#modules/companies/repository.ts'
import { imageOf } from '#modules/images/image.ts'
import { saveImage } from '#modules/images/repository.ts'
import { classify, modelVersion } from '#modules/text-analysis/sentiment/classify.ts'
import { linkUser } from '#modules/users/repository.ts'

/** A seeded account, with its password in plain text so it can be printed once. */
export interface SeededAccount {
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
 * with its admin and reviews. Concurrent starts are serialized: one process seeds, the others wait and find nothing to
 * do.
 */
export async function seed(platformDb: Db, config: Config): Promise<Seeded> {
  return withPlatform(platformDb, system('seed'), async (tx) => {
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
    await insertDemo(tx, await readDemo(), owner)
    return { superadmin: operator.email, created: [operator, owner] }
  })
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

const demoReview = z.object({
  rating: z.int(),
  feedback: z.string(),
  name: z.string().optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  hours_ago: z.int(),
})

async function readDemo() {
  // Sanitizing uploads loads a parser, which takes a second.
  const logo = imageOf(await readFile(new URL('demo/logo.svg', import.meta.url)), 'image/svg+xml')
  const text = await readFile(new URL('demo/reviews.json', import.meta.url), 'utf8')
  const reviews = z.array(demoReview).parse(JSON.parse(text))
  return {
    logo,
    reviews: reviews.map((review) => ({
      ...review,
      sentiment: classify(review.feedback, review.rating, { textLanguage: 'en' }),
    })),
  }
}

async function insertDemo(
  tx: Tx,
  { logo, reviews }: Awaited<ReturnType<typeof readDemo>>,
  owner: Awaited<ReturnType<typeof account>>,
): Promise<void> {
  const companyId = uuidv7()
  await saveImage(tx, logo)
  await insertCompany(tx, {
    id: companyId,
    slug: 'cafe-luna',
    name: 'Café Luna',
    brand_color: '#7A3E1D',
    google_review_url: 'https://www.google.com/search?q=Caf%C3%A9+Luna+reviews',
    logo_sha256: logo.sha256,
  })
  await linkUser(tx, await insertUser(tx, owner), companyId)
  await sql`
    insert into reviews
      (company_id, id, rating, sentiment, sentiment_model, feedback, contact_name, contact_email, contact_number,
        created_at)
    select ${companyId}::uuid, gen_random_uuid(), r.rating, r.sentiment, ${modelVersion}::smallint, r.feedback, r.name, r.email, r.phone,
      now() - make_interval(hours => r.hours_ago)
    from json_to_recordset(${JSON.stringify(reviews)}::json) as r (rating smallint, sentiment smallint,
      feedback text, name text, email text, phone text, hours_ago integer)
  `.execute(tx)
}
