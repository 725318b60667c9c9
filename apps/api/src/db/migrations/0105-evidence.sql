create table evidence_key (
  one boolean default true not null primary key constraint evidence_key_one_check check (one),
  sealed bytea not null
);
alter table evidence_key enable row level security;
comment on table evidence_key is 'The private key that signs evidence files, encrypted';

-- A page as it was shown; however often it was, once.
create table shown_pages (
  company_id uuid not null references companies on delete cascade,
  sha256 bytea not null constraint shown_pages_sha256_check check (octet_length(sha256) = 32),
  html bytea not null,
  phone bytea not null,
  desktop bytea not null,
  primary key (company_id, sha256)
);
alter table shown_pages enable row level security;
comment on table shown_pages is 'Pages of a company as visitors saw them, each once';
comment on column shown_pages.sha256 is 'Of html';
comment on column shown_pages.phone is 'PNG of 390 by 844 pixels';
comment on column shown_pages.desktop is 'PNG of 1280 by 800 pixels';

create table snapshots (
  company_id uuid not null references companies on delete cascade,
  taken_at timestamptz(3) default now() not null,
  name text not null,
  slug text not null,
  pages jsonb not null constraint snapshots_pages_check check (jsonb_typeof(pages) = 'object'),
  primary key (company_id, taken_at)
);
alter table snapshots enable row level security;
comment on table snapshots is 'Which pages a company showed when: one row per change, and per month';
comment on column snapshots.pages is 'By language, page and rating, the SHA-256 in shown_pages in hexadecimal';

create table snapshot_turns (
  company_id uuid not null primary key references companies on delete cascade,
  due_at timestamptz default now() not null,
  release text
);
alter table snapshot_turns enable row level security;
comment on table snapshot_turns is 'When the next snapshot of a company''s pages is taken';
comment on column snapshot_turns.release is 'Release that took the last one; another one may show other pages';
insert into snapshot_turns (company_id, due_at) select id, to_timestamp(0) from companies;
