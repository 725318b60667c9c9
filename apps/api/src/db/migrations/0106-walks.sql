create table walks (
  company_id uuid not null references companies(id) on delete cascade,
  id uuid not null,
  user_id uuid not null,
  location_id uuid,
  started_at timestamptz(3) not null default now(),
  ended_at timestamptz(3),
  total integer,
  constraint walks_pkey primary key (company_id, id),
  constraint walks_location foreign key (company_id, location_id) references locations (company_id, id),
  constraint walks_whole_end check ((ended_at is null) = (total is null))
);
alter table walks enable row level security;
comment on table walks is 'Walks from code to code';
comment on column walks.user_id is 'Who has started it; no foreign key, as in cases';
comment on column walks.location_id is 'Null: all codes of the company';
comment on column walks.total is 'Codes to confirm, when it ended';
create unique index walks_open on walks (company_id, user_id) where ended_at is null;

create table walk_confirmations (
  company_id uuid not null,
  walk_id uuid not null,
  submission_id uuid not null,
  user_id uuid not null,
  verdict text not null constraint walk_confirmations_verdict_check
    check (verdict in ('confirmed', 'elsewhere', 'foreign', 'unknown')),
  placement_id uuid,
  read text not null,
  at timestamptz(3) not null,
  note character varying(500) not null default '',
  photo bytea constraint walk_confirmations_photo_check check (octet_length(photo) <= 524288),
  constraint walk_confirmations_pkey primary key (company_id, walk_id, submission_id),
  constraint walk_confirmations_walk foreign key (company_id, walk_id)
    references walks (company_id, id) on delete cascade,
  constraint walk_confirmations_placement foreign key (company_id, placement_id)
    references placements (company_id, id) on delete cascade,
  constraint walk_confirmations_whole check ((placement_id is null) = (verdict in ('foreign', 'unknown')))
);
alter table walk_confirmations enable row level security;
comment on table walk_confirmations is 'What was read on walks, each submission once';
comment on column walk_confirmations.user_id is 'Who has read it; no foreign key, as in cases';
comment on column walk_confirmations.read is 'The code or address';
create index walk_confirmations_codes on walk_confirmations (company_id, walk_id, placement_id)
  where verdict = 'confirmed';
create index walk_confirmations_placement on walk_confirmations (company_id, placement_id)
  where placement_id is not null;
