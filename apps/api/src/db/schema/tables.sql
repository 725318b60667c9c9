create table users (
  id uuid primary key,
  email text not null CHECK (length(email) >= 3 AND length(email) <= 254),
  role text not null CHECK (role = ANY (ARRAY['superadmin'::text, 'company_admin'::text, 'printer'::text])),
  password_hash text,
  created_at timestamp(3) with time zone default now() not null,
  disabled_at timestamp(3) with time zone,
  epoch integer default 0 not null,
  two_factor boolean default false not null,
  name character varying(80) CHECK (name::text <> ''::text),
  language text CHECK (language ~ '^[a-z]{2}(-[A-Za-z]{2,4})?$'::text),
  browser_language text CHECK (browser_language ~ '^[a-z]{2}(-[A-Za-z]{2,4})?$'::text),
  time_zone text CHECK (length(time_zone) >= 1 AND length(time_zone) <= 64)
);
alter table users enable row level security;
comment on column users.epoch is 'Counts how often all sessions of the account were ended; an earlier sign-in is void';
comment on column users.two_factor is 'Whether a second factor is set up; kept by the server in the transaction that changes factors';
comment on column users.name is 'Chosen by the user; null if they are named by their address';
comment on column users.language is 'Chosen by the user (BCP 47); null for their browser''s';
comment on column users.browser_language is 'What their browser asked for when they last signed in, for mails; null before';
comment on column users.time_zone is 'Chosen by the user (IANA name); null for their device''s';
CREATE UNIQUE INDEX users_email ON users USING btree (lower(email));
CREATE INDEX users_newest ON users USING btree (created_at DESC, id DESC);

create table account_activity (
  user_id uuid primary key REFERENCES users(id) ON DELETE CASCADE,
  last_seen_at timestamp(3) with time zone not null
);
alter table account_activity enable row level security;

create table images (
  sha256 bytea primary key CHECK (octet_length(sha256) = 32),
  media_type text not null CHECK (media_type = ANY (ARRAY['image/png'::text, 'image/jpeg'::text, 'image/svg+xml'::text])),
  width integer not null CHECK (width > 0),
  height integer not null CHECK (height > 0),
  bytes bytea not null,
  created_at timestamp(3) with time zone default now() not null,
  used_at timestamp(3) with time zone default now() not null
);
comment on column images.used_at is 'When it was last stored or replaced, give or take an hour; it is kept for a day from then on';

create table companies (
  id uuid primary key,
  slug text not null unique CHECK (slug ~ '^[a-z0-9-]{2,63}$'::text),
  name text not null CHECK (length(name) >= 1 AND length(name) <= 120),
  logo_sha256 bytea REFERENCES images(sha256),
  brand_color text not null CHECK (brand_color ~ '^#[0-9a-fA-F]{6}$'::text),
  google_review_url text,
  billing_status text default 'active'::text not null CHECK (billing_status = ANY (ARRAY['active'::text, 'trial'::text, 'past_due'::text, 'suspended'::text])),
  created_at timestamp(3) with time zone default now() not null,
  time_zone text default 'UTC'::text not null,
  print_logo_sha256 bytea REFERENCES images(sha256),
  generation integer default 0 not null,
  next_generation integer,
  next_time_zone text,
  suspended boolean generated always as ((billing_status = 'suspended'::text)) stored not null,
  suspension_reason character varying(500),
  mail_on_view boolean default true not null,
  default_language text default 'en'::text not null CHECK (default_language ~ '^[a-z]{2}(-[A-Za-z]{2,4})?$'::text),
  texts jsonb default '{}'::jsonb not null CHECK (jsonb_typeof(texts) = 'object'::text AND octet_length(texts::text) <= 32768),
  contact_months smallint default 24 CHECK (contact_months = ANY (ARRAY[6, 12, 24, 36])),
  text_months smallint CHECK (text_months = ANY (ARRAY[12, 24, 36])),
  privacy_address character varying(500) default ''::character varying not null,
  checklist text[] default '{}'::text[] not null CHECK (cardinality(checklist) <= 20),
  link_confirmed_at timestamp(3) with time zone default now(),
  link_dismissed boolean default false not null,
  link_dismissed_by_operator boolean default false not null,
  shown_changes jsonb default '[]'::jsonb not null CHECK (jsonb_typeof(shown_changes) = 'array'::text)
);
alter table companies enable row level security;
comment on column companies.time_zone is 'IANA name; the rollup counts in its days';
comment on column companies.print_logo_sha256 is 'The logo for prints, where it is another picture than logo_sha256';
comment on column companies.generation is 'Generation of the rollup rows that are shown';
comment on column companies.next_generation is 'Generation that a running recount fills, and triggers with it';
comment on column companies.next_time_zone is 'Requested time zone, from the request until a recount has switched to it';
comment on column companies.suspension_reason is 'Shown to the owners and operators; null unless suspended';
comment on column companies.mail_on_view is 'Whether the owners get a mail when an operator views the company';
comment on column companies.default_language is 'Language of visitors whose browser asks for none of the languages (BCP 47)';
comment on column companies.texts is 'Greeting and thanks to visitors, by language';
comment on column companies.contact_months is 'Months after which contact data is removed; null means never';
comment on column companies.text_months is 'Months after which words are removed; null means never';
comment on column companies.privacy_address is 'Postal address in the notice to visitors; empty if none is given';
comment on column companies.checklist is 'First steps that somebody has marked as done, as no other data tell; dismissed once the list was put away';
comment on column companies.link_confirmed_at is 'When the Google review URL was last set or said to be the company''s; null means as long as the company exists';
comment on column companies.link_dismissed is 'Whether the company''s members have put away the reminder to check the Google review URL';
comment on column companies.link_dismissed_by_operator is 'Whether an operator has put away the reminder to check the Google review URL';
comment on column companies.shown_changes is 'The newest visible rows of company_changes, as visitors read them';
CREATE INDEX companies_by_name ON companies USING btree (name COLLATE names, id);
CREATE INDEX companies_link_to_check ON companies USING btree (COALESCE(link_confirmed_at, created_at), id) WHERE google_review_url IS NOT NULL AND NOT link_dismissed_by_operator;
CREATE INDEX companies_logo_sha256 ON companies USING btree (logo_sha256) WHERE logo_sha256 IS NOT NULL;
CREATE INDEX companies_newest ON companies USING btree (created_at DESC, id DESC);
CREATE INDEX companies_print_logo_sha256 ON companies USING btree (print_logo_sha256) WHERE print_logo_sha256 IS NOT NULL;
CREATE INDEX companies_to_recount ON companies USING btree (id) WHERE next_time_zone IS NOT NULL;

create table memberships (
  user_id uuid not null REFERENCES users(id) ON DELETE CASCADE,
  company_id uuid not null REFERENCES companies(id) ON DELETE CASCADE,
  created_at timestamp(3) with time zone default now() not null,
  role text default 'owner'::text not null CHECK (role = ANY (ARRAY['owner'::text, 'manager'::text, 'responder'::text, 'viewer'::text])),
  constraint memberships_pkey PRIMARY KEY (user_id, company_id)
);
alter table memberships enable row level security;
CREATE INDEX memberships_company ON memberships USING btree (company_id);

create table channels (
  company_id uuid not null REFERENCES companies(id) ON DELETE CASCADE,
  id uuid not null,
  kind text not null CHECK (kind = ANY (ARRAY['slack'::text, 'teams'::text, 'discord'::text, 'telegram'::text, 'google_chat'::text])),
  name character varying(80) not null CHECK (name::text <> ''::text),
  sealed bytea not null,
  host text not null,
  digits character(4),
  tries smallint default 0 not null,
  confirmed boolean default false not null,
  active boolean default true not null,
  threshold smallint default 3 not null CHECK (threshold >= 1 AND threshold <= 5),
  alerts_when text default 'instant'::text not null CHECK (alerts_when = ANY (ARRAY['instant'::text, 'daily'::text, 'off'::text])),
  location_ids uuid[] CHECK (cardinality(location_ids) <= 1000),
  quiet_from time without time zone,
  quiet_to time without time zone,
  quiet_time_zone text,
  words_for uuid,
  last_error text,
  told_at timestamp with time zone default '-infinity'::timestamp with time zone not null,
  created_at timestamp(3) with time zone default now() not null,
  constraint channels_pkey PRIMARY KEY (company_id, id),
  constraint channels_quiet_hours_check CHECK (num_nonnulls(quiet_from, quiet_to, quiet_time_zone) = ANY (ARRAY[0, 3])),
  constraint channels_company_id_words_for_fkey FOREIGN KEY (company_id, words_for) REFERENCES memberships(company_id, user_id) ON DELETE SET NULL (words_for)
);
alter table channels enable row level security;
comment on table channels is 'Chats that read a company''s alerts';
comment on column channels.sealed is 'Its address, or the bot''s token and the chat; see lib/secret-box.ts';
comment on column channels.host is 'To which its messages go';
comment on column channels.digits is 'Shown by the latest test message; null once they are entered, or no longer accepted';
comment on column channels.words_for is 'The member who wants reviews'' words there; as long as this member may read them';
comment on column channels.last_error is 'Why the latest message did not arrive';
comment on column channels.told_at is 'When it was last told of alerts';
CREATE INDEX channels_words_for ON channels USING btree (company_id, words_for) WHERE words_for IS NOT NULL;

