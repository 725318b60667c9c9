import { type Kysely, sql } from 'kysely'

/** Name of the constraint that a refused review is reported under. */
const constraint = 'reviews_company_suspended'

/**
 * A suspended company takes no reviews and its dashboard is read-only (decision 55).
 *
 * Suspending locks the company against the key-share lock that every review takes through its foreign key. It thus waits
 * for reviews in flight, and reviews that follow wait for it and then find the company suspended: once a suspension has
 * committed, no review can.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addReason(db)
  await lockOnSuspension(db)
  await refuseReviews(db)
  await tellMembers(db)
}

async function addReason(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table companies
      add column suspended boolean not null generated always as (billing_status = 'suspended') stored,
      add column suspension_reason varchar(500)
  `.execute(db)
  await sql`comment on column companies.suspension_reason is
    'Shown to the owners and operators; null unless suspended'`.execute(db)
  await sql`grant select (suspended) on companies to candour_app`.execute(db)

  // Other companies' billing stays hidden from candour_app, which reads every company's public columns.
  await sql`
    create function own_billing() returns table (billing_status text, suspension_reason text)
    language sql stable security definer set search_path = public, pg_temp as $$
      select c.billing_status, c.suspension_reason from companies c
      where c.id = nullif(current_setting('app.company_id', true), '')::uuid
    $$
  `.execute(db)
  await sql`revoke execute on function own_billing from public`.execute(db)
  await sql`grant execute on function own_billing to candour_app`.execute(db)
}

async function lockOnSuspension(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function follow_billing_status() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      if new.billing_status <> 'suspended' then
        new.suspension_reason := null;
      elsif old.billing_status <> 'suspended' then
        perform from companies where id = old.id for update;
      end if;
      return new;
    end
    $$
  `.execute(db)
  await sql`
    create trigger companies_follow_billing_status before update of billing_status, suspension_reason on companies
    for each row execute function follow_billing_status()
  `.execute(db)
}

async function refuseReviews(db: Kysely<unknown>): Promise<void> {
  // Runs after the foreign key has locked the companies, with a snapshot taken after that.
  await sql`
    create function refuse_reviews_while_suspended() returns trigger
    language plpgsql security definer as $$
    begin
      if exists (
        select from stored s where (select c.suspended from public.companies c where c.id = s.company_id)
      ) then
        raise exception 'the company is suspended' using errcode = 'check_violation', constraint = ${sql.lit(constraint)};
      end if;
      return null;
    end
    $$
  `.execute(db)
  await sql`
    create trigger reviews_refuse_while_suspended after insert on reviews referencing new table as stored
    for each statement execute function refuse_reviews_while_suspended()
  `.execute(db)

  // In a batch, reviews of a suspended company are left out, so they do not fail the others.
  await sql`
    create or replace function insert_reviews(
      company_ids uuid[], ids uuid[], revisions integer[], ratings smallint[], sentiments smallint[],
      feedbacks text[], contact_names text[], contact_emails text[], contact_numbers text[],
      placement_ids uuid[], location_ids uuid[]
    ) returns setof uuid
    language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '1s' as $$
    begin
      perform set_config('app.batch', 'on', true);
      return query
        insert into reviews (
          company_id, id, revision, rating, sentiment, feedback, contact_name, contact_email, contact_number,
          placement_id, location_id
        )
        select added.* from unnest(
          company_ids, ids, revisions, ratings, sentiments, feedbacks, contact_names, contact_emails, contact_numbers,
          placement_ids, location_ids
        ) as added (company_id, id)
        where exists (select from companies c where c.id = added.company_id and not c.suspended)
        order by added.company_id, added.id
        on conflict do nothing
        returning reviews.id;
    end
    $$
  `.execute(db)
  await sql`
    comment on function insert_reviews(
      uuid[], uuid[], integer[], smallint[], smallint[], text[], text[], text[], text[], uuid[], uuid[]
    ) is 'Returns the ids of the reviews it inserted: neither those stored before nor those of unknown or suspended companies'
  `.execute(db)

  await sql`
    create or replace function revise_review(
      company uuid, submission uuid, new_revision integer, new_rating smallint, new_sentiment smallint,
      new_feedback varchar, new_contact_name varchar, new_contact_email varchar, new_contact_number varchar
    ) returns boolean
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      review reviews;
      is_suspended boolean;
    begin
      select suspended into is_suspended from companies where id = company for key share;
      select * into review from reviews
        where company_id = company and id = review_id(company, submission) for update;
      if found then
        if new_revision < review.revision then
          return true;
        end if;
        if (review.rating, review.feedback, review.contact_name, review.contact_email, review.contact_number)
          is not distinct from (new_rating, new_feedback, new_contact_name, new_contact_email, new_contact_number)
          and (new_revision = review.revision or review.created_at <= now() - interval '1 hour')
        then
          return true;
        end if;
        if review.created_at <= now() - interval '1 hour' then
          return false;
        end if;
      end if;
      if is_suspended then
        raise exception 'the company is suspended' using errcode = 'check_violation', constraint = ${sql.lit(constraint)};
      end if;
      if review.id is null then
        return null;
      end if;
      update reviews set
        revision = new_revision, rating = new_rating, sentiment = new_sentiment, feedback = new_feedback,
        contact_name = new_contact_name, contact_email = new_contact_email, contact_number = new_contact_number
      where company_id = review.company_id and id = review.id;
      return true;
    end
    $$
  `.execute(db)
  await sql`comment on function revise_review is 'Gives a review of the last hour what its sender sent last. True when '
    'the review has it, or has something newer; false when it is too late; null when there is no such review. '
    'Raises a check violation instead of changing a review of a suspended company'`.execute(db)
}

/** Sessions carry which of their companies are suspended. The previous version ignores the new key. */
async function tellMembers(db: Kysely<unknown>): Promise<void> {
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
    $$
  `.execute(db)
}
