import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { passwordFile, SUPERUSER } from '@candour/postgres/cluster.ts'
import { startPostgres } from '@candour/postgres/server.ts'
import { sql } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDb, createPool, type Db } from '#db/client.ts'
import { accountsRole, appRole, type Login, logins, platformRole } from '#db/logins.ts'
import { migrate } from '#db/migrate.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { createFactories } from '#test/factories.ts'
import { startTestPostgres } from '#test/postgres.ts'
import { spawnServer } from '#test/process.ts'

/** Tests what an attacker's SQL can reach on each of the server's connections. */
let t: TestDatabase
let victim: string
const pools = new Map<Login, pg.Pool>()

beforeAll(async () => {
  t = await createTestDatabase()
  const make = createFactories(t.owner)
  for (const company of [await make.company(), await make.company()]) {
    await make.review(company)
    await make.printOrder(company)
    const member = await make.user({ companies: [company] })
    victim = member.id
    await make.invitation(await make.company(), { email: member.email, token: randomUUID() })
    for (const kind of ['invitation', 'reset']) {
      const mail_id = randomUUID()
      await t.owner.insertInto('mails').values({ id: mail_id, user_id: victim, kind }).execute()
      await t.owner
        .insertInto('password_links')
        .values({
          ...{ user_id: victim, kind, mail_id },
          ...{ token_hash: randomBytes(32), expires_at: sql<Date>`now() + interval '1 hour'` },
        })
        .execute()
    }
    await t.owner
      .insertInto('totp_secrets')
      .values({ user_id: victim, secret: randomBytes(52) })
      .execute()
    await t.owner
      .insertInto('passkeys')
      .values({
        ...{ user_id: victim, name: 'Phone', transports: [] },
        ...{ credential_id: randomBytes(16), public_key: randomBytes(77), counter: 0 },
      })
      .execute()
    await t.owner
      .insertInto('push_devices')
      .values({
        ...{ user_id: victim, name: 'Phone', host: 'push.example.com' },
        ...{ endpoint_hash: randomBytes(32), subscription: randomBytes(200) },
      })
      .execute()
    await sql`insert into passkey_challenges (challenge) values (${randomBytes(32)})`.execute(t.owner)
    await t.owner
      .insertInto('recovery_codes')
      .values({ user_id: victim, hash: randomBytes(32) })
      .execute()
    await t.owner
      .insertInto('pending_sign_ins')
      .values({ user_id: victim, id_hash: randomBytes(32), epoch: 0 })
      .execute()
    await t.owner
      .insertInto('sessions')
      .values({ id_hash: randomBytes(32), user_id: victim })
      .execute()
    await t.owner
      .insertInto('notification_settings')
      .values({ company_id: company.id, user_id: victim })
      .execute()
    await t.owner
      .insertInto('unsubscribe_tokens')
      .values({ token_hash: randomBytes(32), kind: 'alerts', company_id: company.id, user_id: victim })
      .execute()
  }
  await sql`analyze users, sessions, password_links`.execute(t.owner)
  for (const login of logins) pools.set(login, createPool(t.url, { login, max: 1 }))
})
afterAll(async () => {
  await Promise.all([...pools.values()].map((pool) => pool.end()))
  await t.drop()
})

const ask = async (login: Login, statement: string) => {
  const answer = await pools.get(login)?.query(statement)
  return [answer].flat().at(-1)?.rows ?? []
}
const owner = () => new URL(t.url).username
const other = (login: Login) => (login === appRole ? accountsRole : appRole)

describe.each(logins)('SQL injected as %s', (login) => {
  it.each([
    // Assuming another role.
    ['set role', () => `set role ${other(login)}`],
    ['set role to the owner', () => `set role ${owner()}`],
    ['set_config of the role', () => `select set_config('role', '${other(login)}', false)`],
    ['set_config of the role to the owner', () => `select set_config('role', '${owner()}', false)`],
    ['set session authorization', () => `set session authorization ${other(login)}`],
    ['set session authorization to the owner', () => `set session authorization ${owner()}`],
    ['grant of a role', () => `grant ${other(login)} to ${login}`],
    ['alter role … superuser', () => `alter role ${login} superuser`],
    ['alter role … bypassrls', () => `alter role ${login} bypassrls`],
    ["another's password", () => `alter role ${other(login)} password 'mine'`],
    ["the owner's password", () => `alter role ${owner()} password 'mine'`],
    ['create role', () => 'create role mine login superuser'],
    // Reaching the machine.
    ['copy to program', () => `copy (select 1) to program 'id'`],
    ['copy from program', () => `copy reviews from program 'id'`],
    ['copy to a file', () => `copy (select 1) to '/tmp/candour-second-wall'`],
    ['pg_read_file', () => `select pg_read_file('/etc/passwd')`],
    ['pg_ls_dir', () => `select pg_ls_dir('/')`],
    ['lo_import', () => `select lo_import('/etc/passwd')`],
    ['lo_export', () => `select lo_export(1, '/tmp/candour-second-wall')`],
    ['create language', () => 'create language plperlu'],
    ['create extension', () => 'create extension pg_trgm'],
    ['alter system', () => `alter system set log_statement = 'all'`],
    ['pg_reload_conf', () => 'select pg_reload_conf()'],
    // Disabling the protection.
    ['disable row level security', () => 'alter table reviews disable row level security'],
    ['drop policy', () => 'drop policy own_company on reviews'],
    ['create policy', () => `create policy mine on reviews to ${login} using (true)`],
    ['row_security off', () => 'set row_security = off; select feedback from reviews, review_days'],
    ['create function', () => 'create function public.mine() returns int language sql as $$ select 1 $$'],
    ['create schema', () => 'create schema mine'],
    ['create table', () => 'create table public.mine ()'],
    ['alter table … owner', () => `alter table reviews owner to ${login}`],
    ['disable trigger', () => 'alter table reviews disable trigger all'],
    ['session_replication_role', () => 'set session_replication_role = replica'],
    ['alter database', () => `alter database ${new URL(t.url).pathname.slice(1)} owner to ${login}`],
    ['drop table', () => 'drop table reviews cascade'],
    ['truncate', () => 'truncate reviews'],
    // Secrets of the cluster.
    ['pg_authid', () => 'select rolpassword from pg_authid'],
    ['pg_shadow', () => 'select passwd from pg_shadow'],
    ['pg_hba_file_rules', () => 'select * from pg_hba_file_rules'],
  ])('is rejected: %s', async (_, statement) => {
    if (login === platformRole && statement().startsWith('set row_security')) return
    await expect(ask(login, statement())).rejects.toMatchObject({
      message: expect.stringMatching(
        /permission denied|must be (owner|superuser)|row-level security policy|Only roles with/,
      ),
    })
  })

  it.each([
    `select set_config('role', 'none', false)`,
    'reset role',
    'reset session authorization',
    'reset all',
    'discard all',
  ])('keeps its role after %s', async (statement) => {
    await ask(login, statement)
    expect(await ask(login, 'select current_user, session_user')).toEqual([
      { current_user: login, session_user: login },
    ])
  })
})