create table alerts (
  company_id uuid not null,
  id uuid default gen_random_uuid() not null,
  user_id uuid,
  kind text not null CHECK (kind = ANY (ARRAY['reviews'::text, 'assigned'::text, 'mentioned'::text, 'answered'::text])),
  about uuid not null,
  review_ids uuid[] not null CHECK (cardinality(review_ids) >= 1 AND cardinality(review_ids) <= 20),
  note_id uuid,
  total integer not null CHECK (total > 0),
  created_at timestamp(3) with time zone default now() not null,
  due_at timestamp with time zone not null,
  queued_at timestamp(3) with time zone,
  channel_id uuid,
  opened_ids uuid[],
  constraint alerts_pkey PRIMARY KEY (company_id, id),
  constraint alerts_reader_check CHECK (num_nonnulls(user_id, channel_id) = 1),
  constraint alerts_company_id_channel_id_fkey FOREIGN KEY (company_id, channel_id) REFERENCES channels(company_id, id) ON DELETE CASCADE,
  constraint alerts_company_id_user_id_fkey FOREIGN KEY (company_id, user_id) REFERENCES memberships(company_id, user_id) ON DELETE CASCADE
);
alter table alerts enable row level security;
comment on column alerts.about is 'The review it is about; zeros for an alert about several';
comment on column alerts.review_ids is 'The first ones; total counts them all';
comment on column alerts.queued_at is 'When it became a mail or a message';
comment on column alerts.opened_ids is 'Those that the member has opened since their devices were told; null if none was';
CREATE INDEX alerts_due ON alerts USING btree (due_at) WHERE queued_at IS NULL;
CREATE INDEX alerts_former ON alerts USING btree (queued_at) WHERE queued_at IS NOT NULL;
CREATE INDEX alerts_of_channel ON alerts USING btree (company_id, channel_id) WHERE channel_id IS NOT NULL;
CREATE INDEX alerts_sent ON alerts USING btree (company_id, user_id, kind, about, queued_at);
CREATE UNIQUE INDEX alerts_waiting ON alerts USING btree (company_id, user_id, kind, about) WHERE queued_at IS NULL;
CREATE UNIQUE INDEX alerts_waiting_of_channel ON alerts USING btree (company_id, channel_id, kind, about) WHERE queued_at IS NULL AND channel_id IS NOT NULL;

create table api_keys (
  id uuid primary key,
  company_id uuid REFERENCES companies(id) ON DELETE CASCADE,
  name text not null CHECK (length(name) >= 1 AND length(name) <= 80),
  secret_hash bytea not null CHECK (octet_length(secret_hash) = 32),
  hint text not null CHECK (length(hint) = 4),
  scopes text[] not null,
  created_by uuid not null,
  role text default ''::text not null,
  created_at timestamp(3) with time zone default now() not null,
  expires_at timestamp(3) with time zone,
  ends_at timestamp(3) with time zone,
  last_used_on date
);
alter table api_keys enable row level security;
comment on column api_keys.company_id is 'Null for keys of the operators';
comment on column api_keys.secret_hash is 'SHA-256 of the secret, which has 256 random bits';
comment on column api_keys.created_by is 'Who answers for the key: its maker, or the owner who has kept it. No foreign key, because it stays when they leave';
comment on column api_keys.role is 'Role of who answers for it, which bounds its scopes; the last one, if they have left. Kept by triggers';
comment on column api_keys.ends_at is 'When it ends because they have left; null while they are there';
comment on column api_keys.last_used_on is 'Day in UTC';
CREATE INDEX api_keys_by ON api_keys USING btree (created_by);
CREATE INDEX api_keys_of_company ON api_keys USING btree (company_id, id);

create table tenants (
  id uuid primary key,
  time_zone text not null,
  generation integer not null,
  next_generation integer,
  suspended boolean not null,
  deleted boolean default false not null,
  constraint tenants_id_time_zone_generation_next_generation_suspended_key UNIQUE (id, time_zone, generation, next_generation, suspended)
);
alter table tenants enable row level security;
comment on table tenants is 'What the rows of a company need of it: follows companies and company_deletions, by triggers';
CREATE INDEX tenants_deleted ON tenants USING btree (id) WHERE deleted;

create table assignees (
  company_id uuid not null REFERENCES tenants(id) ON DELETE CASCADE,
  id uuid default gen_random_uuid() not null,
  user_id uuid,
  constraint assignees_pkey PRIMARY KEY (company_id, id)
);
alter table assignees enable row level security;
comment on column assignees.user_id is 'The member; null once they cannot answer any more, so that their cases are assigned to nobody';
CREATE UNIQUE INDEX assignees_member ON assignees USING btree (company_id, user_id) WHERE user_id IS NOT NULL;

create table audit_chains (
  company_id uuid primary key,
  seq bigint default 0 not null,
  hash bytea default '\x'::bytea not null,
  last_at timestamp(3) with time zone default '-infinity'::timestamp with time zone not null,
  removed_seq bigint default 0 not null,
  removed_hash bytea default '\x'::bytea not null
);
alter table audit_chains enable row level security;
comment on table audit_chains is 'Head of each chain, and the last entry that was removed for its age';

create table audit_entries (
  company_id uuid not null,
  seq bigint not null,
  created_at timestamp(3) with time zone not null,
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
  constraint audit_entries_pkey PRIMARY KEY (company_id, seq)
);
alter table audit_entries enable row level security;
comment on column audit_entries.company_id is 'Zero for the platform''s chain';
comment on column audit_entries.seq is 'Position in the chain, from 1, without gaps';
comment on column audit_entries.created_at is 'Time of the commit; never decreases within a chain';
comment on column audit_entries.changes is 'By field, the values before and after';
comment on column audit_entries.hash is 'SHA-256 over the hash of the previous entry and the content of this one';
CREATE INDEX audit_entries_action ON audit_entries USING btree (action, created_at DESC, id DESC);
CREATE INDEX audit_entries_actor ON audit_entries USING btree (actor_id, created_at DESC, id DESC) WHERE actor_id IS NOT NULL;
CREATE INDEX audit_entries_all ON audit_entries USING btree (created_at DESC, id DESC);
CREATE INDEX audit_entries_newest ON audit_entries USING btree (company_id, created_at DESC, id DESC);

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
  company_id uuid not null REFERENCES tenants(id) ON DELETE CASCADE,
  assignee uuid not null,
  status text not null,
  cases integer not null,
  constraint case_counts_pkey PRIMARY KEY (company_id, assignee, status)
);
alter table case_counts enable row level security;
comment on table case_counts is 'Number of cases per assignee and status; an assignee of zeros stands for none';

create table cases (
  company_id uuid not null REFERENCES tenants(id) ON DELETE CASCADE,
  review_id uuid not null,
  created_at timestamp(3) with time zone not null,
  rating smallint not null,
  sentiment smallint not null,
  has_contact boolean not null,
  location_id uuid,
  placement_id uuid,
  status text default 'new'::text not null CHECK (status = ANY (ARRAY['new'::text, 'in_progress'::text, 'waiting'::text, 'done'::text])),
  assignee uuid,
  version integer default 0 not null CHECK (version >= 0),
  updated_at timestamp(3) with time zone default now() not null,
  updated_by uuid,
  messages integer default 0 not null CHECK (messages >= 0),
  unread integer default 0 not null CHECK (unread >= 0),
  first_answered_at timestamp(3) with time zone,
  constraint cases_pkey PRIMARY KEY (company_id, review_id)
);
alter table cases enable row level security;
comment on column cases.created_at is 'As the review''s, like the other columns that lists select and order by; kept by a trigger';
comment on column cases.version is 'Counts changes, for optimistic locking; notes and reading do not count';
comment on column cases.updated_by is 'The user who made the last change; no foreign key, because a deletion would update all of their cases';
CREATE INDEX cases_answered ON cases USING btree (company_id, created_at) INCLUDE (first_answered_at) WHERE first_answered_at IS NOT NULL;
CREATE INDEX cases_filtered ON cases USING btree (company_id, status, rating, sentiment, has_contact, created_at DESC, review_id DESC) INCLUDE (assignee, location_id, placement_id);
CREATE INDEX cases_of_assignee ON cases USING btree (company_id, assignee, status, created_at DESC, review_id DESC) INCLUDE (rating, sentiment, has_contact, location_id, placement_id);
CREATE INDEX cases_of_status ON cases USING btree (company_id, status, created_at DESC, review_id DESC) INCLUDE (assignee, rating, sentiment, has_contact, location_id, placement_id);
CREATE INDEX cases_replied ON cases USING btree (company_id, status, created_at DESC, review_id DESC) WHERE unread > 0;

create table case_notes (
  company_id uuid not null,
  review_id uuid not null,
  id uuid not null,
  created_at timestamp(3) with time zone default now() not null,
  author_id uuid,
  text character varying(2000) not null CHECK (text::text <> ''::text),
  constraint case_notes_pkey PRIMARY KEY (company_id, review_id, id),
  constraint case_notes_company_id_review_id_fkey FOREIGN KEY (company_id, review_id) REFERENCES cases(company_id, review_id) ON DELETE CASCADE
);
alter table case_notes enable row level security;
comment on column case_notes.author_id is 'The user who wrote it; no foreign key, as in cases';
CREATE INDEX case_notes_search ON case_notes USING gin (company_id, to_tsvector('feedback'::regconfig, search_text(text::text)));

create table company_activity (
  company_id uuid primary key REFERENCES companies(id) ON DELETE CASCADE,
  recent_reviews integer default 0 not null,
  last_review_at timestamp(3) with time zone default '1970-01-01 00:00:00+00'::timestamp with time zone not null
);
comment on table company_activity is 'Recent reviews of every company, drawn anew from the rollup when operators sort by them';
CREATE INDEX company_activity_last ON company_activity USING btree (last_review_at, company_id);
CREATE INDEX company_activity_recent ON company_activity USING btree (recent_reviews, company_id);

create table company_activity_drawn (
  one boolean default true primary key CHECK (one),
  at timestamp(3) with time zone not null
);
comment on table company_activity_drawn is 'When company_activity was drawn last: one row at most';

create table company_changes (
  company_id uuid not null REFERENCES companies(id) ON DELETE CASCADE,
  id uuid not null,
  said text not null CHECK (length(said) >= 1 AND length(said) <= 280),
  did text not null CHECK (length(did) >= 1 AND length(did) <= 280),
  day date not null,
  themes smallint[] not null CHECK (cardinality(themes) <= 50),
  visible boolean not null,
  constraint company_changes_pkey PRIMARY KEY (company_id, id)
);
alter table company_changes enable row level security;
comment on table company_changes is 'What companies have changed because of what was said';

create table company_deletions (
  company_id uuid primary key REFERENCES companies(id) ON DELETE CASCADE,
  deleted_at timestamp(3) with time zone default now() not null,
  purge_at timestamp(3) with time zone not null,
  reviews integer not null,
  billing_status text not null,
  suspension_reason character varying(500),
  purging_since timestamp(3) with time zone,
  emptied text[] default '{}'::text[] not null
);
alter table company_deletions enable row level security;
comment on table company_deletions is 'Deleted companies that have not been removed for good; their rows are hidden from every login';
comment on column company_deletions.reviews is 'Number of reviews at the time of the deletion';
comment on column company_deletions.billing_status is 'Before the deletion, which suspends the company';
comment on column company_deletions.purging_since is 'When the removal began; from then on the company cannot be restored';
comment on column company_deletions.emptied is 'Tables that hold no more rows of the company';

