-- What release 0.2.0 still calls and this one does not, with its rights.
-- Release 0.4.0 empties this file and drops what it holds.

create or replace function untouched_all(
  before_at timestamptz, before_id uuid, since timestamptz, until timestamptz, wanted integer,
  languages text[] default null
) returns table (id uuid, created_at timestamptz)
language sql stable as $$
  select * from untouched_reviews(null, null, null, null, null, $1, $2, $3, $4, $5, $6)
$$;
create or replace function untouched_filtered(
  of_rating smallint, of_sentiment smallint, of_has_contact boolean, before_at timestamptz, before_id uuid,
  since timestamptz, until timestamptz, wanted integer, languages text[] default null
) returns table (id uuid, created_at timestamptz)
language sql stable as $$
  select * from untouched_reviews(null, null, $1, $2, $3, $4, $5, $6, $7, $8, $9)
$$;
create or replace function untouched_location(
  of_location_id uuid, of_rating smallint, of_sentiment smallint, of_has_contact boolean, before_at timestamptz,
  before_id uuid, since timestamptz, until timestamptz, wanted integer, languages text[] default null
) returns table (id uuid, created_at timestamptz)
language sql stable as $$
  select * from untouched_reviews($1, null, $2, $3, $4, $5, $6, $7, $8, $9, $10)
$$;
create or replace function untouched_placement(
  of_placement_id uuid, of_rating smallint, of_sentiment smallint, of_has_contact boolean, before_at timestamptz,
  before_id uuid, since timestamptz, until timestamptz, wanted integer, languages text[] default null
) returns table (id uuid, created_at timestamptz)
language sql stable as $$
  select * from untouched_reviews(null, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
$$;
revoke execute on function untouched_all, untouched_filtered, untouched_location, untouched_placement from public;
grant execute on function untouched_all, untouched_filtered, untouched_location, untouched_placement to candour_app;

create or replace function read_session(hash bytea, idle interval, total interval, step_up interval) returns table (
  id uuid, email text, role text, memberships json, two_factor boolean, factor text, step_up_until timestamptz
)
language sql as $$
  select id, email, role, memberships, two_factor, factor, step_up_until from find_signed_in($1, $2, $3, $4)
$$;
revoke execute on function read_session from public;
grant execute on function read_session to candour_accounts;