describe.each<Login>([appRole, accountsRole])('SQL injected as %s', (login) => {
  it.each([
    ['a promotion', `update users set role = 'superadmin'`],
    ['another address', `update users set email = 'mallory@example.com'`],
    ['enabling an account', 'update users set disabled_at = null'],
    [
      'a new account',
      `insert into users (id, email, role) values (gen_random_uuid(), 'm@example.com', 'superadmin')`,
    ],
    ['deleting accounts', 'delete from users'],
    ['a link to a company', 'insert into memberships select u.id, c.id from users u, companies c'],
    ['moving a link to a company', 'update memberships set company_id = (select id from companies limit 1)'],
    ['deleting links to companies', 'delete from memberships'],
    ['taking a session over', 'update sessions set user_id = (select id from users limit 1)'],
    ['prolonging a session', 'update sessions set created_at = now()'],
    ['another factor of a session', `update sessions set factor = 'passkey'`],
    ['a key of their own', `update passkeys set public_key = 'mine'`],
    ['where devices are told', 'select subscription from push_devices'],
    ['telling another device', `update push_devices set subscription = 'mine'`],
    ['challenges', 'select * from passkey_challenges'],
    ['more tries', 'update pending_sign_ins set tries = 0'],
    ['taking a pending sign-in over', 'update pending_sign_ins set user_id = (select id from users limit 1)'],
    ['readdressing a mail', 'update mails set user_id = (select id from users limit 1)'],
    ['handing a link over', 'update password_links set user_id = (select id from users limit 1)'],
    ['changing images', `update images set bytes = ''`],
    ['deleting images', 'delete from images'],
    ['billing', `update companies set billing_status = 'active'`],
  ])('cannot perform operator actions: %s', async (_, statement) => {
    await expect(ask(login, statement)).rejects.toThrow('permission denied')
  })
})

