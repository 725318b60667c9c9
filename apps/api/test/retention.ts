import { sql } from 'kysely'
import type { Db } from '#db/client.ts'

/** Stores many reviews of 2024 in a single statement; every other one has contact data. */
export async function fillReviews(owner: Db, company: { id: string }, count: number): Promise<void> {
  await sql`
    insert into reviews (company_id, id, rating, sentiment, feedback, contact_email, created_at)
    select ${company.id}, gen_random_uuid(), 1 + n % 5, n % 3 - 1, 'Cold coffee ' || n,
      case when n % 2 = 0 then 'guest' || n || '@example.com' end, timestamptz '2024-01-01' + n * interval '10 minutes'
    from generate_series(1, ${count}::integer) n
  `.execute(owner)
}
