import { type Kysely, sql } from 'kysely'

const company = sql`nullif(current_setting('app.company_id', true), '')::uuid`
const none = `'00000000-0000-0000-0000-000000000000'::uuid`

/** Name of the constraint that a refused review is reported under (migration 31). */
const constraint = 'reviews_company_suspended'

/**
 * Receipts: a visitor reads, changes and withdraws their feedback by a private link (decision 68). What a review was
 * before a change is kept; erasing leaves only the numbers.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(db)
  await addReceipts(db)
  await addVersions(db)
  await insertReviews(db)
  await reviseReview(db)
  await editReview(db)
  await splitSpans(db)
  await eraseReviews(db)
}

async function addColumns(db: Kysely<unknown>): Promise<void> {
  // Not validated: stored reviews satisfy the constraint that it replaces.
  await sql`
    alter table reviews
      add column version integer not null default 0,
      add column settled boolean not null default false,
      drop constraint reviews_check,
      add constraint reviews_check check (
        rating between 1 and 5 and sentiment between -1 and 1 and (feedback <> '' or erased_at is not null)
      ) not valid
  `.execute(db)
  await sql`comment on column reviews.version is 'Counts the changes of content, and the erasures'`.execute(
    db,
  )
  await sql`comment on column reviews.settled is
    'Whether resends change nothing any more: it was changed by a receipt, or data was erased'`.execute(db)

  // After its contact data is erased, a conversation has no address.
  await sql`
    alter table conversations alter column address drop not null, alter column address_hash drop not null
  `.execute(db)
  await sql`comment on column conversations.address is 'Null once it is erased'`.execute(db)
  await sql`
    alter table messages drop constraint messages_check,
      add constraint messages_check check (from_visitor or mail_id is not null) not valid
  `.execute(db)
  await sql`create index mails_of_message on mails (company_id, detail) where kind = 'reply'`.execute(db)
}

async function addReceipts(db: Kysely<unknown>): Promise<void> {
  // No foreign key, which would lock and check another row for every review.
  await sql`
    create table review_receipts (
      token_hash bytea primary key,
      company_id uuid not null,
      review_id uuid not null,
      created_at timestamptz(3) not null default now()
    )
  `.execute(db)
  await sql`comment on table review_receipts is
    'Visitors'' private links to their reviews; only the SHA-256 of each token'`.execute(db)
  await sql`create index review_receipts_review on review_receipts (company_id, review_id)`.execute(db)
  await sql`alter table review_receipts enable row level security`.execute(db)
  await sql`create policy own_company on review_receipts to candour_app using (company_id = ${company})`.execute(
    db,
  )
  await sql`create policy platform on review_receipts to candour_platform using (true)`.execute(db)
  await sql`grant select (company_id, review_id, created_at) on review_receipts to candour_app, candour_platform`.execute(
    db,
  )
  await sql`grant delete on review_receipts to candour_platform`.execute(db)

  await sql`
    create function find_receipt(hash bytea) returns table (company_id uuid, review_id uuid)
    language sql stable security definer set search_path = public, pg_temp as $$
      select r.company_id, r.id
      from review_receipts t join reviews r on r.company_id = t.company_id and r.id = t.review_id
      where t.token_hash = hash and r.erased_at is null
    $$
  `.execute(db)
  await sql`comment on function find_receipt is 'The review to which the token with this hash leads'`.execute(
    db,
  )
  await grant(db, 'find_receipt(bytea)', 'candour_app')

  await sql`
    create function keep_receipt(company uuid, review uuid, hash bytea) returns void
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      if hash is null then return; end if;
      insert into review_receipts (token_hash, company_id, review_id) values (hash, company, review)
      on conflict do nothing;
      delete from review_receipts t
      where t.company_id = company and t.review_id = review and t.token_hash <> hash and t.token_hash not in (
        select n.token_hash from review_receipts n
        where n.company_id = company and n.review_id = review and n.token_hash <> hash
        order by n.created_at desc limit 9
      );
    end
    $$
  `.execute(db)
  await sql`comment on function keep_receipt is 'Adds a receipt; a review keeps the newest ten'`.execute(db)
  await sql`revoke execute on function keep_receipt from public`.execute(db)

  await sql`
    create function add_receipt(review uuid, hash bytea) returns void
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      perform keep_receipt(r.company_id, r.id, hash) from reviews r
      where r.company_id = ${company} and r.id = review and r.erased_at is null;
    end
    $$
  `.execute(db)
  await sql`comment on function add_receipt is 'Adds a receipt of a review of the company in scope'`.execute(
    db,
  )
  await grant(db, 'add_receipt(uuid, bytea)', 'candour_app')
}

async function addVersions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table review_versions (
      company_id uuid not null references companies (id) on delete cascade,
      review_id uuid not null,
      version integer not null,
      at timestamptz(3) not null,
      rating smallint not null,
      feedback varchar(5000) not null,
      contact_name varchar(200),
      contact_email varchar(254),
      contact_number varchar(50),
      primary key (company_id, review_id, version)
    )
  `.execute(db)
  await sql`comment on table review_versions is 'What a review was before each change by its visitor'`.execute(
    db,
  )
  await sql`comment on column review_versions.at is 'When the visitor left this content'`.execute(db)
  await sql`alter table review_versions enable row level security`.execute(db)
  await sql`create policy own_company on review_versions to candour_app using (company_id = ${company})`.execute(
    db,
  )
  await sql`create policy platform on review_versions to candour_platform using (true)`.execute(db)
  await sql`grant select on review_versions to candour_app, candour_platform`.execute(db)

  await sql`
    create function keep_version(review reviews) returns void
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      insert into review_versions values (
        review.company_id, review.id, review.version, coalesce(review.edited_at, review.created_at), review.rating,
        review.feedback, review.contact_name, review.contact_email, review.contact_number
      );
      delete from review_versions v
      where v.company_id = review.company_id and v.review_id = review.id and v.version <= review.version - 50;
    end
    $$
  `.execute(db)
  await sql`comment on function keep_version is 'Keeps what a review is before it changes; at most the last 50'`.execute(
    db,
  )
  await sql`revoke execute on function keep_version from public`.execute(db)
}

/** Reviews are stored with their receipts. The previous version still calls the functions without them. */
async function insertReviews(db: Kysely<unknown>): Promise<void> {
  // For a lone review. As in the row trigger, names are qualified, because setting a search path costs time.
  await sql`
    create function insert_review(
      company uuid, id uuid, revision integer, rating smallint, sentiment smallint, feedback text, contact_name text,
      contact_email text, contact_number text, lang text, placement uuid, location uuid, receipt bytea
    ) returns boolean
    language plpgsql security definer as $$
    begin
      insert into public.reviews (
        company_id, id, revision, rating, sentiment, feedback, contact_name, contact_email, contact_number, lang,
        placement_id, location_id
      ) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict do nothing;
      if not found then return false; end if;
      insert into public.review_receipts (token_hash, company_id, review_id) values ($13, $1, $2);
      return true;
    end
    $$
  `.execute(db)
  await sql`comment on function insert_review is 'Returns false for a review that was stored before'`.execute(
    db,
  )
  await grant(
    db,
    `insert_review(uuid, uuid, integer, smallint, smallint, text, text, text, text, text, uuid, uuid, bytea)`,
    'candour_app',
  )

  const types =
    'uuid[], uuid[], integer[], smallint[], smallint[], text[], text[], text[], text[], text[], uuid[], uuid[], bytea[]'
  await sql`
    create function insert_reviews(
      company_ids uuid[], ids uuid[], revisions integer[], ratings smallint[], sentiments smallint[],
      feedbacks text[], contact_names text[], contact_emails text[], contact_numbers text[], langs text[],
      placement_ids uuid[], location_ids uuid[], receipts bytea[]
    ) returns setof uuid
    language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '1s' as $$
    begin
      perform set_config('app.batch', 'on', true);
      return query
        with stored as (
          insert into reviews (
            company_id, id, revision, rating, sentiment, feedback, contact_name, contact_email, contact_number, lang,
            placement_id, location_id
          )
          select added.* from unnest(
            company_ids, ids, revisions, ratings, sentiments, feedbacks, contact_names, contact_emails,
            contact_numbers, langs, placement_ids, location_ids
          ) as added (company_id, id)
          where exists (select from companies c where c.id = added.company_id and not c.suspended)
          order by added.company_id, added.id
          on conflict do nothing
          returning reviews.company_id, reviews.id
        ), kept as (
          insert into review_receipts (token_hash, company_id, review_id)
          select given.hash, stored.company_id, stored.id
          from unnest(company_ids, ids, receipts) as given (company_id, id, hash)
          join stored on stored.company_id = given.company_id and stored.id = given.id
        )
        select stored.id from stored;
    end
    $$
  `.execute(db)
  await sql`comment on function insert_reviews(${sql.raw(types)}) is
    'Returns the ids of the reviews it inserted: neither those stored before nor those of unknown or suspended companies'`.execute(
    db,
  )
  await grant(db, `insert_reviews(${types})`, 'candour_app')
}