create table company_imports (
  id uuid primary key,
  started_by uuid not null,
  started_at timestamp(3) with time zone default now() not null,
  ended_at timestamp(3) with time zone,
  total integer not null CHECK (total >= 1 AND total <= 5000)
);
comment on table company_imports is 'Files of companies that operators import, processed one at a time in their order';
comment on column company_imports.started_by is 'The operator, whose account may be deleted meanwhile';
CREATE INDEX company_imports_running ON company_imports USING btree (started_at, id) WHERE ended_at IS NULL;

create table company_import_rows (
  import_id uuid not null REFERENCES company_imports(id) ON DELETE CASCADE,
  "row" integer not null,
  cells jsonb,
  is_first boolean not null,
  errors jsonb,
  constraint company_import_rows_pkey PRIMARY KEY (import_id, "row")
);
comment on column company_import_rows.cells is 'By column, without empty cells; null once the row is settled';
comment on column company_import_rows.is_first is 'Whether no earlier row of the file has the same slug';
comment on column company_import_rows.errors is 'Why the row was refused, in words; null unless it was';
CREATE INDEX company_import_rows_waiting ON company_import_rows USING btree (import_id, "row") WHERE cells IS NOT NULL;

create table company_slugs (
  company_id uuid not null,
  slug text not null unique,
  created_at timestamp(3) with time zone default now() not null,
  constraint company_slugs_pkey PRIMARY KEY (company_id, slug)
);
comment on table company_slugs is 'Every slug a company has or had, kept for ever by a trigger; companies.slug is the current one';

create table company_views (
  company_id uuid not null REFERENCES companies(id) ON DELETE CASCADE,
  id uuid not null,
  session_id uuid not null,
  user_id uuid not null,
  reason character varying(500) not null,
  started_at timestamp(3) with time zone default now() not null,
  until_at timestamp(3) with time zone not null,
  ended_at timestamp(3) with time zone,
  constraint company_views_pkey PRIMARY KEY (company_id, id)
);
alter table company_views enable row level security;
comment on table company_views is 'Views of companies by operators of the last 30 days';
comment on column company_views.ended_at is 'When the end was recorded; a view ends at until_at or with its session, whichever is first';
CREATE UNIQUE INDEX company_views_open ON company_views USING btree (session_id) WHERE ended_at IS NULL;

create table conversation_links (
  token_hash bytea primary key CHECK (octet_length(token_hash) = 32),
  company_id uuid not null REFERENCES companies(id) ON DELETE CASCADE,
  review_id uuid not null,
  mail_id uuid not null,
  receipt_hash bytea CHECK (octet_length(receipt_hash) = 32),
  answers_only boolean default false not null
);
alter table conversation_links enable row level security;
comment on table conversation_links is 'Links of mails to the visitor''s page, one per mail; only hashes of their tokens';
comment on column conversation_links.receipt_hash is 'Of a second link in mails of the previous version, in review_receipts';
comment on column conversation_links.answers_only is 'Sent to an address that the visitor has not left: neither changes nor withdraws the review';
CREATE UNIQUE INDEX conversation_links_mail ON conversation_links USING btree (company_id, review_id, mail_id);

create table reviews (
  company_id uuid not null REFERENCES tenants(id) ON DELETE CASCADE,
  id uuid not null,
  rating smallint not null,
  feedback character varying(5000) not null,
  contact_name character varying(200),
  contact_email character varying(254),
  contact_number character varying(50),
  created_at timestamp(3) with time zone default now() not null,
  sentiment smallint default 0 not null,
  has_contact boolean generated always as (((contact_name IS NOT NULL) OR (contact_email IS NOT NULL) OR (contact_number IS NOT NULL))) stored not null,
  revision integer default 0 not null,
  search tsvector generated always as (to_tsvector('feedback'::regconfig, search_text((((feedback)::text || ' '::text) || (COALESCE(contact_name, ''::character varying))::text)))) stored not null,
  placement_id uuid,
  location_id uuid,
  lang character varying(16),
  edited_at timestamp(3) with time zone,
  erased_at timestamp(3) with time zone,
  version integer default 0 not null,
  settled boolean default false not null,
  receipt_hash bytea,
  sentiment_model smallint default 0,
  constraint reviews_pkey PRIMARY KEY (company_id, id),
  constraint reviews_check CHECK (rating >= 1 AND rating <= 5 AND sentiment >= '-1'::integer AND sentiment <= 1 AND (feedback::text <> ''::text OR erased_at IS NOT NULL))
);
alter table reviews enable row level security;
comment on column reviews.revision is 'Counts how often the submission was sent; the highest one wins';
comment on column reviews.location_id is 'Location of the placement when the review was stored; the placement may have moved since';
comment on column reviews.lang is 'Language of the visitor''s page (BCP 47); null if unknown, and for reviews stored before it was kept';
comment on column reviews.edited_at is 'When its visitor last changed it; null if never';
comment on column reviews.erased_at is 'When words and contact data were erased; the row stays for the numbers';
comment on column reviews.version is 'Counts the changes of content, and the erasures';
comment on column reviews.settled is 'True once resends have no effect: it was changed through a receipt, or erased';
comment on column reviews.receipt_hash is 'SHA-256 of the token of the first receipt; null if it is in review_receipts, or erased';
comment on column reviews.sentiment_model is 'Version of the model that judged the sentiment; 0: the rules before there was one; null: a member set it';
CREATE INDEX reviews_by_email ON reviews USING btree (company_id, lower(contact_email::text)) WHERE contact_email IS NOT NULL;
CREATE INDEX reviews_by_phone ON reviews USING btree (company_id, phone_end(contact_number::text)) WHERE contact_number IS NOT NULL;
CREATE INDEX reviews_filtered ON reviews USING btree (company_id, rating, sentiment, has_contact, created_at DESC, id DESC);
CREATE INDEX reviews_newest ON reviews USING btree (company_id, created_at DESC, id DESC);
CREATE INDEX reviews_of_location ON reviews USING btree (company_id, location_id, rating, sentiment, has_contact, created_at DESC, id DESC) WHERE location_id IS NOT NULL;
CREATE INDEX reviews_of_placement ON reviews USING btree (company_id, placement_id, rating, sentiment, has_contact, created_at DESC, id DESC) WHERE placement_id IS NOT NULL;
CREATE INDEX reviews_search ON reviews USING gin (company_id, search) WITH (gin_pending_list_limit='1024');

create table conversations (
  company_id uuid not null,
  review_id uuid not null,
  address character varying(254),
  address_hash bytea CHECK (octet_length(address_hash) = 32),
  unanswered smallint default 0 not null,
  constraint conversations_pkey PRIMARY KEY (company_id, review_id),
  constraint conversations_company_id_review_id_fkey FOREIGN KEY (company_id, review_id) REFERENCES reviews(company_id, id) ON DELETE CASCADE
);
alter table conversations enable row level security;
comment on column conversations.address is 'Null once it is erased';
comment on column conversations.address_hash is 'SHA-256 of the normalized address, as in reply_opt_outs';
comment on column conversations.unanswered is 'Messages of the company since the last one of the visitor';

create table deliveries (
  id uuid primary key,
  company_id uuid REFERENCES companies(id) ON DELETE CASCADE,
  receiver text not null,
  receiver_id uuid not null,
  host text not null,
  type text not null,
  event_key text not null,
  review_id uuid,
  data jsonb not null,
  state text default 'pending'::text not null CHECK (state = ANY (ARRAY['pending'::text, 'delivered'::text, 'failed'::text])),
  attempts jsonb default '[]'::jsonb not null,
  failures smallint default 0 not null,
  once boolean default false not null,
  leased boolean default false not null,
  next_attempt_at timestamp(3) with time zone,
  expires_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone default now() not null,
  constraint deliveries_event UNIQUE (receiver_id, event_key),
  constraint deliveries_pending_check CHECK ((state = 'pending'::text) = (next_attempt_at IS NOT NULL))
);
alter table deliveries enable row level security;
comment on table deliveries is 'What other people''s systems are told, each receiver each event once';
comment on column deliveries.id is 'In order of time (UUIDv7), and the same in all attempts';
comment on column deliveries.company_id is 'Whose receiver it is; null for an operator''s';
comment on column deliveries.host is 'Of the receiver: what is sent at once is limited by host too';
comment on column deliveries.data is 'What its kind of receiver needs to compose the request';
comment on column deliveries.attempts is 'The latest ones: at, status, ms, answer; without a status there was no answer';
comment on column deliveries.failures is 'In a row, since it was queued';
comment on column deliveries.once is 'Whether it is not tried again';
comment on column deliveries.leased is 'Whether a process is sending it, until next_attempt_at';
CREATE INDEX deliveries_due ON deliveries USING btree (receiver_id, next_attempt_at) WHERE state = 'pending'::text;
CREATE INDEX deliveries_former ON deliveries USING btree (created_at);
CREATE INDEX deliveries_leased ON deliveries USING btree (receiver_id) WHERE leased;
CREATE INDEX deliveries_of_company ON deliveries USING btree (company_id) WHERE company_id IS NOT NULL;
CREATE INDEX deliveries_of_receiver ON deliveries USING btree (receiver_id, id);
CREATE INDEX deliveries_of_review ON deliveries USING btree (company_id, review_id) WHERE review_id IS NOT NULL;

create table digests (
  company_id uuid not null REFERENCES companies(id) ON DELETE CASCADE,
  cadence text not null CHECK (cadence = ANY (ARRAY['weekly'::text, 'monthly'::text])),
  first_day date not null,
  last_day date not null,
  quiet boolean not null,
  content jsonb not null,
  constraint digests_pkey PRIMARY KEY (company_id, cadence, first_day)
);
alter table digests enable row level security;
comment on column digests.quiet is 'Whether the period had nothing to report';
comment on column digests.content is 'Numbers, words and ids of reviews, but no visitor''s words';