describe('SQL injected as candour_app', () => {
  it.each([
    ['password hashes', () => 'select password_hash from users'],
    ['who there is', () => 'select id, email, role from users'],
    ['accounts, by a lock', () => 'select * from users for update'],
    ['accounts, by an error that tells of them', () => 'select 1 from users where email::integer = 1'],
    ['who belongs to whom', () => 'select * from memberships'],
    ['sessions', () => 'select * from sessions'],
    ['links that set a password', () => 'select * from password_links'],
    ['mails with such links', () => 'select * from mails'],
    ['a password', () => `update users set password_hash = 'mine' returning 1`],
    [
      'a password, knowing the id',
      () => `update users set password_hash = 'mine' where id = '${victim}' returning 1`,
    ],
    ['an epoch', () => 'update users set epoch = epoch + 1 returning 1'],
    [
      'a session for everyone',
      () =>
        `insert into sessions (id_hash, user_id, device) select sha256('me'), id, 'd' from users returning 1`,
    ],
    ['prolonging sessions', () => 'update sessions set last_seen_at = now() returning 1'],
    ['ending sessions', () => 'delete from sessions returning 1'],
    ['a token of their own', () => `update password_links set token_hash = sha256('mine') returning 1`],
    ['prolonging a link', () => `update password_links set expires_at = 'infinity' returning 1`],
    ['voiding links', () => 'delete from password_links returning 1'],
    ['a mail sent again', () => `update mails set state = 'queued' returning 1`],
    ['taking mails back', () => 'delete from mails returning 1'],
    [
      'a session',
      () => `insert into sessions (id_hash, user_id, device) values (sha256('mine'), '${victim}', 'd')`,
    ],
    [
      'a link',
      () => `insert into password_links values ('${victim}', 'reset', null, sha256('mine'), 'infinity')`,
    ],
    [
      'a link in the place of one',
      () => `insert into password_links values ('${victim}', 'reset', null, sha256('mine'), 'infinity')
        on conflict (user_id, kind) do update set token_hash = excluded.token_hash`,
    ],
  ])('may not touch accounts: %s', async (_, statement) => {
    await expect(ask(appRole, statement())).rejects.toThrow('permission denied')
  })

  it('cannot queue a mail for an account with a known id', async () => {
    const statement = `insert into mails (id, user_id, kind) values (gen_random_uuid(), '${victim}', 'reset')`
    await expect(ask(appRole, statement)).rejects.toThrow('row-level security policy')
  })

  it.each([
    ['accounts, by statistics', () => `select * from pg_stats where tablename in ('users', 'sessions')`],
    ['addresses of a team without its scope', () => `select * from mentioned_members('@user-1@example.com')`],
    ['an assignee without a scope', () => `select * from assignee_of('${victim}')`],
    ['who works on a case without its scope', () => 'select * from people_of_case(gen_random_uuid())'],
    ['what members are mailed', () => 'select * from notification_settings'],
    ['switching mails off', () => `update notification_settings set alerts_when = 'off' returning 1`],
    ['an unsubscribe link by a guess', () => `select * from find_unsubscribe(sha256('x'))`],
  ])('cannot read accounts: %s', async (_, statement) => {
    expect(await ask(appRole, statement())).toEqual([])
  })

  it.each([
    ['unsubscribe links', 'select * from unsubscribe_tokens'],
    ['alerts', 'select * from alerts'],
    ['digests', 'select * from digests'],
    ['who got a digest', 'select * from digest_mails'],
    ['releasing alerts', 'select release_alerts(null, null, 1)'],
  ])('cannot reach the mail queue: %s', async (_, statement) => {
    await expect(ask(appRole, statement)).rejects.toThrow('permission denied')
  })

  it('shows a case to members of the company in scope only', async () => {
    const make = createFactories(t.owner)
    const [company, other] = [await make.company({ slug: 'told' }), await make.company({ slug: 'not-told' })]
    const [member, stranger, viewer] = [
      await make.user({ companies: [company], email: 'member@told.example' }),
      await make.user({ companies: [other], email: 'stranger@told.example' }),
      await make.user({ companies: [company], companyRole: 'viewer', email: 'viewer@told.example' }),
    ]
    const tell = (scope: string, user: { id: string }) =>
      ask(
        appRole,
        `select set_config('app.company_id', '${scope}', false);
        select add_notices('${user.id}', 'assigned', array[gen_random_uuid()], null, '{owner}') as queued`,
      )
    for (const [scope, user] of [
      ['', member],
      [company.id, stranger],
      [company.id, viewer],
    ] as const) {
      expect(await tell(scope, user)).toEqual([{ queued: false }])
    }
    expect(await tell(company.id, member)).toEqual([{ queued: true }])
    await t.owner.deleteFrom('users').where('email', 'like', '%@told.example').execute()
    await ask(appRole, `select set_config('app.company_id', '', false)`)
  })

  it('can read the addresses of operators, who are notified of print orders, and no others', async () => {
    const { email } = await createFactories(t.owner).user({ role: 'superadmin', email: 'op@example.com' })
    expect(await ask(appRole, 'select operator_addresses() as email')).toEqual([{ email }])
  })
})

