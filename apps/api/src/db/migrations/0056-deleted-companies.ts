import { type Kysely, sql } from 'kysely'

/**
 * A deleted company is hidden from every login for a time of grace, within which it can be restored, and then removed in
 * small steps (decision 72). Its rows stay where they are: a row of `company_deletions` hides them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addDeletions(db)
  await hideDeleted(db)
  await refuseMembers(db)
  await closeLinks(db)
  await deleteAndRestore(db)
  await listDeleted(db)
  await purge(db)
  await sweepImages(db)
}

async function addDeletions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table company_deletions (
      company_id uuid primary key references companies (id) on delete cascade,
      deleted_at timestamptz(3) not null default now(),
      purge_at timestamptz(3) not null,
      reviews integer not null,
      billing_status text not null,
      suspension_reason varchar(500),
      purging_since timestamptz(3),
      emptied text[] not null default '{}'
    )
  `.execute(db)
  await sql`comment on table company_deletions is
    'Deleted companies that have not been removed for good; their rows are hidden from every login'`.execute(
    db,
  )
  await sql`comment on column company_deletions.reviews is 'Number of reviews at the time of the deletion'`.execute(
    db,
  )
  await sql`comment on column company_deletions.billing_status is
    'Before the deletion, which suspends the company'`.execute(db)
  await sql`comment on column company_deletions.purging_since is
    'When the removal began; from then on the company cannot be restored'`.execute(db)
  await sql`comment on column company_deletions.emptied is 'Tables that hold no more rows of the company'`.execute(
    db,
  )
  // Read and written through the functions below only.
  await sql`alter table company_deletions enable row level security`.execute(db)
  await sql`revoke delete on companies from candour_platform`.execute(db)
}

/**
 * A restrictive policy on every table with a company's rows: a query that does not mention deletions behaves as if the
 * rows were gone. It applies to reading, and thus to updates and deletes with a condition. Inserts are left out, which
 * keeps its cost off the visitors' path: a deleted company is suspended as well, so it takes no reviews.
 */
async function hideDeleted(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function deleted_company_ids() returns uuid[]
    language plpgsql stable parallel safe security definer as $$
    begin
      return array(select company_id from public.company_deletions);
    end
    $$
  `.execute(db)
  await sql`revoke execute on function deleted_company_ids from public`.execute(db)
  await sql`grant execute on function deleted_company_ids to candour_app, candour_accounts, candour_platform`.execute(
    db,
  )

  await sql`
    create function company_tables() returns table (name text, depth integer)
    language sql stable set search_path = public, pg_temp as $$
      with recursive depths as (
        select t.oid, 0 as depth from pg_class t
        where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace
        union
        select f.conrelid, d.depth + 1 from depths d
        join pg_constraint f on f.contype = 'f' and f.confrelid = d.oid and f.conrelid <> d.oid
        where d.depth < 20
      )
      select d.oid::regclass::text, max(d.depth) from depths d
      where exists (
        select from pg_attribute a where a.attrelid = d.oid and a.attname = 'company_id' and not a.attisdropped
      ) and d.oid::regclass::text <> all (array[
        'company_deletions', 'company_slugs', 'placement_codes', 'audit_entries', 'audit_chains', 'audit_pending',
        'review_language_fill', 'erasures'
      ])
      group by d.oid
    $$
  `.execute(db)
  await sql`comment on function company_tables is
    'Tables whose rows are removed with their company, and how many foreign keys deep each is; all except the audit log, '
    'the memory of erasures, and what keeps printed addresses and codes taken'`.execute(db)
  await sql`revoke execute on function company_tables from public`.execute(db)

  await sql`
    create function hide_deleted(target text, key text) returns void
    language plpgsql set search_path = public, pg_temp as $$
    begin
      execute format(
        'create policy not_deleted on %s as restrictive for select using (
          (%I <> all ((select deleted_company_ids())::uuid[])) is not false
        )', target, key
      );
    end
    $$
  `.execute(db)
  await sql`comment on function hide_deleted is
    'For migrations: hides the rows of deleted companies in a table, whose column key holds the company''s id'`.execute(
    db,
  )
  await sql`revoke execute on function hide_deleted from public`.execute(db)

  await sql`alter table print_order_feed enable row level security`.execute(db)
  await sql`create policy platform on print_order_feed to candour_platform using (true)`.execute(db)
  await sql`select hide_deleted('companies', 'id')`.execute(db)
  // Events are handled all the same, so that nothing is missing in a restored company. Its activity is drawn anew.
  await sql`
    select hide_deleted(name, 'company_id') from company_tables()
    where name not in ('review_events', 'company_activity')
  `.execute(db)
}

/** Sessions and open event streams, which are read as the database's owner. */
async function refuseMembers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function memberships_of(user_id uuid) returns json
    language sql stable as $$
      select coalesce(
        json_agg(
          json_build_object('companyId', m.company_id, 'role', m.role, 'suspended', c.suspended)
          order by m.created_at, m.company_id
        ),
        '[]'
      )
      from memberships m join companies c on c.id = m.company_id
      where m.user_id = memberships_of.user_id
        and not exists (select from company_deletions d where d.company_id = m.company_id)
    $$
  `.execute(db)
  await sql`
    create or replace function find_allowed_views(hashes bytea[], companies uuid[], idle interval, total interval)
    returns setof integer
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      return query
      select v.position::integer
      from unnest(hashes, companies) with ordinality as v (id_hash, company_id, position)
      join sessions s on s.id_hash = v.id_hash
      where s.created_at > now() - total and s.last_seen_at > now() - idle
        and not exists (select from company_deletions d where d.company_id = v.company_id)
        and (
          exists (select from memberships m where m.user_id = s.user_id and m.company_id = v.company_id)
          or exists (
            select from company_views o join users u on u.id = s.user_id
            where o.session_id = s.id and o.company_id = v.company_id and o.ended_at is null and o.until_at > now()
              and u.role = 'superadmin'
          )
        );
    end
    $$
  `.execute(db)
}

