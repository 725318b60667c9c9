-- Finds, exports and erases what is stored about a person, and remembers what was erased, so that restored backups are
-- erased again.

create or replace function find_person(
  email text, email_pattern text, phone_pattern text, phone_digits text, phone_words tsquery, name text,
  wanted integer
) returns table (kind text, id uuid, at timestamptz, summary text)
language plpgsql stable security definer
set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  company uuid := company_in_scope();
  name_words tsquery := plainto_tsquery('public.feedback', search_text(find_person.name));
  -- What is looked up in the search indexes: one condition, whose matches are then checked for the others.
  words tsquery := case
    when find_person.email is not null then plainto_tsquery('public.feedback', search_text(find_person.email))
    when phone_pattern is not null then phone_words
    else name_words
  end;
  by_name boolean := find_person.email is null and phone_pattern is null;
begin
  return query
  with candidates as (
    select r.id from reviews r
    where find_person.email is not null and r.company_id = company
      and lower(r.contact_email) = lower(find_person.email) and r.contact_email is not null
    union
    select r.id from reviews r
    where find_person.email is null and phone_pattern is not null and r.company_id = company
      and phone_end(r.contact_number) = phone_end(phone_digits) and r.contact_number is not null
      and r.contact_number ~ phone_pattern
    union
    select r.id from reviews r
    where not by_name and r.company_id = company and r.search @@ words
      and mentions(r.feedback, email_pattern, case when find_person.email is null then phone_pattern end, null)
    union
    (
      select r.id from reviews r where by_name and r.company_id = company and r.search @@ words
      order by r.created_at desc, r.id desc limit wanted
    )
    union
    select n.review_id from case_notes n
    where n.company_id = company and to_tsvector('public.feedback', search_text(n.text)) @@ words
    union
    select v.review_id from review_versions v
    where v.company_id = company and mentions(
      concat_ws(E'\n', v.feedback, v.contact_name, v.contact_email, v.contact_number),
      email_pattern, phone_pattern, name_words
    )
  ),
  found as (
    (
      select 'review' as kind, r.id, r.created_at,
        concat(
          repeat('★', r.rating), repeat('☆', 5 - r.rating), ' ',
          left(regexp_replace(r.feedback, '\s+', ' ', 'g'), 140)
        ) as summary
      from candidates c join reviews r on r.company_id = company and r.id = c.id
      cross join lateral (
        select concat_ws(E'\n', r.feedback, r.contact_name, r.contact_email, r.contact_number, (
          select string_agg(n.text, E'\n') from case_notes n where n.company_id = company and n.review_id = r.id
        ), (
          select string_agg(
            concat_ws(E'\n', v.feedback, v.contact_name, v.contact_email, v.contact_number), E'\n'
          )
          from review_versions v where v.company_id = company and v.review_id = r.id
        )) as whole
      ) w
      where mentions(w.whole, email_pattern, phone_pattern, name_words)
      order by r.created_at desc, r.id desc limit wanted
    )
    union all
    (
      select 'message', m.id, m.created_at, left(regexp_replace(m.text, '\s+', ' ', 'g'), 140)
      from (
        select m.id from messages m
        where m.company_id = company and to_tsvector('public.feedback', search_text(m.text)) @@ words
        union
        select m.id from messages m join conversations c on c.company_id = m.company_id and c.review_id = m.review_id
        where m.company_id = company and lower(find_person.email) in (lower(m.address), lower(c.address))
      ) of
      join messages m on m.company_id = company and m.id = of.id
      join conversations c on c.company_id = company and c.review_id = m.review_id
      where mentions(concat_ws(E'\n', m.text, m.address, c.address), email_pattern, phone_pattern, name_words)
      order by m.created_at desc, m.id desc limit wanted
    )
    union all
    (
      select 'mail', m.id, m.created_at, concat(
        case m.kind
          when 'reply' then 'Answer to '
          when 'receipt' then 'Private link to '
          when 'order_state' then 'Progress of an order to '
          else 'Order confirmation to '
        end, m.recipient
      )
      from mails m
      where m.company_id = company and lower(m.recipient) = lower(find_person.email)
        and m.kind in ('reply', 'receipt', 'order_confirmation', 'order_state') and phone_pattern is null and name_words is null
      order by m.created_at desc, m.id desc limit wanted
    )
    union all
    (
      select 'order', o.id, o.created_at, concat(o.item_type, ', ', o.billing_contact_name)
      from print_orders o
      where o.company_id = company and mentions(
        concat_ws(E'\n', o.billing_company_name, o.billing_contact_name, o.billing_email, o.billing_phone,
          o.billing_address),
        email_pattern, phone_pattern, name_words
      )
      order by o.created_at desc, o.id desc limit wanted
    )
  )
  select f.kind, f.id, f.created_at, f.summary from found f order by f.created_at desc, f.id desc limit wanted;
