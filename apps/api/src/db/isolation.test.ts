import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Db, Tx } from '#db/client.ts'
import { withAccount, withCompany, withPlatform } from '#db/scope.ts'
import { type Principal, system, type UserSession, visitor } from '#domain/principal.ts'
import { queueMail } from '#mail/repository.ts'
import { createTestDatabase, testDatabase } from '#test/database.ts'
import { fillReviews } from '#test/retention.ts'

const signIn: UserSession['signIn'] = {
  factor: 'password',
  twoFactor: false,
  twoFactorRequired: false,
  stepUpUntil: null,
}

const t = await testDatabase()
const { make } = t
const [mine, theirs] = [await make.company(), await make.company()]
await make.review(mine, { feedback: 'mine' })
await make.review(theirs, { feedback: 'theirs' })

/** Runs a transaction of the app in the scope of one of the companies. */
const inMine = <T>(fn: (tx: Tx) => Promise<T>) => withCompany(t.db, system('command'), mine.id, fn)

describe('the app role', () => {
  it('owns no tables and cannot bypass row-level security', async () => {
    const { rows } = await sql<{ owns: boolean; bypasses: boolean; me: string }>`
      select current_user as me,
        exists (select from pg_tables where schemaname = 'public' and tableowner = current_user) as owns,
        (select rolbypassrls or rolsuper from pg_roles where rolname = current_user) as bypasses
    `.execute(t.db)
    expect(rows).toEqual([{ me: 'candour_app', owns: false, bypasses: false }])
  })

  it('sees only the company in scope, even when a query forgets its where clause', async () => {
    const everything = await inMine((tx) => tx.selectFrom('reviews').selectAll().execute())
    expect(everything.map((review) => review.feedback)).toEqual(['mine'])
    const days = await inMine((tx) => tx.selectFrom('review_days').selectAll().execute())
    expect(days.map((day) => day.company_id)).toEqual([mine.id])
  })

  it('sees nothing outside a scope, nor after one has ended', async () => {
    expect(await t.db.selectFrom('reviews').selectAll().execute()).toEqual([])
    await inMine((tx) => tx.selectFrom('reviews').selectAll().execute())
    const all = await Promise.all(
      Array.from({ length: 8 }, () => t.db.selectFrom('reviews').selectAll().execute()),
    )
    expect(all.flat()).toEqual([])
  })

  it('cannot change other companies', async () => {
    const changed = await inMine((tx) =>
      tx.updateTable('companies').set({ google_review_url: 'https://evil.example' }).executeTakeFirst(),
    )
    expect(changed.numUpdatedRows).toBe(1n)
    expect(await t.sql`select from companies where google_review_url = 'https://evil.example'`).toHaveLength(
      1,
    )
  })

  it('cannot change the slug of a company or read its billing status', async () => {
    await expect(
      inMine((tx) => tx.updateTable('companies').set({ slug: 'other' }).execute()),
    ).rejects.toThrow('permission denied')
    await expect(t.db.selectFrom('companies').select('billing_status').execute()).rejects.toThrow(
      'permission denied',
    )
  })

  it('can read current and former slugs, but change none', async () => {
    const slugs = await t.db.selectFrom('company_slugs').select('company_id').execute()
    expect(slugs.map(({ company_id }) => company_id).toSorted()).toEqual([mine.id, theirs.id].toSorted())
    type Work = (tx: Tx) => Promise<unknown>
    for (const within of [
      (fn: Work) => withPlatform(t.platformDb, system('command'), fn),
      (fn: Work) => inMine(fn),
    ]) {
      for (const change of [
        (tx: Tx) => tx.deleteFrom('company_slugs').execute(),
        (tx: Tx) => tx.updateTable('company_slugs').set({ company_id: mine.id }).execute(),
        (tx: Tx) => tx.insertInto('company_slugs').values({ company_id: mine.id, slug: 'x' }).execute(),
      ]) {
        await expect(within(change)).rejects.toThrow('permission denied')
      }
    }
  })

  it('cannot change what a visitor wrote', async () => {
    await expect(inMine((tx) => tx.updateTable('reviews').set({ rating: 5 }).execute())).rejects.toThrow(
      'permission denied',
    )
  })

  it('can order prints for the company in scope only, and sees no other orders', async () => {
    const [ours] = [await make.printOrder(mine), await make.printOrder(theirs)]
    const seen = await inMine((tx) => tx.selectFrom('print_orders').select('id').execute())
    expect(seen).toEqual([{ id: ours.id }])
    const copied = inMine((tx) =>
      sql`insert into print_orders select (jsonb_populate_record(o, ${JSON.stringify({
        company_id: theirs.id,
        id: randomUUID(),
        order_key: randomUUID(),
      })}::jsonb)).* from print_orders o`.execute(tx),
    )
    await expect(copied).rejects.toThrow('row-level security')
    for (const table of ['print_order_feed', 'company_activity'] as const) {
      await expect(t.db.selectFrom(table).selectAll().execute()).rejects.toThrow('permission denied')
    }
    await expect(
      inMine((tx) => tx.updateTable('print_orders').set({ price_in_cents: 1 }).execute()),
    ).rejects.toThrow('permission denied')
  })

  it('can queue mails about orders of the company in scope only; no mail is shown to it, and none of a company to accounts', async () => {
    const [ours, others] = [await make.printOrder(mine), await make.printOrder(theirs)]
    const { id: userId } = await make.user()
    const mail = (companyId: string, orderId: string) =>
      ({ kind: 'order_notice', companyId, orderId, recipient: 'op@example.com' }) as const
    await inMine((tx) => queueMail(tx, mail(mine.id, ours.id)))
    await t.accountsDb.transaction().execute((tx) => queueMail(tx, { kind: 'reset', userId }))
    for (const foreign of [mail(theirs.id, others.id), { kind: 'reset', userId } as const]) {
      await expect(inMine((tx) => queueMail(tx, foreign))).rejects.toThrow('row-level security')
    }
    const asAccounts = t.accountsDb.transaction().execute((tx) => queueMail(tx, mail(mine.id, ours.id)))
    await expect(asAccounts).rejects.toThrow('permission denied')
    const kinds = (tx: Tx) => tx.selectFrom('mails').select('kind').orderBy('kind').execute()
    await expect(inMine(kinds)).rejects.toThrow('permission denied')
    expect(await t.accountsDb.transaction().execute(kinds)).toEqual([{ kind: 'reset' }])
    expect(await withPlatform(t.platformDb, system('command'), kinds)).toEqual([
      { kind: 'order_notice' },
      { kind: 'reset' },
    ])
  })

  it("sees all companies only through the operators' login", async () => {
    const all = await withPlatform(t.platformDb, system('command'), (tx) =>
      tx.selectFrom('reviews').selectAll().execute(),
    )
    expect(all).toHaveLength(2)
    expect(await t.db.selectFrom('reviews').selectAll().execute()).toEqual([])
  })
})