/** As before, but a changed or erased review stays what it is, former content is kept, and receipts are added. */
async function reviseReview(db: Kysely<unknown>): Promise<void> {
  const former = ['uuid', 'uuid', 'integer', 'smallint', 'smallint', ...Array(4).fill('varchar')].join(', ')
  const types = `${former}, varchar, bytea`
  const isSame = (name: string) => `
        (${name}.rating, ${name}.feedback) is not distinct from (new_rating, new_feedback)
          and (${name}.contact_name, ${name}.contact_email, ${name}.contact_number)
            is not distinct from (new_contact_name, new_contact_email, new_contact_number)`
  // What was sent before is known even if its contact data was erased since.
  const isKnown = (name: string) => `
        (${name}.rating, ${name}.feedback) is not distinct from (new_rating, new_feedback) and (
          num_nonnulls(${name}.contact_name, ${name}.contact_email, ${name}.contact_number) = 0
          or (${name}.contact_name, ${name}.contact_email, ${name}.contact_number)
            is not distinct from (new_contact_name, new_contact_email, new_contact_number)
        )`
  await sql`
    create function revise_review(
      company uuid, submission uuid, new_revision integer, new_rating smallint, new_sentiment smallint,
      new_feedback varchar, new_contact_name varchar, new_contact_email varchar, new_contact_number varchar,
      new_lang varchar, new_receipt bytea
    ) returns boolean
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      review reviews;
      is_suspended boolean;
      is_same boolean;
      is_known boolean;
    begin
      select suspended into is_suspended from companies where id = company for key share;
      select * into review from reviews
        where company_id = company and id = review_id(company, submission) for update;
      if found then
        is_same := ${sql.raw(isSame('review'))};
        if review.erased_at is not null then
          return new_revision <= review.revision;
        elsif review.settled then
          is_known := new_revision < review.revision or is_same or new_revision = review.revision and (
            ${sql.raw(isKnown('review'))} or exists (
              select from review_versions v
              where v.company_id = company and v.review_id = review.id and ${sql.raw(isKnown('v'))}
            )
          );
          if is_known then perform keep_receipt(company, review.id, new_receipt); end if;
          return is_known;
        elsif new_revision < review.revision
          or is_same and (new_revision = review.revision or review.created_at <= now() - interval '1 hour')
        then
          perform keep_receipt(company, review.id, new_receipt);
          return true;
        elsif review.created_at <= now() - interval '1 hour' then
          return false;
        end if;
      end if;
      if is_suspended then
        raise exception 'the company is suspended' using errcode = 'check_violation', constraint = ${sql.lit(constraint)};
      end if;
      if review.id is null then
        return null;
      end if;
      if is_same then
        update reviews set revision = new_revision, lang = coalesce(new_lang, review.lang)
        where company_id = review.company_id and id = review.id;
      else
        perform keep_version(review);
        update reviews set
          revision = new_revision, rating = new_rating, sentiment = new_sentiment, feedback = new_feedback,
          contact_name = new_contact_name, contact_email = new_contact_email, contact_number = new_contact_number,
          lang = coalesce(new_lang, review.lang), version = review.version + 1, edited_at = now()
        where company_id = review.company_id and id = review.id;
      end if;
      perform keep_receipt(company, review.id, new_receipt);
      return true;
    end
    $$
  `.execute(db)
  await sql`comment on function revise_review(${sql.raw(types)}) is
    'Gives a review of the last hour what its sender sent last, and a receipt. True when the review has it, or has '
    'something newer; false when it is too late; null when there is no such review. Raises a check violation instead '
    'of changing a review of a suspended company'`.execute(db)
  await grant(db, `revise_review(${types})`, 'candour_app')

  // For the previous version, which knows no receipts.
  const given = `company, submission, new_revision, new_rating, new_sentiment, new_feedback, new_contact_name,
        new_contact_email, new_contact_number`
  for (const [extra, lang] of [
    ['', 'null'],
    [', new_lang varchar', 'new_lang'],
  ]) {
    await sql`
      create or replace function revise_review(
        company uuid, submission uuid, new_revision integer, new_rating smallint, new_sentiment smallint,
        new_feedback varchar, new_contact_name varchar, new_contact_email varchar, new_contact_number varchar
        ${sql.raw(extra ?? '')}
      ) returns boolean
      language plpgsql security definer set search_path = public, pg_temp as $$
      begin
        return revise_review(${sql.raw(given)}, ${sql.raw(lang ?? '')}, null::bytea);
      end
      $$
    `.execute(db)
  }
}