create table digest_mails (
  company_id uuid not null,
  user_id uuid not null,
  cadence text not null,
  first_day date not null,
  mail_id uuid not null,
  quiet_in_a_row smallint not null,
  constraint digest_mails_pkey PRIMARY KEY (company_id, user_id, cadence, first_day),
  constraint digest_mails_company_id_cadence_first_day_fkey FOREIGN KEY (company_id, cadence, first_day) REFERENCES digests(company_id, cadence, first_day) ON DELETE CASCADE,
  constraint digest_mails_company_id_user_id_fkey FOREIGN KEY (company_id, user_id) REFERENCES memberships(company_id, user_id) ON DELETE CASCADE
);
alter table digest_mails enable row level security;
comment on table digest_mails is 'Who was mailed which digest: each member each one once';
CREATE INDEX digest_mails_of_digest ON digest_mails USING btree (company_id, cadence, first_day);

create table digest_schedules (
  company_id uuid not null REFERENCES companies(id) ON DELETE CASCADE,
  cadence text not null CHECK (cadence = ANY (ARRAY['weekly'::text, 'monthly'::text])),
  due_at timestamp(3) with time zone not null,
  try_at timestamp(3) with time zone not null,
  constraint digest_schedules_pkey PRIMARY KEY (company_id, cadence)
);
alter table digest_schedules enable row level security;
comment on table digest_schedules is 'When the next digest of each company is due';
comment on column digest_schedules.try_at is 'Later than due_at after a failure';
CREATE INDEX digest_schedules_due ON digest_schedules USING btree (try_at);

create table erasure_certificates (
  company_id uuid not null REFERENCES companies(id) ON DELETE CASCADE,
  id uuid not null,
  at timestamp(3) with time zone default now() not null,
  by_email character varying(254) not null,
  reason character varying(500) not null,
  counts jsonb not null,
  constraint erasure_certificates_pkey PRIMARY KEY (company_id, id)
);
alter table erasure_certificates enable row level security;
comment on column erasure_certificates.by_email is 'Address of the member who erased';
comment on column erasure_certificates.counts is 'Number of erased records by kind';
CREATE INDEX erasure_certificates_newest ON erasure_certificates USING btree (company_id, at DESC, id DESC);

create table erasure_keys (
  key bytea primary key CHECK (octet_length(key) = 32),
  created_at timestamp(3) with time zone default now() not null,
  inner_block bytea generated always as (hmac_block(key, 54)) stored not null,
  outer_block bytea generated always as (hmac_block(key, 92)) stored not null
);
alter table erasure_keys enable row level security;
comment on table erasure_keys is 'Keys of the hashes of erased records. The oldest one is used; others come from before a backup was restored';

create table erasures (
  company_id uuid not null,
  hash bytea not null CHECK (octet_length(hash) = 32),
  scope text not null CHECK (scope = ANY (ARRAY['contact'::text, 'all'::text])),
  erased_at timestamp(3) with time zone default now() not null,
  constraint erasures_pkey PRIMARY KEY (company_id, hash)
);
alter table erasures enable row level security;
comment on table erasures is 'Records whose contact data, or all personal data, was erased; each process keeps a copy in a file';

create table event_consumers (
  name text primary key,
  "position" bigint not null
);
comment on column event_consumers."position" is 'Last event that was handled';

create table evidence_key (
  one boolean default true primary key CHECK (one),
  sealed bytea not null
);
alter table evidence_key enable row level security;
comment on table evidence_key is 'The private key that signs evidence files, encrypted';

create table funnel_days (
  company_id uuid not null REFERENCES companies(id) ON DELETE CASCADE,
  grain smallint not null CHECK (grain >= 0 AND grain <= 2),
  day date not null,
  location_id uuid not null,
  placement_id uuid not null,
  scans integer default 0 not null,
  views integer default 0 not null,
  public_clicks integer default 0 not null,
  ratings integer default 0 not null,
  reviews integer default 0 not null,
  constraint funnel_days_pkey PRIMARY KEY (company_id, grain, day, location_id, placement_id)
) with (fillfactor=80);
alter table funnel_days enable row level security;
comment on column funnel_days.grain is '0: the company, 1: by location, 2: by location and placement. Ids below the grain, and of no location or placement, are zero';
comment on column funnel_days.day is 'In the time zone that the company had at the time';
CREATE INDEX funnel_days_placement ON funnel_days USING btree (company_id, placement_id, day) WHERE grain = 2;

create table funnel_months (
  company_id uuid not null REFERENCES companies(id) ON DELETE CASCADE,
  grain smallint not null CHECK (grain >= 0 AND grain <= 2),
  month date not null,
  location_id uuid not null,
  placement_id uuid not null,
  scans integer default 0 not null,
  views integer default 0 not null,
  public_clicks integer default 0 not null,
  ratings integer default 0 not null,
  reviews integer default 0 not null,
  constraint funnel_months_pkey PRIMARY KEY (company_id, grain, month, location_id, placement_id)
) with (fillfactor=80);
alter table funnel_months enable row level security;
comment on column funnel_months.month is 'First day of the month';

create table funnel_writers (
  id uuid primary key,
  batch bigint not null,
  written_at timestamp(3) with time zone default now() not null
);
comment on table funnel_writers is 'Processes that count events, and the last batch that each has written';

create table idempotent_answers (
  key bytea primary key,
  request bytea not null,
  status smallint,
  answer bytea,
  until timestamp(3) with time zone not null
);
comment on table idempotent_answers is 'What was answered to calls with an Idempotency-Key';
comment on column idempotent_answers.key is 'Hash of who calls and their key';
comment on column idempotent_answers.request is 'Hash of the call';
comment on column idempotent_answers.status is 'Null while the call is being answered';
comment on column idempotent_answers.answer is 'Encrypted with the caller''s key, which is not stored';
comment on column idempotent_answers.until is 'Until when it is kept, or by when the call has been answered';
CREATE INDEX idempotent_answers_ended ON idempotent_answers USING btree (until);

create table identities (
  id uuid primary key,
  company_id uuid REFERENCES companies(id) ON DELETE CASCADE,
  issuer character varying(2048) not null,
  subject character varying(255) not null,
  user_id uuid not null REFERENCES users(id) ON DELETE CASCADE,
  created_at timestamp(3) with time zone default now() not null,
  constraint identities_subject UNIQUE NULLS NOT DISTINCT (company_id, issuer, subject),
  constraint identities_user UNIQUE NULLS NOT DISTINCT (company_id, issuer, user_id)
);
alter table identities enable row level security;
comment on table identities is 'Whom providers of OpenID Connect have signed in: an issuer''s subject is an account';
comment on column identities.company_id is 'Whose provider it is; null for the operators''';
CREATE INDEX identities_of_user ON identities USING btree (user_id);

create table invitation_pace (
  one boolean default true primary key CHECK (one),
  next_at timestamp with time zone not null
);
comment on table invitation_pace is 'When the next of paced_invitations may be mailed';

create table location_days (
  company_id uuid not null REFERENCES tenants(id) ON DELETE CASCADE,
  location_id uuid not null,
  generation integer not null,
  day date not null,
  slot smallint not null CHECK (slot >= 0 AND slot <= 16),
  rated_1 integer default 0 not null,
  rated_2 integer default 0 not null,
  rated_3 integer default 0 not null,
  rated_4 integer default 0 not null,
  rated_5 integer default 0 not null,
  negative_1 integer default 0 not null,
  negative_2 integer default 0 not null,
  negative_3 integer default 0 not null,
  negative_4 integer default 0 not null,
  negative_5 integer default 0 not null,
  positive_1 integer default 0 not null,
  positive_2 integer default 0 not null,
  positive_3 integer default 0 not null,
  positive_4 integer default 0 not null,
  positive_5 integer default 0 not null,
  constraint location_days_pkey PRIMARY KEY (company_id, location_id, generation, day, slot)
);
alter table location_days enable row level security;
comment on table location_days is 'As review_days, for each location: reviews that came from one count in both';

create table locations (
  company_id uuid not null REFERENCES companies(id) ON DELETE CASCADE,
  id uuid not null,
  name character varying(120) not null CHECK (name::text <> ''::text),
  google_review_url character varying(2048),
  time_zone character varying(64),
  archived boolean default false not null,
  created_at timestamp(3) with time zone default now() not null,
  constraint locations_pkey PRIMARY KEY (company_id, id)
);
alter table locations enable row level security;
comment on column locations.google_review_url is 'Null: the company''s';
comment on column locations.time_zone is 'IANA name; null: the company''s';
CREATE UNIQUE INDEX locations_name_key ON locations USING btree (company_id, lower(name::text));

create table print_orders (
  company_id uuid not null REFERENCES companies(id) ON DELETE CASCADE,
  id uuid not null,
  order_key uuid not null,
  item_type text not null CHECK (length(item_type) >= 1 AND length(item_type) <= 200),
  quantity integer not null CHECK (quantity > 0),
  price_in_cents integer not null CHECK (price_in_cents >= 0),
  image_sha256 bytea not null CHECK (octet_length(image_sha256) = 32),
  qr_check text CHECK (qr_check = ANY (ARRAY['matches'::text, 'differs'::text, 'unreadable'::text])),
  billing_company_name text not null CHECK (length(billing_company_name) >= 1 AND length(billing_company_name) <= 200),
  billing_contact_name text not null CHECK (length(billing_contact_name) >= 1 AND length(billing_contact_name) <= 200),
  billing_email text not null CHECK (length(billing_email) >= 3 AND length(billing_email) <= 254),
  billing_phone text not null CHECK (length(billing_phone) >= 1 AND length(billing_phone) <= 50),
  billing_address text not null CHECK (length(billing_address) >= 1 AND length(billing_address) <= 1000),
  processed boolean default false not null,
  created_at timestamp(3) with time zone default now() not null,
  drawn_from jsonb not null CHECK (jsonb_typeof(drawn_from) = 'object'::text),
  approved_sha256 bytea CHECK (octet_length(approved_sha256) = 32),
  state text default 'placed'::text not null CHECK (state = ANY (ARRAY['placed'::text, 'in_production'::text, 'shipped'::text, 'delivered'::text, 'cancelled'::text])),
  state_since timestamp(3) with time zone default now(),
  carrier character varying(80) CHECK (carrier::text <> ''::text),
  tracking character varying(120) CHECK (tracking::text <> ''::text),
  printer_id uuid,
  constraint print_orders_pkey PRIMARY KEY (company_id, id),
  constraint print_orders_order_key UNIQUE (company_id, order_key)
);
alter table print_orders enable row level security;
comment on column print_orders.order_key is 'Idempotency key, made by the sender';
comment on column print_orders.drawn_from is 'Piece, layout and company as of the order, so that a print file made later is the same';
comment on column print_orders.approved_sha256 is 'Of the press file that was approved; null if none was, as in the previous release';
comment on column print_orders.state_since is 'Null where it was processed before states were kept';
comment on column print_orders.printer_id is 'The account of the printer to whom it is given; nobody''s once that is deleted';
CREATE INDEX print_orders_newest ON print_orders USING btree (company_id, created_at DESC, id DESC);
CREATE INDEX print_orders_open ON print_orders USING btree (company_id) WHERE NOT processed;

