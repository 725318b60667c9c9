create or replace function spread_mails() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  prompt constant integer := 50;
  waiting integer;
begin
  select count(*) into waiting from (
    select from mails
    where company_id = new.company_id and bulk = new.bulk and state = 'queued' limit 2000
  ) m;
  new.next_attempt_at := new.next_attempt_at + greatest(waiting - prompt, 0) * interval '250 milliseconds';
  return new;
end
$$;
comment on function spread_mails is
  'Beyond 50 waiting mails of a company, each further one is due a quarter of a second later';

create or replace function operator_addresses() returns setof text
language sql stable security definer set search_path = public, pg_temp as $$
select email from users where role = 'superadmin' and disabled_at is null
$$;
