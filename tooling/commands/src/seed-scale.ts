import type { Db } from '@candour/api/db/client.ts'
import { hashPassword } from '@candour/api/modules/accounts/password.ts'
import { classify, modelVersion } from '@candour/api/modules/text-analysis/sentiment/classify.ts'
import { sql } from 'kysely'
import { readArguments } from '#arguments.ts'
import { CommandError, withDatabase } from '#database.ts'
import { makeTexts } from '#scale-texts.ts'

const { values } = readArguments({
  options: {
    companies: { type: 'string', default: '1000' },
    reviews: { type: 'string', default: '2000000' },
    /** Do nothing if the database is already filled. */
    once: { type: 'boolean', default: false },
  },
})
const companies = Number(values.companies)
const reviews = Number(values.reviews)

/** The owner of the company with half of all reviews. */
const owner = { email: 'scale@example.com', password: 'scale of the thing' }

/** Number of reviews per insert statement. */
const batch = 250_000

/** Indexes that are faster to rebuild at the end than to maintain during the inserts. */
const rebuilt = ['reviews_filtered', 'reviews_search']

if (!(companies >= 1 && reviews >= 0)) {
  console.error('Usage: pnpm seed:scale --companies 1000 --reviews 2000000')
  process.exit(1)
}

await withDatabase(async (db) => {
  const filled = await db
    .selectFrom('companies')
    .select('id')
    .where('slug', '=', 'scale-1')
    .executeTakeFirst()
  if (filled && values.once) return
  if (filled) throw new CommandError('This database has already been filled. Set DATA_DIR to another folder.')
  const started = performance.now()
  const passed = () => `${((performance.now() - started) / 1000).toFixed(1)} s`
  await fill(db, (done) => console.log(`${done} after ${passed()}`))
  await sql`vacuum (analyze) reviews, review_days, funnel_days, funnel_months, companies`.execute(db)
  console.log(`${reviews} reviews of ${companies} companies in ${passed()}, half of them for scale-1.`)
  console.log(`The owner of scale-1 signs in as ${owner.email} with the password “${owner.password}”.`)
})

async function fill(db: Db, report: (done: string) => void): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local maintenance_work_mem = '512MB'`.execute(tx)
    await sql`
      create temporary table seeded_companies on commit drop as
      select n, gen_random_uuid() as id from generate_series(1, ${companies}::integer) n
    `.execute(tx)
    await sql`
      insert into companies (id, slug, name, brand_color, google_review_url, time_zone, created_at)
      select id, 'scale-' || n, 'Scale ' || n, '#0F766E', 'https://g.page/r/scale-' || n || '/review',
        case when n = 1 then 'Europe/Berlin' else 'UTC' end, now() - interval '3 years'
      from seeded_companies
    `.execute(tx)
    const passwordHash = await hashPassword(owner.password, owner.email)
    await sql`
      with account as (
        insert into users (id, email, role, password_hash)
        values (gen_random_uuid(), ${owner.email}, 'company_admin', ${passwordHash}) returning id
      )
      insert into memberships (user_id, company_id)
      select account.id, c.id from account, seeded_companies c where c.n <= 2
    `.execute(tx)

    const texts = makeTexts(20_000).map(({ rating, feedback }, n) => ({
      n,
      rating,
      feedback,
      sentiment: classify(feedback, rating),
    }))
    await sql`
      create temporary table seeded_texts on commit drop as
      select * from json_to_recordset(${JSON.stringify(texts)}::json)
        as t (n integer, rating smallint, sentiment smallint, feedback text)
    `.execute(tx)
    await sql`create index on seeded_texts (n)`.execute(tx)
    await sql`analyze seeded_texts`.execute(tx)

    const definitions = await sql<{ definition: string }>`
      select pg_get_indexdef(name::regclass) as definition from unnest(${rebuilt}::text[]) name
    `.execute(tx)
    // Rolling up row by row would take as long as the inserts themselves, and generated reviews need no events.
    await sql`alter table reviews disable trigger user`.execute(tx)
    for (const name of rebuilt) await sql`drop index ${sql.ref(name)}`.execute(tx)
    for (let from = 0; from < reviews; from += batch) {
      await insertReviews(tx, from, Math.min(from + batch, reviews))
      report(`${Math.min(from + batch, reviews)} reviews`)
    }
    await sql`alter table reviews enable trigger user`.execute(tx)
    await sql`select count(*) from seeded_companies c, repair_days(c.id)`.execute(tx)
    await sql`select count(*) from seeded_companies c, repair_funnel(c.id)`.execute(tx)
    report('Rollups')
    for (const { definition } of definitions.rows) await sql.raw(definition).execute(tx)
    report('Indexes')
  })
}

/** Every other review belongs to the first company; density increases towards today, within daytime hours. */
async function insertReviews(tx: Db, from: number, to: number): Promise<void> {
  await sql`
    insert into reviews (company_id, id, rating, sentiment, sentiment_model, feedback, contact_name, contact_email, created_at)
    select c.id, gen_random_uuid(), t.rating, t.sentiment, ${modelVersion}::smallint,
      t.feedback || case when r.n % 10 = 0 then ' Order ' || (100000 + r.n) else '' end,
      case when r.contact < 0.3 then (array['Ann', 'Ben', 'Chloé', 'Deniz', 'Emre', 'Fatma', 'Grace', 'José'])[1 + r.n % 8]
        || ' ' || (array['Smith', 'Müller', 'Yılmaz', 'García', 'Dubois', 'Okafor', 'Novák'])[1 + r.n % 7] end,
      case when r.contact < 0.2 then 'guest' || r.n || '@example.com' end,
      date_trunc('day', now() - interval '3 years' * power(r.age, 1.4)) - interval '1 day'
        + interval '14 hours' * r.hour + interval '8 hours'
    from (
      select n, floor(random() * 20000)::integer as text, random() as age, (random() + random()) / 2 as hour,
        random() as contact
      from generate_series(${from}::integer, ${to}::integer - 1) n
    ) r
    join seeded_texts t on t.n = r.text
    join seeded_companies c on c.n = case when r.n % 2 = 0 or ${companies}::integer = 1 then 1
      else 2 + (r.n / 2) % (${companies}::integer - 1) end
  `.execute(tx)
}
