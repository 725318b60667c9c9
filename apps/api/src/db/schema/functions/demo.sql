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

  insert into print_orders (
    company_id, id, order_key, item_type, quantity, price_in_cents, image_sha256, qr_check, billing_company_name,
    billing_contact_name, billing_email, billing_phone, billing_address, processed, created_at, drawn_from
  )
  select demo_company(), o.id, o.id, o.item_type, o.quantity, o.price, decode(o.drawn_from ->> 'logo', 'hex'),
    'matches', b.company, b.contact, b.email, b.phone, b.address, o.processed, o.at, o.drawn_from
  from jsonb_to_recordset(given -> 'orders') as o (
      id uuid, item_type text, quantity integer, price integer, processed boolean, at timestamptz, drawn_from jsonb
    ),
    jsonb_to_record(given -> 'billing') as b (company text, contact text, email text, phone text, address text);
end
$$;

-- Without statistics, as on a first start, the triggers' look-ups would scan the whole table for each review.
create or replace function tell_demo(given jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp set enable_seqscan = off as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('candour cases ' || demo_company(), 0));

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
  update placements p set last_scan_at = greatest(p.last_scan_at, v.at)
  from (
    select placement, max(day) + time '17:40' as at
    from jsonb_to_recordset(given -> 'visits') as v (placement uuid, day date) group by 1
  ) v
  where p.company_id = demo_company() and p.id = v.placement;

  with answers as (
    select a.*, coalesce(jsonb_array_length(a.messages), 0) as said from jsonb_to_recordset(given -> 'answers') as a (
      review uuid, by uuid, status text, unread integer, address text, address_hash text, answered_at timestamptz,
      updated_at timestamptz, messages jsonb, note_id uuid, note text
    )
  ), taken_up as (
    insert into cases (
      company_id, review_id, created_at, rating, sentiment, has_contact, location_id, placement_id, status, assignee,
      version, updated_at, updated_by, messages, unread, first_answered_at
    )
    select r.company_id, r.id, r.created_at, r.rating, r.sentiment, r.has_contact, r.location_id, r.placement_id,
      a.status, s.id, 1, a.updated_at, a.by, a.said, a.unread, a.answered_at
    from answers a
      join reviews r on r.company_id = demo_company() and r.id = a.review
      left join assignees s on s.company_id = r.company_id and s.user_id = a.by
    order by r.id
    on conflict do nothing
    returning review_id
  ), begun as (
    insert into conversations (company_id, review_id, address, address_hash, unanswered)
    select demo_company(), a.review, a.address, decode(a.address_hash, 'hex'), case when a.said = 1 then 1 else 0 end
    from answers a join taken_up t on t.review_id = a.review where a.said > 0
  ), said as (
    insert into messages (company_id, review_id, id, from_visitor, author_id, text, address, created_at)
    select demo_company(), a.review, m.id, m.from_visitor, case when not m.from_visitor then a.by end, m.text,
      case when not m.from_visitor then a.address end, m.at
    from answers a join taken_up t on t.review_id = a.review,
      jsonb_to_recordset(a.messages) as m (id uuid, from_visitor boolean, text text, at timestamptz)
  )
  insert into case_notes (company_id, review_id, id, author_id, text, created_at)
  select demo_company(), a.review, a.note_id, a.by, a.note, a.updated_at
  from answers a join taken_up t on t.review_id = a.review where a.note is not null;

  insert into cases (
    company_id, review_id, created_at, rating, sentiment, has_contact, location_id, placement_id, status, version,
    updated_at, updated_by
  )
  select r.company_id, r.id, r.created_at, r.rating, r.sentiment, r.has_contact, r.location_id, r.placement_id, 'done', 1,
    r.created_at + interval '3 days', (given -> 'staff' ->> 0)::uuid
  from jsonb_array_elements_text(given -> 'settled') as s
    join reviews r on r.company_id = demo_company() and r.id = s::uuid
  order by r.id
  on conflict (company_id, review_id) do update
    set status = 'done', unread = 0, version = cases.version + 1, updated_at = cases.updated_at + interval '3 days'
    -- Not what others have worked on.
    where cases.status <> 'done' and given -> 'staff' ? cases.updated_by::text;
end
$$;
comment on function tell_demo is
  'Stores what happened on some days: reviews, visits, answers to earlier reviews, and which of those are settled';