describe('SQL injected as candour_accounts', () => {
  it.each([
    ['reviews', 'select feedback from reviews'],
    ['reviews in a scope', `select set_config('app.company_id', id::text, false) from companies`],
    ['a search', `select * from find_reviews('a')`],
    [
      'a change of a review',
      `select revise_review(null, null, 1, 1::smallint, null, 'x', null, null, null, null, null, 1::smallint)`,
    ],
    ['a review', 'insert into reviews (company_id, id) values (gen_random_uuid(), gen_random_uuid())'],
    ['numbers', 'select * from review_days'],
    ['cases', 'select * from cases'],
    ['notes', 'select * from case_notes'],
    ['who works on a case', 'select * from people_of_case(gen_random_uuid())'],
    ['companies', 'select name from companies'],
    ['a change of a company', `update companies set google_review_url = 'https://evil.example'`],
    ['slugs', 'select * from company_slugs'],
    ['print orders', 'select * from print_orders'],
    ['who ordered', 'select * from print_order_feed'],
    ['how orders went on', 'select * from print_order_changes'],
    ['pictures', 'select bytes from images'],
    ['activity', 'select * from company_activity'],
    ['counts of tries', 'delete from rate_limits'],
    ['addresses of operators', 'select operator_addresses()'],
    ['mails waiting', 'delete from pgboss.job'],
    ['what members are mailed', 'select * from notification_settings'],
    ['unsubscribe links', 'select * from unsubscribe_tokens'],
    ['alerts', 'select * from alerts'],
    ['a notice', `select add_notices(gen_random_uuid(), 'assigned', '{}', null, '{}')`],
  ])('cannot access company data: %s', async (_, statement) => {
    await expect(ask(accountsRole, statement)).rejects.toThrow('permission denied')
  })

  it.each([
    ['password hashes', 'select password_hash from users'],
    ['accounts, by a lock', 'select * from users for update'],
    ['who belongs to whom', 'select * from memberships'],
    ['sessions', 'select * from sessions'],
    ['a password', `update users set password_hash = 'mine' returning 1`],
    ['an epoch', 'update users set epoch = epoch + 1 returning 1'],
    ['who was last seen when', 'select * from account_activity'],
    ['prolonging sessions', 'update sessions set last_seen_at = now() returning 1'],
    ['ending sessions', 'delete from sessions returning 1'],
    [
      'a session for everyone',
      `insert into sessions (id_hash, user_id, device) select sha256('me'), id, 'd' from users returning 1`,
    ],
    ['a second factor switched off', 'update users set two_factor = false returning 1'],
    ['secrets of authenticator apps', 'select * from totp_secrets'],
    ['a secret of their own', `update totp_secrets set secret = 'mine' returning 1`],
    ['codes used again', `update totp_secrets set used_steps = '{}' returning 1`],
    ['removing authenticator apps', 'delete from totp_secrets returning 1'],
    ['recovery codes', 'select * from recovery_codes'],
    ['removing recovery codes', 'delete from recovery_codes returning 1'],
    ['passkeys', 'select * from passkeys'],
    ['a cloned passkey', 'update passkeys set counter = 0 returning 1'],
    ['removing passkeys', 'delete from passkeys returning 1'],
    ['devices', 'select id, user_id, name from push_devices'],
    ['removing devices', 'delete from push_devices returning 1'],
    ['a device for nobody', `select * from add_push_device('d', 'h', sha256('x'), 'mine', 10)`],
    ['a passkey by a guess', `select * from find_passkey(sha256('x'))`],
    ['pending sign-ins', 'select * from pending_sign_ins'],
    ['ending pending sign-ins', 'delete from pending_sign_ins returning 1'],
    ['a step-up', 'update sessions set stepped_up_at = now() returning 1'],
    ['a pending sign-in by a guess', `select * from take_sign_in_try(sha256('x'), '1 day', 5)`],
    ['the user of a pending sign-in by a guess', `select * from find_pending_user(sha256('x'), '1 day', 5)`],
    [
      'a session and its factor by a guess',
      `select * from read_session(sha256('x'), '1 day', '1 day', '1 day')`,
    ],
    ['an account by a pattern of its address', `select * from find_account('%')`],
    ['a view by a guess', `select * from open_view(sha256('x'))`],
    ['a link by a guess', `select * from find_password_link(sha256('x'))`],
    ['invitations', 'select id, email from team_invitations'],
    ['invitations of an account', 'select * from invitations_of_account()'],
    ['an invitation by a guess', `select * from find_invitation(sha256('x'))`],
    ['the link of an invitation', `select * from activate_invitation(gen_random_uuid(), sha256('x'))`],
    ['declining by a guess', `select * from decline_invitation_link(sha256('x'))`],
    ['declining for others', 'select * from decline_invitation(gen_random_uuid())'],
  ])('reaches no account without its id, address, session or link: %s', async (_, statement) => {
    expect(await ask(accountsRole, statement)).toEqual([])
  })

  it('changes a team only in the scope of one of its owners', async () => {
    const own = await createTestDatabase()
    const make = createFactories(own.owner)
    const [company, other] = [await make.company(), await make.company()]
    const owner = await make.user({ companies: [company] })
    const manager = await make.user({ companies: [company], companyRole: 'manager' })
    const { id: invitation } = await make.invitation(company)
    const rows = async () => [
      await own.owner.selectFrom('memberships').selectAll().orderBy('user_id').execute(),
      await own.owner.selectFrom('team_invitations').selectAll().execute(),
    ]
    const before = await rows()
    const pool = createPool(own.url, { login: accountsRole, max: 1 })
    const outcomeOf = async (call: string) => (await pool.query(`select ${call} as outcome`)).rows
    const scopes = [
      ['', ''],
      [company.id, ''],
      [company.id, manager.id],
      [other.id, owner.id],
    ]
    for (const [companyId, userId] of scopes) {
      await pool.query(
        `select set_config('app.company_id', '${companyId}', false), set_config('app.user_id', '${userId}', false)`,
      )
      for (const call of [
        `change_member('${owner.id}', null)`,
        `lock_invited('${owner.id}')`,
        `invite_member(gen_random_uuid(), 'mallory@example.com', 'owner', gen_random_uuid(), 100)`,
        `renew_invitation('${invitation}', gen_random_uuid())`,
        `change_invitation('${invitation}', 'owner')`,
        `change_invitation('${invitation}', null)`,
      ]) {
        expect(await outcomeOf(call), call).toEqual([{ outcome: 'forbidden_role' }])
      }
    }
    expect(await rows()).toEqual(before)
    expect(await own.owner.selectFrom('users').select('id').execute()).toHaveLength(2)
    await pool.end()
    await own.drop()
  })

  it('shares none of its functions on accounts with the other logins', async () => {
    const may = (login: Login) => sql`has_function_privilege(${login}, f.oid, 'execute')`
    const { rows } = await sql<{ name: string }>`
      select proname as name from pg_proc f
      where pronamespace = 'public'::regnamespace and ${may(accountsRole)}
        and (${may(appRole)} or ${may(platformRole)})
        and not exists (select from pg_depend where objid = f.oid and deptype = 'e')
      order by name
    `.execute(t.owner)
    // `is_in_use` says whether an account is in use, to logins that read accounts anyway.
    expect(rows.map(({ name }) => name)).toEqual([
      ...['account_in_scope', 'company_in_scope', 'deleted_company_ids', 'is_in_use', 'record_audit'],
      'search_text',
    ])
  })
})

