import { type Kysely, sql } from 'kysely'

const company = sql`nullif(current_setting('app.company_id', true), '')::uuid`

/** Finds, exports and erases what a company has stored about a person (decision 70). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addIndexes(db)
  await findPeople(db)
  await exportPeople(db)
  await erasePeople(db)
}

const searched = sql`to_tsvector('public.feedback', public.search_text(text))`

/** Partial, so that reviews without contact data cost nothing more. */
async function addIndexes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function phone_end(given text) returns text
    language sql immutable strict parallel safe
    return right(ltrim(regexp_replace(given, '\\D', '', 'g'), '0'), 6)
  `.execute(db)
  await sql`comment on function phone_end is 'The last six digits of a phone number; fewer, if it has fewer'`.execute(
    db,
  )
  await sql`create index reviews_by_email on reviews (company_id, lower(contact_email))
    where contact_email is not null`.execute(db)
  await sql`create index reviews_by_phone on reviews (company_id, phone_end(contact_number))
    where contact_number is not null`.execute(db)
  await sql`create index messages_search on messages using gin (company_id, (${searched}))`.execute(db)
  await sql`create index case_notes_search on case_notes using gin (company_id, (${searched}))`.execute(db)
  await sql`create index mails_of_recipient on mails (company_id, lower(recipient))
    where company_id is not null and recipient is not null`.execute(db)
}

/**
 * Security definer, because companies read no mails, and because under row-level security the search indexes are not
 * used. Regular expressions decide what matches; the indexes only narrow down what is read.
 */
async function findPeople(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function mentions(given text, email_pattern text, phone_pattern text, name_words tsquery) returns boolean
    language sql immutable parallel safe
    return (email_pattern is null or given ~* email_pattern)
      and (phone_pattern is null or given ~ phone_pattern)
      and (name_words is null or to_tsvector('public.feedback', public.search_text(given)) @@ name_words)
  `.execute(db)
  const one = (column: string) => sql.raw(`left(regexp_replace(${column}, '\\s+', ' ', 'g'), 140)`)
  await sql`
    create function find_person(
      email text, email_pattern text, phone_pattern text, phone_digits text, phone_words tsquery, name text, wanted integer
    ) returns table (kind text, id uuid, at timestamptz, summary text)
    language plpgsql stable security definer set search_path = public, pg_temp
    set plan_cache_mode = force_custom_plan as $$
    #variable_conflict use_column
    declare
      company uuid := ${company};
      name_words tsquery := plainto_tsquery('public.feedback', search_text(find_person.name));
      -- What is looked up in the search indexes: one condition, whose matches are then checked for the others.
      words tsquery := case
        when find_person.email is not null then plainto_tsquery('public.feedback', search_text(find_person.email))
        when phone_pattern is not null then phone_words
        else name_words
      end;
      by_name boolean := find_person.email is null and phone_pattern is null;
    begin
      return query
      with candidates as (
        select r.id from reviews r
        where find_person.email is not null and r.company_id = company
          and lower(r.contact_email) = lower(find_person.email) and r.contact_email is not null
        union
        select r.id from reviews r
        where find_person.email is null and phone_pattern is not null and r.company_id = company
          and phone_end(r.contact_number) = phone_end(phone_digits) and r.contact_number is not null
          and r.contact_number ~ phone_pattern
        union
        select r.id from reviews r
        where not by_name and r.company_id = company and r.search @@ words
          and mentions(r.feedback, email_pattern, case when find_person.email is null then phone_pattern end, null)
        union
        (
          select r.id from reviews r where by_name and r.company_id = company and r.search @@ words
          order by r.created_at desc, r.id desc limit wanted
        )
        union
        select n.review_id from case_notes n
        where n.company_id = company and to_tsvector('public.feedback', search_text(n.text)) @@ words
        union
        select v.review_id from review_versions v
        where v.company_id = company and mentions(
          concat_ws(E'\\n', v.feedback, v.contact_name, v.contact_email, v.contact_number),
          email_pattern, phone_pattern, name_words
        )
      ),
      found as (
        (
          select 'review' as kind, r.id, r.created_at,
            concat(repeat('★', r.rating), repeat('☆', 5 - r.rating), ' ', ${one('r.feedback')}) as summary
          from candidates c join reviews r on r.company_id = company and r.id = c.id
          cross join lateral (
            select concat_ws(E'\\n', r.feedback, r.contact_name, r.contact_email, r.contact_number, (
              select string_agg(n.text, E'\\n') from case_notes n where n.company_id = company and n.review_id = r.id
            ), (
              select string_agg(
                concat_ws(E'\\n', v.feedback, v.contact_name, v.contact_email, v.contact_number), E'\\n'
              )
              from review_versions v where v.company_id = company and v.review_id = r.id
            )) as whole
          ) w
          where mentions(w.whole, email_pattern, phone_pattern, name_words)
          order by r.created_at desc, r.id desc limit wanted
        )
        union all
        (
          select 'message', m.id, m.created_at, ${one('m.text')}
          from (
            select m.id from messages m
            where m.company_id = company and to_tsvector('public.feedback', search_text(m.text)) @@ words
            union
            select m.id from messages m join conversations c on c.company_id = m.company_id and c.review_id = m.review_id
            where m.company_id = company and lower(find_person.email) in (lower(m.address), lower(c.address))
          ) of
          join messages m on m.company_id = company and m.id = of.id
          join conversations c on c.company_id = company and c.review_id = m.review_id
          where mentions(concat_ws(E'\\n', m.text, m.address, c.address), email_pattern, phone_pattern, name_words)
          order by m.created_at desc, m.id desc limit wanted
        )
        union all
        (
          select 'mail', m.id, m.created_at, concat(
            case m.kind when 'reply' then 'Answer to ' else 'Order confirmation to ' end, m.recipient
          )
          from mails m
          where m.company_id = company and lower(m.recipient) = lower(find_person.email)
            and m.kind in ('reply', 'order_confirmation') and phone_pattern is null and name_words is null
          order by m.created_at desc, m.id desc limit wanted
        )
        union all
        (
          select 'order', o.id, o.created_at, concat(o.item_type, ', ', o.billing_contact_name)
          from print_orders o
          where o.company_id = company and mentions(
            concat_ws(E'\\n', o.billing_company_name, o.billing_contact_name, o.billing_email, o.billing_phone,
              o.billing_address),
            email_pattern, phone_pattern, name_words
          )
          order by o.created_at desc, o.id desc limit wanted
        )
      )
      select f.kind, f.id, f.created_at, f.summary from found f order by f.created_at desc, f.id desc limit wanted;
    end
    $$
  `.execute(db)
  await sql`comment on function find_person is
    'The newest records of the company in scope that are about a person; conditions that are null do not apply'`.execute(
    db,
  )
  await sql`revoke execute on function phone_end, mentions, find_person from public`.execute(db)
  await sql`grant execute on function phone_end, find_person to candour_app`.execute(db)
}

