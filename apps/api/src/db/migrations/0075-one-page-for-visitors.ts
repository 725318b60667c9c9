import { type Kysely, sql } from 'kysely'
import { redefine } from '#db/migrations/0063-tenants.ts'

const company = sql`nullif(current_setting('app.company_id', true), '')::uuid`

/**
 * Receipt and conversation are one page (decision 95): the links of mails open the page of the receipt, and last as long
 * as the feedback; a company's message needs no mail; and visitors can have the link mailed to them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await findReceipt(db)
  await keepLinks(db)
  await readMessages(db)
  await mailReceipts(db)
  await eraseReviews(db)
}

async function findReceipt(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function find_receipt(company uuid, review uuid, hash bytea)
    returns table (company_id uuid, review_id uuid)
    language plpgsql stable security definer set search_path = public, pg_temp as $$
    #variable_conflict use_column
    declare
      key record;
    begin
      return query
        select r.company_id, r.id from reviews r join tenants t on t.id = r.company_id
        where r.company_id = company and r.id = review and r.receipt_hash = hash and r.erased_at is null
          and not t.deleted;
      if found then return; end if;
      for key in
        select t.company_id, t.review_id from review_receipts t where t.token_hash = hash
        union select l.company_id, l.review_id from conversation_links l where l.token_hash = hash
      loop
        return query
          select r.company_id, r.id from reviews r join tenants t on t.id = r.company_id
          where r.company_id = key.company_id and r.id = key.review_id and r.erased_at is null and not t.deleted;
      end loop;
    end
    $$
  `.execute(db)
}

/**
 * Only the previous version still ends links by time, and lets a conversation's page be found. The default keeps it
 * from ending those that are made while it is running.
 */
async function keepLinks(db: Kysely<unknown>): Promise<void> {
  await sql`
    delete from conversation_links l using conversations c
    where c.company_id = l.company_id and c.review_id = l.review_id and c.expires_at <= now()
  `.execute(db)
  await sql`update conversations set expires_at = 'infinity' where expires_at > now()`.execute(db)
  await sql`alter table conversations alter column expires_at set default 'infinity'`.execute(db)
  await sql`comment on column conversations.expires_at is 'For the previous version, whose links end'`.execute(
    db,
  )
  await sql`comment on table conversation_links is
    'Links of mails to the visitor''s page, one per mail; only hashes of their tokens'`.execute(db)
  await sql`comment on column conversation_links.receipt_hash is
    'Of a second link in mails of the previous version, in review_receipts'`.execute(db)
}

/** A message of the company without a mail is one that only the visitor's page shows. */
async function readMessages(db: Kysely<unknown>): Promise<void> {
  await sql`alter table messages drop constraint messages_check`.execute(db)
  await sql`comment on column messages.mail_id is
    'The mail that carries the message; null for the visitor''s, and for those that only the visitor''s page shows'`.execute(
    db,
  )
  await sql`drop function read_messages(uuid)`.execute(db)
  await sql`
    create function read_messages(review uuid) returns table (
      id uuid, created_at timestamptz, from_visitor boolean, author text, text text,
      address text, mailed boolean, mail_state text, mail_error text
    )
    language plpgsql stable security definer set search_path = public, pg_temp as $$
    #variable_conflict use_column
    declare
      company uuid := ${company};
      message record;
    begin
      for message in
        select m.* from messages m where m.company_id = company and m.review_id = review order by m.created_at, m.id
      loop
        return query
          select message.id, message.created_at::timestamptz, message.from_visitor, (
            select u.email::text from users u where u.id = message.author_id
          ), message.text::text, message.address::text, message.mail_id is not null, mail.state::text,
            mail.error::text
          from (values (1)) one
          left join mails mail on mail.id = message.mail_id and mail.company_id = company and mail.kind = 'reply';
      end loop;
    end
    $$
  `.execute(db)
  await sql`comment on function read_messages is
    'A conversation of the company in scope, oldest message first; if it was mailed and there is no mail, the visitor has '
    'opted out'`.execute(db)
  await sql`revoke execute on function read_messages from public`.execute(db)
  await sql`grant execute on function read_messages to candour_app`.execute(db)
}

