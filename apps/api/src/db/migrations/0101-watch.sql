create table scan_hours (
  company_id uuid not null references companies(id) on delete cascade,
  day date not null,
  location_id uuid not null,
  placement_id uuid not null,
  scans integer[] not null constraint scan_hours_scans_check check (array_length(scans, 1) = 24),
  total integer not null,
  constraint scan_hours_pkey primary key (company_id, day, location_id, placement_id)
) with (fillfactor=80);
alter table scan_hours enable row level security;
comment on table scan_hours is 'Scans by hour, until the watch has learnt them';
comment on column scan_hours.day is 'In UTC, like its hours';
comment on column scan_hours.placement_id is 'Zero for all of the location';

create table watches (
  company_id uuid not null references companies(id) on delete cascade,
  learnt_to date,
  mailed_on date,
  constraint watches_pkey primary key (company_id)
);
alter table watches enable row level security;
comment on column watches.learnt_to is 'First day, in UTC, that is not learnt yet';
comment on column watches.mailed_on is 'In the time zone of the company';

create table watched_codes (
  company_id uuid not null,
  placement_id uuid not null,
  location_id uuid not null,
  scans real not null,
  exposure real not null,
  days real not null,
  learnt_days integer not null,
  silence real not null,
  rhythm bytea not null constraint watched_codes_rhythm_check check (octet_length(rhythm) = 248),
  peak real not null,
  silent_from real,
  flooded_from integer,
  notice text constraint watched_codes_notice_check check (notice in ('silent', 'flooded')),
  since timestamptz(3),
  expected real,
  seen integer,
  noticed_on date,
  rests_until timestamptz(3),
  constraint watched_codes_pkey primary key (company_id, placement_id),
  constraint watched_codes_placement foreign key (company_id, placement_id)
    references placements (company_id, id) on delete cascade,
  constraint watched_codes_whole_notice check (notice is null or num_nonnulls(since, expected, seen) = 3)
);
alter table watched_codes enable row level security;
comment on table watched_codes is 'What the watch has learnt of each code (apps/api/src/modules/watch/rhythm.ts), and its notice';
comment on column watched_codes.location_id is 'In which it was learnt; zero for none';
comment on column watched_codes.peak is 'Most that it is used beyond its neighbours, in any hour';
comment on column watched_codes.silent_from is 'Exposure; null while too little is known, like the next';
comment on column watched_codes.noticed_on is 'Day of the mail that tells of the notice; null before it';
create index watched_codes_notices on watched_codes (company_id) where notice is not null;
