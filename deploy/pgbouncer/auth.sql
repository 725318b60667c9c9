-- Lets PgBouncer verify the passwords of Candour's logins, which change with the owner's. Run it as a superuser, in Candour's
-- database, with another password; again after restoring a backup into a new database, without the first statement.
create role pgbouncer login password 'secret';

create schema pgbouncer;

create function pgbouncer.secret_of(login text) returns table (name text, secret text)
language sql stable security definer set search_path = '' as $$
  select rolname::text, rolpassword from pg_catalog.pg_authid
  where rolname = login and rolname in ('candour_app', 'candour_accounts', 'candour_platform')
$$;

revoke all on function pgbouncer.secret_of from public;
grant usage on schema pgbouncer to pgbouncer;
grant execute on function pgbouncer.secret_of to pgbouncer;
