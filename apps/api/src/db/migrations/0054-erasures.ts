import { type Kysely, sql } from 'kysely'

const company = sql`nullif(current_setting('app.company_id', true), '')::uuid`

/**
 * Which records were erased, as keyed hashes that outlive the records, so that a restored backup is erased again; and
 * the certificates that owners keep (decision 70).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addKeys(db)
  await addErasures(db)
  await addCertificates(db)
  await remember(db)
}

/**
 * The first erasure makes a key. The blocks of HMAC (RFC 2104) are stored, so that hashing a record takes two calls.
 */
async function addKeys(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function hmac_block(key bytea, pad integer) returns bytea
    language sql immutable strict parallel safe set search_path = public, pg_temp as $$
      select string_agg(
        decode(lpad(to_hex((case when n < length(key) then get_byte(key, n) else 0 end) # pad), 2, '0'), 'hex'),
        '' order by n
      )
      from generate_series(0, 63) n
    $$
  `.execute(db)
  await sql`
    create table erasure_keys (
      key bytea primary key check (octet_length(key) = 32),
      created_at timestamptz(3) not null default now(),
      inner_block bytea not null generated always as (hmac_block(key, 54)) stored,
      outer_block bytea not null generated always as (hmac_block(key, 92)) stored
    )
  `.execute(db)
  await sql`comment on table erasure_keys is
    'Keys of the hashes of erased records. The oldest one is used; others come from before a backup was restored'`.execute(
    db,
  )
  await sql`
    create function erasure_hash(k erasure_keys, kind text, company uuid, record uuid) returns bytea
    language sql immutable parallel safe
    return sha256(
      k.outer_block || sha256(k.inner_block || convert_to(kind || ' ' || company::text || ' ' || record::text, 'UTF8'))
    )
  `.execute(db)
  await sql`comment on function erasure_hash is 'HMAC-SHA256 of a record''s kind, company and id'`.execute(db)
  await sql`revoke execute on function hmac_block, erasure_hash from public`.execute(db)
  await sql`alter table erasure_keys enable row level security`.execute(db)
  await sql`create policy platform on erasure_keys for select to candour_platform using (true)`.execute(db)
  await sql`grant select on erasure_keys to candour_platform`.execute(db)
}

/** No foreign key: what was erased is remembered even if the company is deleted. */
async function addErasures(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table erasures (
      company_id uuid not null,
      hash bytea not null check (octet_length(hash) = 32),
      scope text not null check (scope in ('contact', 'all')),
      erased_at timestamptz(3) not null default now(),
      primary key (company_id, hash)
    )
  `.execute(db)
  await sql`comment on table erasures is
    'Records whose contact data, or all personal data, was erased; each process keeps a copy in a file'`.execute(
    db,
  )
  await sql`alter table erasures enable row level security`.execute(db)
  await sql`create policy platform on erasures for select to candour_platform using (true)`.execute(db)
  await sql`grant select on erasures to candour_platform`.execute(db)
}

async function addCertificates(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table erasure_certificates (
      company_id uuid not null references companies (id) on delete cascade,
      id uuid not null,
      at timestamptz(3) not null default now(),
      by_email varchar(254) not null,
      reason varchar(500) not null,
      counts jsonb not null,
      primary key (company_id, id)
    )
  `.execute(db)
  await sql`comment on column erasure_certificates.by_email is 'Address of the member who erased'`.execute(db)
  await sql`comment on column erasure_certificates.counts is 'Number of erased records by kind'`.execute(db)
  await sql`create index erasure_certificates_newest on erasure_certificates (company_id, at desc, id desc)`.execute(
    db,
  )
  await sql`alter table erasure_certificates enable row level security`.execute(db)
  await sql`create policy own_company on erasure_certificates to candour_app using (company_id = ${company})`.execute(
    db,
  )
  await sql`create policy platform on erasure_certificates for select to candour_platform using (true)`.execute(
    db,
  )
  await sql`grant select, insert, update (counts) on erasure_certificates to candour_app`.execute(db)
  await sql`grant select on erasure_certificates to candour_platform`.execute(db)
}

/**
 * Notifications hold at most 8,000 bytes: 100 hashes of 64 characters, or 200 ids of 36. The ids let a process that
 * shows sent mails on a page, for lack of a mail server, drop those about erased records.
 */
async function remember(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function remember_erasures(company uuid, of_kind text, records uuid[], erased text) returns void
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      part text;
    begin
      if session_user = 'candour_app' and company is distinct from ${company} then
        raise insufficient_privilege using message = 'an erasure belongs to the company in scope';
      end if;
      insert into erasure_keys (key)
      select sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
      where not exists (select from erasure_keys);
      for part in
        with added as (
          insert into erasures as e (company_id, hash, scope)
          select company, h.hash, erased from (
            select distinct erasure_hash(k, of_kind, company, r.id) as hash
            from unnest(records) as r (id), (select * from erasure_keys order by created_at, key limit 1) k
          ) h
          order by h.hash
          on conflict (company_id, hash) do update set scope = excluded.scope, erased_at = excluded.erased_at
            where e.scope = 'contact' and excluded.scope = 'all'
          returning e.hash
        ),
        numbered as (select encode(hash, 'hex') as hash, (row_number() over (order by hash) - 1) / 100 as n from added)
        select string_agg(hash, ',' order by hash) from numbered group by n
      loop
        perform pg_notify('erasures', erased || ' ' || company || ' ' || part);
      end loop;
      for part in
        with mentioned as (
          select unnest(records) as id
          union
          select m.mail_id from messages m where m.company_id = company and m.mail_id is not null
            and (of_kind = 'review' and m.review_id = any(records) or of_kind = 'message' and m.id = any(records))
          union
          select m.id from mails m where of_kind = 'order' and m.company_id = company and m.order_id = any(records)
        ),
        numbered as (select id, (row_number() over (order by id) - 1) / 200 as n from mentioned)
        select string_agg(id::text, ',' order by id) from numbered group by n
      loop
        perform pg_notify('mails_erased', part);
      end loop;
    end
    $$
  `.execute(db)
  await sql`comment on function remember_erasures is
    'Remembers that contact data, or all personal data, of these records was erased; once committed, tells all processes'`.execute(
    db,
  )
  await sql`revoke execute on function remember_erasures from public`.execute(db)
  await sql`grant execute on function remember_erasures to candour_app, candour_platform`.execute(db)
}
