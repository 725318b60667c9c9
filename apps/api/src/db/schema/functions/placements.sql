create or replace function find_code(given text) returns table (
  company_id uuid, placement_id uuid, slug text, location_id uuid, location_name text, google_review_url text
)
language sql stable security definer set search_path = public, pg_temp as $$
select k.company_id, k.placement_id, c.slug, l.id, l.name, l.google_review_url
from placement_codes k
left join companies c on c.id = k.company_id and c.billing_status <> 'suspended'
left join placements p on p.company_id = k.company_id and p.id = k.placement_id
left join locations l on l.company_id = p.company_id and l.id = p.location_id
where k.code = given
$$;

create or replace function keep_code() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into placement_codes (code, company_id, placement_id) values (new.code, new.company_id, new.id);
  return null;
end
$$;

create or replace function announce_company_of() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_notify('company_changed', slug) from company_slugs where company_id = new.company_id;
  return null;
end
$$;