/** Times as ISO 8601, like everywhere on the wire. */
const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Leaves out who of the company wrote something: that is personal data of somebody else. */
async function exportPeople(db: Kysely<unknown>): Promise<void> {
  const mail = `jsonb_build_object(
    'kind', m.kind, 'at', ${iso('m.created_at')}, 'to', m.recipient, 'state', m.state, 'sentAt', ${iso('m.sent_at')},
    'error', m.error
  )`
  const list = (item: string, from: string, order: string) =>
    `coalesce((select jsonb_agg(${item} order by ${order}) from ${from}), '[]')`
  const message = `jsonb_build_object(
    'at', ${iso('m.created_at')}, 'by', case when m.from_visitor then 'visitor' else 'company' end, 'text', m.text,
    'to', m.address
  )`
  await sql`
    create function export_records(records uuid[]) returns table (record jsonb)
    language plpgsql stable security definer set search_path = public, pg_temp as $$
    #variable_conflict use_column
    begin
      return query select record from (
        select r.created_at, r.id, jsonb_build_object(
          'kind', 'review', 'id', r.id, 'at', ${sql.raw(iso('r.created_at'))},
          'rating', r.rating, 'feedback', r.feedback, 'name', r.contact_name, 'email', r.contact_email,
          'phone', r.contact_number, 'pageLanguage', r.lang, 'textLanguage', (
            select l.language from review_languages l where l.company_id = r.company_id and l.review_id = r.id
          ),
          'location', (select l.name from locations l where l.company_id = r.company_id and l.id = r.location_id),
          'placement', (select p.name from placements p where p.company_id = r.company_id and p.id = r.placement_id),
          'editedAt', ${sql.raw(iso('r.edited_at'))}, 'erasedAt', ${sql.raw(iso('r.erased_at'))}
        ) || jsonb_build_object(
          'versions', ${sql.raw(
            list(
              `jsonb_build_object('at', ${iso('v.at')}, 'rating', v.rating, 'feedback', v.feedback,
                'name', v.contact_name, 'email', v.contact_email, 'phone', v.contact_number)`,
              'review_versions v where v.company_id = r.company_id and v.review_id = r.id',
              'v.version',
            ),
          )},
          'notes', ${sql.raw(
            list(
              `jsonb_build_object('at', ${iso('n.created_at')}, 'text', n.text)`,
              'case_notes n where n.company_id = r.company_id and n.review_id = r.id',
              'n.created_at, n.id',
            ),
          )},
          'messages', ${sql.raw(
            list(
              message,
              'messages m where m.company_id = r.company_id and m.review_id = r.id',
              'm.created_at, m.id',
            ),
          )},
          'mails', ${sql.raw(
            list(
              mail,
              `mails m where m.kind = 'reply' and m.company_id = r.company_id and m.detail in (
                select c.id::text from messages c where c.company_id = r.company_id and c.review_id = r.id
              )`,
              'm.created_at, m.id',
            ),
          )}
        ) as record
        from reviews r where r.company_id = ${company} and r.id = any(records)
        union all
        select m.created_at, m.id,
          jsonb_build_object('kind', 'message', 'id', m.id, 'reviewId', m.review_id) || ${sql.raw(message)}
        from messages m where m.company_id = ${company} and m.id = any(records)
        union all
        select m.created_at, m.id, ${sql.raw(mail)} || jsonb_build_object('kind', 'mail', 'id', m.id, 'about', m.kind)
        from mails m
        where m.company_id = ${company} and m.id = any(records) and m.kind in ('reply', 'order_confirmation')
        union all
        select o.created_at, o.id, jsonb_build_object(
          'kind', 'order', 'id', o.id, 'at', ${sql.raw(iso('o.created_at'))}, 'item', o.item_type,
          'quantity', o.quantity, 'priceInCents', o.price_in_cents, 'processed', o.processed,
          'billing', jsonb_build_object(
            'company', o.billing_company_name, 'name', o.billing_contact_name, 'email', o.billing_email,
            'phone', o.billing_phone, 'address', o.billing_address
          ),
          'mails', ${sql.raw(
            list(
              mail,
              "mails m where m.company_id = o.company_id and m.order_id = o.id and m.kind = 'order_confirmation'",
              'm.created_at, m.id',
            ),
          )}
        )
        from print_orders o where o.company_id = ${company} and o.id = any(records)
      ) found
      order by created_at desc, id desc;
    end
    $$
  `.execute(db)
  await sql`comment on function export_records is
    'Everything that is stored about these records of the company in scope, newest first'`.execute(db)
  await sql`revoke execute on function export_records from public`.execute(db)
  await sql`grant execute on function export_records to candour_app`.execute(db)
}

