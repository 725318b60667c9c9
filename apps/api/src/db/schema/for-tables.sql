create or replace function search_text(given text) returns text
language sql immutable strict parallel safe
return regexp_replace(given, '[@_/~.:+#&<>=%?''‹-]+'::text, ' '::text, 'g'::text);
comment on function search_text is
  'A text as it is indexed and searched for: what would make more of its characters than words is blank';

create or replace function phone_end(given text) returns text
language sql immutable strict parallel safe
return "right"(ltrim(regexp_replace(given, '\D'::text, ''::text, 'g'::text), '0'::text), 6);
comment on function phone_end is 'The last six digits of a phone number; fewer, if it has fewer';

create or replace function hmac_block(key bytea, pad integer) returns bytea
language sql immutable strict parallel safe set search_path = public, pg_temp as $$
select string_agg(
  decode(lpad(to_hex((case when n < length(key) then get_byte(key, n) else 0 end) # pad), 2, '0'), 'hex'),
  '' order by n
)
from generate_series(0, 63) n
$$;
