-- The case of a review: status, assignee and notes. An assignee has a row of its own, which outlives the membership.

create or replace function open_cases(reviews uuid[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company uuid := company_in_scope();
begin
  perform from reviews r where r.company_id = company and r.id = any(open_cases.reviews) order by r.id for share;
  insert into cases (company_id, review_id, created_at, rating, sentiment, has_contact, location_id, placement_id)
  select r.company_id, r.id, r.created_at, r.rating, r.sentiment, r.has_contact, r.location_id, r.placement_id
  from reviews r where r.company_id = company and r.id = any(open_cases.reviews)
  order by r.id
  on conflict do nothing;
end
$$;
comment on function open_cases is 'Adds the cases of these reviews of the company in scope that have none';

create or replace function count_cases() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  counted record;
begin
  if tg_op = 'INSERT' then
    for counted in
      select company_id, coalesce(assignee, nil_uuid()) as assignee, status, count(*) as n
      from added group by 1, 2, 3 order by 1, 2, 3
    loop
      perform add_to_case_counts(counted.company_id, counted.assignee, counted.status, counted.n);
    end loop;
  else
    for counted in
      select company_id, coalesce(assignee, nil_uuid()) as assignee, status, sum(n) as n
      from (
        select company_id, assignee, status, 1 as n from added
        union all
        select company_id, assignee, status, -1 from removed
      ) changed
      group by 1, 2, 3 having sum(n) <> 0 order by 1, 2, 3
    loop
      perform add_to_case_counts(counted.company_id, counted.assignee, counted.status, counted.n);
    end loop;
  end if;
  return null;
end
$$;
comment on function count_cases is 'Counts changed cases, in one order, so that no two transactions deadlock';

create or replace function add_to_case_counts(company uuid, of_assignee uuid, of_status text, n bigint) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  insert into case_counts as c (company_id, assignee, status, cases) values (company, of_assignee, of_status, n)
  on conflict (company_id, assignee, status) do update set cases = c.cases + excluded.cases;
end
$$;

create or replace function assignee_of(member uuid) returns table (assignee uuid, email text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company uuid := company_in_scope();
begin
  -- Locked first, as by a deletion of the account: the notice of the assignment refers to it.
  perform from users u where u.id = member for key share;
  -- A concurrent removal waits for this lock, or has already removed the member.
  perform from memberships m
  where m.company_id = company and m.user_id = member and may_answer(m.role)
    and exists (select from users u where u.id = member and u.disabled_at is null)
  for share of m;
  if not found then return; end if;
  insert into assignees (company_id, user_id) values (company, member)
  on conflict (company_id, user_id) where user_id is not null do nothing;
  select a.id into assignee from assignees a where a.company_id = company and a.user_id = member;
  if not found then return; end if;
  select u.email into assignee_of.email from users u where u.id = member;
  if found then return next; end if;
end
$$;
comment on function assignee_of is
  'The assignee for a member of the company in scope; no row unless the member may answer';

create or replace function release_cases() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and may_answer(new.role) then return null; end if;
  update assignees a set user_id = null where a.company_id = old.company_id and a.user_id = old.user_id;
  return null;
end
$$;
comment on function release_cases is 'Cases of a member who cannot answer any more are assigned to nobody';

create or replace function follow_edit() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update cases c set rating = new.rating, sentiment = new.sentiment, has_contact = new.has_contact
  where c.company_id = new.company_id and c.review_id = new.id;
  return null;
end
$$;

create or replace function mentioned_members(note text) returns table (user_id uuid, email text)
language sql stable security definer set search_path = public, pg_temp as $$
select u.id, u.email from memberships m join users u on u.id = m.user_id
where m.company_id = company_in_scope() and may_answer(m.role) and u.disabled_at is null
  and position('@' || lower(u.email) in lower(note)) > 0
$$;
comment on function mentioned_members is
  'Members of the company in scope who may answer and whose address follows an @ in this text';

create or replace function names_of_members() returns table (user_id uuid, email text, name text)
language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  company uuid := company_in_scope();
begin
  return query
    select u.id, u.email::text, u.name::text from memberships m join users u on u.id = m.user_id
    where m.company_id = company and u.name is not null;
end
$$;
comment on function names_of_members is
  'Members of the company in scope who have chosen a name; addresses of others are not shown';

create or replace function people_of_case(review uuid) returns table (user_id uuid, email text)
language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  company uuid := company_in_scope();
  people uuid[] := array(
    select c.updated_by from cases c where c.company_id = company and c.review_id = review
    union
    select a.user_id from cases c join assignees a on a.company_id = c.company_id and a.id = c.assignee
    where c.company_id = company and c.review_id = review
    union
    select n.author_id from case_notes n where n.company_id = company and n.review_id = review
  );
begin
  return query select u.id, u.email::text from users u where u.id = any(people);
end
$$;
comment on function people_of_case is
  'Addresses of the assignee of this case of the company in scope, of who changed it last and of who wrote its notes';