/** Statements that change what the server may think of a connection, or whose rights a statement has. */
const disguises = (login: Login) => [
  `set application_name = 'candour'`,
  `select set_config('application_name', 'candour', false)`,
  ...logins.filter((other) => other !== login).map((other) => `set application_name = '${other}'`),
  ...['candour', owner(), ...logins].flatMap((role) => [
    `set role ${role}`,
    `set local role ${role}`,
    `set session authorization ${role}`,
    `select set_config('role', '${role}', false)`,
    `select set_config('session_authorization', '${role}', false)`,
  ]),
  `set search_path = pg_temp, public`,
  `set app.company_id = ''`,
  `set app.user_id = ''`,
]

/** What no statement without a scope may see or change. */
const targets = [
  'select password_hash from users',
  'select * from memberships',
  'select * from sessions',
  'select feedback from reviews',
  'update users set epoch = epoch + 1 returning 1',
  `update users set password_hash = 'mine' returning 1`,
  'delete from sessions returning 1',
  `insert into sessions (id_hash, user_id, device) select sha256('me'), id, 'd' from users returning 1`,
]

it.each<Login>([appRole, accountsRole])(
  'shows %s no other rows under another name or role',
  async (login) => {
    for (const disguise of disguises(login)) {
      for (const target of targets) {
        const pool = createPool(t.url, { login, max: 1 })
        const client = await pool.connect()
        // A refused disguise leaves the connection as it was.
        await client.query(disguise).catch(() => {})
        const { rows } = await client.query(target).catch((error: Error) => {
          expect(error.message, `${disguise}; ${target}`).toContain('permission denied')
          return { rows: [] }
        })
        expect(rows, `${disguise}; ${target}`).toEqual([])
        client.release(true)
        await pool.end()
      }
    }
  },
)

