import { type Kysely, sql } from 'kysely'

const company = sql`nullif(current_setting('app.company_id', true), '')::uuid`

/**
 * A review's case: status, assignee, notes and the numbers of its conversation. It has a row from the first time someone
 * acts on it (decision 58). No foreign key to the review, which would check every row when a company is deleted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addAssignees(db)
  await addCases(db)
  await addNotes(db)
  await openCases(db)
  await followEdits(db)
  await countCases(db)
  await addPeople(db)
}

/**
 * A case refers to an assignee, and the assignee to the member. When the member leaves or loses the role, only this row
 * changes: their cases, however many, are assigned to nobody from then on.
 */
async function addAssignees(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function may_answer(role text) returns boolean language sql immutable as $$
      select role in ('owner', 'manager', 'responder')
    $$
  `.execute(db)
  await sql`
    create table assignees (
      company_id uuid not null references companies (id) on delete cascade,
      id uuid not null default gen_random_uuid(),
      user_id uuid,
      primary key (company_id, id)
    )
  `.execute(db)
  await sql`comment on column assignees.user_id is
    'The member; null once they cannot answer any more, so that their cases are assigned to nobody'`.execute(
    db,
  )
  await sql`create unique index assignees_member on assignees (company_id, user_id) where user_id is not null`.execute(
    db,
  )
  await protect(db, 'assignees')

  await sql`
    create function assignee_of(member uuid) returns table (assignee uuid, email text)
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      company uuid := ${company};
    begin
      -- A concurrent removal waits for this lock, or has already removed the member.
      perform from memberships m
      where m.company_id = company and m.user_id = member and may_answer(m.role)
        and exists (select from users u where u.id = member and u.disabled_at is null)
      for share of m;
      if not found then return; end if;
      insert into assignees (company_id, user_id) values (company, member)
      on conflict (company_id, user_id) where user_id is not null do nothing;
      return query select a.id, u.email from assignees a join users u on u.id = a.user_id
        where a.company_id = company and a.user_id = member;
    end
    $$
  `.execute(db)
  await sql`comment on function assignee_of is
    'The assignee for a member of the company in scope; no row unless the member may answer'`.execute(db)
  await grantTo(db, 'assignee_of')

  await sql`
    create function release_cases() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      if tg_op = 'UPDATE' and may_answer(new.role) then return null; end if;
      update assignees a set user_id = null where a.company_id = old.company_id and a.user_id = old.user_id;
      return null;
    end
    $$
  `.execute(db)
  await sql`revoke execute on function release_cases, may_answer from public`.execute(db)
  await sql`
    create trigger memberships_release_removed after delete on memberships
    for each row execute function release_cases()
  `.execute(db)
  await sql`
    create trigger memberships_release_changed after update of role on memberships
    for each row execute function release_cases()
  `.execute(db)
}

async function addCases(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table cases (
      company_id uuid not null references companies (id) on delete cascade,
      review_id uuid not null,
      created_at timestamptz(3) not null,
      rating smallint not null,
      sentiment smallint not null,
      has_contact boolean not null,
      location_id uuid,
      placement_id uuid,
      status text not null default 'new' check (status in ('new', 'in_progress', 'waiting', 'done')),
      assignee uuid,
      version integer not null default 0 check (version >= 0),
      updated_at timestamptz(3) not null default now(),
      updated_by uuid,
      messages integer not null default 0 check (messages >= 0),
      unread integer not null default 0 check (unread >= 0),
      first_answered_at timestamptz(3),
      primary key (company_id, review_id),
      foreign key (company_id, assignee) references assignees (company_id, id)
    )
  `.execute(db)
  await sql`comment on column cases.created_at is
    'As the review''s, like the other columns that lists select and order by; kept by a trigger'`.execute(db)
  await sql`comment on column cases.version is
    'Counts the changes that a concurrent change must not overlook; notes and reading are none'`.execute(db)
  await sql`comment on column cases.updated_by is
    'The user who made the last change; no foreign key, because a deletion would update all of their cases'`.execute(
    db,
  )
  // In list order, with the filtered columns: a page reads one of these indexes, and then only its own rows.
  await sql`create index cases_of_status on cases (company_id, status, created_at desc, review_id desc)
    include (assignee, rating, sentiment, has_contact, location_id, placement_id)`.execute(db)
  await sql`create index cases_of_assignee on cases (company_id, assignee, status, created_at desc, review_id desc)
    include (rating, sentiment, has_contact, location_id, placement_id)`.execute(db)
  await sql`create index cases_answered on cases (company_id, created_at) include (first_answered_at)
    where first_answered_at is not null`.execute(db)
  await protect(db, 'cases')
  await sql`grant update (status, assignee, version, updated_at, updated_by, messages, unread, first_answered_at)
    on cases to candour_app`.execute(db)
}

