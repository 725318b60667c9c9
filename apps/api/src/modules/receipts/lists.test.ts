import { randomUUID } from 'node:crypto'
import { updateCases } from '@candour/schemas/cases.ts'
import { listReviews } from '@candour/schemas/reviews.ts'
import { expect, it } from 'vitest'
import { withCompany } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import { activateLink } from '#modules/conversations/links.ts'
import { changeReview, removeContact, withdraw } from '#modules/receipts/change.ts'
import { readPages, testApp } from '#test/app.ts'
import { driftOf } from '#test/rollup.ts'

let [harbor, counter] = ['', '']
const t = await testApp()
const company = await t.make.company()
const owner = await t.signInAs({ companies: [company] })
harbor = (await t.make.location(company)).id
counter = (await t.make.placement(company, { locationId: harbor })).id

const count = 300
const below = (n: number) => Math.floor(Math.random() * n)
const query = () => ({ companyId: company.id })

/** Stores reviews of the last days, all older than the reviews that runs may cover, each with a token. */
async function makeReviews(): Promise<{ id: string; token: string }[]> {
  await t.sql`
    insert into reviews (company_id, id, rating, sentiment, feedback, contact_name, created_at, location_id, placement_id)
    select ${company.id}, gen_random_uuid(), 4 + n % 2, 1, 'Good ' || n, case when n % 4 < 2 then 'Ann' end,
      now() - interval '70 minutes' - make_interval(mins => n),
      case when n % 3 > 0 then ${harbor}::uuid end, case when n % 3 = 1 then ${counter}::uuid end
    from generate_series(1, ${count}) n
  `
  const reviews = await t.owner.selectFrom('reviews').select('id').orderBy('created_at').execute()
  const minted = reviews.map(({ id }, n) => ({ id, token: String(n).padStart(43, 'x') }))
  await withCompany(t.db, system('command'), company.id, async (tx) => {
    for (const { id, token } of minted) {
      await activateLink(tx, { companyId: company.id, reviewId: id }, { mailId: randomUUID(), token })
    }
  })
  return minted
}

/** Runs that wrongly cover a review without a case, which would be missing from a list. */
async function hidden() {
  const rows = await t.sql`
    select s.origin, s.combination, r.id from touched_spans s
    join reviews r on r.company_id = s.company_id
      and (r.created_at, r.id) between (s.oldest_at, s.oldest_id) and (s.newest_at, s.newest_id)
      and s.combination in (0, r.rating * 6 + (r.sentiment + 1) * 2 + r.has_contact::integer)
      and s.origin in ('00000000-0000-0000-0000-000000000000', r.location_id, r.placement_id)
    where not exists (select from cases c where c.company_id = r.company_id and c.review_id = r.id)
  `
  return rows
}

const listed = async (filters: object) => {
  const given = { ...query(), status: 'new', limit: 40, ...filters }
  return (await readPages(owner.call, listReviews, given)).map(({ id }) => id)
}

/** Compares every list of new reviews with a naive query. */
async function compareLists() {
  for (const origin of [{}, { locationId: harbor }, { placementId: counter }]) {
    for (const rating of [undefined, 1, 2, 4, 5]) {
      for (const hasContact of [undefined, 'true', 'false'] as const) {
        const rows = await t.sql<{ id: string }>`
          select id from reviews r
          where company_id = ${company.id} and coalesce(rating = ${rating ?? null}::smallint, true)
            and coalesce(has_contact = ${hasContact ?? null}::boolean, true)
            and coalesce(location_id = ${'locationId' in origin ? harbor : null}::uuid, ${!('locationId' in origin)})
            and coalesce(placement_id = ${'placementId' in origin ? counter : null}::uuid, ${!('placementId' in origin)})
            and not exists (
              select from cases c where c.company_id = r.company_id and c.review_id = r.id and c.status <> 'new'
            )
          order by created_at desc, id desc
        `
        const filters = {
          ...origin,
          ...(rating && { rating: String(rating) }),
          ...(hasContact && { hasContact }),
        }
        expect(await listed(filters), JSON.stringify(filters)).toEqual(rows.map(({ id }) => id))
      }
    }
  }
}

it('every list of new reviews is complete after random cases, edits and erasures, one by one and at once', async () => {
  const reviews = await makeReviews()
  const operate = async () => {
    const at = below(count)
    const { token = '' } = reviews[at] ?? {}
    const kind = below(10)
    if (kind < 3) {
      const ids = reviews.slice(at, at + 1 + below(15)).map(({ id }) => id)
      await owner.call(updateCases, {
        query: query(),
        body: { ids, status: below(4) === 0 ? 'new' : 'done' },
      })
    } else if (kind < 8) {
      const rows = await t.sql<{ version: number }>`
        select version from reviews where id = ${reviews[at]?.id}
      `
      await changeReview(t.deps, token, {
        version: rows[0]?.version ?? 0,
        rating: [1, 2, 4, 5, 4, 5][below(6)] ?? 4,
        feedback: `Changed ${below(1e9)}`,
        contactName: below(2) ? 'Ben' : null,
      })
    } else if (kind < 9) await removeContact(t.deps, token)
    else await withdraw(t.deps, token)
  }
  // Most have a case at first, so runs are long.
  const ids = reviews.flatMap(({ id }, n) => (n % 23 === 0 ? [] : id))
  for (let from = 0; from < ids.length; from += 100) {
    await owner.call(updateCases, {
      query: query(),
      body: { ids: ids.slice(from, from + 100), status: 'done' },
    })
  }
  const spans = async () => (await t.owner.selectFrom('touched_spans').select('origin').execute()).length
  expect(await spans()).toBeGreaterThan(20)
  for (let n = 0; n < 80; n += 1) {
    await operate()
    expect(await hidden()).toEqual([])
  }
  await compareLists()
  await Promise.all(Array.from({ length: 60 }, operate))
  expect(await hidden()).toEqual([])
  await compareLists()
  expect(await driftOf(t.owner)).toEqual([])
}, 120_000)