/** Links of mails, which are looked up before the company is known. */
async function closeLinks(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function find_conversation(hash bytea) returns table (company_id uuid, review_id uuid)
    language sql stable security definer set search_path = public, pg_temp as $$
      select c.company_id, c.review_id
      from conversation_links l join conversations c on (c.company_id, c.review_id) = (l.company_id, l.review_id)
      where l.token_hash = hash and c.expires_at > now()
        and not exists (select from company_deletions d where d.company_id = c.company_id)
    $$
  `.execute(db)
  await sql`
    create or replace function find_unsubscribe(hash bytea) returns table (
      kind text, company_id uuid, company_name text, user_id uuid, address text
    )
    language sql stable security definer set search_path = public, pg_temp as $$
      select t.kind, t.company_id, c.name, t.user_id, t.address
      from unsubscribe_tokens t join companies c on c.id = t.company_id
      where t.token_hash = hash and (t.user_id is null or exists (
        select from memberships m where m.company_id = t.company_id and m.user_id = t.user_id
      )) and not exists (select from company_deletions d where d.company_id = t.company_id)
    $$
  `.execute(db)
}

/**
 * A deletion suspends the company, which waits for reviews in flight and refuses those that follow, closes its codes and
 * evicts it from the caches of all processes (decision 55).
 */
async function deleteAndRestore(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function delete_company(company uuid, days integer) returns timestamptz
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      until timestamptz(3);
    begin
      perform from companies where id = company for update;
      insert into company_deletions (company_id, purge_at, reviews, billing_status, suspension_reason)
      select c.id, now() + make_interval(days => days), (
          select coalesce(sum(rated_1 + rated_2 + rated_3 + rated_4 + rated_5), 0) from review_days d
          where d.company_id = c.id and d.generation = c.generation
        ), c.billing_status, c.suspension_reason
      from companies c where c.id = company
      on conflict do nothing
      returning purge_at into until;
      if found then
        update companies set billing_status = 'suspended', suspension_reason = null where id = company;
      end if;
      return until;
    end
    $$
  `.execute(db)
  await sql`comment on function delete_company is
    'Hides a company, and returns when it will be removed for good; null if there is no such company'`.execute(
    db,
  )

  // While a company is deleted, its reviews are hidden from the detection of languages.
  await sql`
    create function restore_company(company uuid) returns boolean
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      deletion company_deletions;
    begin
      delete from company_deletions where company_id = company and purging_since is null returning * into deletion;
      if not found then return false; end if;
      update companies set billing_status = deletion.billing_status, suspension_reason = deletion.suspension_reason
      where id = company;
      insert into review_edits (company_id, review_id)
      select r.company_id, r.id from reviews r
      where r.company_id = company and not exists (
        select from review_languages l where l.company_id = r.company_id and l.review_id = r.id
      );
      return true;
    end
    $$
  `.execute(db)
  await sql`comment on function restore_company is
    'Makes a deleted company visible as it was; false if it is not deleted, or its removal has begun'`.execute(
    db,
  )
  for (const name of ['delete_company', 'restore_company']) await forOperators(db, name)
}