end
$$;
comment on function find_person is
  'The newest records of the company in scope that are about a person; conditions that are null do not apply';

create or replace function mentions(
  given text, email_pattern text, phone_pattern text, name_words tsquery
) returns boolean
language sql immutable parallel safe
return (email_pattern is null or given ~* email_pattern)
  and (phone_pattern is null or given ~ phone_pattern)
  and (name_words is null or to_tsvector('public.feedback', search_text(given)) @@ name_words);
comment on function mentions is 'Whether a text meets every condition that is not null';

create or replace function people_of_records(records uuid[]) returns table (record uuid, subject uuid, personal text[])
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query
  select r.id, r.id, array[r.contact_name, r.contact_email, r.contact_number, c.address]::text[]
  from reviews r left join conversations c on c.company_id = r.company_id and c.review_id = r.id
  where r.company_id = company_in_scope() and r.id = any(records)
  union all
  select m.id, m.review_id, array[m.address]::text[]
  from messages m where m.company_id = company_in_scope() and m.id = any(records)
  union all
  select m.id, coalesce(m.order_id, case when m.kind = 'receipt' then m.detail::uuid end, (
    select c.review_id from messages c
    where c.company_id = m.company_id and c.id = case when m.kind = 'reply' then m.detail::uuid end
  ), m.id), array[m.recipient]::text[]
  from mails m
  where m.company_id = company_in_scope() and m.id = any(records)
    and m.kind in ('reply', 'receipt', 'order_confirmation', 'order_state')
  union all
  select o.id, o.id, array[o.billing_contact_name, o.billing_email, o.billing_phone]::text[]
  from print_orders o where o.company_id = company_in_scope() and o.id = any(records);
end
$$;
comment on function people_of_records is
  'Those of these records that belong to the company in scope, the review or order each is about, and contact data';

create or replace function export_records(records uuid[]) returns table (record jsonb)
language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  return query
  select record from (
    select r.created_at, r.id, jsonb_build_object(
      'kind', 'review', 'id', r.id, 'at', iso_time(r.created_at),
      'rating', r.rating, 'feedback', r.feedback, 'name', r.contact_name, 'email', r.contact_email,
      'phone', r.contact_number, 'pageLanguage', r.lang, 'textLanguage', (
        select l.language from review_languages l where l.company_id = r.company_id and l.review_id = r.id
      ),
      'location', (select l.name from locations l where l.company_id = r.company_id and l.id = r.location_id),
      'placement', (select p.name from placements p where p.company_id = r.company_id and p.id = r.placement_id),
      'editedAt', iso_time(r.edited_at), 'erasedAt', iso_time(r.erased_at),
      'versions', coalesce((
        select jsonb_agg(jsonb_build_object(
          'at', iso_time(v.at), 'rating', v.rating, 'feedback', v.feedback, 'name', v.contact_name,
          'email', v.contact_email, 'phone', v.contact_number
        ) order by v.version)
        from review_versions v where v.company_id = r.company_id and v.review_id = r.id
      ), '[]'),
      'notes', coalesce((
        select jsonb_agg(
          jsonb_build_object('at', iso_time(n.created_at), 'text', n.text) order by n.created_at, n.id
        )
        from case_notes n where n.company_id = r.company_id and n.review_id = r.id
      ), '[]'),
      'messages', coalesce((
        select jsonb_agg(exported_message(m) order by m.created_at, m.id)
        from messages m where m.company_id = r.company_id and m.review_id = r.id
      ), '[]'),
      'mails', coalesce((
        select jsonb_agg(exported_mail(m) order by m.created_at, m.id)
        from mails m
        where m.company_id = r.company_id and m.kind in ('reply', 'receipt') and (
          m.detail = r.id::text
          or m.detail in (
            select c.id::text from messages c where c.company_id = r.company_id and c.review_id = r.id
          )
        )
      ), '[]'),
      'sentTo', coalesce((
        select jsonb_agg(
          jsonb_build_object('at', iso_time(d.created_at), 'host', d.host, 'event', d.type, 'state', d.state)
          order by d.created_at, d.id
        )
        from deliveries d
        where d.company_id = r.company_id and d.review_id = r.id and d.receiver = 'webhook'
      ), '[]')
    ) as record
    from reviews r where r.company_id = company_in_scope() and r.id = any(records)
    union all
    select m.created_at, m.id,
      jsonb_build_object('kind', 'message', 'id', m.id, 'reviewId', m.review_id) || exported_message(m)
    from messages m where m.company_id = company_in_scope() and m.id = any(records)
    union all
    select m.created_at, m.id, exported_mail(m) || jsonb_build_object('kind', 'mail', 'id', m.id, 'about', m.kind)
    from mails m
    where m.company_id = company_in_scope() and m.id = any(records)
      and m.kind in ('reply', 'receipt', 'order_confirmation', 'order_state')
    union all
    select o.created_at, o.id, jsonb_build_object(
      'kind', 'order', 'id', o.id, 'at', iso_time(o.created_at), 'item', o.item_type,
      'quantity', o.quantity, 'priceInCents', o.price_in_cents, 'processed', o.processed,
      'state', o.state, 'changes', coalesce((
        select jsonb_agg(jsonb_build_object(
          'state', c.state, 'at', iso_time(c.at), 'note', c.note, 'carrier', c.carrier, 'tracking', c.tracking
        ) order by c.at)
        from print_order_changes c where c.company_id = o.company_id and c.order_id = o.id
      ), '[]'),
      'billing', jsonb_build_object(
        'company', o.billing_company_name, 'name', o.billing_contact_name, 'email', o.billing_email,
        'phone', o.billing_phone, 'address', o.billing_address
      ),
      'mails', coalesce((
        select jsonb_agg(exported_mail(m) order by m.created_at, m.id)
        from mails m
        where m.company_id = o.company_id and m.order_id = o.id and m.kind in ('order_confirmation', 'order_state')
      ), '[]')
    )
    from print_orders o where o.company_id = company_in_scope() and o.id = any(records)
  ) found
  order by created_at desc, id desc;