async function editReview(db: Kysely<unknown>): Promise<void> {
  const types = ['bytea', 'integer', 'smallint', 'smallint', ...Array(5).fill('varchar')].join(', ')
  await sql`
    create function edit_review(
      hash bytea, known_version integer, new_rating smallint, new_sentiment smallint, new_feedback varchar,
      new_contact_name varchar, new_contact_email varchar, new_contact_number varchar, new_lang varchar
    ) returns text
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      receipt review_receipts;
      review reviews;
      is_suspended boolean;
    begin
      select * into receipt from review_receipts where token_hash = hash;
      if not found then return null; end if;
      ${lockCases('receipt.company_id')}
      select suspended into is_suspended from companies where id = receipt.company_id for key share;
      select * into review from reviews
        where company_id = receipt.company_id and id = receipt.review_id for no key update;
      if not found or review.erased_at is not null then return null; end if;
      if is_suspended then
        raise exception 'the company is suspended' using errcode = 'check_violation', constraint = ${sql.lit(constraint)};
      end if;
      if (review.rating, review.feedback, review.contact_name, review.contact_email, review.contact_number)
        is not distinct from (new_rating, new_feedback, new_contact_name, new_contact_email, new_contact_number)
      then
        return 'unchanged';
      end if;
      if review.created_at <= now() - interval '30 days' then return 'settled'; end if;
      if review.version <> known_version then return 'conflict'; end if;
      perform keep_version(review);
      update reviews set
        rating = new_rating, sentiment = new_sentiment, feedback = new_feedback, contact_name = new_contact_name,
        contact_email = new_contact_email, contact_number = new_contact_number,
        lang = coalesce(new_lang, review.lang), version = review.version + 1, edited_at = now(), settled = true
      where company_id = review.company_id and id = review.id;
      return 'changed';
    end
    $$
  `.execute(db)
  await sql`comment on function edit_review is 'Changes the review of a receipt that is still at this version and not '
    'older than 30 days: changed, unchanged, settled or conflict; null if the receipt leads nowhere. Raises a check '
    'violation if the company is suspended'`.execute(db)
  await grant(db, `edit_review(${types})`, 'candour_app')

  // Erasing changes no text whose language could be detected.
  await sql`
    create or replace trigger reviews_record_edit after update on reviews for each row when (
      (old.feedback, old.lang, old.rating, old.sentiment, old.has_contact)
        is distinct from (new.feedback, new.lang, new.rating, new.sentiment, new.has_contact)
      and current_setting('app.erasing', true) is distinct from 'on'
    ) execute function record_review_edit()
  `.execute(db)
}