/** A mail of this kind goes to an address and is about a company; `detail` is the review's id. */
async function mailReceipts(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mails
      drop constraint mails_kind_check,
      add constraint mails_kind_check check (
        case
          when kind in ('invitation', 'reset') then user_id is not null and company_id is null and order_id is null
          when kind in ('order_confirmation', 'order_notice')
            then num_nonnulls(company_id, order_id, recipient) = 3 and user_id is null
          when kind in ('view_started', 'view_ended')
            then num_nonnulls(user_id, company_id, detail) = 3 and order_id is null
          when kind in ('reply', 'receipt')
            then num_nonnulls(company_id, recipient, detail) = 3 and num_nonnulls(user_id, order_id) = 0
          else user_id is not null and order_id is null
        end
      )
  `.execute(db)
  await sql`drop index mails_of_message`.execute(db)
  await sql`create index mails_to_visitors on mails (company_id, detail) where kind in ('reply', 'receipt')`.execute(
    db,
  )
  const kinds = [
    "m.kind in ('reply', 'order_confirmation')",
    "m.kind in ('reply', 'receipt', 'order_confirmation')",
  ] as const
  await redefine(db, 'find_person', [
    kinds,
    [
      "when 'reply' then 'Answer to '",
      "when 'reply' then 'Answer to ' when 'receipt' then 'Private link to '",
    ],
  ])
  await redefine(db, 'export_records', [
    kinds,
    [
      /m\.kind = 'reply' and m\.company_id = r\.company_id and m\.detail in \(([^()]*)\)/,
      `m.company_id = r.company_id and m.kind in ('reply', 'receipt') and (m.detail = r.id::text or m.detail in ($1))`,
    ],
  ])
  await redefine(db, 'people_of_records', [
    kinds,
    [
      'coalesce(m.order_id, (',
      "coalesce(m.order_id, case when m.kind = 'receipt' then m.detail::uuid end, (",
    ],
  ])
  await redefine(db, 'erase_records', [kinds])
}

/** As before, but the mails with the private link, and their addresses, are erased too. */
async function eraseReviews(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function erase_reviews(company uuid, review_ids uuid[], scope text)
    returns table (reviews integer, messages integer, mails integer, notes integer, versions integer)
    language plpgsql security definer set search_path = public, pg_temp as $$
    #variable_conflict use_column
    declare
      ids uuid[];
      addresses text[];
      -- What the mails to the reviews' visitors are about, as in their details.
      about text[];
    begin
      if session_user = 'candour_app' and company is distinct from ${company} then
        raise exception 'not the company in scope' using errcode = 'insufficient_privilege';
      end if;
      if scope is null or scope not in ('contact', 'all') then
        raise exception 'unknown scope %', scope using errcode = 'invalid_parameter_value';
      end if;
      reviews := 0; messages := 0; mails := 0; notes := 0; versions := 0;
      perform pg_advisory_xact_lock(hashtextextended('candour cases ' || company, 0));
      perform from companies c where c.id = company for key share;
      select array_agg(r.id) into ids from (
        select r.id from reviews r where r.company_id = company and r.id = any(review_ids) and r.erased_at is null
        order by r.id for no key update
      ) r;
      if ids is null then
        return next;
        return;
      end if;
      perform set_config('app.erasing', 'on', true);
      about := ids::text[] || array(
        select m.id::text from messages m where m.company_id = company and m.review_id = any(ids)
      );
      select array_agg(distinct lower(a.address)) into addresses from (
        select c.address from conversations c where c.company_id = company and c.review_id = any(ids)
        union all select m.address from messages m where m.company_id = company and m.review_id = any(ids)
        union all select q.recipient from mails q
          where q.company_id = company and q.kind = 'receipt' and q.detail = any(about)
      ) a where a.address is not null;

      if scope = 'all' then
        with erased as (
          delete from mails q
          where q.company_id = company and q.kind in ('reply', 'receipt') and q.detail = any(about)
          returning 1
        ) select count(*) into mails from erased;
        with erased as (
          delete from messages m where m.company_id = company and m.review_id = any(ids)
          returning 1
        ) select count(*) into messages from erased;
        -- With the links to their page.
        delete from conversation_links l where l.company_id = company and l.review_id = any(ids);
        delete from conversations c where c.company_id = company and c.review_id = any(ids);
        with erased as (
          delete from case_notes n where n.company_id = company and n.review_id = any(ids)
          returning 1
        ) select count(*) into notes from erased;
        with erased as (
          delete from review_versions v where v.company_id = company and v.review_id = any(ids)
          returning 1
        ) select count(*) into versions from erased;
        delete from review_receipts t where t.company_id = company and t.review_id = any(ids);
        with erased as (
          update reviews r set feedback = '', contact_name = null, contact_email = null, contact_number = null,
            erased_at = now(), receipt_hash = null, settled = true, version = r.version + 1
          where r.company_id = company and r.id = any(ids)
          returning 1
        ) select count(*) into reviews from erased;
      else
        with erased as (
          delete from mails q
          where q.company_id = company and q.kind in ('reply', 'receipt') and q.detail = any(about)
            and q.state <> 'sent'
          returning 1
        ) select count(*) into mails from erased;
        with erased as (
          update mails q set recipient = 'erased', error = null
          where q.company_id = company and q.kind in ('reply', 'receipt') and q.detail = any(about)
            and q.recipient <> 'erased'
          returning 1
        ) select mails + count(*) into mails from erased;
        with erased as (
          update messages m set address = null
          where m.company_id = company and m.review_id = any(ids) and m.address is not null
          returning 1
        ) select count(*) into messages from erased;
        update conversations c set address = null, address_hash = null
        where c.company_id = company and c.review_id = any(ids) and c.address is not null;
        with erased as (
          update review_versions v set contact_name = null, contact_email = null, contact_number = null
          where v.company_id = company and v.review_id = any(ids)
            and num_nonnulls(v.contact_name, v.contact_email, v.contact_number) > 0
          returning 1
        ) select count(*) into versions from erased;
        with erased as (
          update reviews r set contact_name = null, contact_email = null, contact_number = null,
            settled = true, version = r.version + 1
          where r.company_id = company and r.id = any(ids) and r.has_contact
          returning 1
        ) select count(*) into reviews from erased;
      end if;

      update review_languages l set has_contact = false
      where l.company_id = company and l.review_id = any(ids) and l.has_contact;
      -- What is being detected right now may be stored with the contact data's former state.
      insert into review_edits (company_id, review_id)
      select company, i.id from unnest(ids) i (id)
      where not exists (select from review_languages l where l.company_id = company and l.review_id = i.id)
        or i.id in (select e.review_id from review_edits e where e.company_id = company);
      addresses := array(
        select unnest(addresses)
        except
        select lower(c.address) from conversations c where c.company_id = company and lower(c.address) = any(addresses)
        except
        select lower(q.recipient) from mails q
        where q.company_id = company and q.kind = 'receipt' and lower(q.recipient) = any(addresses)
      );
      delete from unsubscribe_tokens t where t.company_id = company and lower(t.address) = any(addresses);
      perform set_config('app.erasing', '', true);
      return next;
    end
    $$
  `.execute(db)
}
