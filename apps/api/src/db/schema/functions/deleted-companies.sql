-- A deleted company is hidden at once, can be restored for a time, and is then removed in small steps.

create or replace function company_tables() returns table (name text, depth integer)
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
$$;
comment on function company_tables is
  'Tables whose rows are removed with their company, and how many foreign keys deep each is; all except the audit log, '
  'the memory of erasures, and what keeps printed addresses and codes taken';

create or replace function delete_company(company uuid, days integer) returns timestamptz
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  until timestamptz(3);
  stored integer;
begin
  perform from companies where id = company for update;
  if exists (select from company_deletions d where d.company_id = company) then return null; end if;
  select coalesce(sum(rated_1 + rated_2 + rated_3 + rated_4 + rated_5), 0) into stored
  from review_days d join tenants t on t.id = d.company_id and t.generation = d.generation
  where d.company_id = company;
  insert into company_deletions (company_id, purge_at, reviews, billing_status, suspension_reason)
  select c.id, now() + make_interval(days => days), stored, c.billing_status, c.suspension_reason
  from companies c where c.id = company
  returning purge_at into until;
  if found then
    update companies set billing_status = 'suspended', suspension_reason = null where id = company;
  end if;
  return until;
end
$$;
comment on function delete_company is
  'Hides a company, and returns when it will be removed for good; null if there is no such company, or it is hidden '
  'already';

create or replace function deleted_companies() returns table (
  id uuid, name text, slug text, created_at timestamptz, purge_at timestamptz, reviews integer
)
language sql stable security definer set search_path = public, pg_temp as $$
select c.id, c.name, c.slug, d.deleted_at, d.purge_at, d.reviews
from company_deletions d join companies c on c.id = d.company_id
where d.purging_since is null
$$;
comment on function deleted_companies is 'Companies that can be restored; created_at is the time of their deletion';

create or replace function deleted_company_ids() returns uuid[]
language plpgsql stable parallel safe security definer as $$
begin
  return array(select id from public.tenants where deleted);
end
$$;

create or replace function due_purges() returns table (id uuid, name text)
language sql stable security definer set search_path = public, pg_temp as $$
select c.id, c.name from company_deletions d join companies c on c.id = d.company_id
where d.purge_at <= now() order by d.purge_at
$$;

create or replace function purge_company(company uuid, size integer) returns text
language plpgsql security definer
set search_path = public, pg_temp set enable_seqscan = off set enable_bitmapscan = off as $$
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
      'delete from %1$s where company_id = $1
        and ctid = any (array(select ctid from %1$s where company_id = $1 limit $2))', target
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
$$;
comment on function purge_company is
  'Removes up to so many rows of a company whose time of grace is over. Returns more or done; null if there is nothing '
  'to do or another process is at it';

create or replace function restore_company(company uuid) returns boolean
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
$$;
comment on function restore_company is
  'Makes a deleted company visible as it was; false if it is not deleted, or its removal has begun';

create or replace function follow_deletion() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update tenants set deleted = (tg_op = 'INSERT') where id = coalesce(new.company_id, old.company_id);
  return null;
end
$$;
