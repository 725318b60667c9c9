import { type Kysely, sql } from 'kysely'

/**
 * The audit log: one append-only hash chain per company, and one for the platform (decision 54). A deed adds its entries
 * to `audit_pending` within its transaction. A deferred trigger moves them into the chain at commit, so the lock on the
 * chain's head is held for the commit only, and a deed that is rolled back leaves nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addTables(db)
  await record(db)
  await chain(db)
  await prune(db)
}

/** Stands for the platform's own chain. */
const platform = `'00000000-0000-0000-0000-000000000000'::uuid`

const fields = sql.raw(`
  id uuid not null,
  actor_kind text not null,
  actor_id uuid,
  actor_name text,
  action text not null,
  target_type text not null,
  target_id text,
  target_name text,
  changes jsonb not null,
  network text,
  request_id text
`)

async function addTables(db: Kysely<unknown>): Promise<void> {
  // No foreign key to companies: entries outlive their company.
  await sql`
    create table audit_entries (
      company_id uuid not null,
      seq bigint not null,
      created_at timestamptz(3) not null,
      ${fields},
      hash bytea not null,
      primary key (company_id, seq)
    )
  `.execute(db)
  await sql`comment on column audit_entries.company_id is 'Zero for the platform''s chain'`.execute(db)
  await sql`comment on column audit_entries.seq is 'Position in the chain, from 1, without gaps'`.execute(db)
  await sql`comment on column audit_entries.created_at is
    'Time of the commit; never decreases within a chain'`.execute(db)
  await sql`comment on column audit_entries.changes is 'By field, the values before and after'`.execute(db)
  await sql`comment on column audit_entries.hash is
    'SHA-256 over the hash of the previous entry and the content of this one'`.execute(db)
  await sql`create index audit_entries_newest on audit_entries (company_id, created_at desc, id desc)`.execute(
    db,
  )
  // For operators, who read across companies.
  await sql`create index audit_entries_all on audit_entries (created_at desc, id desc)`.execute(db)
  await sql`create index audit_entries_actor on audit_entries (actor_id, created_at desc, id desc)
    where actor_id is not null`.execute(db)
  await sql`create index audit_entries_action on audit_entries (action, created_at desc, id desc)`.execute(db)

  await sql`
    create table audit_chains (
      company_id uuid primary key,
      seq bigint not null default 0,
      hash bytea not null default '',
      last_at timestamptz(3) not null default '-infinity',
      removed_seq bigint not null default 0,
      removed_hash bytea not null default ''
    )
  `.execute(db)
  await sql`comment on table audit_chains is
    'Head of each chain, and the last entry that was removed for its age'`.execute(db)
  // Rows never outlive their transaction, so they need no write-ahead log.
  await sql`create unlogged table audit_pending (company_id uuid not null, ${fields})`.execute(db)
  await sql`comment on table audit_pending is 'Entries of transactions that have not committed'`.execute(db)

  await sql`grant select on audit_entries to candour_app, candour_platform`.execute(db)
  for (const name of ['audit_entries', 'audit_chains', 'audit_pending']) {
    await sql`alter table ${sql.table(name)} enable row level security`.execute(db)
  }
  await sql`create policy own_company on audit_entries to candour_app
    using (company_id = nullif(current_setting('app.company_id', true), '')::uuid)`.execute(db)
  await sql`create policy platform on audit_entries to candour_platform using (true)`.execute(db)
}

async function record(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function record_audit(entry jsonb) returns void
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      company uuid := entry ->> 'company_id';
      scope uuid := nullif(current_setting('app.company_id', true), '');
    begin
      if company is distinct from scope and not (
        session_user = 'candour_accounts' and company = ${sql.raw(platform)}
      ) and session_user in ('candour_app', 'candour_accounts') then
        raise insufficient_privilege using message = 'an audit entry belongs to the company in scope';
      end if;
      insert into audit_pending select * from jsonb_populate_record(null::audit_pending, entry);
    end
    $$
  `.execute(db)
  await sql`comment on function record_audit is
    'Adds an entry when the transaction commits; its keys are the columns of audit_pending'`.execute(db)
  await sql`revoke execute on function record_audit from public`.execute(db)
  await sql`grant execute on function record_audit to candour_app, candour_accounts, candour_platform`.execute(
    db,
  )
}

/**
 * Links all pending entries of the transaction when the trigger first fires, chains in order of their id: transactions
 * that write to several chains lock them in the same order. Of the pending rows a transaction sees only its own.
 */
async function chain(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function chain_audit() returns trigger
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
    $$
  `.execute(db)
  await sql`
    create constraint trigger audit_pending_chain after insert on audit_pending
    deferrable initially deferred for each row execute function chain_audit()
  `.execute(db)
}

/** Only the beginning of a chain can be removed, and only once it is at least 30 days old. */
async function prune(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function prune_audit(company uuid, days integer)
    returns table (entries integer, last_seq bigint, last_hash bytea)
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
    $$
  `.execute(db)
  await sql`comment on function prune_audit is
    'Removes up to 5,000 entries older than so many days from the beginning of a chain; returns no row if there are none'`.execute(
    db,
  )
  await sql`revoke execute on function prune_audit from public`.execute(db)
  await sql`grant execute on function prune_audit to candour_platform`.execute(db)
}
