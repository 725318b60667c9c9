import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { buildApp } from '#app.ts'
import { createAppDeps } from '#app-deps.ts'
import { quantilesOf } from '#bench/report.ts'
import { parseConfig } from '#config.ts'
import { createDb, createPool, type Db } from '#db/client.ts'
import { openDatabases } from '#db/databases.ts'
import { createFactories, password } from '#test/factories.ts'
import { startTestPostgres } from '#test/postgres.ts'

/**
 * Benchmarks the operators' console at scale: size of the first view's responses, and server time of each read. `node
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

const firstView = {
  me: '/api/auth/me',
  config: '/api/config',
  overview: '/api/admin/overview',
  companies: '/api/admin/companies?images=link&limit=24',
  orders: '/api/admin/print-orders?images=link&limit=25',
}
const later = {
  'companies, page 100': '/api/admin/companies?images=link&limit=24&cursor=',
  'companies by name': '/api/admin/companies?images=link&limit=24&sort=name',
  'companies by 30-day reviews': '/api/admin/companies?images=link&limit=24&sort=recentReviews',
  'the same, page 100': '/api/admin/companies?images=link&limit=24&sort=recentReviews&cursor=',
  'companies by last review': '/api/admin/companies?images=link&limit=24&sort=lastReview',
  'companies by users': '/api/admin/companies?images=link&limit=24&sort=users',
  'companies by open orders': '/api/admin/companies?images=link&limit=24&sort=openOrders',
  'companies of one status': '/api/admin/companies?images=link&limit=24&status=trial',
  'orders, page 100': '/api/admin/print-orders?images=link&limit=25&cursor=',
  'search, common word': '/api/admin/companies?images=link&limit=24&search=caf%C3%A9',
  'search, one match': '/api/admin/companies?images=link&limit=24&search=no%204321%20',
  'search, no match': '/api/admin/companies?images=link&limit=24&search=zzzz',
  'users, search': '/api/admin/users?search=user-4321%40',
}

const shares = { 'p50 ms': 0.5, 'p99 ms': 0.99 }

const postgres = await startTestPostgres()
const ownerUrl = postgres.url
const owner = createDb(createPool(ownerUrl, { max: 2 }))
const databases = openDatabases(ownerUrl)
try {
  const operator = await createFactories(owner).user({ role: 'superadmin', email: 'operator@example.com' })
  await fill(owner)
  const config = parseConfig({ NODE_ENV: 'production', RATE_LIMITS: 'off', REQUIRE_TWO_FACTOR: 'off' })
  const app = await buildApp(createAppDeps(config, databases), { sessionSecrets: ['x'.repeat(32)] })
  const login = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: operator.email, password },
  })
  const cookie = [login.headers['set-cookie']].flat().at(-1)?.split(';', 1)[0] ?? ''
  const get = async (url: string) => {
    const before = performance.now()
    const answer = await app.inject({ url, headers: { cookie } })
    if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`)
    return { ms: performance.now() - before, answer }
  }
  const cursorAt = async (url: string, page: number) => {
    let cursor = ''
    for (let n = 0; n < page; n += 1)
      cursor = String((await get(url + cursor)).answer.headers['x-next-cursor'])
    return url + cursor
  }
  const report = []
  for (const [name, given] of Object.entries({ ...firstView, ...later })) {
    const url = given.endsWith('cursor=') ? await cursorAt(given, 100) : given
    for (let n = 0; n < 20; n += 1) await get(url)
    const times: number[] = []
    for (let n = 0; n < Number(values.rounds); n += 1) times.push((await get(url)).ms)
    const { answer } = await get(url)
    report.push({ read: name, bytes: answer.rawPayload.length, ...quantilesOf(times, shares) })
  }
  for (const what of ['first', 'again']) {
    await owner
      .updateTable('company_activity_drawn')
      .set({ at: new Date(0) })
      .execute()
    const { ms } = await get('/api/admin/companies?images=link&limit=24&sort=recentReviews')
    report.push({ read: `activity drawn ${what}`, bytes: 0, ...quantilesOf([ms], shares) })
  }
  console.table(report)
  const bytes = report.slice(0, Object.keys(firstView).length).reduce((sum, row) => sum + row.bytes, 0)
  console.log(`First view: ${(bytes / 1000).toFixed(1)} kB of JSON`)
  await app.close()
} finally {
  await Promise.all([owner.destroy(), databases.close()])
  await postgres.stop()
}

async function fill(db: Db): Promise<void> {
  const [companies, orders, reviews] = [values.companies, values.orders, values.reviews].map(Number)
  await sql`
    insert into images (sha256, media_type, width, height, bytes)
    select sha256(n::text::bytea), 'image/png', 1000, 1000, decode(repeat(md5(n::text), 4000), 'hex')
    from generate_series(1, 50) n
  `.execute(db)
  await sql`
    insert into companies (id, slug, name, brand_color, google_review_url, logo_sha256, created_at)
    select gen_random_uuid(), 'company-' || n, case n % 3 when 0 then 'Café' else 'Bakery' end || ' No ' || n || ' of the harbour',
      '#394CDC', 'https://search.google.com/local/writereview?placeid=' || md5(n::text),
      sha256((n % 50 + 1)::text::bytea), now() - make_interval(mins => n)
    from generate_series(1, ${companies}::integer) n
  `.execute(db)
  await sql`
    insert into users (id, email, role, created_at)
    select gen_random_uuid(), 'user-' || n || '@example.com', 'company_admin', now() - make_interval(mins => n)
    from generate_series(1, ${companies}::integer) n
  `.execute(db)
  await sql`
    insert into memberships (user_id, company_id)
    select u.id, c.id from users u join companies c on u.email = replace(c.slug, 'company', 'user') || '@example.com'
  `.execute(db)
  await sql`
    with numbered as (select id, row_number() over (order by created_at desc) as place from companies)
    insert into reviews (company_id, id, rating, feedback, created_at)
    select c.id, gen_random_uuid(), 1 + n % 5, 'Lovely place, and quick', now() - make_interval(mins => n)
    from generate_series(1, ${reviews}::integer) n
    join numbered c on c.place = 1 + floor(${companies}::integer * power((n % 997) / 997.0, 3))
  `.execute(db)
  await sql`
    with numbered as (select id, row_number() over (order by created_at desc) as place from companies)
    insert into print_orders (company_id, id, order_key, item_type, quantity, price_in_cents, image_sha256,
      billing_company_name, billing_contact_name, billing_email, billing_phone, billing_address, processed, created_at,
      drawn_from)
    select c.id, gen_random_uuid(), gen_random_uuid(), 'Poster (18"x24", quantity: 10)', 10, 7800,
      sha256((n % 50 + 1)::text::bytea), 'Café Luna Gastronomy GmbH', 'Ada Palmer', 'ada@example.com',
      '+49 30 1234567', 'Harbour Street 12, 10115 Berlin', n > 300, now() - make_interval(mins => n),
      '{"piece":"poster","layout":"bold","name":"Café Luna","brandColor":"#394CDC","slug":"cafe-luna","logo":null}'::jsonb
    from generate_series(1, ${orders}::integer) n
    join numbered c on c.place = 1 + (n * 37) % ${companies}::integer
  `.execute(db)
  await sql`analyze`.execute(db)
}
