-- The demo company: what happens there is made up (src/process/demo), and only there can it be stored.

create or replace function demo_company() returns uuid
language sql immutable set search_path = public, pg_temp as $$
select '019ace00-0000-7000-8000-00000000de30'::uuid
$$;

create or replace function furnish_demo(given jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into locations (company_id, id, name, created_at)
  select demo_company(), l.id, l.name, l.at
  from jsonb_to_recordset(given -> 'locations') as l (id uuid, name text, at timestamptz);

  insert into placements (company_id, id, code, name, kind, location_id, archived, created_at)
  select demo_company(), p.id, p.code, p.name, p.kind, p.location, p.archived, p.at
  from jsonb_to_recordset(given -> 'placements')
    as p (id uuid, code text, name text, kind text, location uuid, archived boolean, at timestamptz);

  insert into assignees (company_id, user_id)
  select demo_company(), s::uuid from jsonb_array_elements_text(given -> 'staff') as s;
  insert into notification_settings (company_id, user_id, alerts_when, digest)
  select demo_company(), s::uuid, 'off', 'off' from jsonb_array_elements_text(given -> 'staff') as s;

  insert into reply_templates (company_id, id, name, text)
  select demo_company(), t.id, t.name, t.text
  from jsonb_to_recordset(given -> 'templates') as t (id uuid, name text, text text);

  insert into company_changes (company_id, id, said, did, day, themes, visible)
  select demo_company(), c.id, c.said, c.did, c.day, c.themes, true
  from jsonb_to_recordset(given -> 'changes') as c (id uuid, said text, did text, day date, themes smallint[]);

  insert into print_orders (
    company_id, id, order_key, item_type, quantity, price_in_cents, image_sha256, qr_check, billing_company_name,
    billing_contact_name, billing_email, billing_phone, billing_address, processed, created_at, drawn_from, state, state_since
  )
  select demo_company(), o.id, o.id, o.item_type, o.quantity, o.price, decode(o.drawn_from ->> 'logo', 'hex'),
    'matches', b.company, b.contact, b.email, b.phone, b.address, o.processed, o.at, o.drawn_from,
    case when o.processed then 'delivered' else 'placed' end, o.at
  from jsonb_to_recordset(given -> 'orders') as o (
      id uuid, item_type text, quantity integer, price integer, processed boolean, at timestamptz, drawn_from jsonb
    ),
    jsonb_to_record(given -> 'billing') as b (company text, contact text, email text, phone text, address text);
end
$$;

-- Cases come before new reviews: their trigger would look for the neighbors of each review, which takes seconds for two years.
create or replace function tell_demo(given jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  taken_up uuid[];
begin
  perform pg_advisory_xact_lock(hashtextextended('candour cases ' || demo_company(), 0));

  with known as (
    select r.id, r.at, r.rating, r.sentiment, r.email is not null as has_contact, p.location_id, p.id as placement_id
    from jsonb_to_recordset(given -> 'reviews')
      as r (id uuid, at timestamptz, rating smallint, sentiment smallint, email text, placement uuid)
      left join placements p on p.company_id = demo_company() and p.id = r.placement
    union all
    select id, created_at, rating, sentiment, has_contact, location_id, placement_id
    from reviews where company_id = demo_company()
  ), told as (
    insert into cases (
      company_id, review_id, created_at, rating, sentiment, has_contact, location_id, placement_id, status, assignee,
      version, updated_at, updated_by, messages, unread, first_answered_at
    )
    select demo_company(), k.id, k.at, k.rating, k.sentiment, k.has_contact, k.location_id, k.placement_id, c.status,
      s.id, 1, c.updated_at, c.by, jsonb_array_length(c.messages), c.unread, c.answered_at
    from jsonb_to_recordset(given -> 'cases') as c (
        review uuid, by uuid, status text, unread integer, answered_at timestamptz, updated_at timestamptz, messages jsonb
      )
      join known k on k.id = c.review
      left join assignees s on s.company_id = demo_company() and s.user_id = c.by
    order by k.id
    on conflict (company_id, review_id) do update
      set status = 'done', unread = 0, version = cases.version + 1, updated_at = excluded.updated_at
      -- Not what others have worked on.
      where excluded.status = 'done' and cases.status <> 'done' and given -> 'staff' ? cases.updated_by::text
    returning review_id, version
  )
  select array_agg(review_id) filter (where version = 1) into taken_up from told;

  insert into reviews (
    company_id, id, rating, sentiment, sentiment_model, feedback, lang, contact_name, contact_email, placement_id,
    location_id, created_at
  )
  select demo_company(), r.id, r.rating, r.sentiment, (given -> 'model')::smallint, r.feedback, r.lang, r.name, r.email,
    p.id, p.location_id, r.at
  from jsonb_to_recordset(given -> 'reviews') as r (
      id uuid, rating smallint, sentiment smallint, feedback text, lang text, name text, email text, placement uuid,
      at timestamptz
    )
    left join placements p on p.company_id = demo_company() and p.id = r.placement
  order by r.id
  on conflict do nothing;

  insert into account_activity (user_id, last_seen_at)
  select s::uuid, now() from jsonb_array_elements_text(given -> 'staff') as s
  on conflict (user_id) do update set last_seen_at = excluded.last_seen_at;

  perform add_to_funnel(array(
    select row(
      demo_company(), 2, v.day, coalesce(p.location_id, nil_uuid()), coalesce(p.id, nil_uuid()), v.scans, v.views,
      v.public_clicks, v.ratings, 0
    )::funnel_days
    from jsonb_to_recordset(given -> 'visits') as v (
        placement uuid, day date, scans integer, views integer, public_clicks integer, ratings integer
      )
      left join placements p on p.company_id = demo_company() and p.id = v.placement
  ));
  insert into scan_hours (company_id, day, location_id, placement_id, scans, total)
  select demo_company(), v.day, coalesce(p.location_id, nil_uuid()), coalesce(p.id, nil_uuid()),
    array(select case when hour between 8 and 17 then (sum(v.scans) + hour - 8) / 10 else 0 end from generate_series(0, 23) hour),
    sum(v.scans)
  from jsonb_to_recordset(given -> 'visits') as v (placement uuid, day date, scans integer)
    join placements p on p.company_id = demo_company() and p.id = v.placement
  where v.scans > 0 and v.day > now() - interval '60 days'
  group by v.day, p.location_id, grouping sets ((), (p.id))
  on conflict do nothing;
  update placements p set last_scan_at = greatest(p.last_scan_at, v.at)
  from (
    select placement, max(day) + time '17:40' as at
    from jsonb_to_recordset(given -> 'visits') as v (placement uuid, day date) group by 1
  ) v
  where p.company_id = demo_company() and p.id = v.placement;

  insert into conversations (company_id, review_id, address, address_hash, unanswered)
  select demo_company(), c.review, c.address, decode(c.address_hash, 'hex'),
    case when jsonb_array_length(c.messages) = 1 then 1 else 0 end
  from jsonb_to_recordset(given -> 'cases') as c (review uuid, address text, address_hash text, messages jsonb)
  where c.review = any(taken_up) and jsonb_array_length(c.messages) > 0;

  insert into messages (company_id, review_id, id, from_visitor, author_id, text, address, created_at)
  select demo_company(), c.review, m.id, m.from_visitor, case when not m.from_visitor then c.by end, m.text,
    case when not m.from_visitor then c.address end, m.at
  from jsonb_to_recordset(given -> 'cases') as c (review uuid, by uuid, address text, messages jsonb),
    jsonb_to_recordset(c.messages) as m (id uuid, from_visitor boolean, text text, at timestamptz)
  where c.review = any(taken_up);

  insert into case_notes (company_id, review_id, id, author_id, text, created_at)
  select demo_company(), c.review, c.note_id, c.by, c.note, c.updated_at
  from jsonb_to_recordset(given -> 'cases') as c (review uuid, by uuid, note_id uuid, note text, updated_at timestamptz)
  where c.review = any(taken_up) and c.note is not null;
end
$$;
comment on function tell_demo is
  'Stores what happened on some days: reviews, visits, and the cases of these and earlier reviews, which are taken up or settled';
