-- Walks from code to code. A walk of somebody who is no longer a member is over.

create or replace function open_walk(walker uuid) returns table (company_id uuid, walk_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
select w.company_id, w.id from memberships m
join walks w on w.company_id = m.company_id and w.user_id = m.user_id and w.ended_at is null
where m.user_id = walker and w.company_id <> all (deleted_company_ids())
order by w.id desc limit 1
$$;
comment on function open_walk is 'The open walk of a user, whatever the company';

create or replace function people_of_walks() returns table (user_id uuid, email text)
language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  company uuid := company_in_scope();
begin
  return query select u.id, u.email::text from users u
    where u.id in (select w.user_id from walks w where w.company_id = company);
end
$$;
comment on function people_of_walks is 'Addresses of those who have started walks of the company in scope';

create or replace function remove_former_photos() returns void
language sql security definer set search_path = public, pg_temp as $$
update walk_confirmations set photo = null where photo is not null and at < now() - interval '1 year'
$$;
comment on function remove_former_photos is 'Removes photos of walks after a year, in all companies; what was found stays';
