-- The logins own no tables, so that row-level security applies to them, and none is a member of another. Passwords and
-- settings: ../ensure-logins.ts. Roles belong to the cluster: another database may have created them.

do $$
declare
  name text;
begin
  foreach name in array array['candour_app', 'candour_accounts', 'candour_platform'] loop
    if not exists (select from pg_roles where rolname = name) then
      execute format('create role %I nologin noinherit nobypassrls', name);
    end if;
  end loop;
  -- The owner sees what these two are doing, as in pg_stat_activity.
  execute format('grant candour_app, candour_platform to %I', current_user);
end
$$;