describe('the catalogue', () => {
  /** Tables without row-level security, with the reason. */
  const open: Record<string, string> = {
    kysely_migration: 'the owner alone',
    schema_files: 'the owner alone',
    company_slugs: 'addresses are public',
    placement_codes: 'codes hang in public',
    images: 'shared by all companies, read by an unguessable hash, never changed',
    rate_limits: 'hashes and counts',
    idempotent_answers: 'found by a hash, encrypted with a key that is not stored',
    company_activity: 'the operators alone',
    company_activity_drawn: 'the operators alone',
    company_imports: 'the operators alone',
    company_import_rows: 'the operators alone',
    paced_invitations: 'the operators alone',
    invitation_pace: 'the operators alone',
    review_events: 'the operators alone',
    event_consumers: 'the operators alone',
    funnel_writers: 'numbers of batches',
  }

  it('has row-level security on every table without a documented exception', async () => {
    const { rows } = await sql<{ name: string; secured: boolean }>`
      select relname as name, relrowsecurity as secured from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    `.execute(t.owner)
    for (const { name, secured } of rows) expect(secured, name).toBe(!Object.hasOwn(open, name))
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(open)))
  })

  it('grants the logins exactly these privileges, and PUBLIC none', async () => {
    const { rows } = await sql<{ right: string }>`
      select concat_ws(' ', coalesce(r.rolname, 'public'), c.relname, string_agg(g.privilege_type || g.columns, ', '
        order by g.privilege_type)) as right
      from pg_class c
      cross join lateral (
        select grantee, lower(privilege_type) as privilege_type, '' as columns from aclexplode(c.relacl)
        union all
        select e.grantee, lower(e.privilege_type),
          ' (' || string_agg(a.attname, ', ' order by a.attname collate "C") || ')'
        from pg_attribute a, aclexplode(a.attacl) e where a.attrelid = c.oid and a.attnum > 0 group by 1, 2
      ) g
      left join pg_roles r on r.oid = g.grantee
      where c.relnamespace = 'public'::regnamespace and g.grantee <> c.relowner
      group by r.rolname, c.relname order by (coalesce(r.rolname, 'public') || ' ' || c.relname) collate "C"
    `.execute(t.owner)
    expect(rows.map(({ right }) => right)).toMatchInlineSnapshot(`
      [
        "candour_accounts account_activity select",
        "candour_accounts api_keys delete, insert (company_id, created_by, expires_at, hint, id, name, scopes, secret_hash), select (company_id, created_at, created_by, ends_at, expires_at, hint, id, last_used_on, name, role, scopes), update (created_by, ends_at)",
        "candour_accounts mails delete, insert (company_id, detail, id, kind, next_attempt_at, user_id), select, update (error, sent_at, state)",
        "candour_accounts memberships select",
        "candour_accounts passkeys delete, insert (counter, credential_id, name, public_key, transports, user_id), select, update (counter, last_used_at)",
        "candour_accounts password_links delete, insert, select, update (expires_at, mail_id, token_hash)",
        "candour_accounts pending_sign_ins delete, insert (epoch, id_hash, user_id), select",
        "candour_accounts push_devices delete, select (created_at, id, last_used_at, name, user_id)",
        "candour_accounts recovery_codes delete, insert, select",
        "candour_accounts sessions delete, insert (device, factor, id_hash, identity_id, provider_sid, user_id), select, update (last_seen_at, stepped_up_at)",
        "candour_accounts team_invitations select (company_id, created_at, email, expires_at, id, language, role)",
        "candour_accounts totp_secrets delete, insert, select, update (secret, unconfirmed_secret, used_steps)",
        "candour_accounts users select, update (browser_language, epoch, language, name, password_hash, time_zone, two_factor)",
        "candour_app assignees select",
        "candour_app audit_entries select",
        "candour_app case_counts select",
        "candour_app case_notes insert, select",
        "candour_app cases select, update (assignee, first_answered_at, messages, status, unread, updated_at, updated_by, version)",
        "candour_app channels delete, insert, select, update (active, alerts_when, confirmed, digits, last_error, location_ids, quiet_from, quiet_time_zone, quiet_to, threshold, tries, words_for)",
        "candour_app companies select (brand_color, checklist, contact_months, created_at, default_language, generation, google_review_url, id, link_confirmed_at, link_dismissed, logo_sha256, mail_on_view, name, next_time_zone, print_logo_sha256, privacy_address, shown_changes, slug, suspended, text_months, texts, time_zone), update (brand_color, checklist, contact_months, default_language, google_review_url, link_confirmed_at, link_dismissed, logo_sha256, mail_on_view, name, next_time_zone, print_logo_sha256, privacy_address, shown_changes, text_months, texts, time_zone)",
        "candour_app company_changes delete, insert, select, update (day, did, said, themes, visible)",
        "candour_app company_slugs select",
        "candour_app conversation_links delete, insert, select (company_id, mail_id, receipt_hash, review_id), update (receipt_hash, token_hash)",
        "candour_app conversations insert, select, update (address, address_hash, unanswered)",
        "candour_app deliveries insert, select, update (data, failures, next_attempt_at, once, state)",
        "candour_app erasure_certificates insert, select, update (counts)",
        "candour_app funnel_days select",
        "candour_app funnel_months select",
        "candour_app images insert, select",
        "candour_app location_days select",
        "candour_app locations insert, select, update (archived, google_review_url, name, time_zone)",
        "candour_app mails insert (company_id, detail, id, kind, next_attempt_at, order_id, recipient, user_id)",
        "candour_app messages insert, select, update (address, mail_id)",
        "candour_app notification_settings insert, select, update (alerts_before, alerts_when, digest, digest_before, digest_paused, location_ids, quiet_from, quiet_time_zone, quiet_to, threshold)",
        "candour_app placement_codes select",
        "candour_app placements insert, select, update (archived, kind, location_id, name)",
        "candour_app print_order_changes insert, select",
        "candour_app print_orders insert, select, update (processed, state, state_since)",
        "candour_app rate_limits delete, insert, select, update",
        "candour_app receipt_handles insert (company_id, handle_hash, sealed_token), select",
        "candour_app reply_opt_outs delete, insert, select",
        "candour_app reply_settings delete, insert, select, update (reply_to)",
        "candour_app reply_templates delete, insert, select, update (name, text, updated_at)",
        "candour_app retention_runs select",
        "candour_app review_days select",
        "candour_app review_language_counts select",
        "candour_app review_languages select",
        "candour_app review_receipts select (company_id, created_at, review_id)",
        "candour_app review_themes select",
        "candour_app review_versions select",
        "candour_app reviews insert, select",
        "candour_app scan_hours select",
        "candour_app shown_pages select",
        "candour_app sign_in_settings insert, select, update",
        "candour_app snapshots select",
        "candour_app walk_confirmations insert, select",
        "candour_app walks insert, select, update (ended_at, total)",
        "candour_app watched_codes insert, select, update (notice, rests_until, silence)",
        "candour_app watched_locations select",
        "candour_app watches select",
        "candour_app webhooks delete, insert, select, update (active, description, disabled_reason, events, former_secret, former_secret_until, host, secret, url, words_by)",
        "candour_platform account_activity select",
        "candour_platform alerts delete, insert, select, update (review_ids, total)",
        "candour_platform api_keys delete, insert (created_by, expires_at, hint, id, name, scopes, secret_hash), select (company_id, created_at, created_by, ends_at, expires_at, hint, id, last_used_on, name, role, scopes), update (created_by, ends_at)",
        "candour_platform assignees select",
        "candour_platform audit_entries select",
        "candour_platform case_counts select",
        "candour_platform case_notes select",
        "candour_platform cases select",
        "candour_platform channels select, update (active, last_error, sealed)",
        "candour_platform companies insert, select, update",
        "candour_platform company_activity select, update",
        "candour_platform company_activity_drawn insert, select, update",
        "candour_platform company_import_rows insert, select, update",
        "candour_platform company_imports delete, insert, select, update (ended_at)",
        "candour_platform company_slugs select",
        "candour_platform company_views delete, insert, select, update (ended_at)",
        "candour_platform conversation_links delete, select (company_id, review_id)",
        "candour_platform conversations select",
        "candour_platform deliveries delete, insert, select, update (attempts, data, failures, leased, next_attempt_at, once, state)",
        "candour_platform digest_mails delete, insert, select",
        "candour_platform digest_schedules select, update (due_at, try_at)",
        "candour_platform digests delete, insert, select",
        "candour_platform erasure_certificates select",
        "candour_platform erasure_keys select",
        "candour_platform erasures select",
        "candour_platform event_consumers insert, select, update",
        "candour_platform evidence_key insert, select, update",
        "candour_platform funnel_days select",
        "candour_platform funnel_months select",
        "candour_platform funnel_writers delete, select",
        "candour_platform idempotent_answers delete, select (until)",
        "candour_platform identities insert, select",
        "candour_platform images insert, select",
        "candour_platform invitation_pace insert, select, update",
        "candour_platform kysely_migration select",
        "candour_platform location_days select",
        "candour_platform locations insert, select",
        "candour_platform mails delete, insert (bulk, company_id, detail, id, kind, next_attempt_at, order_id, recipient, user_id), select, update (attempts, detail, error, next_attempt_at, sent_at, state)",
        "candour_platform memberships delete, insert, select, update",
        "candour_platform messages select",
        "candour_platform notification_settings insert (company_id, digest_paused, user_id), select, update (digest_paused)",
        "candour_platform paced_invitations delete, insert, select",
        "candour_platform passkey_challenges delete, select",
        "candour_platform passkeys delete, select",
        "candour_platform password_links delete, insert, select, update (expires_at, mail_id, token_hash)",
        "candour_platform pending_sign_ins delete, select",
        "candour_platform placement_codes select",
        "candour_platform placements select",
        "candour_platform print_order_changes insert, select, update (carrier, note, tracking)",
        "candour_platform print_order_feed select",
        "candour_platform print_orders select, update (carrier, printer_id, processed, state, state_since, tracking)",
        "candour_platform push_devices delete, select, update (last_used_at, subscription)",
        "candour_platform push_key insert, select, update",
        "candour_platform receipt_handles delete, select (expires_at)",
        "candour_platform recounts select",
        "candour_platform recovery_codes delete, select",
        "candour_platform reply_opt_outs select",
        "candour_platform reply_settings select",
        "candour_platform reply_templates select",
        "candour_platform retention_runs insert, select, update",
        "candour_platform retention_turn insert, select, update",
        "candour_platform review_days select",
        "candour_platform review_edits delete, select",
        "candour_platform review_events delete, select",
        "candour_platform review_language_counts select",
        "candour_platform review_language_fill delete, select, update",
        "candour_platform review_languages insert, select, update",
        "candour_platform review_receipts delete, select (company_id, created_at, review_id)",
        "candour_platform review_theme_fill delete, select, update",
        "candour_platform review_themes delete, insert, select",
        "candour_platform review_versions select",
        "candour_platform reviews insert, select, update (sentiment, sentiment_model)",
        "candour_platform scan_hours delete, select",
        "candour_platform schema_files select",
        "candour_platform sessions delete, select",
        "candour_platform settings delete, insert, select, update (value)",
        "candour_platform shown_pages insert, select",
        "candour_platform sign_in_settings select, update (client_secret)",
        "candour_platform snapshot_turns select, update (due_at, release)",
        "candour_platform snapshots insert, select",
        "candour_platform spent_tokens delete, select",
        "candour_platform storage_days delete, insert, select",
        "candour_platform team_invitations delete, select (company_id, email, expires_at)",
        "candour_platform totp_secrets delete, select, update (secret, unconfirmed_secret)",
        "candour_platform unsubscribe_tokens insert, select",
        "candour_platform users delete, insert, select, update",
        "candour_platform watched_codes delete, insert, select, update",
        "candour_platform watched_locations delete, insert, select",
        "candour_platform watches insert, select, update",
        "candour_platform webhooks delete, insert, select, update",
      ]
    `)
  })
})