create table mails (
  id uuid primary key,
  user_id uuid REFERENCES users(id) ON DELETE CASCADE,
  kind text not null,
  state text default 'queued'::text not null CHECK (state = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text])),
  error text,
  created_at timestamp(3) with time zone default now() not null,
  sent_at timestamp(3) with time zone,
  company_id uuid,
  order_id uuid,
  recipient text CHECK (length(recipient) >= 3 AND length(recipient) <= 254),
  attempts integer default 0 not null,
  next_attempt_at timestamp(3) with time zone,
  detail text CHECK (length(detail) <= 60),
  bulk boolean default false not null,
  constraint mails_kind_check CHECK (
CASE
    WHEN kind = ANY (ARRAY['invitation'::text, 'reset'::text]) THEN user_id IS NOT NULL AND company_id IS NULL AND order_id IS NULL
    WHEN kind = ANY (ARRAY['order_confirmation'::text, 'order_notice'::text]) THEN num_nonnulls(company_id, order_id, recipient) = 3 AND user_id IS NULL
    WHEN kind = 'order_state'::text THEN num_nonnulls(company_id, order_id, recipient, detail) = 4 AND user_id IS NULL
    WHEN kind = 'order_given'::text THEN num_nonnulls(user_id, company_id, order_id) = 3
    WHEN kind = ANY (ARRAY['view_started'::text, 'view_ended'::text]) THEN num_nonnulls(user_id, company_id, detail) = 3 AND order_id IS NULL
    WHEN kind = ANY (ARRAY['reply'::text, 'receipt'::text, 'team_invitation'::text]) THEN num_nonnulls(company_id, recipient, detail) = 3 AND num_nonnulls(user_id, order_id) = 0
    ELSE user_id IS NOT NULL AND order_id IS NULL
END),
  constraint mails_order FOREIGN KEY (company_id, order_id) REFERENCES print_orders(company_id, id) ON DELETE CASCADE
);
alter table mails enable row level security;
comment on column mails.recipient is 'Null: the address of the user at the time of sending';
comment on column mails.next_attempt_at is 'When a queued mail is due, or may be taken over from the process that is sending it; null once it is sent or failed';
comment on column mails.detail is 'What the mail is about, if its kind does not say';
comment on column mails.bulk is 'Whether it waits in the lane of bulk mails';
CREATE INDEX mails_due ON mails USING btree (bulk, next_attempt_at) WHERE state = 'queued'::text;
CREATE INDEX mails_of_company ON mails USING btree (company_id) WHERE company_id IS NOT NULL;
CREATE UNIQUE INDEX mails_of_link ON mails USING btree (user_id, kind) WHERE kind = ANY (ARRAY['invitation'::text, 'reset'::text]);
CREATE INDEX mails_of_order ON mails USING btree (company_id, order_id) WHERE order_id IS NOT NULL;
CREATE UNIQUE INDEX mails_of_order_state ON mails USING btree (company_id, order_id, detail) WHERE kind = 'order_state'::text;
CREATE INDEX mails_of_recipient ON mails USING btree (company_id, lower(recipient)) WHERE company_id IS NOT NULL AND recipient IS NOT NULL;
CREATE INDEX mails_of_user ON mails USING btree (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX mails_refused ON mails USING btree (company_id, user_id, created_at) WHERE state = 'failed'::text;
CREATE INDEX mails_to_visitors ON mails USING btree (company_id, detail) WHERE kind = ANY (ARRAY['reply'::text, 'receipt'::text]);
CREATE INDEX mails_unsent ON mails USING btree (created_at DESC, id DESC) WHERE state <> 'sent'::text;
CREATE INDEX mails_waiting_of_company ON mails USING btree (company_id, bulk) WHERE state = 'queued'::text AND company_id IS NOT NULL;

create table messages (
  company_id uuid not null,
  review_id uuid not null,
  id uuid not null,
  from_visitor boolean not null,
  author_id uuid,
  text character varying(5000) not null CHECK (text::text <> ''::text),
  submission bytea CHECK (octet_length(submission) = 32),
  content_hash bytea CHECK (octet_length(content_hash) = 32),
  mail_id uuid,
  address character varying(254),
  created_at timestamp(3) with time zone default now() not null,
  constraint messages_pkey PRIMARY KEY (company_id, id),
  constraint messages_company_id_review_id_fkey FOREIGN KEY (company_id, review_id) REFERENCES conversations(company_id, review_id) ON DELETE CASCADE
);
alter table messages enable row level security;
comment on column messages.submission is 'Idempotency key: SHA-256 of what identifies the submission';
comment on column messages.content_hash is 'SHA-256 of the text as submitted, before variables were filled in';
comment on column messages.mail_id is 'The mail that carries the message; null for the visitor''s, and for those that only the visitor''s page shows';
CREATE INDEX messages_oldest ON messages USING btree (company_id, review_id, created_at, id);
CREATE INDEX messages_search ON messages USING gin (company_id, to_tsvector('feedback'::regconfig, search_text(text::text)));
CREATE UNIQUE INDEX messages_submission ON messages USING btree (company_id, review_id, submission);

create table notification_settings (
  company_id uuid not null,
  user_id uuid not null,
  threshold smallint default 3 not null CHECK (threshold >= 1 AND threshold <= 5),
  alerts_when text default 'instant'::text not null CHECK (alerts_when = ANY (ARRAY['instant'::text, 'daily'::text, 'off'::text])),
  alerts_before text CHECK (alerts_before = ANY (ARRAY['instant'::text, 'daily'::text])),
  location_ids uuid[] CHECK (cardinality(location_ids) <= 1000),
  digest text default 'weekly'::text not null CHECK (digest = ANY (ARRAY['weekly'::text, 'monthly'::text, 'off'::text])),
  digest_before text CHECK (digest_before = ANY (ARRAY['weekly'::text, 'monthly'::text])),
  digest_paused boolean default false not null,
  quiet_from time(0) without time zone,
  quiet_to time(0) without time zone,
  quiet_time_zone character varying(64),
  constraint notification_settings_pkey PRIMARY KEY (company_id, user_id),
  constraint notification_settings_check CHECK (num_nulls(quiet_from, quiet_to, quiet_time_zone) = ANY (ARRAY[0, 3])),
  constraint notification_settings_company_id_user_id_fkey FOREIGN KEY (company_id, user_id) REFERENCES memberships(company_id, user_id) ON DELETE CASCADE
);
alter table notification_settings enable row level security;
comment on table notification_settings is 'What a member is mailed about a company; without a row, the defaults';
comment on column notification_settings.alerts_before is 'Setting that an unsubscribe link changed, for its undo';
comment on column notification_settings.location_ids is 'Null: all reviews alert';
comment on column notification_settings.digest_before is 'Setting that an unsubscribe link changed, for its undo';

create table paced_invitations (
  user_id uuid primary key REFERENCES users(id) ON DELETE CASCADE,
  asked_at timestamp with time zone default clock_timestamp() not null
);
comment on table paced_invitations is 'Users who are to be mailed a link, a second apart';
CREATE INDEX paced_invitations_asked ON paced_invitations USING btree (asked_at, user_id);

create unlogged table passkey_challenges (
  challenge bytea primary key CHECK (octet_length(challenge) = 32),
  user_id uuid REFERENCES users(id) ON DELETE CASCADE,
  created_at timestamp(3) with time zone default now() not null
);
alter table passkey_challenges enable row level security;
comment on column passkey_challenges.user_id is 'Who may add a passkey with it; null for a sign-in';
CREATE INDEX passkey_challenges_user ON passkey_challenges USING btree (user_id) WHERE user_id IS NOT NULL;

create table passkeys (
  id uuid default gen_random_uuid() primary key,
  user_id uuid not null REFERENCES users(id) ON DELETE CASCADE,
  credential_id bytea not null unique CHECK (octet_length(credential_id) >= 1 AND octet_length(credential_id) <= 1023),
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name character varying(60) not null CHECK (name::text <> ''::text),
  created_at timestamp(3) with time zone default now() not null,
  last_used_at timestamp(3) with time zone
);
alter table passkeys enable row level security;
comment on column passkeys.counter is 'Signatures made, as of the last sign-in; 0 if the authenticator does not count them';
CREATE INDEX passkeys_user ON passkeys USING btree (user_id, created_at DESC);

create table password_links (
  user_id uuid not null REFERENCES users(id) ON DELETE CASCADE,
  kind text not null CHECK (kind = ANY (ARRAY['invitation'::text, 'reset'::text])),
  mail_id uuid unique REFERENCES mails(id) ON DELETE SET NULL,
  token_hash bytea unique CHECK (octet_length(token_hash) = 32),
  expires_at timestamp(3) with time zone,
  constraint password_links_pkey PRIMARY KEY (user_id, kind),
  constraint password_links_check CHECK ((token_hash IS NULL) = (expires_at IS NULL))
);
alter table password_links enable row level security;
comment on column password_links.token_hash is 'SHA-256 of the token; null until the mail is sent';
CREATE INDEX password_links_invited ON password_links USING btree (expires_at) WHERE kind = 'invitation'::text;

create unlogged table pending_sign_ins (
  id_hash bytea primary key CHECK (octet_length(id_hash) = 32),
  user_id uuid not null REFERENCES users(id) ON DELETE CASCADE,
  epoch integer not null,
  tries integer default 0 not null,
  created_at timestamp(3) with time zone default now() not null
);
alter table pending_sign_ins enable row level security;
comment on column pending_sign_ins.epoch is 'Epoch of the account when the password was verified; void in a later one';
CREATE INDEX pending_sign_ins_user ON pending_sign_ins USING btree (user_id);

create table placement_codes (
  code character varying(16) primary key CHECK (code::text ~ '^[A-HJKMNP-Z2-9]{8,16}$'::text),
  company_id uuid not null,
  placement_id uuid not null
);
comment on table placement_codes is 'Every code ever issued, kept indefinitely by a trigger; in upper case';

create table placements (
  company_id uuid not null REFERENCES companies(id) ON DELETE CASCADE,
  id uuid not null,
  code character varying(16) not null,
  name character varying(120) not null CHECK (name::text <> ''::text),
  kind text not null CHECK (kind = ANY (ARRAY['poster'::text, 'sticker'::text, 'table_tent'::text, 'card'::text, 'window'::text, 'receipt'::text, 'web'::text, 'other'::text])),
  location_id uuid,
  archived boolean default false not null,
  last_scan_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone default now() not null,
  constraint placements_pkey PRIMARY KEY (company_id, id),
  constraint placements_company_id_location_id_fkey FOREIGN KEY (company_id, location_id) REFERENCES locations(company_id, id)
);
alter table placements enable row level security;
CREATE INDEX placements_location ON placements USING btree (company_id, location_id, created_at DESC, id DESC) WHERE location_id IS NOT NULL;
CREATE INDEX placements_newest ON placements USING btree (company_id, created_at DESC, id DESC);

create table print_order_changes (
  company_id uuid not null,
  order_id uuid not null,
  state text not null CHECK (state = ANY (ARRAY['in_production'::text, 'shipped'::text, 'delivered'::text, 'cancelled'::text])),
  at timestamp(3) with time zone default now() not null,
  note character varying(1000) CHECK (note::text <> ''::text),
  carrier character varying(80) CHECK (carrier::text <> ''::text),
  tracking character varying(120) CHECK (tracking::text <> ''::text),
  changed_by uuid,
  constraint print_order_changes_pkey PRIMARY KEY (company_id, order_id, state),
  constraint print_order_changes_order FOREIGN KEY (company_id, order_id) REFERENCES print_orders(company_id, id) ON DELETE CASCADE
);
alter table print_order_changes enable row level security;
comment on table print_order_changes is 'States that print orders have reached after they were placed; each at most once';
comment on column print_order_changes.changed_by is 'An account, or nobody''s once that is deleted; null: an API key';

create table print_order_feed (
  id uuid primary key,
  company_id uuid not null,
  processed boolean not null,
  created_at timestamp(3) with time zone not null,
  state text default 'placed'::text not null,
  state_since timestamp(3) with time zone,
  printer_id uuid
);
alter table print_order_feed enable row level security;
comment on table print_order_feed is 'Index of all companies'' print orders by time, kept by a trigger';
CREATE INDEX print_order_feed_late ON print_order_feed USING btree (state_since) WHERE state = ANY (ARRAY['placed'::text, 'in_production'::text, 'shipped'::text]);
CREATE INDEX print_order_feed_newest ON print_order_feed USING btree (created_at DESC, id DESC);
CREATE INDEX print_order_feed_of_printer ON print_order_feed USING btree (printer_id, created_at DESC, id DESC) WHERE printer_id IS NOT NULL;
CREATE INDEX print_order_feed_open ON print_order_feed USING btree (created_at DESC, id DESC) WHERE NOT processed;

create table push_devices (
  id uuid default gen_random_uuid() primary key,
  user_id uuid not null REFERENCES users(id) ON DELETE CASCADE,
  name text not null CHECK (length(name) >= 1 AND length(name) <= 80),
  host text not null,
  endpoint_hash bytea not null unique,
  subscription bytea not null,
  created_at timestamp(3) with time zone default now() not null,
  last_used_at timestamp(3) with time zone,
  identity_id uuid REFERENCES identities(id) ON DELETE CASCADE
);
alter table push_devices enable row level security;
comment on table push_devices is 'Browsers in which users have turned on notifications';
comment on column push_devices.host is 'Of the push service';
comment on column push_devices.endpoint_hash is 'SHA-256 of the address at the push service, which is a secret';
comment on column push_devices.subscription is 'Address, keys and the server''s public key, encrypted for the user';
comment on column push_devices.last_used_at is 'When the push service last took a notification';
comment on column push_devices.identity_id is 'In whose session a device was added: it is told about the provider''s company only; null if in the user''s own';
CREATE INDEX push_devices_of_identity ON push_devices USING btree (identity_id) WHERE identity_id IS NOT NULL;
CREATE INDEX push_devices_user ON push_devices USING btree (user_id, created_at DESC);

create table push_key (
  one boolean default true primary key CHECK (one),
  sealed bytea not null
);
alter table push_key enable row level security;
comment on table push_key is 'The private key by which push services know this server, encrypted';

create unlogged table rate_limits (
  key bytea primary key CHECK (octet_length(key) = 32),
  count integer not null,
  resets_at timestamp(3) with time zone not null
);

create unlogged table receipt_handles (
  company_id uuid not null REFERENCES companies(id) ON DELETE CASCADE,
  handle_hash bytea not null CHECK (octet_length(handle_hash) = 32),
  sealed_token bytea not null,
  expires_at timestamp(3) with time zone default (now() + '00:15:00'::interval) not null,
  constraint receipt_handles_pkey PRIMARY KEY (company_id, handle_hash)
);
alter table receipt_handles enable row level security;
comment on table receipt_handles is 'Short-lived handles that show a visitor the private link to their feedback';
comment on column receipt_handles.handle_hash is 'SHA-256 of the handle';
comment on column receipt_handles.sealed_token is 'The token of the private link, encrypted under a key derived from the handle';

create table recounts (
  company_id uuid primary key REFERENCES tenants(id) ON DELETE CASCADE,
  generation integer not null,
  time_zone text not null,
  frontier timestamp with time zone not null,
  until_at timestamp with time zone default '-infinity'::timestamp with time zone not null,
  until_id uuid default '00000000-0000-0000-0000-000000000000'::uuid not null
);
alter table recounts enable row level security;
comment on table recounts is 'Recount of a company''s reviews for another time zone, until its former rollup rows are deleted';
comment on column recounts.frontier is 'Triggers count reviews from here on. Older ones are read by the recount, oldest first; it has passed until_at, until_id';

create table recovery_codes (
  user_id uuid not null REFERENCES users(id) ON DELETE CASCADE,
  hash bytea not null CHECK (octet_length(hash) = 32),
  constraint recovery_codes_pkey PRIMARY KEY (user_id, hash)
);
alter table recovery_codes enable row level security;
comment on column recovery_codes.hash is 'Argon2id with the user''s id as the salt';

create table reply_opt_outs (
  company_id uuid not null REFERENCES companies(id) ON DELETE CASCADE,
  address_hash bytea not null CHECK (octet_length(address_hash) = 32),
  created_at timestamp(3) with time zone default now() not null,
  constraint reply_opt_outs_pkey PRIMARY KEY (company_id, address_hash)
);
alter table reply_opt_outs enable row level security;
comment on table reply_opt_outs is 'Addresses that get no replies from a company any more';

create table reply_settings (
  company_id uuid primary key REFERENCES companies(id) ON DELETE CASCADE,
  reply_to character varying(254) not null
);
alter table reply_settings enable row level security;
comment on column reply_settings.reply_to is 'Address to which visitors'' answers by mail go';

create table reply_templates (
  company_id uuid not null REFERENCES companies(id) ON DELETE CASCADE,
  id uuid not null,
  name character varying(80) not null CHECK (name::text <> ''::text),
  text character varying(5000) not null CHECK (text::text <> ''::text),
  updated_at timestamp(3) with time zone default now() not null,
  constraint reply_templates_pkey PRIMARY KEY (company_id, id)
);
alter table reply_templates enable row level security;
CREATE UNIQUE INDEX reply_templates_name_key ON reply_templates USING btree (company_id, lower(name::text));

create table retention_runs (
  company_id uuid primary key REFERENCES companies(id) ON DELETE CASCADE,
  month date not null,
  contact_months smallint,
  text_months smallint,
  contacts_at timestamp(3) with time zone default '-infinity'::timestamp with time zone not null,
  contacts_id uuid default '00000000-0000-0000-0000-000000000000'::uuid not null,
  texts_at timestamp(3) with time zone default '-infinity'::timestamp with time zone not null,
  texts_id uuid default '00000000-0000-0000-0000-000000000000'::uuid not null,
  contacts integer default 0 not null,
  texts integer default 0 not null,
  ended_at timestamp(3) with time zone
);
alter table retention_runs enable row level security;
comment on table retention_runs is 'The latest monthly removal of each company''s old contact data and words';
comment on column retention_runs.month is 'First day of its month, in the time zone that the company had then';
comment on column retention_runs.contact_months is 'The setting when the run began: a stricter one waits for the next month';
comment on column retention_runs.texts_at is 'With texts_id, the last review whose words have been dealt with; kept from run to run';
comment on column retention_runs.contacts is 'Reviews whose contact data the run has removed so far';
comment on column retention_runs.ended_at is 'Null while the run is unfinished';

create table retention_turn (
  one boolean default true primary key CHECK (one),
  next_at timestamp(3) with time zone default '-infinity'::timestamp with time zone not null
);
alter table retention_turn enable row level security;
comment on table retention_turn is 'When the next transaction of any run may begin; locked meanwhile, so that one runs at a time across processes';

create table review_days (
  company_id uuid not null REFERENCES tenants(id) ON DELETE CASCADE,
  day date not null,
  slot smallint not null CHECK (slot >= 0 AND slot <= 16),
  rated_1 integer default 0 not null,
  rated_2 integer default 0 not null,
  rated_3 integer default 0 not null,
  rated_4 integer default 0 not null,
  rated_5 integer default 0 not null,
  negative_1 integer default 0 not null,
  negative_2 integer default 0 not null,
  negative_3 integer default 0 not null,
  negative_4 integer default 0 not null,
  negative_5 integer default 0 not null,
  positive_1 integer default 0 not null,
  positive_2 integer default 0 not null,
  positive_3 integer default 0 not null,
  positive_4 integer default 0 not null,
  positive_5 integer default 0 not null,
  generation integer default 0 not null,
  constraint review_days_pkey PRIMARY KEY (company_id, generation, day, slot)
);
alter table review_days enable row level security;
comment on table review_days is 'Rollup of reviews per day of the company''s time zone, kept by triggers. The slot spreads a busy company over several rows; only the sum over slots has a meaning';

create table review_edits (
  id uuid default gen_random_uuid() not null,
  company_id uuid not null,
  review_id uuid not null,
  constraint review_edits_pkey PRIMARY KEY (company_id, id)
);
alter table review_edits enable row level security;
comment on table review_edits is 'Edited reviews of all companies, until their language and what is copied with it is stored again';

create table review_events (
  "position" bigint generated always as identity primary key,
  company_id uuid not null,
  review_id uuid not null,
  created_at timestamp(3) with time zone not null,
  rating smallint not null,
  location_id uuid,
  placement_id uuid
);
comment on table review_events is 'Stored reviews of all companies in order of arrival, until every consumer has handled them';

create table review_language_counts (
  company_id uuid not null REFERENCES tenants(id) ON DELETE CASCADE,
  language character varying(16) not null,
  reviews integer not null,
  constraint review_language_counts_pkey PRIMARY KEY (company_id, language)
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
  company_id uuid not null REFERENCES tenants(id) ON DELETE CASCADE,
  review_id uuid not null,
  language character varying(16) not null,
  created_at timestamp(3) with time zone not null,
  rating smallint not null,
  sentiment smallint not null,
  has_contact boolean not null,
  constraint review_languages_pkey PRIMARY KEY (company_id, review_id) INCLUDE (language)
);
alter table review_languages enable row level security;
comment on table review_languages is 'Language of each review''s text, seconds after the review was stored or edited';
comment on column review_languages.language is 'BCP 47; und if it is uncertain';
comment on column review_languages.created_at is 'As the review''s, like the other columns that lists select and order by';
CREATE INDEX reviews_by_language ON review_languages USING btree (company_id, language, rating, sentiment, has_contact, created_at DESC, review_id DESC);

create table review_receipts (
  token_hash bytea primary key,
  company_id uuid not null,
  review_id uuid not null,
  created_at timestamp(3) with time zone default now() not null
);
alter table review_receipts enable row level security;
comment on table review_receipts is 'Visitors'' private links to their reviews; only the SHA-256 of each token';
CREATE INDEX review_receipts_review ON review_receipts USING btree (company_id, review_id);

create table review_theme_fill (
  of_company uuid not null,
  of_review uuid not null
);
alter table review_theme_fill enable row level security;
comment on table review_theme_fill is 'The last review, by key, whose themes were filled in; empty once all are';

create table review_themes (
  company_id uuid not null REFERENCES tenants(id) ON DELETE CASCADE,
  theme smallint not null,
  created_at timestamp(3) with time zone not null,
  review_id uuid not null,
  tone smallint not null,
  rating smallint not null,
  location_id uuid,
  constraint review_themes_pkey PRIMARY KEY (company_id, theme, created_at, review_id) INCLUDE (tone, rating)
);
alter table review_themes enable row level security;
comment on table review_themes is 'Themes that each review mentions, seconds after the review was stored or edited';
comment on column review_themes.theme is 'As in theme-values.ts';
comment on column review_themes.created_at is 'As the review''s, like rating and location_id';
comment on column review_themes.tone is 'Sentiment of the clauses that mention it: -1, 0 or 1';
CREATE INDEX review_themes_of_location ON review_themes USING btree (company_id, location_id, theme, created_at, review_id) INCLUDE (tone, rating) WHERE location_id IS NOT NULL;

create table review_versions (
  company_id uuid not null REFERENCES tenants(id) ON DELETE CASCADE,
  review_id uuid not null,
  version integer not null,
  at timestamp(3) with time zone not null,
  rating smallint not null,
  feedback character varying(5000) not null,
  contact_name character varying(200),
  contact_email character varying(254),
  contact_number character varying(50),
  constraint review_versions_pkey PRIMARY KEY (company_id, review_id, version)
);
alter table review_versions enable row level security;
comment on table review_versions is 'What a review was before each change by its visitor';
comment on column review_versions.at is 'When the visitor left this content';

create table scan_hours (
  company_id uuid not null REFERENCES companies(id) ON DELETE CASCADE,
  day date not null,
  location_id uuid not null,
  placement_id uuid not null,
  scans integer[] not null CHECK (array_length(scans, 1) = 24),
  total integer not null,
  constraint scan_hours_pkey PRIMARY KEY (company_id, day, location_id, placement_id)
) with (fillfactor=80);
alter table scan_hours enable row level security;
comment on table scan_hours is 'Scans by hour, until the watch has learnt them';
comment on column scan_hours.day is 'In UTC, like its hours';
comment on column scan_hours.placement_id is 'Zero for all of the location';

create table sessions (
  id_hash bytea primary key CHECK (octet_length(id_hash) = 32),
  user_id uuid not null REFERENCES users(id) ON DELETE CASCADE,
  created_at timestamp(3) with time zone default now() not null,
  last_seen_at timestamp(3) with time zone default now() not null,
  id uuid default gen_random_uuid() not null unique,
  device text default 'Unknown device'::text not null CHECK (length(device) <= 60),
  factor text default 'password'::text not null CHECK (factor = ANY (ARRAY['password'::text, 'totp'::text, 'passkey'::text, 'recovery'::text])),
  stepped_up_at timestamp(3) with time zone,
  wal_position pg_lsn,
  identity_id uuid REFERENCES identities(id) ON DELETE CASCADE,
  provider_sid character varying(255)
);
alter table sessions enable row level security;
comment on column sessions.stepped_up_at is 'When the user last entered the password or a code in this session; the sign-in does not count';
comment on column sessions.wal_position is 'Position of the write-ahead log after the last change made in the session; null before the first, and without a replica';
comment on column sessions.identity_id is 'By which a provider opened the session, which shows the provider''s company only; null if it is the user''s own';
comment on column sessions.provider_sid is 'The provider''s own name of the session (sid), by which it ends it';
CREATE INDEX sessions_created ON sessions USING btree (created_at);
CREATE INDEX sessions_of_identity ON sessions USING btree (identity_id) WHERE identity_id IS NOT NULL;
CREATE INDEX sessions_user ON sessions USING btree (user_id);

create table settings (
  name text primary key,
  value text not null CHECK (length(value) >= 1 AND length(value) <= 300)
);
alter table settings enable row level security;
comment on table settings is 'What operators have set while the server runs; its environment goes first';

create table shown_pages (
  company_id uuid not null REFERENCES companies(id) ON DELETE CASCADE,
  sha256 bytea not null CHECK (octet_length(sha256) = 32),
  html bytea not null,
  phone bytea not null,
  desktop bytea not null,
  constraint shown_pages_pkey PRIMARY KEY (company_id, sha256)
);
alter table shown_pages enable row level security;
comment on table shown_pages is 'Pages of a company as visitors saw them, each once';
comment on column shown_pages.sha256 is 'Of html';
comment on column shown_pages.phone is 'PNG of 390 by 844 pixels; empty for pages that are not drawn';
comment on column shown_pages.desktop is 'PNG of 1280 by 800 pixels; empty for pages that are not drawn';

create table sign_in_settings (
  company_id uuid primary key REFERENCES companies(id) ON DELETE CASCADE,
  issuer character varying(2048),
  client_id character varying(255),
  client_secret bytea,
  domains jsonb default '[]'::jsonb not null CHECK (jsonb_typeof(domains) = 'array'::text),
  default_role text default 'viewer'::text not null CHECK (default_role = ANY (ARRAY['manager'::text, 'responder'::text, 'viewer'::text])),
  groups jsonb default '[]'::jsonb not null CHECK (jsonb_typeof(groups) = 'array'::text),
  enforced boolean default false not null,
  constraint sign_in_settings_enforced_check CHECK (NOT enforced OR num_nonnulls(issuer, client_id) = 2)
);
alter table sign_in_settings enable row level security;
comment on table sign_in_settings is 'How members of a company sign in by OpenID Connect';
comment on column sign_in_settings.client_secret is 'Encrypted, for the company and this issuer; null for a public client';
comment on column sign_in_settings.domains is 'Array of {name, txt, verified}';
comment on column sign_in_settings.groups is 'Array of {group, role}';
comment on column sign_in_settings.enforced is 'Whether members who are not owners can sign in in this way only';

create table snapshot_turns (
  company_id uuid primary key REFERENCES companies(id) ON DELETE CASCADE,
  due_at timestamp with time zone default now() not null,
  release text
);
alter table snapshot_turns enable row level security;
comment on table snapshot_turns is 'When the next snapshot of a company''s pages is taken';
comment on column snapshot_turns.release is 'Release that took the last one; another one may show other pages';

create table snapshots (
  company_id uuid not null REFERENCES companies(id) ON DELETE CASCADE,
  taken_at timestamp(3) with time zone default now() not null,
  name text not null,
  slug text not null,
  pages jsonb not null CHECK (jsonb_typeof(pages) = 'object'::text),
  constraint snapshots_pkey PRIMARY KEY (company_id, taken_at)
);
alter table snapshots enable row level security;
comment on table snapshots is 'Which pages a company showed when: one row per change, and per month';
comment on column snapshots.pages is 'By language, page and rating, the SHA-256 in shown_pages in hexadecimal';

create table spent_tokens (
  hash bytea primary key CHECK (octet_length(hash) = 32),
  spent_at timestamp(3) with time zone default now() not null
);
alter table spent_tokens enable row level security;
comment on table spent_tokens is 'States and codes with which providers have answered, and logout tokens; each counts once';
CREATE INDEX spent_tokens_spent ON spent_tokens USING btree (spent_at);

create table storage_days (
  day date not null,
  kind text not null CHECK (length(kind) >= 1 AND length(kind) <= 40),
  bytes bigint not null CHECK (bytes >= 0),
  constraint storage_days_pkey PRIMARY KEY (day, kind)
);
alter table storage_days enable row level security;
comment on table storage_days is 'What each kind of data took on the last 30 days, for its growth';

create table team_invitations (
  id uuid primary key,
  company_id uuid not null REFERENCES companies(id) ON DELETE CASCADE,
  email text not null,
  role text not null CHECK (role = ANY (ARRAY['owner'::text, 'manager'::text, 'responder'::text, 'viewer'::text])),
  invited_by uuid REFERENCES users(id) ON DELETE SET NULL,
  mail_id uuid not null unique,
  token_hash bytea unique,
  created_at timestamp(3) with time zone default now() not null,
  expires_at timestamp(3) with time zone not null,
  language text CHECK (language ~ '^[a-z]{2}(-[A-Za-z]{2,4})?$'::text)
);
alter table team_invitations enable row level security;
comment on column team_invitations.mail_id is 'Latest mail, whose link alone is valid';
comment on column team_invitations.token_hash is 'Set when the mail is sent';
comment on column team_invitations.language is 'Of the mail and of an account that it makes; null if the previous release made it';
CREATE INDEX team_invitations_by ON team_invitations USING btree (invited_by) WHERE invited_by IS NOT NULL;
CREATE UNIQUE INDEX team_invitations_of_address ON team_invitations USING btree (lower(email), company_id);
CREATE INDEX team_invitations_of_company ON team_invitations USING btree (company_id);

create table totp_secrets (
  user_id uuid primary key REFERENCES users(id) ON DELETE CASCADE,
  secret bytea,
  unconfirmed_secret bytea,
  used_steps integer[] default '{}'::integer[] not null,
  created_at timestamp(3) with time zone default now() not null
);
alter table totp_secrets enable row level security;
comment on column totp_secrets.secret is 'Encrypted with a key derived from SESSION_SECRET; null until a code has confirmed it';
comment on column totp_secrets.used_steps is 'Time steps of the accepted codes that would still be valid: each code works once';

create table touched_spans (
  company_id uuid not null REFERENCES tenants(id) ON DELETE CASCADE,
  origin uuid not null,
  combination smallint not null,
  newest_at timestamp(3) with time zone not null,
  newest_id uuid not null,
  oldest_at timestamp(3) with time zone not null,
  oldest_id uuid not null,
  constraint touched_spans_pkey PRIMARY KEY (company_id, origin, combination, newest_at, newest_id)
);
alter table touched_spans enable row level security;
comment on table touched_spans is 'Runs of consecutive reviews with a case, per list: all of them, or a location''s or placement''s (zeros: any) with a
    combination of rating, sentiment and contact (0: any). For the database''s own use';

create table unsubscribe_tokens (
  token_hash bytea primary key CHECK (octet_length(token_hash) = 32),
  kind text not null CHECK (length(kind) >= 1 AND length(kind) <= 30),
  company_id uuid not null REFERENCES companies(id) ON DELETE CASCADE,
  user_id uuid REFERENCES users(id) ON DELETE CASCADE,
  address character varying(254),
  created_at timestamp(3) with time zone default now() not null,
  constraint unsubscribe_tokens_check CHECK (num_nonnulls(user_id, address) = 1)
);
alter table unsubscribe_tokens enable row level security;
comment on table unsubscribe_tokens is 'Links that end a kind of mail of a company, to a user or to a visitor''s address';
CREATE INDEX unsubscribe_tokens_company ON unsubscribe_tokens USING btree (company_id);
CREATE INDEX unsubscribe_tokens_user ON unsubscribe_tokens USING btree (user_id) WHERE user_id IS NOT NULL;

create table walks (
  company_id uuid not null REFERENCES companies(id) ON DELETE CASCADE,
  id uuid not null,
  user_id uuid not null,
  location_id uuid,
  started_at timestamp(3) with time zone default now() not null,
  ended_at timestamp(3) with time zone,
  total integer,
  constraint walks_pkey PRIMARY KEY (company_id, id),
  constraint walks_whole_end CHECK ((ended_at IS NULL) = (total IS NULL)),
  constraint walks_location FOREIGN KEY (company_id, location_id) REFERENCES locations(company_id, id)
);
alter table walks enable row level security;
comment on table walks is 'Walks from code to code';
comment on column walks.user_id is 'Who has started it; no foreign key, as in cases';
comment on column walks.location_id is 'Null: all codes of the company';
comment on column walks.total is 'Codes to confirm, when it ended';
CREATE UNIQUE INDEX walks_open ON walks USING btree (company_id, user_id) WHERE ended_at IS NULL;

create table walk_confirmations (
  company_id uuid not null,
  walk_id uuid not null,
  submission_id uuid not null,
  user_id uuid not null,
  verdict text not null CHECK (verdict = ANY (ARRAY['confirmed'::text, 'elsewhere'::text, 'foreign'::text, 'unknown'::text])),
  placement_id uuid,
  read text not null,
  at timestamp(3) with time zone not null,
  note character varying(500) default ''::character varying not null,
  photo bytea CHECK (octet_length(photo) <= 524288),
  constraint walk_confirmations_pkey PRIMARY KEY (company_id, walk_id, submission_id),
  constraint walk_confirmations_whole CHECK ((placement_id IS NULL) = (verdict = ANY (ARRAY['foreign'::text, 'unknown'::text]))),
  constraint walk_confirmations_placement FOREIGN KEY (company_id, placement_id) REFERENCES placements(company_id, id) ON DELETE CASCADE,
  constraint walk_confirmations_walk FOREIGN KEY (company_id, walk_id) REFERENCES walks(company_id, id) ON DELETE CASCADE
);
alter table walk_confirmations enable row level security;
comment on table walk_confirmations is 'What was read on walks, each submission once';
comment on column walk_confirmations.user_id is 'Who has read it; no foreign key, as in cases';
comment on column walk_confirmations.read is 'The code or address';
CREATE INDEX walk_confirmations_codes ON walk_confirmations USING btree (company_id, walk_id, placement_id) WHERE verdict = 'confirmed'::text;
CREATE INDEX walk_confirmations_photos ON walk_confirmations USING btree (company_id, at) WHERE photo IS NOT NULL;
CREATE INDEX walk_confirmations_placement ON walk_confirmations USING btree (company_id, placement_id) WHERE placement_id IS NOT NULL;

create table watched_codes (
  company_id uuid not null,
  placement_id uuid not null,
  location_id uuid not null,
  scans real not null,
  exposure real not null,
  days real not null,
  learnt_days integer not null,
  silence real not null,
  rhythm bytea not null CHECK (octet_length(rhythm) = 248),
  peak real not null,
  silent_from real,
  flooded_from integer,
  notice text CHECK (notice = ANY (ARRAY['silent'::text, 'flooded'::text])),
  since timestamp(3) with time zone,
  expected real,
  seen integer,
  noticed_on date,
  rests_until timestamp(3) with time zone,
  constraint watched_codes_pkey PRIMARY KEY (company_id, placement_id),
  constraint watched_codes_whole_notice CHECK (notice IS NULL OR num_nonnulls(since, expected, seen) = 3),
  constraint watched_codes_placement FOREIGN KEY (company_id, placement_id) REFERENCES placements(company_id, id) ON DELETE CASCADE
) with (fillfactor=50);
alter table watched_codes enable row level security;
comment on table watched_codes is 'What the watch has learnt of each code (apps/api/src/modules/watch/rhythm.ts), and its notice';
comment on column watched_codes.location_id is 'In which it was learnt; zero for none';
comment on column watched_codes.peak is 'Most that it is used beyond its neighbours, in any hour';
comment on column watched_codes.silent_from is 'Exposure; null while too little is known, like the next';
comment on column watched_codes.noticed_on is 'Day of the mail that tells of the notice; null before it';
CREATE INDEX watched_codes_apart ON watched_codes USING btree (company_id) WHERE notice IS NOT NULL OR rests_until IS NOT NULL;

create table watched_locations (
  company_id uuid not null REFERENCES companies(id) ON DELETE CASCADE,
  location_id uuid not null,
  rate double precision not null,
  highest_rate double precision not null,
  silent_from double precision,
  silent_today_from double precision,
  flooded_from integer,
  constraint watched_locations_pkey PRIMARY KEY (company_id, location_id)
);
alter table watched_locations enable row level security;
comment on table watched_locations is 'What is usual for the codes of a location together, and from when on any of them may be silent or flooded: few codes are read to find these';
comment on column watched_locations.location_id is 'Zero for none';
comment on column watched_locations.rate is 'Scans in a usual day, with those of codes that have a notice or rest';
comment on column watched_locations.highest_rate is 'Of its codes';
comment on column watched_locations.silent_from is 'Exposure since the last scan, at the least; null while too little is known, like the next two';
comment on column watched_locations.silent_today_from is 'The same for codes that were not scanned since the last day that was learnt';
comment on column watched_locations.flooded_from is 'Scans since then';

create table watches (
  company_id uuid primary key REFERENCES companies(id) ON DELETE CASCADE,
  learnt_to date,
  mailed_on date
);
alter table watches enable row level security;
comment on column watches.learnt_to is 'First day, in UTC, that is not learnt yet';
comment on column watches.mailed_on is 'In the time zone of the company';

create table webhooks (
  id uuid primary key,
  company_id uuid REFERENCES companies(id) ON DELETE CASCADE,
  url character varying(2048) not null,
  host text not null,
  events text[] not null CHECK (cardinality(events) >= 1 AND cardinality(events) <= 30),
  words_by uuid,
  description character varying(100) default ''::character varying not null,
  secret bytea not null,
  former_secret bytea,
  former_secret_until timestamp(3) with time zone,
  active boolean default true not null,
  disabled_reason text,
  created_at timestamp(3) with time zone default now() not null,
  last_success_at timestamp(3) with time zone,
  last_failure_at timestamp(3) with time zone,
  constraint webhooks_former_secret_check CHECK (num_nonnulls(former_secret, former_secret_until) = ANY (ARRAY[0, 2]))
);
alter table webhooks enable row level security;
comment on table webhooks is 'Addresses that other people''s systems receive messages at (Standard Webhooks 1.0.0)';
comment on column webhooks.company_id is 'Null for an operator''s, which is told of all companies';
comment on column webhooks.words_by is 'Who has it sent what visitors wrote, which ends once they may not read it; null if not';
comment on column webhooks.secret is 'Encrypted, like the former one';
comment on column webhooks.disabled_reason is 'Why the server switched it off; null if it is active or a user did';
CREATE INDEX webhooks_active ON webhooks USING btree (company_id) WHERE active;
CREATE INDEX webhooks_of_company ON webhooks USING btree (company_id, created_at, id);
