-- The tables as of release 0.2.0: what migrations 1 to 81 made. Later changes follow in migrations of their own; the
-- tables of today are in ../schema/tables.sql. Two functions that columns call are in ../schema/for-tables.sql.

create extension if not exists unaccent;
create extension if not exists btree_gin;

-- Words without their accents, in whatever language.
create text search configuration feedback (copy = simple);
alter text search configuration feedback alter mapping for hword, hword_part, word with unaccent, simple;

-- Without ICU, names sort by code point.
do $$
begin
  if exists (select from pg_collation where collname = 'und-x-icu') then
    create collation names from "und-x-icu";
  else
    create collation names from "C";
  end if;
end
$$;

create table users (
  id uuid primary key,
  email text not null check (length(email) >= 3 and length(email) <= 254),
  role text not null check (role in ('superadmin', 'company_admin')),
  password_hash text,
  created_at timestamptz(3) not null default now(),
  disabled_at timestamptz(3),
  epoch integer not null default 0,
  two_factor boolean not null default false,
  name varchar(80) check (name::text <> '')
);
alter table users enable row level security;
comment on column users.two_factor is
  'Whether a second factor is set up; kept by the server in the transaction that changes factors';
comment on column users.name is 'Chosen by the user; null if they are named by their address';
create unique index users_email on users (lower(email));
create index users_newest on users (created_at desc, id desc);

create table account_activity (
  user_id uuid primary key references users(id) on delete cascade,
  last_seen_at timestamptz(3) not null
);
alter table account_activity enable row level security;

create table images (
  sha256 bytea primary key check (octet_length(sha256) = 32),
  media_type text not null check (media_type in ('image/png', 'image/jpeg', 'image/svg+xml')),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes bytea not null,
  created_at timestamptz(3) not null default now(),
  used_at timestamptz(3) not null default now()
);
comment on column images.used_at is
  'When it was last stored or replaced, give or take an hour; it is kept for a day from then on';

create table companies (
  id uuid primary key,
  slug text not null unique check (slug ~ '^[a-z0-9-]{2,63}$'),
  name text not null check (length(name) >= 1 and length(name) <= 120),
  logo_sha256 bytea references images(sha256),
  brand_color text not null check (brand_color ~ '^#[0-9a-fA-F]{6}$'),
  google_review_url text,
  billing_status text not null default 'active' check (billing_status in ('active', 'trial', 'past_due', 'suspended')),
  created_at timestamptz(3) not null default now(),
  time_zone text not null default 'UTC',
  print_logo_sha256 bytea references images(sha256),
  generation integer not null default 0,
  next_generation integer,
  next_time_zone text,
  suspended boolean generated always as ((billing_status = 'suspended')) stored not null,
  suspension_reason varchar(500),
  mail_on_view boolean not null default true,
  default_language text not null default 'en' check (default_language ~ '^[a-z]{2}(-[A-Za-z]{2,4})?$'),
  texts jsonb not null default '{}' check (jsonb_typeof(texts) = 'object' and octet_length(texts::text) <= 32768),
  contact_months smallint default 24 check (contact_months in (6, 12, 24, 36)),
  text_months smallint check (text_months in (12, 24, 36)),
  privacy_address varchar(500) not null default ''
);
alter table companies enable row level security;
comment on column companies.time_zone is 'IANA name; the rollup counts in its days';
comment on column companies.print_logo_sha256 is 'The logo for prints, where it is another picture than logo_sha256';
comment on column companies.generation is 'Generation of the rollup rows that are shown';
comment on column companies.next_generation is 'Generation that a running recount fills, and triggers with it';
comment on column companies.next_time_zone is
  'Requested time zone, from the request until a recount has switched to it';
comment on column companies.suspension_reason is 'Shown to the owners and operators; null unless suspended';
comment on column companies.mail_on_view is 'Whether the owners get a mail when an operator views the company';
comment on column companies.default_language is
  'Language of visitors whose browser asks for none of the languages (BCP 47)';
comment on column companies.texts is 'Greeting and thanks to visitors, by language';
comment on column companies.contact_months is 'Months after which contact data is removed; null means never';
comment on column companies.text_months is 'Months after which words are removed; null means never';
comment on column companies.privacy_address is 'Postal address in the notice to visitors; empty if none is given';
create index companies_by_name on companies (name collate names, id);
create index companies_logo_sha256 on companies (logo_sha256) where logo_sha256 is not null;
create index companies_newest on companies (created_at desc, id desc);
create index companies_print_logo_sha256 on companies (print_logo_sha256) where print_logo_sha256 is not null;
create index companies_to_recount on companies (id) where next_time_zone is not null;