/** The lock that serializes changes to a company's cases (modules/cases), taken before any row of a review is locked. */
function lockCases(id: string) {
  return sql.raw(`perform pg_advisory_xact_lock(hashtextextended('candour cases ' || ${id}, 0));`)
}

/**
 * A review that changes enters other lists, where a run of reviews that all have a case may cover its place (migration
 * 42). Without a case of its own it splits the run. Runs end before the reviews of the last 65 minutes; older reviews
 * only change under the lock of the company's cases.
 */
async function splitSpans(db: Kysely<unknown>): Promise<void> {
  const combination = '(it.rating * 6 + (it.sentiment + 1) * 2 + it.has_contact::integer)::smallint'
  const lists = [
    { name: 'filtered', origin: none, isOrigin: '' },
    ...['location', 'placement'].map((name) => ({
      name,
      origin: `it.${name}_id`,
      isOrigin: ` and r.${name}_id = it.${name}_id`,
    })),
  ]
  for (const { name, origin, isOrigin } of lists) {
    const ofList = `s.company_id = it.company_id and s.origin = ${origin} and s.combination = ${combination}`
    const neighbor = (comparison: '<' | '>', within: string, direction: 'asc' | 'desc') => `
        select r.created_at, r.id into next_at, next_id from reviews r
        where r.company_id = it.company_id${isOrigin} and r.rating = it.rating and r.sentiment = it.sentiment
          and r.has_contact = it.has_contact and (r.created_at, r.id) ${comparison} (it.created_at, it.id)
          and ${within}
        order by r.created_at ${direction}, r.id ${direction} limit 1;`
    const keys = `it.company_id, ${origin}, ${combination}`
    await sql`
      create function ${sql.ref(`split_span_${name}`)}(it reviews) returns void
      language plpgsql security definer set search_path = public, pg_temp as $$
      declare
        span touched_spans;
        next_at timestamptz;
        next_id uuid;
      begin
        select s.* into span from touched_spans s
        where ${sql.raw(ofList)} and (s.newest_at, s.newest_id) >= (it.created_at, it.id)
        order by s.newest_at, s.newest_id limit 1;
        if not found or (span.oldest_at, span.oldest_id) > (it.created_at, it.id) then return; end if;
        delete from touched_spans s
        where ${sql.raw(ofList)} and (s.newest_at, s.newest_id) = (span.newest_at, span.newest_id);
        ${sql.raw(neighbor('>', '(r.created_at, r.id) <= (span.newest_at, span.newest_id)', 'asc'))}
        if found then
          insert into touched_spans values (${sql.raw(keys)}, span.newest_at, span.newest_id, next_at, next_id);
        end if;
        ${sql.raw(neighbor('<', '(r.created_at, r.id) >= (span.oldest_at, span.oldest_id)', 'desc'))}
        if found then
          insert into touched_spans values (${sql.raw(keys)}, next_at, next_id, span.oldest_at, span.oldest_id);
        end if;
      end
      $$
    `.execute(db)
    await sql`revoke execute on function ${sql.ref(`split_span_${name}`)} from public`.execute(db)
  }
  await sql`
    create function split_spans() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      if new.created_at >= now() - interval '60 minutes'
        or exists (select from cases c where c.company_id = new.company_id and c.review_id = new.id)
      then
        return null;
      end if;
      perform split_span_filtered(new);
      if new.location_id is not null then perform split_span_location(new); end if;
      if new.placement_id is not null then perform split_span_placement(new); end if;
      return null;
    end
    $$
  `.execute(db)
  await sql`revoke execute on function split_spans from public`.execute(db)
  await sql`
    create trigger reviews_split_spans after update on reviews for each row when (
      (old.rating, old.sentiment, old.has_contact) is distinct from (new.rating, new.sentiment, new.has_contact)
    ) execute function split_spans()
  `.execute(db)
}