/** Stand for what was erased where there must be something; that of a billing contact must be valid as an address. */
const noRecipient = `'erased'`
const noAddress = `'erased@example.invalid'`
const noText = `'Erased on request'`

/** Kinds of mail that go to a visitor, or to the billing contact of an order. */
const toPeople = `('reply', 'order_confirmation')`

async function erasePeople(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function people_of_records(records uuid[]) returns table (record uuid, subject uuid, personal text[])
    language plpgsql stable security definer set search_path = public, pg_temp as $$
    begin
      return query
      select r.id, r.id, array[r.contact_name, r.contact_email, r.contact_number, c.address]::text[]
      from reviews r left join conversations c on c.company_id = r.company_id and c.review_id = r.id
      where r.company_id = ${company} and r.id = any(records)
      union all
      select m.id, m.review_id, array[m.address]::text[]
      from messages m where m.company_id = ${company} and m.id = any(records)
      union all
      select m.id, coalesce(m.order_id, (
        select c.review_id from messages c
        where c.company_id = m.company_id and c.id = case when m.kind = 'reply' then m.detail::uuid end
      ), m.id), array[m.recipient]::text[]
      from mails m where m.company_id = ${company} and m.id = any(records) and m.kind in ${sql.raw(toPeople)}
      union all
      select o.id, o.id, array[o.billing_contact_name, o.billing_email, o.billing_phone]::text[]
      from print_orders o where o.company_id = ${company} and o.id = any(records);
    end
    $$
  `.execute(db)
  await sql`comment on function people_of_records is
    'Those of these records that belong to the company in scope; the review or order that each is about; and contact data'`.execute(
    db,
  )
  await sql`
    create function erase_records(company uuid, records uuid[]) returns table (
      erased integer, reviews integer, orders integer, messages integer, mails integer, notes integer, versions integer
    )
    language plpgsql security definer set search_path = public, pg_temp as $$
    #variable_conflict use_column
    declare
      own_reviews uuid[];
      own_messages uuid[];
      own_mails uuid[];
      own_orders uuid[];
      addresses text[];
      n integer;
    begin
      if session_user = 'candour_app' and company is distinct from ${company} then
        raise insufficient_privilege using message = 'records belong to the company in scope';
      end if;
      -- As every change of a company's cases begins.
      perform pg_advisory_xact_lock(hashtextextended('candour cases ' || company, 0));
      own_reviews := array(select r.id from reviews r where r.company_id = company and r.id = any(records));
      own_messages := array(select m.id from messages m where m.company_id = company and m.id = any(records));
      own_mails := array(
        select m.id from mails m
        where m.company_id = company and m.id = any(records) and m.kind in ${sql.raw(toPeople)}
      );
      own_orders := array(select o.id from print_orders o where o.company_id = company and o.id = any(records));
      addresses := array(
        select lower(m.address) from messages m where m.company_id = company and m.id = any(own_messages)
        union
        select lower(m.recipient) from mails m where m.id = any(own_mails)
      );
      select count(*) into erased from (
        select from reviews r where r.company_id = company and r.id = any(own_reviews) and r.erased_at is null
        union all
        select from messages m where m.company_id = company and m.id = any(own_messages) and m.text <> ${sql.raw(noText)}
        union all
        select from mails m where m.id = any(own_mails) and m.recipient <> ${sql.raw(noRecipient)}
        union all
        select from print_orders o
        where o.company_id = company and o.id = any(own_orders) and o.billing_email <> ${sql.raw(noAddress)}
      ) left_to_erase;

      perform remember_erasures(company, 'review', own_reviews, 'all');
      perform remember_erasures(company, 'message', own_messages, 'all');
      perform remember_erasures(company, 'mail', own_mails, 'all');
      perform remember_erasures(company, 'order', own_orders, 'all');

      select e.reviews, e.messages, e.mails, e.notes, e.versions into reviews, messages, mails, notes, versions
      from erase_reviews(company, own_reviews, 'all') e;

      -- The row stays: it holds the idempotency key, so that no repeated request stores the text again.
      update messages m set text = ${sql.raw(noText)}, content_hash = null, address = null
      where m.company_id = company and m.id = any(own_messages) and m.text <> ${sql.raw(noText)};
      get diagnostics n = row_count;
      messages := messages + n;

      own_mails := own_mails || array(
        select m.id from mails m
        where m.company_id = company and m.kind = 'reply' and m.detail = any(own_messages::text[])
        union
        select m.id from mails m
        where m.company_id = company and m.kind = 'order_confirmation' and m.order_id = any(own_orders)
      );
      -- Rows of the previous version, which are mirrored.
      update order_mails m set email = ${sql.raw(noRecipient)}, error = null
      where m.company_id = company and m.id = any(own_mails) and m.email <> ${sql.raw(noRecipient)};
      delete from mails m where m.company_id = company and m.id = any(own_mails) and m.state <> 'sent';
      get diagnostics n = row_count;
      mails := mails + n;
      update mails m set recipient = ${sql.raw(noRecipient)}, error = null
      where m.company_id = company and m.id = any(own_mails) and m.recipient <> ${sql.raw(noRecipient)};
      get diagnostics n = row_count;
      mails := mails + n;

      update print_orders o set billing_company_name = ${sql.raw(noText)}, billing_contact_name = ${sql.raw(noText)},
        billing_email = ${sql.raw(noAddress)}, billing_phone = ${sql.raw(noText)}, billing_address = ${sql.raw(noText)}
      where o.company_id = company and o.id = any(own_orders) and o.billing_email <> ${sql.raw(noAddress)};
      get diagnostics orders = row_count;

      -- Links that end mails to an address to which no mail can go any more.
      delete from unsubscribe_tokens t where t.company_id = company and lower(t.address) = any(addresses)
        and not exists (
          select from conversations c where c.company_id = company and lower(c.address) = lower(t.address)
        );
      return next;
    end
    $$
  `.execute(db)
  await sql`comment on function erase_records is
    'Erases and remembers records of a company; returns how many of them were not erased before, and numbers by kind'`.execute(
    db,
  )
  await sql`revoke execute on function people_of_records, erase_records from public`.execute(db)
  await sql`grant execute on function people_of_records, erase_records to candour_app`.execute(db)
}