create table memberships (
  user_id uuid not null references users(id) on delete cascade,
  company_id uuid not null references companies(id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  role text not null default 'owner' check (role in ('owner', 'manager', 'responder', 'viewer')),
  constraint memberships_pkey primary key (user_id, company_id)
);
alter table memberships enable row level security;
create index memberships_company on memberships (company_id);

create table alerts (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  kind text not null check (kind in ('reviews', 'assigned', 'mentioned', 'answered')),
  about uuid not null,
  review_ids uuid[] not null check (cardinality(review_ids) >= 1 and cardinality(review_ids) <= 20),
  note_id uuid,
  total integer not null check (total > 0),
  created_at timestamptz(3) not null default now(),
  due_at timestamptz not null,
  queued_at timestamptz(3),
  constraint alerts_pkey primary key (company_id, id),
  constraint alerts_company_id_user_id_fkey foreign key (company_id, user_id)
    references memberships(company_id, user_id) on delete cascade
);
alter table alerts enable row level security;
comment on column alerts.review_ids is 'The first ones; total counts them all';
comment on column alerts.queued_at is 'When it became a mail';
create index alerts_due on alerts (due_at) where queued_at is null;
create index alerts_former on alerts (queued_at) where queued_at is not null;
create index alerts_sent on alerts (company_id, user_id, kind, about, queued_at);
create unique index alerts_waiting on alerts (company_id, user_id, kind, about) where queued_at is null;

create table tenants (
  id uuid primary key,
  time_zone text not null,
  generation integer not null,
  next_generation integer,
  suspended boolean not null,
  deleted boolean not null default false,
  constraint tenants_id_time_zone_generation_next_generation_suspended_key unique (id, time_zone, generation, next_generation, suspended)
);
alter table tenants enable row level security;
comment on table tenants is
  'What the rows of a company need of it: follows companies and company_deletions, by triggers';
create index tenants_deleted on tenants (id) where deleted;

create table assignees (
  company_id uuid not null references tenants(id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  user_id uuid,
  constraint assignees_pkey primary key (company_id, id)
);
alter table assignees enable row level security;
comment on column assignees.user_id is
  'The member; null once they cannot answer any more, so that their cases are assigned to nobody';
create unique index assignees_member on assignees (company_id, user_id) where user_id is not null;

create table audit_chains (
  company_id uuid primary key,
  seq bigint not null default 0,
  hash bytea not null default '\x'::bytea,
  last_at timestamptz(3) not null default '-infinity'::timestamptz,
  removed_seq bigint not null default 0,
  removed_hash bytea not null default '\x'::bytea
);
alter table audit_chains enable row level security;
comment on table audit_chains is 'Head of each chain, and the last entry that was removed for its age';

create table audit_entries (
  company_id uuid not null,
  seq bigint not null,
  created_at timestamptz(3) not null,
  id uuid not null,
  actor_kind text not null,
  actor_id uuid,
  actor_name text,
  action text not null,
  target_type text not null,
  target_id text,
  target_name text,
  changes jsonb not null,
  network text,
  request_id text,
  hash bytea not null,
  constraint audit_entries_pkey primary key (company_id, seq)
);
alter table audit_entries enable row level security;
comment on column audit_entries.company_id is 'Zero for the platform''s chain';
comment on column audit_entries.seq is 'Position in the chain, from 1, without gaps';
comment on column audit_entries.created_at is 'Time of the commit; never decreases within a chain';
comment on column audit_entries.changes is 'By field, the values before and after';
comment on column audit_entries.hash is 'SHA-256 over the hash of the previous entry and the content of this one';
create index audit_entries_action on audit_entries (action, created_at desc, id desc);
create index audit_entries_actor on audit_entries (actor_id, created_at desc, id desc) where actor_id is not null;
create index audit_entries_all on audit_entries (created_at desc, id desc);
create index audit_entries_newest on audit_entries (company_id, created_at desc, id desc);

create unlogged table audit_pending (
  company_id uuid not null,
  id uuid not null,
  actor_kind text not null,
  actor_id uuid,
  actor_name text,
  action text not null,
  target_type text not null,
  target_id text,
  target_name text,
  changes jsonb not null,
  network text,
  request_id text
);
alter table audit_pending enable row level security;
comment on table audit_pending is 'Entries of transactions that have not committed';

create table case_counts (
  company_id uuid not null references tenants(id) on delete cascade,
  assignee uuid not null,
  status text not null,
  cases integer not null,
  constraint case_counts_pkey primary key (company_id, assignee, status)
);
alter table case_counts enable row level security;
comment on table case_counts is 'Number of cases per assignee and status; an assignee of zeros stands for none';

create table cases (
  company_id uuid not null references tenants(id) on delete cascade,
  review_id uuid not null,
  created_at timestamptz(3) not null,
  rating smallint not null,
  sentiment smallint not null,
  has_contact boolean not null,
  location_id uuid,
  placement_id uuid,
  status text not null default 'new' check (status in ('new', 'in_progress', 'waiting', 'done')),
  assignee uuid,
  version integer not null default 0 check (version >= 0),
  updated_at timestamptz(3) not null default now(),
  updated_by uuid,
  messages integer not null default 0 check (messages >= 0),
  unread integer not null default 0 check (unread >= 0),
  first_answered_at timestamptz(3),
  constraint cases_pkey primary key (company_id, review_id)
);
alter table cases enable row level security;
comment on column cases.created_at is
  'As the review''s, like the other columns that lists select and order by; kept by a trigger';
comment on column cases.updated_by is
  'The user who made the last change; no foreign key, because a deletion would update all of their cases';
create index cases_answered on cases (company_id, created_at) include (first_answered_at)
    where first_answered_at is not null;
create index cases_filtered on cases (company_id, status, rating, sentiment, has_contact, created_at desc, review_id desc) include (assignee, location_id, placement_id);
create index cases_of_assignee on cases (company_id, assignee, status, created_at desc, review_id desc) include (rating, sentiment, has_contact, location_id, placement_id);
create index cases_of_status on cases (company_id, status, created_at desc, review_id desc) include (assignee, rating, sentiment, has_contact, location_id, placement_id);
create index cases_replied on cases (company_id, status, created_at desc, review_id desc) where unread > 0;

create table case_notes (
  company_id uuid not null,
  review_id uuid not null,
  id uuid not null,
  created_at timestamptz(3) not null default now(),
  author_id uuid,
  text varchar(2000) not null check (text::text <> ''),
  constraint case_notes_pkey primary key (company_id, review_id, id),
  constraint case_notes_company_id_review_id_fkey foreign key (company_id, review_id)
    references cases(company_id, review_id) on delete cascade
);
alter table case_notes enable row level security;
comment on column case_notes.author_id is 'The user who wrote it; no foreign key, as in cases';
create index case_notes_search on case_notes using gin (company_id, to_tsvector('feedback'::regconfig, search_text(text::text)));

create table company_activity (
  company_id uuid primary key references companies(id) on delete cascade,
  recent_reviews integer not null default 0,
  last_review_at timestamptz(3) not null default '1970-01-01 00:00:00+00'::timestamptz
);
comment on table company_activity is
  'Recent reviews of every company, drawn anew from the rollup when operators sort by them';
create index company_activity_last on company_activity (last_review_at, company_id);
create index company_activity_recent on company_activity (recent_reviews, company_id);

create table company_activity_drawn (
  one boolean default true primary key check (one),
  at timestamptz(3) not null
);
comment on table company_activity_drawn is 'When company_activity was drawn last: one row at most';

create table company_deletions (
  company_id uuid primary key references companies(id) on delete cascade,
  deleted_at timestamptz(3) not null default now(),
  purge_at timestamptz(3) not null,
  reviews integer not null,
  billing_status text not null,
  suspension_reason varchar(500),
  purging_since timestamptz(3),
  emptied text[] not null default '{}'::text[]
);
alter table company_deletions enable row level security;
comment on table company_deletions is
  'Deleted companies that have not been removed for good; their rows are hidden from every login';
comment on column company_deletions.reviews is 'Number of reviews at the time of the deletion';
comment on column company_deletions.billing_status is 'Before the deletion, which suspends the company';
comment on column company_deletions.purging_since is
  'When the removal began; from then on the company cannot be restored';
comment on column company_deletions.emptied is 'Tables that hold no more rows of the company';

create table company_slugs (
  company_id uuid not null,
  slug text not null unique,
  created_at timestamptz(3) not null default now(),
  constraint company_slugs_pkey primary key (company_id, slug)
);
comment on table company_slugs is
  'Every slug a company has or had, kept for ever by a trigger; companies.slug is the current one';

create table company_views (
  company_id uuid not null references companies(id) on delete cascade,
  id uuid not null,
  session_id uuid not null,
  user_id uuid not null,
  reason varchar(500) not null,
  started_at timestamptz(3) not null default now(),
  until_at timestamptz(3) not null,
  ended_at timestamptz(3),
  constraint company_views_pkey primary key (company_id, id)
);
alter table company_views enable row level security;
comment on table company_views is 'Views of companies by operators of the last 30 days';
create unique index company_views_open on company_views (session_id) where ended_at is null;

create table conversation_links (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  company_id uuid not null references companies(id) on delete cascade,
  review_id uuid not null,
  mail_id uuid not null,
  receipt_hash bytea check (octet_length(receipt_hash) = 32)
);
alter table conversation_links enable row level security;
comment on table conversation_links is
  'Links of mails to the visitor''s page, one per mail; only hashes of their tokens';
comment on column conversation_links.receipt_hash is
  'Of a second link in mails of the previous version, in review_receipts';
create unique index conversation_links_mail on conversation_links (company_id, review_id, mail_id);

create table reviews (
  company_id uuid not null references tenants(id) on delete cascade,
  id uuid not null,
  rating smallint not null,
  feedback varchar(5000) not null,
  contact_name varchar(200),
  contact_email varchar(254),
  contact_number varchar(50),
  created_at timestamptz(3) not null default now(),
  sentiment smallint not null default 0,
  has_contact boolean generated always as (((contact_name is not null) or (contact_email is not null) or (contact_number is not null))) stored not null,
  revision integer not null default 0,
  search tsvector generated always as (to_tsvector('feedback'::regconfig, search_text((((feedback)::text || ' ') || (COALESCE(contact_name, ''))::text)))) stored not null,
  placement_id uuid,
  location_id uuid,
  lang varchar(16),
  edited_at timestamptz(3),
  erased_at timestamptz(3),
  version integer not null default 0,
  settled boolean not null default false,
  receipt_hash bytea,
  sentiment_model smallint default 0,
  constraint reviews_pkey primary key (company_id, id),
  constraint reviews_check
    check (rating >= 1 and rating <= 5 and sentiment >= '-1'::integer and sentiment <= 1 and (feedback::text <> '' or erased_at is not null))
);
alter table reviews enable row level security;
comment on column reviews.location_id is
  'Location of the placement when the review was stored; the placement may have moved since';
comment on column reviews.lang is
  'Language of the visitor''s page (BCP 47); null if unknown, and for reviews stored before it was kept';
comment on column reviews.edited_at is 'When its visitor last changed it; null if never';
comment on column reviews.erased_at is 'When words and contact data were erased; the row stays for the numbers';
comment on column reviews.version is 'Counts the changes of content, and the erasures';
comment on column reviews.receipt_hash is
  'SHA-256 of the token of the first receipt; null if it is in review_receipts, or erased';
comment on column reviews.sentiment_model is
  'Version of the model that judged the sentiment; 0: the rules before there was one; null: a member set it';
create index reviews_by_email on reviews (company_id, lower(contact_email::text)) where contact_email is not null;
create index reviews_by_phone on reviews (company_id, phone_end(contact_number::text)) where contact_number is not null;
create index reviews_filtered on reviews (company_id, rating, sentiment, has_contact, created_at desc, id desc);
create index reviews_newest on reviews (company_id, created_at desc, id desc);
create index reviews_of_location on reviews (company_id, location_id, rating, sentiment, has_contact, created_at desc, id desc)
    where location_id is not null;
create index reviews_of_placement on reviews (company_id, placement_id, rating, sentiment, has_contact, created_at desc, id desc)
    where placement_id is not null;
create index reviews_search on reviews using gin (company_id, search) WITH (gin_pending_list_limit='1024');

create table conversations (
  company_id uuid not null,
  review_id uuid not null,
  address varchar(254),
  address_hash bytea check (octet_length(address_hash) = 32),
  unanswered smallint not null default 0,
  expires_at timestamptz(3) not null default 'infinity'::timestamptz,
  constraint conversations_pkey primary key (company_id, review_id),
  constraint conversations_company_id_review_id_fkey foreign key (company_id, review_id)
    references reviews(company_id, id) on delete cascade
);
alter table conversations enable row level security;
comment on column conversations.address is 'Null once it is erased';
comment on column conversations.address_hash is 'SHA-256 of the normalized address, as in reply_opt_outs';
comment on column conversations.unanswered is 'Messages of the company since the last one of the visitor';
comment on column conversations.expires_at is 'For the previous version, whose links end';

create table digests (
  company_id uuid not null references companies(id) on delete cascade,
  cadence text not null check (cadence in ('weekly', 'monthly')),
  first_day date not null,
  last_day date not null,
  quiet boolean not null,
  content jsonb not null,
  constraint digests_pkey primary key (company_id, cadence, first_day)
);
alter table digests enable row level security;
comment on column digests.content is 'Numbers, words and ids of reviews, but no visitor''s words';

create table digest_mails (
  company_id uuid not null,
  user_id uuid not null,
  cadence text not null,
  first_day date not null,
  mail_id uuid not null,
  quiet_in_a_row smallint not null,
  constraint digest_mails_pkey primary key (company_id, user_id, cadence, first_day),
  constraint digest_mails_company_id_cadence_first_day_fkey foreign key (company_id, cadence, first_day)
    references digests(company_id, cadence, first_day) on delete cascade,
  constraint digest_mails_company_id_user_id_fkey foreign key (company_id, user_id)
    references memberships(company_id, user_id) on delete cascade
);
alter table digest_mails enable row level security;
comment on table digest_mails is 'Who was mailed which digest: each member each one once';
create index digest_mails_of_digest on digest_mails (company_id, cadence, first_day);

create table digest_schedules (
  company_id uuid not null references companies(id) on delete cascade,
  cadence text not null check (cadence in ('weekly', 'monthly')),
  due_at timestamptz(3) not null,
  try_at timestamptz(3) not null,
  constraint digest_schedules_pkey primary key (company_id, cadence)
);
alter table digest_schedules enable row level security;
comment on table digest_schedules is 'When the next digest of each company is due';
comment on column digest_schedules.try_at is 'Later than due_at after a failure';
create index digest_schedules_due on digest_schedules (try_at);

create table erasure_certificates (
  company_id uuid not null references companies(id) on delete cascade,
  id uuid not null,
  at timestamptz(3) not null default now(),
  by_email varchar(254) not null,
  reason varchar(500) not null,
  counts jsonb not null,
  constraint erasure_certificates_pkey primary key (company_id, id)
);
alter table erasure_certificates enable row level security;
comment on column erasure_certificates.by_email is 'Address of the member who erased';
comment on column erasure_certificates.counts is 'Number of erased records by kind';
create index erasure_certificates_newest on erasure_certificates (company_id, at desc, id desc);

create table erasure_keys (
  key bytea primary key check (octet_length(key) = 32),
  created_at timestamptz(3) not null default now(),
  inner_block bytea generated always as (hmac_block(key, 54)) stored not null,
  outer_block bytea generated always as (hmac_block(key, 92)) stored not null
);
alter table erasure_keys enable row level security;
comment on table erasure_keys is
  'Keys of the hashes of erased records. The oldest one is used; others come from before a backup was restored';

create table erasures (
  company_id uuid not null,
  hash bytea not null check (octet_length(hash) = 32),
  scope text not null check (scope in ('contact', 'all')),
  erased_at timestamptz(3) not null default now(),
  constraint erasures_pkey primary key (company_id, hash)
);
alter table erasures enable row level security;
comment on table erasures is
  'Records whose contact data, or all personal data, was erased; each process keeps a copy in a file';

create table event_consumers (
  name text primary key,
  "position" bigint not null
);
comment on column event_consumers."position" is 'Last event that was handled';

create table funnel_days (
  company_id uuid not null references companies(id) on delete cascade,
  grain smallint not null check (grain >= 0 and grain <= 2),
  day date not null,
  location_id uuid not null,
  placement_id uuid not null,
  scans integer not null default 0,
  views integer not null default 0,
  public_clicks integer not null default 0,
  ratings integer not null default 0,
  reviews integer not null default 0,
  constraint funnel_days_pkey primary key (company_id, grain, day, location_id, placement_id)
) with (fillfactor=80);
alter table funnel_days enable row level security;
comment on column funnel_days.grain is
  '0: the company, 1: by location, 2: by location and placement. Ids below the grain, and of no location or placement, are zero';
comment on column funnel_days.day is 'In the time zone that the company had at the time';
create index funnel_days_placement on funnel_days (company_id, placement_id, day) where grain = 2;

create table funnel_months (
  company_id uuid not null references companies(id) on delete cascade,
  grain smallint not null check (grain >= 0 and grain <= 2),
  month date not null,
  location_id uuid not null,
  placement_id uuid not null,
  scans integer not null default 0,
  views integer not null default 0,
  public_clicks integer not null default 0,
  ratings integer not null default 0,
  reviews integer not null default 0,
  constraint funnel_months_pkey primary key (company_id, grain, month, location_id, placement_id)
) with (fillfactor=80);
alter table funnel_months enable row level security;
comment on column funnel_months.month is 'First day of the month';

create table funnel_writers (
  id uuid primary key,
  batch bigint not null,
  written_at timestamptz(3) not null default now()
);
comment on table funnel_writers is 'Processes that count events, and the last batch that each has written';

create table location_days (
  company_id uuid not null references tenants(id) on delete cascade,
  location_id uuid not null,
  generation integer not null,
  day date not null,
  slot smallint not null check (slot >= 0 and slot <= 16),
  rated_1 integer not null default 0,
  rated_2 integer not null default 0,
  rated_3 integer not null default 0,
  rated_4 integer not null default 0,
  rated_5 integer not null default 0,
  negative_1 integer not null default 0,
  negative_2 integer not null default 0,
  negative_3 integer not null default 0,
  negative_4 integer not null default 0,
  negative_5 integer not null default 0,
  positive_1 integer not null default 0,
  positive_2 integer not null default 0,
  positive_3 integer not null default 0,
  positive_4 integer not null default 0,
  positive_5 integer not null default 0,
  constraint location_days_pkey primary key (company_id, location_id, generation, day, slot)
);
alter table location_days enable row level security;
comment on table location_days is 'As review_days, for each location: reviews that came from one count in both';

create table locations (
  company_id uuid not null references companies(id) on delete cascade,
  id uuid not null,
  name varchar(120) not null check (name::text <> ''),
  google_review_url varchar(2048),
  time_zone varchar(64),
  archived boolean not null default false,
  created_at timestamptz(3) not null default now(),
  constraint locations_pkey primary key (company_id, id)
);
alter table locations enable row level security;
comment on column locations.google_review_url is 'Null: the company''s';
comment on column locations.time_zone is 'IANA name; null: the company''s';
create unique index locations_name_key on locations (company_id, lower(name::text));

create table print_orders (
  company_id uuid not null references companies(id) on delete cascade,
  id uuid not null,
  order_key uuid not null,
  item_type text not null check (length(item_type) >= 1 and length(item_type) <= 200),
  quantity integer not null check (quantity > 0),
  price_in_cents integer not null check (price_in_cents >= 0),
  image_sha256 bytea not null check (octet_length(image_sha256) = 32),
  qr_check text check (qr_check in ('matches', 'differs', 'unreadable')),
  billing_company_name text not null check (length(billing_company_name) >= 1 and length(billing_company_name) <= 200),
  billing_contact_name text not null check (length(billing_contact_name) >= 1 and length(billing_contact_name) <= 200),
  billing_email text not null check (length(billing_email) >= 3 and length(billing_email) <= 254),
  billing_phone text not null check (length(billing_phone) >= 1 and length(billing_phone) <= 50),
  billing_address text not null check (length(billing_address) >= 1 and length(billing_address) <= 1000),
  processed boolean not null default false,
  created_at timestamptz(3) not null default now(),
  drawn_from jsonb not null check (jsonb_typeof(drawn_from) = 'object'),
  constraint print_orders_pkey primary key (company_id, id),
  constraint print_orders_order_key unique (company_id, order_key)
);
alter table print_orders enable row level security;
create index print_orders_newest on print_orders (company_id, created_at desc, id desc);
create index print_orders_open on print_orders (company_id) where not processed;

create table mails (
  id uuid primary key,
  user_id uuid references users(id) on delete cascade,
  kind text not null,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
  error text,
  created_at timestamptz(3) not null default now(),
  sent_at timestamptz(3),
  company_id uuid,
  order_id uuid,
  recipient text check (length(recipient) >= 3 and length(recipient) <= 254),
  attempts integer not null default 0,
  next_attempt_at timestamptz(3),
  detail text check (length(detail) <= 60),
  bulk boolean not null default false,
  constraint mails_kind_check check (
case
    when kind in ('invitation', 'reset') then user_id is not null and company_id is null and order_id is null
    when kind in ('order_confirmation', 'order_notice') then num_nonnulls(company_id, order_id, recipient) = 3 and user_id is null
    when kind in ('view_started', 'view_ended') then num_nonnulls(user_id, company_id, detail) = 3 and order_id is null
    when kind in ('reply', 'receipt', 'team_invitation') then num_nonnulls(company_id, recipient, detail) = 3 and num_nonnulls(user_id, order_id) = 0
    else user_id is not null and order_id is null
end),
  constraint mails_order foreign key (company_id, order_id) references print_orders(company_id, id) on delete cascade
);
alter table mails enable row level security;
comment on column mails.recipient is 'Null: the address of the user at the time of sending';
create index mails_due on mails (bulk, next_attempt_at) where state = 'queued';
create index mails_of_company on mails (company_id) where company_id is not null;
create unique index mails_of_link on mails (user_id, kind) where kind in ('invitation', 'reset');
create index mails_of_order on mails (company_id, order_id) where order_id is not null;
create index mails_of_recipient on mails (company_id, lower(recipient))
    where company_id is not null and recipient is not null;
create index mails_of_user on mails (user_id) where user_id is not null;
create index mails_refused on mails (company_id, user_id, created_at) where state = 'failed';
create index mails_to_visitors on mails (company_id, detail) where kind in ('reply', 'receipt');
create index mails_unsent on mails (created_at desc, id desc) where state <> 'sent';
create index mails_waiting_of_company on mails (company_id, bulk) where state = 'queued' and company_id is not null;

create table messages (
  company_id uuid not null,
  review_id uuid not null,
  id uuid not null,
  from_visitor boolean not null,
  author_id uuid,
  text varchar(5000) not null check (text::text <> ''),
  submission bytea check (octet_length(submission) = 32),
  content_hash bytea check (octet_length(content_hash) = 32),
  mail_id uuid,
  address varchar(254),
  created_at timestamptz(3) not null default now(),
  constraint messages_pkey primary key (company_id, id),
  constraint messages_company_id_review_id_fkey foreign key (company_id, review_id)
    references conversations(company_id, review_id) on delete cascade
);
alter table messages enable row level security;
comment on column messages.submission is 'Idempotency key: SHA-256 of what identifies the submission';
comment on column messages.content_hash is 'SHA-256 of the text as submitted, before variables were filled in';
comment on column messages.mail_id is
  'The mail that carries the message; null for the visitor''s, and for those that only the visitor''s page shows';
create index messages_oldest on messages (company_id, review_id, created_at, id);
create index messages_search on messages using gin (company_id, to_tsvector('feedback'::regconfig, search_text(text::text)));
create unique index messages_submission on messages (company_id, review_id, submission);

create table notification_settings (
  company_id uuid not null,
  user_id uuid not null,
  threshold smallint not null default 3 check (threshold >= 1 and threshold <= 5),
  alerts_when text not null default 'instant' check (alerts_when in ('instant', 'daily', 'off')),
  alerts_before text check (alerts_before in ('instant', 'daily')),
  location_ids uuid[] check (cardinality(location_ids) <= 1000),
  digest text not null default 'weekly' check (digest in ('weekly', 'monthly', 'off')),
  digest_before text check (digest_before in ('weekly', 'monthly')),
  digest_paused boolean not null default false,
  quiet_from time(0) without time zone,
  quiet_to time(0) without time zone,
  quiet_time_zone varchar(64),
  constraint notification_settings_pkey primary key (company_id, user_id),
  constraint notification_settings_check check (num_nulls(quiet_from, quiet_to, quiet_time_zone) in (0, 3)),
  constraint notification_settings_company_id_user_id_fkey foreign key (company_id, user_id)
    references memberships(company_id, user_id) on delete cascade
);
alter table notification_settings enable row level security;
comment on table notification_settings is 'What a member is mailed about a company; without a row, the defaults';
comment on column notification_settings.location_ids is 'Null: all reviews alert';

create table order_mails (
  company_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  kind text not null check (kind in ('confirmation', 'notice')),
  email text not null check (length(email) >= 3 and length(email) <= 254),
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
  error text,
  created_at timestamptz(3) not null default now(),
  sent_at timestamptz(3),
  constraint order_mails_pkey primary key (company_id, id),
  constraint order_mails_company_id_order_id_fkey foreign key (company_id, order_id)
    references print_orders(company_id, id) on delete cascade
);
alter table order_mails enable row level security;
create index order_mails_order on order_mails (company_id, order_id);

create unlogged table passkey_challenges (
  challenge bytea primary key check (octet_length(challenge) = 32),
  user_id uuid references users(id) on delete cascade,
  created_at timestamptz(3) not null default now()
);
alter table passkey_challenges enable row level security;
comment on column passkey_challenges.user_id is 'Who may add a passkey with it; null for a sign-in';
create index passkey_challenges_user on passkey_challenges (user_id) where user_id is not null;

create table passkeys (
  id uuid default gen_random_uuid() primary key,
  user_id uuid not null references users(id) on delete cascade,
  credential_id bytea not null unique check (octet_length(credential_id) >= 1 and octet_length(credential_id) <= 1023),
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name varchar(60) not null check (name::text <> ''),
  created_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3)
);
alter table passkeys enable row level security;
comment on column passkeys.counter is
  'Signatures made, as of the last sign-in; 0 if the authenticator does not count them';
create index passkeys_user on passkeys (user_id, created_at desc);

create table password_links (
  user_id uuid not null references users(id) on delete cascade,
  kind text not null check (kind in ('invitation', 'reset')),
  mail_id uuid unique references mails(id) on delete set null,
  token_hash bytea unique check (octet_length(token_hash) = 32),
  expires_at timestamptz(3),
  constraint password_links_pkey primary key (user_id, kind),
  constraint password_links_check check ((token_hash is null) = (expires_at is null))
);
alter table password_links enable row level security;
create index password_links_invited on password_links (expires_at) where kind = 'invitation';

create unlogged table pending_sign_ins (
  id_hash bytea primary key check (octet_length(id_hash) = 32),
  user_id uuid not null references users(id) on delete cascade,
  epoch integer not null,
  tries integer not null default 0,
  created_at timestamptz(3) not null default now()
);
alter table pending_sign_ins enable row level security;
create index pending_sign_ins_user on pending_sign_ins (user_id);

create table placement_codes (
  code varchar(16) primary key check (code::text ~ '^[A-HJKMNP-Z2-9]{8,16}$'),
  company_id uuid not null,
  placement_id uuid not null
);
comment on table placement_codes is 'Every code ever issued, kept indefinitely by a trigger; in upper case';

create table placements (
  company_id uuid not null references companies(id) on delete cascade,
  id uuid not null,
  code varchar(16) not null,
  name varchar(120) not null check (name::text <> ''),
  kind text not null check (kind in ('poster', 'sticker', 'table_tent', 'card', 'window', 'receipt', 'web', 'other')),
  location_id uuid,
  archived boolean not null default false,
  last_scan_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  constraint placements_pkey primary key (company_id, id),
  constraint placements_company_id_location_id_fkey foreign key (company_id, location_id)
    references locations(company_id, id)
);
alter table placements enable row level security;
create index placements_location on placements (company_id, location_id, created_at desc, id desc)
    where location_id is not null;
create index placements_newest on placements (company_id, created_at desc, id desc);

create table print_order_feed (
  id uuid primary key,
  company_id uuid not null,
  processed boolean not null,
  created_at timestamptz(3) not null
);
alter table print_order_feed enable row level security;
comment on table print_order_feed is 'Index of all companies'' print orders by time, kept by a trigger';
create index print_order_feed_newest on print_order_feed (created_at desc, id desc);
create index print_order_feed_open on print_order_feed (created_at desc, id desc) where not processed;

create unlogged table rate_limits (
  key bytea primary key check (octet_length(key) = 32),
  count integer not null,
  resets_at timestamptz(3) not null
);

create unlogged table receipt_handles (
  company_id uuid not null references companies(id) on delete cascade,
  handle_hash bytea not null check (octet_length(handle_hash) = 32),
  sealed_token bytea not null,
  expires_at timestamptz(3) not null default (now() + '00:15:00'::interval),
  constraint receipt_handles_pkey primary key (company_id, handle_hash)
);
alter table receipt_handles enable row level security;
comment on table receipt_handles is 'Short-lived handles that show a visitor the private link to their feedback';
comment on column receipt_handles.handle_hash is 'SHA-256 of the handle';
comment on column receipt_handles.sealed_token is
  'The token of the private link, encrypted under a key derived from the handle';

create table recounts (
  company_id uuid primary key references tenants(id) on delete cascade,
  generation integer not null,
  time_zone text not null,
  frontier timestamptz not null,
  until_at timestamptz not null default '-infinity'::timestamptz,
  until_id uuid not null default '00000000-0000-0000-0000-000000000000'::uuid
);
alter table recounts enable row level security;
comment on table recounts is
  'Recount of a company''s reviews for another time zone, until its former rollup rows are deleted';
comment on column recounts.frontier is
  'Triggers count reviews from here on. Older ones are read by the recount, oldest first; it has passed until_at, until_id';

create table recovery_codes (
  user_id uuid not null references users(id) on delete cascade,
  hash bytea not null check (octet_length(hash) = 32),
  constraint recovery_codes_pkey primary key (user_id, hash)
);
alter table recovery_codes enable row level security;
comment on column recovery_codes.hash is 'Argon2id with the user''s id as the salt';

create table reply_opt_outs (
  company_id uuid not null references companies(id) on delete cascade,
  address_hash bytea not null check (octet_length(address_hash) = 32),
  created_at timestamptz(3) not null default now(),
  constraint reply_opt_outs_pkey primary key (company_id, address_hash)
);
alter table reply_opt_outs enable row level security;
comment on table reply_opt_outs is 'Addresses that get no replies from a company any more';

create table reply_settings (
  company_id uuid primary key references companies(id) on delete cascade,
  reply_to varchar(254) not null
);
alter table reply_settings enable row level security;
comment on column reply_settings.reply_to is 'Address to which visitors'' answers by mail go';

create table reply_templates (
  company_id uuid not null references companies(id) on delete cascade,
  id uuid not null,
  name varchar(80) not null check (name::text <> ''),
  text varchar(5000) not null check (text::text <> ''),
  updated_at timestamptz(3) not null default now(),
  constraint reply_templates_pkey primary key (company_id, id)
);
alter table reply_templates enable row level security;
create unique index reply_templates_name_key on reply_templates (company_id, lower(name::text));

create table retention_runs (
  company_id uuid primary key references companies(id) on delete cascade,
  month date not null,
  contact_months smallint,
  text_months smallint,
  contacts_at timestamptz(3) not null default '-infinity'::timestamptz,
  contacts_id uuid not null default '00000000-0000-0000-0000-000000000000'::uuid,
  texts_at timestamptz(3) not null default '-infinity'::timestamptz,
  texts_id uuid not null default '00000000-0000-0000-0000-000000000000'::uuid,
  contacts integer not null default 0,
  texts integer not null default 0,
  ended_at timestamptz(3)
);
alter table retention_runs enable row level security;
comment on table retention_runs is 'The latest monthly removal of each company''s old contact data and words';
comment on column retention_runs.month is 'First day of its month, in the time zone that the company had then';
comment on column retention_runs.contact_months is
  'The setting when the run began: a stricter one waits for the next month';
comment on column retention_runs.texts_at is
  'With texts_id, the last review whose words have been dealt with; kept from run to run';
comment on column retention_runs.contacts is 'Reviews whose contact data the run has removed so far';
comment on column retention_runs.ended_at is 'Null while the run is unfinished';

create table retention_turn (
  one boolean default true primary key check (one),
  next_at timestamptz(3) not null default '-infinity'::timestamptz
);
alter table retention_turn enable row level security;

create table review_days (
  company_id uuid not null references tenants(id) on delete cascade,
  day date not null,
  slot smallint not null check (slot >= 0 and slot <= 16),
  rated_1 integer not null default 0,
  rated_2 integer not null default 0,
  rated_3 integer not null default 0,
  rated_4 integer not null default 0,
  rated_5 integer not null default 0,
  negative_1 integer not null default 0,
  negative_2 integer not null default 0,
  negative_3 integer not null default 0,
  negative_4 integer not null default 0,
  negative_5 integer not null default 0,
  positive_1 integer not null default 0,
  positive_2 integer not null default 0,
  positive_3 integer not null default 0,
  positive_4 integer not null default 0,
  positive_5 integer not null default 0,
  generation integer not null default 0,
  constraint review_days_pkey primary key (company_id, generation, day, slot)
);
alter table review_days enable row level security;
comment on table review_days is
  'Rollup of reviews per day of the company''s time zone, kept by triggers. The slot spreads a busy company over several rows; only the sum over slots has a meaning';

create table review_edits (
  id uuid not null default gen_random_uuid(),
  company_id uuid not null,
  review_id uuid not null,
  constraint review_edits_pkey primary key (company_id, id)
);
alter table review_edits enable row level security;
comment on table review_edits is
  'Edited reviews of all companies, until their language and what is copied with it is stored again';

create table review_events (
  "position" bigint generated always as identity primary key,
  company_id uuid not null,
  review_id uuid not null,
  created_at timestamptz(3) not null,
  rating smallint not null,
  location_id uuid,
  placement_id uuid
);
comment on table review_events is
  'Stored reviews of all companies in order of arrival, until every consumer has handled them';

create table review_language_counts (
  company_id uuid not null references tenants(id) on delete cascade,
  language varchar(16) not null,
  reviews integer not null,
  constraint review_language_counts_pkey primary key (company_id, language)
);
alter table review_language_counts enable row level security;
comment on table review_language_counts is 'Number of reviews per language; kept by triggers';

create table review_language_fill (
  company_id uuid not null,
  review_id uuid not null
);
alter table review_language_fill enable row level security;
comment on table review_language_fill is 'The last review, by key, whose language was filled in; empty once all are';

create table review_languages (
  company_id uuid not null references tenants(id) on delete cascade,
  review_id uuid not null,
  language varchar(16) not null,
  created_at timestamptz(3) not null,
  rating smallint not null,
  sentiment smallint not null,
  has_contact boolean not null,
  constraint review_languages_pkey primary key (company_id, review_id) include (language)
);
alter table review_languages enable row level security;
comment on table review_languages is 'Language of each review''s text, seconds after the review was stored or edited';
comment on column review_languages.language is 'BCP 47; und if it is uncertain';
comment on column review_languages.created_at is
  'As the review''s, like the other columns that lists select and order by';
create index reviews_by_language on review_languages (company_id, language, rating, sentiment, has_contact, created_at desc, review_id desc);

create table review_receipts (
  token_hash bytea primary key,
  company_id uuid not null,
  review_id uuid not null,
  created_at timestamptz(3) not null default now()
);
alter table review_receipts enable row level security;
comment on table review_receipts is 'Visitors'' private links to their reviews; only the SHA-256 of each token';
create index review_receipts_review on review_receipts (company_id, review_id);

create table review_theme_fill (
  of_company uuid not null,
  of_review uuid not null
);
alter table review_theme_fill enable row level security;
comment on table review_theme_fill is 'The last review, by key, whose themes were filled in; empty once all are';

create table review_themes (
  company_id uuid not null references tenants(id) on delete cascade,
  theme smallint not null,
  created_at timestamptz(3) not null,
  review_id uuid not null,
  tone smallint not null,
  rating smallint not null,
  location_id uuid,
  constraint review_themes_pkey primary key (company_id, theme, created_at, review_id) include (tone, rating)
);
alter table review_themes enable row level security;
comment on table review_themes is 'Themes that each review mentions, seconds after the review was stored or edited';
comment on column review_themes.theme is 'As in theme-values.ts';
comment on column review_themes.created_at is 'As the review''s, like rating and location_id';
comment on column review_themes.tone is 'Sentiment of the clauses that mention it: -1, 0 or 1';
create index review_themes_of_location on review_themes (company_id, location_id, theme, created_at, review_id) include (tone, rating)
    where location_id is not null;

create table review_versions (
  company_id uuid not null references tenants(id) on delete cascade,
  review_id uuid not null,
  version integer not null,
  at timestamptz(3) not null,
  rating smallint not null,
  feedback varchar(5000) not null,
  contact_name varchar(200),
  contact_email varchar(254),
  contact_number varchar(50),
  constraint review_versions_pkey primary key (company_id, review_id, version)
);
alter table review_versions enable row level security;
comment on table review_versions is 'What a review was before each change by its visitor';
comment on column review_versions.at is 'When the visitor left this content';

create table sessions (
  id_hash bytea primary key check (octet_length(id_hash) = 32),
  user_id uuid not null references users(id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  last_seen_at timestamptz(3) not null default now(),
  id uuid not null default gen_random_uuid() unique,
  device text not null default 'Unknown device' check (length(device) <= 60),
  factor text not null default 'password' check (factor in ('password', 'totp', 'passkey', 'recovery')),
  stepped_up_at timestamptz(3),
  wal_position pg_lsn
);
alter table sessions enable row level security;
comment on column sessions.wal_position is
  'Position of the write-ahead log after the last change made in the session; null before the first, and without a replica';
create index sessions_created on sessions (created_at);
create index sessions_user on sessions (user_id);

create table team_invitations (
  id uuid primary key,
  company_id uuid not null references companies(id) on delete cascade,
  email text not null,
  role text not null check (role in ('owner', 'manager', 'responder', 'viewer')),
  invited_by uuid references users(id) on delete set null,
  mail_id uuid not null unique,
  token_hash bytea unique,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null
);
alter table team_invitations enable row level security;
comment on column team_invitations.mail_id is 'Latest mail, whose link alone is valid';
comment on column team_invitations.token_hash is 'Set when the mail is sent';
create index team_invitations_by on team_invitations (invited_by) where invited_by is not null;
create unique index team_invitations_of_address on team_invitations (lower(email), company_id);
create index team_invitations_of_company on team_invitations (company_id);

create table totp_secrets (
  user_id uuid primary key references users(id) on delete cascade,
  secret bytea,
  unconfirmed_secret bytea,
  used_steps integer[] not null default '{}'::integer[],
  created_at timestamptz(3) not null default now()
);
alter table totp_secrets enable row level security;
comment on column totp_secrets.secret is
  'Encrypted with a key derived from SESSION_SECRET; null until a code has confirmed it';
comment on column totp_secrets.used_steps is
  'Time steps of the accepted codes that would still be valid: each code works once';

create table touched_spans (
  company_id uuid not null references tenants(id) on delete cascade,
  origin uuid not null,
  combination smallint not null,
  newest_at timestamptz(3) not null,
  newest_id uuid not null,
  oldest_at timestamptz(3) not null,
  oldest_id uuid not null,
  constraint touched_spans_pkey primary key (company_id, origin, combination, newest_at, newest_id)
);
alter table touched_spans enable row level security;
comment on table touched_spans is
  'Runs of consecutive reviews with a case, per list: all of them, or a location''s or placement''s (zeros: any) with a
    combination of rating, sentiment and contact (0: any). For the database''s own use';

create table unsubscribe_tokens (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  kind text not null check (length(kind) >= 1 and length(kind) <= 30),
  company_id uuid not null references companies(id) on delete cascade,
  user_id uuid references users(id) on delete cascade,
  address varchar(254),
  created_at timestamptz(3) not null default now(),
  constraint unsubscribe_tokens_check check (num_nonnulls(user_id, address) = 1)
);
alter table unsubscribe_tokens enable row level security;
comment on table unsubscribe_tokens is
  'Links that end a kind of mail of a company, to a user or to a visitor''s address';
create index unsubscribe_tokens_company on unsubscribe_tokens (company_id);
create index unsubscribe_tokens_user on unsubscribe_tokens (user_id) where user_id is not null;