async function addNotes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table case_notes (
      company_id uuid not null,
      review_id uuid not null,
      id uuid not null,
      created_at timestamptz(3) not null default now(),
      author_id uuid,
      text varchar(2000) not null check (text <> ''),
      primary key (company_id, review_id, id),
      foreign key (company_id, review_id) references cases (company_id, review_id) on delete cascade
    )
  `.execute(db)
  await sql`comment on column case_notes.author_id is
    'The user who wrote it; no foreign key, as in cases'`.execute(db)
  await protect(db, 'case_notes')
  await sql`grant insert on case_notes to candour_app`.execute(db)
}

/** Lets a company read its own rows, and operators all. */
async function protect(db: Kysely<unknown>, name: string): Promise<void> {
  const table = sql.table(name)
  await sql`grant select on ${table} to candour_app, candour_platform`.execute(db)
  await sql`alter table ${table} enable row level security`.execute(db)
  await sql`create policy own_company on ${table} to candour_app using (company_id = ${company})`.execute(db)
  await sql`create policy platform on ${table} to candour_platform using (true)`.execute(db)
}

async function grantTo(db: Kysely<unknown>, name: string): Promise<void> {
  await sql`revoke execute on function ${sql.ref(name)} from public`.execute(db)
  await sql`grant execute on function ${sql.ref(name)} to candour_app`.execute(db)
}

/** Reviews stay locked against edits until the cases that copy them are committed. */
async function openCases(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function open_cases(reviews uuid[]) returns void
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      company uuid := ${company};
    begin
      insert into cases (company_id, review_id, created_at, rating, sentiment, has_contact, location_id, placement_id)
      select r.company_id, r.id, r.created_at, r.rating, r.sentiment, r.has_contact, r.location_id, r.placement_id
      from (
        select * from reviews r where r.company_id = company and r.id = any(open_cases.reviews)
          and not exists (select from cases c where c.company_id = company and c.review_id = r.id)
        order by r.id for share of r
      ) r
      on conflict do nothing;
    end
    $$
  `.execute(db)
  await sql`comment on function open_cases is
    'Adds the cases of these reviews of the company in scope that have none'`.execute(db)
  await grantTo(db, 'open_cases')
}

/** A review may be edited within its first hour (decision 20). */
async function followEdits(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function follow_edit() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      update cases c set rating = new.rating, sentiment = new.sentiment, has_contact = new.has_contact
      where c.company_id = new.company_id and c.review_id = new.id;
      return null;
    end
    $$
  `.execute(db)
  await sql`revoke execute on function follow_edit from public`.execute(db)
  await sql`
    create trigger reviews_follow_edit after update on reviews
    for each row when (
      (old.rating, old.sentiment, old.has_contact) is distinct from (new.rating, new.sentiment, new.has_contact)
    ) execute function follow_edit()
  `.execute(db)
}

/** Exact numbers for the views, kept by triggers. Changes to a company's cases are serialized, so one row each will do. */
async function countCases(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table case_counts (
      company_id uuid not null references companies (id) on delete cascade,
      assignee uuid not null,
      status text not null,
      cases integer not null,
      primary key (company_id, assignee, status)
    )
  `.execute(db)
  await sql`comment on table case_counts is
    'Number of cases per assignee and status; an assignee of zeros stands for none'`.execute(db)
  await protect(db, 'case_counts')

  const add = (rows: string) =>
    sql.raw(`
    insert into case_counts as c (company_id, assignee, status, cases)
    select company_id, coalesce(assignee, '00000000-0000-0000-0000-000000000000'), status, sum(n)
    from (${rows}) changed group by 1, 2, 3 having sum(n) <> 0 order by 1, 2, 3
    on conflict (company_id, assignee, status) do update set cases = c.cases + excluded.cases`)
  const key = 'company_id, assignee, status'
  await sql`
    create function count_cases() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      if tg_op = 'INSERT' then
        ${add(`select ${key}, 1 as n from added`)};
      else
        ${add(`select ${key}, 1 as n from added union all select ${key}, -1 as n from removed`)};
      end if;
      return null;
    end
    $$
  `.execute(db)
  await sql`revoke execute on function count_cases from public`.execute(db)
  await sql`
    create trigger cases_count_added after insert on cases
    referencing new table as added for each statement execute function count_cases()
  `.execute(db)
  await sql`
    create trigger cases_count_changed after update on cases
    referencing old table as removed new table as added for each statement execute function count_cases()
  `.execute(db)
}

/** Addresses, which `candour_app` cannot see otherwise: of those who acted on a case, and of members in a note. */
async function addPeople(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function people_of_case(review uuid) returns table (user_id uuid, email text)
    language sql stable security definer set search_path = public, pg_temp as $$
      select u.id, u.email from users u where u.id in (
        select c.updated_by from cases c where c.company_id = ${company} and c.review_id = review
        union
        select a.user_id from cases c join assignees a on a.company_id = c.company_id and a.id = c.assignee
        where c.company_id = ${company} and c.review_id = review
        union
        select n.author_id from case_notes n where n.company_id = ${company} and n.review_id = review
      )
    $$
  `.execute(db)
  await sql`comment on function people_of_case is
    'Addresses of the assignee of this case of the company in scope, of who changed it last and of who wrote its notes'`.execute(
    db,
  )
  await grantTo(db, 'people_of_case')

  await sql`
    create function mentioned_members(note text) returns table (user_id uuid, email text)
    language sql stable security definer set search_path = public, pg_temp as $$
      select u.id, u.email from memberships m join users u on u.id = m.user_id
      where m.company_id = ${company} and may_answer(m.role) and u.disabled_at is null
        and position('@' || lower(u.email) in lower(note)) > 0
    $$
  `.execute(db)
  await sql`comment on function mentioned_members is
    'Members of the company in scope who may answer and whose address follows an @ in this text'`.execute(db)
  await grantTo(db, 'mentioned_members')
}
