import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { seedScale, signIn, startAlone, timeOf } from '#bench/alone.ts'
import { quantilesOf } from '#bench/report.ts'
import type { Db } from '#db/client.ts'
import { createFactories, password } from '#test/factories.ts'

/**
 * Benchmarks the operators' console at scale: size of the first view's responses, and time of each read. `node
 * bench/console.ts [--companies 10000] [--orders 5000] [--reviews 200000] [--rounds 300]`
 */
const { values } = parseArgs({
  options: {
    companies: { type: 'string', default: '10000' },
    orders: { type: 'string', default: '5000' },
    reviews: { type: 'string', default: '200000' },
    rounds: { type: 'string', default: '300' },
  },
})

const companies = '/api/admin/companies?images=link&limit=24'
const orders = '/api/admin/print-orders?images=link&limit=25'
const byRecentReviews = `${companies}&sort=recentReviews`
const firstView = {
  me: '/api/auth/me',
  config: '/api/config',
  overview: '/api/admin/overview',
  companies,
  orders,
}
const later = {
  'companies, page 100': `${companies}&cursor=`,
  'companies by name': `${companies}&sort=name`,
  'companies by 30-day reviews': byRecentReviews,
  'the same, page 100': `${byRecentReviews}&cursor=`,
  'companies by last review': `${companies}&sort=lastReview`,
  'companies by users': `${companies}&sort=users`,
  'companies by open orders': `${companies}&sort=openOrders`,
  'companies of one status': `${companies}&status=trial`,
  'orders, page 100': `${orders}&cursor=`,
  'search, common word': `${companies}&search=scale`,
  'search, one match': `${companies}&search=scale%204321`,
  'search, no match': `${companies}&search=zzzz`,
  'users, search': '/api/admin/users?search=user-4321%40',
}
const shares = { 'p50 ms': 0.5, 'p99 ms': 0.99 }

await using server = await startAlone({
  prepare: (folder) => seedScale(folder, Number(values.companies), Number(values.reviews)),
  env: { NODE_ENV: 'production', REQUIRE_TWO_FACTOR: 'off' },
})
const { owner } = server
const { email } = await createFactories(owner).user({ role: 'superadmin', email: 'operator@example.com' })
await fill(owner)
const headers = await signIn(server.url, { email, password })
const get = (path: string) => fetch(server.url + path, { headers })
const cursorAt = async (path: string, page: number) => {
  let cursor = ''
  for (let n = 0; n < page; n += 1) cursor = (await get(path + cursor)).headers.get('x-next-cursor') ?? ''
  return path + cursor
}
const report = []
for (const [read, given] of Object.entries({ ...firstView, ...later })) {
  const path = given.endsWith('cursor=') ? await cursorAt(given, 100) : given
  const times: number[] = []
  for (let n = -20; n < Number(values.rounds); n += 1) {
    const ms = await timeOf(server.url + path, { headers })
    if (n >= 0) times.push(ms)
  }
  const bytes = (await (await get(path)).arrayBuffer()).byteLength
  report.push({ read, bytes, ...quantilesOf(times, shares) })
}
for (const what of ['first', 'again']) {
  await owner
    .updateTable('company_activity_drawn')
    .set({ at: new Date(0) })
    .execute()
  const ms = await timeOf(server.url + byRecentReviews, { headers })
  report.push({ read: `activity drawn ${what}`, bytes: 0, ...quantilesOf([ms], shares) })
}
console.table(report)
const bytes = report.slice(0, Object.keys(firstView).length).reduce((sum, row) => sum + row.bytes, 0)
console.log(`First view: ${(bytes / 1000).toFixed(1)} kB of JSON`)

/** Adds a logo and a user to each of the generated companies, and orders. */
async function fill(db: Db): Promise<void> {
  await sql`
    insert into images (sha256, media_type, width, height, bytes)
    select sha256(n::text::bytea), 'image/png', 1000, 1000, decode(repeat(md5(n::text), 4000), 'hex')
    from generate_series(1, 50) n
  `.execute(db)
  await sql`
    update companies set logo_sha256 = sha256((1 + hashtext(slug) % 25 + 25)::text::bytea)
  `.execute(db)
  await sql`
    with added as (
      insert into users (id, email, role)
      select gen_random_uuid(), replace(slug, 'scale', 'user') || '@example.com', 'company_admin' from companies
      returning id, email
    )
    insert into memberships (user_id, company_id)
    select u.id, c.id from added u join companies c on u.email = replace(c.slug, 'scale', 'user') || '@example.com'
  `.execute(db)
  await sql`
    with numbered as (select id, logo_sha256, row_number() over (order by slug) as place from companies)
    insert into print_orders (company_id, id, order_key, item_type, quantity, price_in_cents, image_sha256,
      billing_company_name, billing_contact_name, billing_email, billing_phone, billing_address, processed, created_at,
      drawn_from)
    select c.id, gen_random_uuid(), gen_random_uuid(), 'Poster (18"x24", quantity: 10)', 10, 7800, logo_sha256,
      'Café Luna Gastronomy GmbH', 'Ada Palmer', 'ada@example.com', '+49 30 1234567',
      'Harbour Street 12, 10115 Berlin', n > 300, now() - make_interval(mins => n),
      '{"piece":"poster","layout":"bold","name":"Café Luna","brandColor":"#394CDC","slug":"cafe-luna","logo":null}'::jsonb
    from generate_series(1, ${Number(values.orders)}::integer) n
    join numbered c on c.place = 1 + (n * 37) % ${Number(values.companies)}::integer
  `.execute(db)
  await sql`analyze`.execute(db)
}
