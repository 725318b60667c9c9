create table watched_locations (
  company_id uuid not null references companies(id) on delete cascade,
  location_id uuid not null,
  rate double precision not null,
  highest_rate double precision not null,
  silent_from double precision,
  silent_today_from double precision,
  flooded_from integer,
  constraint watched_locations_pkey primary key (company_id, location_id)
);
alter table watched_locations enable row level security;
comment on table watched_locations is 'What is usual for the codes of a location together, and from when on any of them may be silent or flooded: few codes are read to find these';
comment on column watched_locations.location_id is 'Zero for none';
comment on column watched_locations.rate is 'Scans in a usual day, with those of codes that have a notice or rest';
comment on column watched_locations.highest_rate is 'Of its codes';
comment on column watched_locations.silent_from is 'Exposure since the last scan, at the least; null while too little is known, like the next two';
comment on column watched_locations.silent_today_from is 'The same for codes that were not scanned since the last day that was learnt';
comment on column watched_locations.flooded_from is 'Scans since then';

insert into watched_locations (company_id, location_id, rate, highest_rate)
select company_id, location_id, coalesce(sum(scans / nullif(exposure, 0)), 0), coalesce(max(scans / nullif(exposure, 0)), 0)
from watched_codes group by company_id, location_id;

-- Each row is updated once a day.
alter table watched_codes set (fillfactor = 50);
drop index watched_codes_notices;
create index watched_codes_apart on watched_codes (company_id) where notice is not null or rests_until is not null;
