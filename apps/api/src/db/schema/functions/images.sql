-- Images are kept while something uses them, and a day longer.

create or replace function keep_image() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update images set used_at = now() where sha256 = new.sha256 and used_at < now() - interval '1 hour';
  return new;
end
$$;

create or replace function keep_former_logo() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update images set used_at = now()
  where sha256 in (old.logo_sha256, old.print_logo_sha256) and used_at < now() - interval '1 hour';
  return null;
end
$$;

create or replace function sweep_images(size integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  removed integer;
begin
  delete from images i using (
    select u.sha256 from images u
    where u.used_at < now() - interval '1 day'
      and not exists (select from companies c where c.logo_sha256 = u.sha256)
      and not exists (select from companies c where c.print_logo_sha256 = u.sha256)
      and not exists (select from print_orders o where o.image_sha256 = u.sha256)
      and not exists (select from print_orders o where o.drawn_from ->> 'logo' = encode(u.sha256, 'hex'))
    limit size
  ) unused
  -- Checked again after waiting for a transaction that stores the image.
  where i.sha256 = unused.sha256 and i.used_at < now() - interval '1 day';
  get diagnostics removed = row_count;
  return removed;
end
$$;
comment on function sweep_images is
  'Removes up to so many images that neither a company nor an order has used for a day; returns their number';