end
$$;
comment on function export_records is
  'Everything that is stored about these records of the company in scope, newest first';

create or replace function exported_message(m messages) returns jsonb
language sql stable as $$
select jsonb_build_object(
  'at', iso_time(m.created_at), 'by', case when m.from_visitor then 'visitor' else 'company' end, 'text', m.text,
  'to', m.address
)
$$;

create or replace function exported_mail(m mails) returns jsonb
language sql stable as $$
select jsonb_build_object(
  'kind', m.kind, 'at', iso_time(m.created_at), 'to', m.recipient, 'state', m.state, 'sentAt', iso_time(m.sent_at),
  'error', m.error
)
$$;

create or replace function erase_reviews(company uuid, review_ids uuid[], scope text) returns table (
  reviews integer, messages integer, mails integer, notes integer, versions integer
)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  ids uuid[];
  addresses text[];
  -- What the mails to the reviews' visitors are about, as in their details.
  about text[];
  n integer;
begin
  if session_user = 'candour_app' and company is distinct from company_in_scope() then
    raise exception 'not the company in scope' using errcode = 'insufficient_privilege';
  end if;
  if scope is null or scope not in ('contact', 'all') then
    raise exception 'unknown scope %', scope using errcode = 'invalid_parameter_value';
  end if;
  reviews := 0; messages := 0; mails := 0; notes := 0; versions := 0;
  perform pg_advisory_xact_lock(hashtextextended('candour cases ' || company, 0));
  perform from companies c where c.id = company for key share;
  select array_agg(r.id) into ids from (
    select r.id from reviews r where r.company_id = company and r.id = any(review_ids) and r.erased_at is null
    order by r.id for no key update
  ) r;
  if ids is null then
    return next;
    return;
  end if;
  perform set_config('app.erasing', 'on', true);
  about := ids::text[] || array(
    select m.id::text from messages m where m.company_id = company and m.review_id = any(ids)
  );
  select array_agg(distinct lower(a.address)) into addresses from (
    select c.address from conversations c where c.company_id = company and c.review_id = any(ids)
    union all select m.address from messages m where m.company_id = company and m.review_id = any(ids)
    union all select q.recipient from mails q
      where q.company_id = company and q.kind = 'receipt' and q.detail = any(about)
  ) a where a.address is not null;

  if scope = 'all' then
    delete from mails q where q.company_id = company and q.kind in ('reply', 'receipt') and q.detail = any(about);
    get diagnostics mails = row_count;
    delete from messages m where m.company_id = company and m.review_id = any(ids);
    get diagnostics messages = row_count;
    -- With the links to their page.
    delete from conversation_links l where l.company_id = company and l.review_id = any(ids);
    delete from conversations c where c.company_id = company and c.review_id = any(ids);
    delete from case_notes n where n.company_id = company and n.review_id = any(ids);
    get diagnostics notes = row_count;
    delete from review_versions v where v.company_id = company and v.review_id = any(ids);
    get diagnostics versions = row_count;
    delete from review_receipts t where t.company_id = company and t.review_id = any(ids);
    update reviews r set
      feedback = '', contact_name = null, contact_email = null, contact_number = null,
      erased_at = now(), receipt_hash = null, settled = true, version = r.version + 1
    where r.company_id = company and r.id = any(ids);
    get diagnostics reviews = row_count;
  else
    delete from mails q
    where q.company_id = company and q.kind in ('reply', 'receipt') and q.detail = any(about) and q.state <> 'sent';
    get diagnostics mails = row_count;
    update mails q set recipient = 'erased', error = null
    where q.company_id = company and q.kind in ('reply', 'receipt') and q.detail = any(about)
      and q.recipient <> 'erased';
    get diagnostics n = row_count;
    mails := mails + n;
    update messages m set address = null
    where m.company_id = company and m.review_id = any(ids) and m.address is not null;
    get diagnostics messages = row_count;
    update conversations c set address = null, address_hash = null
    where c.company_id = company and c.review_id = any(ids) and c.address is not null;
    update review_versions v set contact_name = null, contact_email = null, contact_number = null
    where v.company_id = company and v.review_id = any(ids)
      and num_nonnulls(v.contact_name, v.contact_email, v.contact_number) > 0;
    get diagnostics versions = row_count;
    update reviews r set
      contact_name = null, contact_email = null, contact_number = null, settled = true, version = r.version + 1
    where r.company_id = company and r.id = any(ids) and r.has_contact;
    get diagnostics reviews = row_count;
  end if;

  update review_languages l set has_contact = false
  where l.company_id = company and l.review_id = any(ids) and l.has_contact;
  -- What is being detected right now may be stored with the contact data's former state.
  insert into review_edits (company_id, review_id)
  select company, i.id from unnest(ids) i (id)
  where not exists (select from review_languages l where l.company_id = company and l.review_id = i.id)
    or i.id in (select e.review_id from review_edits e where e.company_id = company);
  addresses := array(
    select unnest(addresses)
    except
    select lower(c.address) from conversations c where c.company_id = company and lower(c.address) = any(addresses)
    except
    select lower(q.recipient) from mails q
    where q.company_id = company and q.kind = 'receipt' and lower(q.recipient) = any(addresses)
  );
  delete from unsubscribe_tokens t where t.company_id = company and lower(t.address) = any(addresses);
  perform set_config('app.erasing', '', true);
  return next;
