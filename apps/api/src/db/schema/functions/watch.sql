-- Scans by hour, for the watch of the codes.

create or replace function count_hour(
  at timestamptz, company_ids uuid[], location_ids uuid[], placement_ids uuid[], scans integer[]
) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  hour integer := extract(hour from at at time zone 'UTC');
begin
  insert into scan_hours as h (company_id, day, location_id, placement_id, scans, total)
  select g.company_id, (at at time zone 'UTC')::date, coalesce(g.location_id, nil_uuid()),
    coalesce(g.placement_id, nil_uuid()), array_fill(0, array[hour]) || sum(g.scans)::integer || array_fill(0, array[23 - hour]),
    sum(g.scans)
  from unnest(company_ids, location_ids, placement_ids, scans) as g (company_id, location_id, placement_id, scans)
  join placements p on p.company_id = g.company_id and p.id = g.placement_id and not p.archived
  where g.scans > 0
  group by g.company_id, g.location_id, grouping sets ((), (g.placement_id))
  order by 1, 2, 3, 4
  on conflict (company_id, day, location_id, placement_id) do update set
    scans[hour + 1] = h.scans[hour + 1] + excluded.total, total = h.total + excluded.total;
end
$$;
comment on function count_hour is 'Adds scans to the hour of codes, and to that of their locations; archived codes are nobody''s neighbours';