it('also protects an embedded database previously owned by the superuser, after the next start', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'candour-second-wall-'))
  const dataDir = join(folder, 'postgres')
  const begin = () => startPostgres({ dataDir, durable: false })
  const asSuperuser = async (url: string, database = 'candour') => {
    const superuser = new URL(url)
    superuser.username = SUPERUSER
    superuser.password = await readFile(passwordFile(dataDir), 'utf8')
    superuser.pathname = `/${database}`
    return superuser.href
  }
  // The former setup: everything belongs to the superuser.
  const former = await begin()
  const cluster = createPool(await asSuperuser(former.url, 'postgres'), { max: 1 })
  await cluster.query('drop database candour')
  await cluster.query('drop role candour')
  await cluster.query('create database candour')
  await cluster.end()
  const formerUrl = await asSuperuser(former.url)
  await migrate(formerUrl)
  const before = createDb(createPool(formerUrl, { max: 1 }))
  const company = await createFactories(before).company({ name: 'Café Luna' })
  await createFactories(before).review(company)
  await before.destroy()
  await former.stop()
  await rm(`${dataDir}.owner-password`)

  const { url, stop } = await begin()
  await migrate(url)
  const owner = createDb(createPool(url, { max: 1 }))
  const { rows } = await sql`
    select 'table' as kind, oid::regclass::text as name from pg_class where relowner = 10 and oid >= 16384
      and relkind in ('r', 'p', 'v', 'm', 'S') and relnamespace::regnamespace::text !~ '^pg_toast'
    union all select 'function', oid::regprocedure::text from pg_proc p where proowner = 10 and oid >= 16384
      and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
    union all select 'schema', nspname from pg_namespace where nspowner = 10 and oid >= 16384
    union all select 'database', datname from pg_database where datdba = 10 and datname = current_database()
    union all select 'collation', collname from pg_collation where collowner = 10 and oid >= 16384
    union all select 'configuration', cfgname from pg_ts_config where cfgowner = 10 and oid >= 16384
  `.execute(owner)
  expect(rows).toEqual([])
  await createFactories(owner).review(company, { rating: 1 })
  const db = createDb(createPool(url, { login: platformRole, max: 1 }))
  const days = await db.selectFrom('review_days').select(['rated_1', 'rated_5']).execute()
  expect([
    days.reduce((sum, day) => sum + day.rated_1, 0),
    days.reduce((sum, day) => sum + day.rated_5, 0),
  ]).toEqual([1, 1])
  // Later migrations can alter objects that belong to the owner.
  await sql`alter table reviews add column later integer`.execute(owner)
  await sql`alter type pgboss.job_state add value 'later'`.execute(owner)
  for (const each of [db, owner]) await each.destroy()
  await stop()
  await rm(folder, { recursive: true })
})