end
$$;
comment on function erase_reviews is
  'Erases contact data (contact), or words too (all), of reviews of the company, which is the one in scope except for '
  'operators. Ratings, days and cases stay. Returns how many rows were erased; none of what was erased before';

create or replace function erase_records(company uuid, records uuid[]) returns table (
  erased integer, reviews integer, orders integer, messages integer, mails integer, notes integer, versions integer
)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  own_reviews uuid[];
  own_messages uuid[];
  own_mails uuid[];
  own_orders uuid[];
  addresses text[];
  n integer;
begin
  if session_user = 'candour_app' and company is distinct from company_in_scope() then
    raise insufficient_privilege using message = 'records belong to the company in scope';
  end if;
  -- As every change of a company's cases begins.
  perform pg_advisory_xact_lock(hashtextextended('candour cases ' || company, 0));
  own_reviews := array(select r.id from reviews r where r.company_id = company and r.id = any(records));
  own_messages := array(select m.id from messages m where m.company_id = company and m.id = any(records));
  own_mails := array(
    select m.id from mails m
    where m.company_id = company and m.id = any(records) and m.kind in ('reply', 'receipt', 'order_confirmation', 'order_state')
  );
  own_orders := array(select o.id from print_orders o where o.company_id = company and o.id = any(records));
  addresses := array(
    select lower(m.address) from messages m where m.company_id = company and m.id = any(own_messages)
    union
    select lower(m.recipient) from mails m where m.id = any(own_mails)
  );
  select count(*) into erased from (
    select from reviews r where r.company_id = company and r.id = any(own_reviews) and r.erased_at is null
    union all
    select from messages m where m.company_id = company and m.id = any(own_messages) and m.text <> 'Erased on request'
    union all
    select from mails m where m.id = any(own_mails) and m.recipient <> 'erased'
    union all
    select from print_orders o
    where o.company_id = company and o.id = any(own_orders) and o.billing_email <> 'erased@example.invalid'
  ) left_to_erase;

  perform remember_erasures(company, 'review', own_reviews, 'all');
  perform remember_erasures(company, 'message', own_messages, 'all');
  perform remember_erasures(company, 'mail', own_mails, 'all');
  perform remember_erasures(company, 'order', own_orders, 'all');

  select e.reviews, e.messages, e.mails, e.notes, e.versions into reviews, messages, mails, notes, versions
  from erase_reviews(company, own_reviews, 'all') e;

  -- The row stays: it holds the idempotency key, so that no repeated request stores the text again.
  update messages m set text = 'Erased on request', content_hash = null, address = null
  where m.company_id = company and m.id = any(own_messages) and m.text <> 'Erased on request';
  get diagnostics n = row_count;
  messages := messages + n;

  own_mails := own_mails || array(
    select m.id from mails m
    where m.company_id = company and m.kind = 'reply' and m.detail = any(own_messages::text[])
    union
    select m.id from mails m
    where m.company_id = company and m.kind in ('order_confirmation', 'order_state') and m.order_id = any(own_orders)
  );
  delete from mails m where m.company_id = company and m.id = any(own_mails) and m.state <> 'sent';
  get diagnostics n = row_count;
  mails := mails + n;
  update mails m set recipient = 'erased', error = null
  where m.company_id = company and m.id = any(own_mails) and m.recipient <> 'erased';
  get diagnostics n = row_count;
  mails := mails + n;

  update print_order_changes c set note = null, carrier = null, tracking = null
  where c.company_id = company and c.order_id = any(own_orders);
  update print_orders o set carrier = null, tracking = null,
    billing_company_name = 'Erased on request', billing_contact_name = 'Erased on request',
    billing_email = 'erased@example.invalid', billing_phone = 'Erased on request', billing_address = 'Erased on request'
  where o.company_id = company and o.id = any(own_orders) and o.billing_email <> 'erased@example.invalid';
  get diagnostics orders = row_count;

  -- Links that end mails to an address to which no mail can go any more.
  delete from unsubscribe_tokens t where t.company_id = company and lower(t.address) = any(addresses)
    and not exists (
      select from conversations c where c.company_id = company and lower(c.address) = lower(t.address)
    );
  return next;
