-- What a visitor's private link leads to, and the conversation there.

create or replace function keep_receipt(company uuid, review uuid, hash bytea) returns void
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
$$;
comment on function keep_receipt is 'Adds a receipt; a review keeps the newest ten';

create or replace function find_receipt(company uuid, review uuid, hash bytea) returns table (
  company_id uuid, review_id uuid, answers_only boolean
)
language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  key record;
begin
  return query
    select r.company_id, r.id, false from reviews r join tenants t on t.id = r.company_id
    where r.company_id = company and r.id = review and r.receipt_hash = hash and r.erased_at is null
      and not t.deleted;
  if found then return; end if;
  for key in
    select t.company_id, t.review_id, false answers_only from review_receipts t where t.token_hash = hash
    union select l.company_id, l.review_id, l.answers_only from conversation_links l where l.token_hash = hash
  loop
    return query
      select r.company_id, r.id, key.answers_only from reviews r join tenants t on t.id = r.company_id
      where r.company_id = key.company_id and r.id = key.review_id and r.erased_at is null and not t.deleted;
  end loop;
end
$$;
comment on function find_receipt is
  'The review to which the token with this hash leads; company and review are what the token names, or null';

create or replace function end_receipt(hash bytea) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from review_receipts
  where token_hash = hash and company_id = company_in_scope();
end
$$;
comment on function end_receipt is 'Ends a receipt of the company in scope';

create or replace function read_messages(review uuid) returns table (
  id uuid, created_at timestamptz, from_visitor boolean, author text, text text, address text, mailed boolean,
  mail_state text, mail_error text
)
language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  company uuid := company_in_scope();
  message record;
begin
  for message in
    select m.* from messages m where m.company_id = company and m.review_id = review order by m.created_at, m.id
  loop
    return query
      select message.id, message.created_at::timestamptz, message.from_visitor, (
        select u.email::text from users u where u.id = message.author_id
      ), message.text::text, message.address::text, message.mail_id is not null, mail.state::text,
        mail.error::text
      from (values (1)) one
      left join mails mail on mail.id = message.mail_id and mail.company_id = company and mail.kind = 'reply';
  end loop;
end
$$;
comment on function read_messages is
  'A conversation of the company in scope, oldest message first; if it was mailed and there is no mail, the visitor '
  'has opted out';

create or replace function told_of_reply(review uuid) returns setof uuid
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  company uuid := company_in_scope();
  answering uuid[] := array(
    select m.user_id from memberships m join users u on u.id = m.user_id
    where m.company_id = company and may_answer(m.role) and u.disabled_at is null
  );
  told uuid;
begin
  select a.user_id into told from cases c
  join assignees a on a.company_id = c.company_id and a.id = c.assignee
  where c.company_id = company and c.review_id = review and a.user_id = any(answering);
  if told is null then
    select m.author_id into told from messages m
    where m.company_id = company and m.review_id = review and m.author_id = any(answering)
    order by m.created_at desc, m.id desc limit 1;
  end if;
  if told is not null then
    return next told;
    return;
  end if;
  return query select m.user_id from memberships m
    where m.company_id = company and m.role = 'owner' and m.user_id = any(answering);
end
$$;
comment on function told_of_reply is
  'Who is told of a visitor''s reply: the assignee, else whoever answered last, else the owners';
