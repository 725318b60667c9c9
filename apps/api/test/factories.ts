import { randomUUID } from 'node:crypto'
import type { Role } from '@candour/schemas/accounts.ts'
import type { Db } from '#db/client.ts'
import { hashPassword } from '#modules/accounts/password.ts'

/** The password of every user made here. */
export const password = 'correct horse battery'
const passwordHash = hashPassword(password)

export type Factories = ReturnType<typeof createFactories>

/** Rows that a test needs to be there, each valid on its own and overridable. */
export function createFactories(owner: Db) {
  let count = 0

  async function company(
    given: Partial<{ name: string; slug: string; createdAt: Date; googleReviewUrl: string | null }> = {},
  ) {
    count += 1
    const id = randomUUID()
    const slug = given.slug ?? `company-${count}`
    await owner
      .insertInto('companies')
      .values({
        id,
        slug,
        name: given.name ?? `Company ${count}`,
        brand_color: '#394CDC',
        google_review_url:
          given.googleReviewUrl === undefined ? `https://g.page/r/${slug}/review` : given.googleReviewUrl,
        ...(given.createdAt && { created_at: given.createdAt }),
      })
      .execute()
    return { id, slug }
  }

  async function user(given: { role?: Role; companies?: { id: string }[]; email?: string } = {}) {
    count += 1
    const id = randomUUID()
    const email = given.email ?? `user-${count}@example.com`
    await owner
      .insertInto('users')
      .values({ id, email, role: given.role ?? 'company_admin', password_hash: await passwordHash })
      .execute()
    for (const { id: companyId } of given.companies ?? []) {
      await owner.insertInto('memberships').values({ user_id: id, company_id: companyId }).execute()
    }
    return { id, email }
  }

  async function review(
    company: { id: string },
    given: Partial<{ rating: number; feedback: string; createdAt: Date }> = {},
  ) {
    count += 1
    const id = randomUUID()
    await owner
      .insertInto('reviews')
      .values({
        id,
        company_id: company.id,
        rating: given.rating ?? 5,
        feedback: given.feedback ?? `Feedback ${count}`,
        ...(given.createdAt && { created_at: given.createdAt }),
      })
      .execute()
    return { id }
  }

  return { company, user, review }
}