end
$$;
comment on function erase_records is
  'Erases and remembers records of a company; returns how many of them were not erased before, and numbers by kind';

create or replace function remember_erasures(company uuid, of_kind text, records uuid[], erased text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  part text;
begin
  if session_user = 'candour_app' and company is distinct from company_in_scope() then
    raise insufficient_privilege using message = 'an erasure belongs to the company in scope';
  end if;
  insert into erasure_keys (key)
  select sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
  where not exists (select from erasure_keys);
  for part in
    with added as (
      insert into erasures as e (company_id, hash, scope)
      select company, h.hash, erased from (
        select distinct erasure_hash(k, of_kind, company, r.id) as hash
        from unnest(records) as r (id), (select * from erasure_keys order by created_at, key limit 1) k
      ) h
      order by h.hash
      on conflict (company_id, hash) do update set scope = excluded.scope, erased_at = excluded.erased_at
        where e.scope = 'contact' and excluded.scope = 'all'
      returning e.hash
    ),
    numbered as (select encode(hash, 'hex') as hash, (row_number() over (order by hash) - 1) / 100 as n from added)
    select string_agg(hash, ',' order by hash) from numbered group by n
  loop
    perform pg_notify('erasures', erased || ' ' || company || ' ' || part);
  end loop;
  for part in
    with mentioned as (
      select unnest(records) as id
      union
      select m.mail_id from messages m where m.company_id = company and m.mail_id is not null
        and (of_kind = 'review' and m.review_id = any(records) or of_kind = 'message' and m.id = any(records))
      union
      select m.id from mails m where of_kind = 'order' and m.company_id = company and m.order_id = any(records)
    ),
    numbered as (select id, (row_number() over (order by id) - 1) / 200 as n from mentioned)
    select string_agg(id::text, ',' order by id) from numbered group by n
  loop
    perform pg_notify('mails_erased', part);
  end loop;
end
$$;
comment on function remember_erasures is
  'Remembers that contact data, or all personal data, of these records was erased; once committed, tells all processes';

create or replace function erasure_hash(k erasure_keys, kind text, company uuid, record uuid) returns bytea
language sql immutable parallel safe
return sha256(
  k.outer_block || sha256(k.inner_block || convert_to(kind || ' ' || company::text || ' ' || record::text, 'UTF8'))
);
comment on function erasure_hash is 'HMAC-SHA256 of a record''s kind, company and id';