describe('the accounts login', () => {
  /** A member of both companies, and one of theirs alone, each with a session. */
  let ada: { id: string; email: string }
  let bob: { id: string; email: string }

  beforeAll(async () => {
    ada = await make.user({ companies: [mine, theirs], email: 'ada@example.com' })
    bob = await make.user({ companies: [theirs], email: 'bob@example.com' })
    for (const { id } of [ada, bob]) {
      await t.insert('sessions', { id_hash: randomBytes(32), user_id: id })
    }
  })

  const everything = async (db: Db | Tx) => ({
    users: (await db.selectFrom('users').select('id').execute()).map(({ id }) => id).toSorted(),
    memberships: (await db.selectFrom('memberships').select(['user_id', 'company_id']).execute()).length,
    sessions: (await db.selectFrom('sessions').select('user_id').execute()).map(({ user_id }) => user_id),
  })

  it('sees nothing outside a scope', async () => {
    expect(await everything(t.accountsDb)).toEqual({ users: [], memberships: 0, sessions: [] })
    const changed = await t.accountsDb.updateTable('users').set({ epoch: 9 }).executeTakeFirst()
    expect(changed.numUpdatedRows).toBe(0n)
  })

  it('sees one account in its scope, even when a query forgets its where clause', async () => {
    const seen = await withAccount(t.accountsDb, visitor, ada.id, everything)
    expect(seen).toEqual({ users: [ada.id], memberships: 2, sessions: [ada.id] })
    await withAccount(t.accountsDb, visitor, ada.id, async (tx) => {
      await tx.updateTable('users').set({ epoch: 7 }).execute()
      await tx.deleteFrom('sessions').execute()
    })
    const epochs = await t.owner
      .selectFrom('users')
      .select(['id', 'epoch'])
      .where('id', 'in', [ada.id, bob.id])
      .orderBy('epoch')
      .execute()
    expect(epochs).toEqual([
      { id: bob.id, epoch: 0 },
      { id: ada.id, epoch: 7 },
    ])
    const left = await t.owner.selectFrom('sessions').select('user_id').execute()
    expect(left).toEqual([{ user_id: bob.id }])
    const open = withAccount(t.accountsDb, visitor, ada.id, (tx) =>
      tx
        .insertInto('sessions')
        .values({ id_hash: randomBytes(32), user_id: bob.id })
        .execute(),
    )
    await expect(open).rejects.toThrow('row-level security policy')
  })

  it('sees the members of one company in its scope, and changes none', async () => {
    const seen = await withCompany(t.accountsDb, system('command'), mine.id, everything)
    expect(seen).toEqual({ users: [ada.id], memberships: 1, sessions: [] })
    const all = await withCompany(t.accountsDb, system('command'), theirs.id, everything)
    expect(all).toEqual({ users: [ada.id, bob.id].toSorted(), memberships: 2, sessions: [] })
    const changed = await withCompany(t.accountsDb, system('command'), theirs.id, (tx) =>
      tx.updateTable('users').set({ password_hash: 'mine' }).executeTakeFirst(),
    )
    expect(changed.numUpdatedRows).toBe(0n)
  })

  it('enters no scope for the session of another user', async () => {
    const session: Principal = {
      kind: 'user',
      user: { ...ada, role: 'company_admin', memberships: [] },
      sessionId: 'x',
      signIn,
    }
    await expect(withAccount(t.accountsDb, session, bob.id, everything)).rejects.toMatchObject({
      code: 'not_allowed',
    })
  })
})