async function listDeleted(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function deleted_companies() returns table (
      id uuid, name text, slug text, created_at timestamptz(3), purge_at timestamptz(3), reviews integer
    )
    language sql stable security definer set search_path = public, pg_temp as $$
      select c.id, c.name, c.slug, d.deleted_at, d.purge_at, d.reviews
      from company_deletions d join companies c on c.id = d.company_id
      where d.purging_since is null
    $$
  `.execute(db)
  await sql`comment on function deleted_companies is
    'Companies that can be restored; created_at is the time of their deletion'`.execute(db)
  await sql`
    create function due_purges() returns table (id uuid, name text)
    language sql stable security definer set search_path = public, pg_temp as $$
      select c.id, c.name from company_deletions d join companies c on c.id = d.company_id
      where d.purge_at <= now() order by d.purge_at
    $$
  `.execute(db)
  for (const name of ['deleted_companies', 'due_purges']) await forOperators(db, name)
}

/**
 * Every step deletes a limited number of rows, children first, so that none cascades to many. Index scans only: without
 * them, each step would read past all rows deleted before it. Reviews come before the rollups that their trigger changes.
 */
async function purge(db: Kysely<unknown>): Promise<void> {
  await sql`create index mails_of_company on mails (company_id) where company_id is not null`.execute(db)
  await sql`
    create function purge_company(company uuid, size integer) returns text
    language plpgsql security definer set search_path = public, pg_temp
    set enable_seqscan = off set enable_bitmapscan = off as $$
    declare
      deletion company_deletions;
      target text;
      targets text[] := array(select name from company_tables() order by depth desc, name = 'reviews' desc, name);
      removed integer;
    begin
      select * into deletion from company_deletions d
      where d.company_id = company and d.purge_at <= now() for update skip locked;
      if not found then return null; end if;
      foreach target in array targets loop
        continue when target = any (deletion.emptied);
        execute format(
          'delete from %1$s where ctid = any (array(select ctid from %1$s where company_id = $1 limit $2))', target
        ) using company, size;
        get diagnostics removed = row_count;
        size := size - removed;
        exit when size <= 0;
        deletion.emptied := deletion.emptied || target;
      end loop;
      update company_deletions d
      set purging_since = coalesce(d.purging_since, now()), emptied = deletion.emptied
      where d.company_id = company;
      if size <= 0 then return 'more'; end if;
      -- What triggers have written meanwhile.
      foreach target in array targets loop
        execute format('delete from %s where company_id = $1', target) using company;
      end loop;
      delete from companies c where c.id = company;
      return 'done';
    end
    $$
  `.execute(db)
  await sql`comment on function purge_company is
    'Removes up to so many rows of a company whose time of grace is over. Returns more or done; null if there is nothing '
    'to do or another process is at it'`.execute(db)
  await forOperators(db, 'purge_company')
}

/**
 * Images are shared by their content, so whether one is in use is found out when it is swept. Storing an image again, or
 * replacing a company's logo, restarts a day in which it is kept: a sweep thus never meets an image that a transaction is
 * about to refer to. The trigger also fires for an insert that conflicts, of any version of the server.
 */
async function sweepImages(db: Kysely<unknown>): Promise<void> {
  await sql`alter table images add column used_at timestamptz(3) not null default now()`.execute(db)
  await sql`comment on column images.used_at is
    'When it was last stored or replaced, give or take an hour; it is kept for a day from then on'`.execute(
    db,
  )
  const columns = ['logo_sha256', 'print_logo_sha256']
  for (const column of columns) {
    // For the foreign keys.
    await sql`create index ${sql.ref(`companies_${column}`)} on companies (${sql.ref(column)})
      where ${sql.ref(column)} is not null`.execute(db)
  }
  await sql`
    create function keep_image() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      update images set used_at = now() where sha256 = new.sha256 and used_at < now() - interval '1 hour';
      return new;
    end
    $$
  `.execute(db)
  await sql`
    create trigger images_keep before insert on images for each row execute function keep_image()
  `.execute(db)
  await sql`
    create function keep_former_logo() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      update images set used_at = now()
      where sha256 in (old.logo_sha256, old.print_logo_sha256) and used_at < now() - interval '1 hour';
      return null;
    end
    $$
  `.execute(db)
  await sql`
    create trigger companies_keep_former_logo after update on companies for each row when (
      (old.logo_sha256, old.print_logo_sha256) is distinct from (new.logo_sha256, new.print_logo_sha256)
    ) execute function keep_former_logo()
  `.execute(db)
  await sql`revoke execute on function keep_image, keep_former_logo from public`.execute(db)

  await sql`
    create function sweep_images(size integer) returns integer
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      removed integer;
    begin
      delete from images i using (
        select u.sha256 from images u
        where u.used_at < now() - interval '1 day'
          and not exists (select from companies c where c.logo_sha256 = u.sha256)
          and not exists (select from companies c where c.print_logo_sha256 = u.sha256)
          and not exists (select from print_orders o where o.image_sha256 = u.sha256)
          and not exists (select from print_orders o where o.drawn_from ->> 'logo' = encode(u.sha256, 'hex'))
        limit size
      ) unused
      -- Checked again after waiting for a transaction that stores the image.
      where i.sha256 = unused.sha256 and i.used_at < now() - interval '1 day';
      get diagnostics removed = row_count;
      return removed;
    end
    $$
  `.execute(db)
  await sql`comment on function sweep_images is
    'Removes up to so many images that neither a company nor an order has used for a day; returns their number'`.execute(
    db,
  )
  await forOperators(db, 'sweep_images')
}

async function forOperators(db: Kysely<unknown>, name: string): Promise<void> {
  await sql`revoke execute on function ${sql.ref(name)} from public`.execute(db)
  await sql`grant execute on function ${sql.ref(name)} to candour_platform`.execute(db)
}