describe('a login', () => {
  let postgres: Awaited<ReturnType<typeof startTestPostgres>>
  let superuser: Db

  beforeAll(async () => {
    postgres = await startTestPostgres()
    superuser = createDb(createPool(postgres.superuserUrl, { max: 1 }))
  })
  afterAll(async () => {
    await superuser.destroy()
    await postgres.stop()
  })

  it.each([
    ['is a superuser', `alter role ${appRole} superuser`, `alter role ${appRole} nosuperuser`],
    ['may bypass row-level security', `alter role ${appRole} bypassrls`, `alter role ${appRole} nobypassrls`],
    ['may create roles', `alter role ${appRole} createrole`, `alter role ${appRole} nocreaterole`],
    [
      'is a member of another role',
      `grant ${platformRole} to ${appRole}`,
      `revoke ${platformRole} from ${appRole}`,
    ],
    ['owns parts of a database', `create schema mine authorization ${appRole}`, 'drop schema mine'],
  ])('that %s is rejected on every new connection', async (sentence, grant, revoke) => {
    const pool = createPool(postgres.url, { login: appRole, max: 2 })
    const first = await pool.connect()
    await sql.raw(grant).execute(superuser)
    await expect(pool.connect()).rejects.toThrow(`The database login candour_app ${sentence}, so`)
    await expect(migrate(postgres.url)).rejects.toThrow(sentence)
    await sql.raw(revoke).execute(superuser)
    ;(await pool.connect()).release()
    first.release()
    await pool.end()
  })

  it('with excess privileges prevents the server from starting, with a sentence', async () => {
    await sql.raw(`grant ${platformRole} to ${appRole}`).execute(superuser)
    const server = spawnServer({ DATABASE_URL: postgres.url, SESSION_SECRET: 'x'.repeat(32) })
    expect(await server.exited).toBe(1)
    expect(server.output()).toBe(
      'The database login candour_app is a member of another role, so row-level security might not hold. Revoke that right.\n',
    )
    await sql.raw(`revoke ${platformRole} from ${appRole}`).execute(superuser)
  })

  it('gets back the timeouts that its role has lost, as that of the previous version', async () => {
    const timeouts = async () => {
      const pool = createPool(postgres.url, { login: appRole, max: 1 })
      const { rows } = await pool.query<{ setting: string }>(
        `select setting from pg_settings
          where name in ('idle_in_transaction_session_timeout', 'statement_timeout') order by name`,
      )
      await pool.end()
      return rows.map(({ setting }) => setting)
    }
    expect(await timeouts()).toEqual(['30000', '5000'])
    await sql`alter role ${sql.ref(appRole)} reset all`.execute(superuser)
    expect(await timeouts()).toEqual(['0', '0'])
    await Promise.all([migrate(postgres.url), migrate(postgres.url)])
    expect(await timeouts()).toEqual(['30000', '5000'])
  })

  it('that the owner may not change prevents the server from starting, with a sentence', async () => {
    await sql`alter role ${sql.ref(appRole)} reset all`.execute(superuser)
    const { rows } = await sql<{ grantor: string }>`
      select grantor::regrole::text as grantor from pg_auth_members
      where roleid = 'candour_app'::regrole and member = 'candour'::regrole
    `.execute(superuser)
    for (const { grantor } of rows) {
      await sql.raw(`revoke candour_app from candour granted by ${grantor} cascade`).execute(superuser)
    }
    await expect(migrate(postgres.url)).rejects.toThrow(
      'The owner of the database may not change its login candour_app. As a superuser, run: grant candour_app',
    )
    await sql`grant candour_app to candour with admin option`.execute(superuser)
    await migrate(postgres.url)
  })

  it('gets a new derived password when the owner’s changes', async () => {
    const name = new URL(postgres.url).username
    const url = new URL(postgres.url)
    url.password = 'another one: @/?#'
    await sql`alter role ${sql.ref(name)} password ${sql.lit(decodeURIComponent(url.password))}`.execute(
      superuser,
    )
    const pool = createPool(url.href, { login: platformRole, max: 1 })
    await expect(pool.query('select')).rejects.toThrow('password authentication failed')
    await migrate(url.href)
    await expect(pool.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] })
    await pool.end()
  })
})