/**
 * Erases reviews' contact data, or all of their words too; the rows stay for the numbers. What is added later to hold
 * personal data of a review is erased here as well.
 */
async function eraseReviews(db: Kysely<unknown>): Promise<void> {
  const counted = (into: string, statement: string) =>
    sql.raw(`with erased as (${statement} returning 1) select count(*) into ${into} from erased;`)
  const isTheirs = (name: string) => `${name}.company_id = company and ${name}.review_id = any(ids)`
  const noContact = 'contact_name = null, contact_email = null, contact_number = null'
  await sql`
    create function erase_reviews(company uuid, review_ids uuid[], scope text)
    returns table (reviews integer, messages integer, mails integer, notes integer, versions integer)
    language plpgsql security definer set search_path = public, pg_temp as $$
    #variable_conflict use_column
    declare
      ids uuid[];
      addresses text[];
    begin
      if session_user = 'candour_app' and company is distinct from ${company} then
        raise exception 'not the company in scope' using errcode = 'insufficient_privilege';
      end if;
      if scope is null or scope not in ('contact', 'all') then
        raise exception 'unknown scope %', scope using errcode = 'invalid_parameter_value';
      end if;
      reviews := 0; messages := 0; mails := 0; notes := 0; versions := 0;
      ${lockCases('company')}
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
      select array_agg(distinct lower(a.address)) into addresses from (
        select c.address from conversations c where ${sql.raw(isTheirs('c'))}
        union all select m.address from messages m where ${sql.raw(isTheirs('m'))}
      ) a where a.address is not null;

      if scope = 'all' then
        ${counted(
          'mails',
          `delete from mails q using messages m where ${isTheirs('m')}
            and q.company_id = company and q.kind = 'reply' and q.detail = m.id::text`,
        )}
        ${counted('messages', `delete from messages m where ${isTheirs('m')}`)}
        -- With the links to their page.
        delete from conversations c where ${sql.raw(isTheirs('c'))};
        ${counted('notes', `delete from case_notes n where ${isTheirs('n')}`)}
        ${counted('versions', `delete from review_versions v where ${isTheirs('v')}`)}
        delete from review_receipts t where ${sql.raw(isTheirs('t'))};
        ${counted(
          'reviews',
          `update reviews r set feedback = '', ${noContact}, erased_at = now(), settled = true,
            version = r.version + 1 where r.company_id = company and r.id = any(ids)`,
        )}
      else
        ${counted(
          'mails',
          `delete from mails q using messages m where ${isTheirs('m')}
            and q.company_id = company and q.kind = 'reply' and q.detail = m.id::text and q.state <> 'sent'`,
        )}
        with erased as (
          update mails q set recipient = 'erased', error = null from messages m where ${sql.raw(isTheirs('m'))}
            and q.company_id = company and q.kind = 'reply' and q.detail = m.id::text and q.recipient <> 'erased'
          returning 1
        ) select mails + count(*) into mails from erased;
        ${counted(
          'messages',
          `update messages m set address = null where ${isTheirs('m')} and m.address is not null`,
        )}
        update conversations c set address = null, address_hash = null
        where ${sql.raw(isTheirs('c'))} and c.address is not null;
        ${counted(
          'versions',
          `update review_versions v set ${noContact} where ${isTheirs('v')}
            and num_nonnulls(v.contact_name, v.contact_email, v.contact_number) > 0`,
        )}
        ${counted(
          'reviews',
          `update reviews r set ${noContact}, settled = true, version = r.version + 1
            where r.company_id = company and r.id = any(ids) and r.has_contact`,
        )}
      end if;

      update review_languages l set has_contact = false where ${sql.raw(isTheirs('l'))} and l.has_contact;
      -- What is being detected right now may be stored with the contact data's former state.
      insert into review_edits (company_id, review_id)
      select company, i.id from unnest(ids) i (id)
      where not exists (select from review_languages l where l.company_id = company and l.review_id = i.id)
        or i.id in (select e.review_id from review_edits e where e.company_id = company);
      delete from unsubscribe_tokens t
      where t.company_id = company and lower(t.address) = any(addresses) and not exists (
        select from conversations c where c.company_id = company and lower(c.address) = lower(t.address)
      );
      perform set_config('app.erasing', '', true);
      return next;
    end
    $$
  `.execute(db)
  await sql`comment on function erase_reviews is 'Erases contact data (contact), or words too (all), of reviews of the '
    'company, which is the one in scope except for operators. Ratings, days and cases stay. Returns how many rows were '
    'erased; none of what was erased before'`.execute(db)
  await grant(db, 'erase_reviews(uuid, uuid[], text)', 'candour_app, candour_platform')
}

async function grant(db: Kysely<unknown>, signature: string, logins: string): Promise<void> {
  await sql`revoke execute on function ${sql.raw(signature)} from public`.execute(db)
  await sql`grant execute on function ${sql.raw(signature)} to ${sql.raw(logins)}`.execute(db)
}
