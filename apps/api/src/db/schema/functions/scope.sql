-- PostgreSQL replaces calls of these by their expressions.

create or replace function company_in_scope() returns uuid
language sql stable parallel safe
return nullif(current_setting('app.company_id', true), '')::uuid;
comment on function company_in_scope is 'The company that the transaction works for; null without one';

create or replace function account_in_scope() returns uuid
language sql stable parallel safe
return nullif(current_setting('app.user_id', true), '')::uuid;
comment on function account_in_scope is 'The user whose account the transaction works on; null without one';

create or replace function nil_uuid() returns uuid
language sql immutable parallel safe
return '00000000-0000-0000-0000-000000000000'::uuid;
comment on function nil_uuid is 'The Nil UUID of RFC 9562';

create or replace function iso_time(at timestamptz) returns text
language sql stable parallel safe
return to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
comment on function iso_time is 'As JSON has it: RFC 3339, in UTC, with milliseconds';
