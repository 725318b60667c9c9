create or replace function record_audit(entry jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company uuid := entry ->> 'company_id';
  scope uuid := nullif(current_setting('app.company_id', true), '');
begin
  if company is distinct from scope and not (
    session_user = 'candour_accounts' and company = nil_uuid()
  ) and session_user in ('candour_app', 'candour_accounts') then
    raise insufficient_privilege using message = 'an audit entry belongs to the company in scope';
  end if;
  insert into audit_pending select * from jsonb_populate_record(null::audit_pending, entry);
end
$$;
comment on function record_audit is
  'Adds an entry when the transaction commits; its keys are the columns of audit_pending';

create or replace function chain_audit() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  entry audit_pending;
  head audit_chains;
begin
  for entry in
    with taken as (delete from audit_pending returning *) select * from taken order by company_id, id
  loop
    insert into audit_chains (company_id) values (entry.company_id) on conflict do nothing;
    select * into strict head from audit_chains where company_id = entry.company_id for update;
    head.seq := head.seq + 1;
    head.last_at := greatest(head.last_at, clock_timestamp());
    head.hash := sha256(head.hash || convert_to(jsonb_build_array(
      entry.company_id, head.seq, (extract(epoch from head.last_at) * 1000)::bigint, entry.id, entry.actor_kind,
      entry.actor_id, entry.actor_name, entry.action, entry.target_type, entry.target_id, entry.target_name,
      entry.changes, entry.network, entry.request_id
    )::text, 'UTF8'));
    insert into audit_entries (
      company_id, seq, created_at, id, actor_kind, actor_id, actor_name, action, target_type, target_id,
      target_name, changes, network, request_id, hash
    ) values (
      entry.company_id, head.seq, head.last_at, entry.id, entry.actor_kind, entry.actor_id, entry.actor_name,
      entry.action, entry.target_type, entry.target_id, entry.target_name, entry.changes, entry.network,
      entry.request_id, head.hash
    );
    update audit_chains set seq = head.seq, hash = head.hash, last_at = head.last_at
    where company_id = entry.company_id;
  end loop;
  return null;
end
$$;
comment on function chain_audit is
  'At the end of a transaction, moves its entries to the chain of their company: each hash covers the one before';

create or replace function prune_audit(company uuid, days integer) returns table (
  entries integer, last_seq bigint, last_hash bytea
)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  chain audit_chains;
begin
  if days < 30 then
    raise invalid_parameter_value using message = 'audit entries are kept for at least 30 days';
  end if;
  select * into strict chain from audit_chains c where c.company_id = company for update;
  select max(e.seq) into last_seq from audit_entries e
  where e.company_id = company and e.created_at < now() - make_interval(days => days)
    and e.seq <= chain.removed_seq + 5000;
  if last_seq is null then return; end if;
  select e.hash into strict last_hash from audit_entries e where e.company_id = company and e.seq = last_seq;
  delete from audit_entries e where e.company_id = company and e.seq <= last_seq;
  get diagnostics entries = row_count;
  update audit_chains c set removed_seq = last_seq, removed_hash = last_hash where c.company_id = company;
  return next;
end
$$;
comment on function prune_audit is
  'Removes up to 5,000 entries older than so many days from the beginning of a chain; returns no row if there are none';