describe('a scope', () => {
  it('is refused to a principal without access, even if a guard was forgotten', async () => {
    const member: Principal = {
      kind: 'user',
      user: {
        id: randomUUID(),
        email: 'ada@example.com',
        role: 'company_admin',
        memberships: [{ companyId: mine.id, role: 'owner', suspended: false }],
      },
      sessionId: 'x',
      signIn,
    }
    const read = (tx: Tx) => tx.selectFrom('reviews').select('feedback').execute()
    expect(await withCompany(t.db, member, mine.id, read)).toEqual([{ feedback: 'mine' }])
    for (const [principal, id] of [
      [member, theirs.id],
      [visitor, mine.id],
    ] as const) {
      await expect(withCompany(t.db, principal, id, read)).rejects.toMatchObject({
        code: 'no_company_access',
      })
    }
    for (const id of [`${mine.id}'; set role candour_platform; --`, '', 'x'.repeat(5_000), `${mine.id}\n`]) {
      await expect(withCompany(t.db, system('command'), id, read)).rejects.toThrow('A scope is set by a UUID')
    }
    for (const principal of [member, visitor]) {
      await expect(withPlatform(t.platformDb, principal, read)).rejects.toMatchObject({ code: 'not_allowed' })
    }
  })
})

it('hides deleted companies without keeping the planner from reading lists in the order of an index', async () => {
  const own = await createTestDatabase()
  const company = await own.make.company()
  await fillReviews(own.owner, company, 20_000)
  await own.sql`analyze reviews`
  const plan = await withCompany(own.db, system('command'), company.id, async (tx) => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select id from reviews where company_id = ${sql.lit(company.id)}
      order by created_at desc, id desc limit 51
    `.execute(tx)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }).finally(() => own.drop())
  expect(plan).toContain('Index Only Scan using reviews_newest')
  expect(plan).not.toContain('Sort')
})

describe('the schema', () => {
  /** Tables with a `company_id` that hold no data of a company, or none that is private. */
  const open = ['company_slugs', 'placement_codes', 'company_activity', 'review_events']

  it('lets every login that writes a table call the functions of its indexes', async () => {
    const rows = await t.sql<{ login: string; function: string; table: string }>`
      select distinct login, p.oid::regprocedure::text as function, i.indrelid::regclass::text as table
      from pg_depend d
      join pg_index i on i.indexrelid = d.objid
      join pg_proc p on p.oid = d.refobjid
      cross join unnest(array['candour_app', 'candour_accounts', 'candour_platform']) login
      where d.classid = 'pg_class'::regclass and d.refclassid = 'pg_proc'::regclass
        and (has_any_column_privilege(login, i.indrelid, 'insert')
          or has_any_column_privilege(login, i.indrelid, 'update'))
        and not has_function_privilege(login, p.oid, 'execute')
    `
    expect(rows).toEqual([])
  })

  it('enables row-level security on every table with a company_id that belongs to a tenant or a user', async () => {
    const rows = await t.sql<{ table: string; secured: boolean }>`
      select t.relname as "table", t.relrowsecurity as "secured"
      from pg_class t join pg_namespace n on n.oid = t.relnamespace and n.nspname = 'public'
      where t.relkind in ('r', 'p')
        and exists (select from pg_attribute c where c.attrelid = t.oid and c.attname = 'company_id')
    `
    for (const { table, secured } of rows) expect(secured, table).toBe(!open.includes(table))
  })
})
