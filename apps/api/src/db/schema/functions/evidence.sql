create or replace function due_snapshot() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into snapshot_turns (company_id) values (new.id)
  on conflict (company_id) do update set due_at = now();
  return null;
end
$$;
comment on function due_snapshot is 'Marks a snapshot as due, because what the company shows has changed';
