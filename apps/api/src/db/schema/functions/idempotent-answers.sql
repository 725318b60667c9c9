-- Answers to calls with an Idempotency-Key. Found by a hash that only the caller can make; no login reads the table.

create or replace function begin_call(of_key bytea, of_request bytea) returns table (
  begun boolean, same boolean, status smallint, answer bytea
)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  insert into idempotent_answers as a (key, request, until) values (of_key, of_request, now() + interval '1 minute')
  on conflict (key) do update set request = excluded.request, until = excluded.until, status = null, answer = null
  where a.until <= now();
  if found then return query select true, true, null::smallint, null::bytea; return; end if;
  return query select false, a.request = of_request, a.status, a.answer from idempotent_answers a where a.key = of_key;
end
$$;
comment on function begin_call is
  'Whether the call is to be made now; otherwise its kept answer, without a status while the first call is running';

create or replace function end_call(of_key bytea, with_status smallint, with_answer bytea) returns void
language sql security definer set search_path = public, pg_temp as $$
update idempotent_answers set status = with_status, answer = with_answer, until = now() + interval '24 hours'
where key = of_key
$$;
comment on function end_call is 'Keeps the answer for a day';

create or replace function forget_call(of_key bytea) returns void
language sql security definer set search_path = public, pg_temp as $$
delete from idempotent_answers where key = of_key
$$;
comment on function forget_call is 'Lets the call be made again';
