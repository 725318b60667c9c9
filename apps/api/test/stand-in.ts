import { sql } from 'kysely'
import { inject } from 'vitest'
import { createPool, type Db } from '#db/client.ts'

/**
 * Stands in for the extension, which does not exist for the embedded PostgreSQL: functions of the same names that keep
 * a list of distributed tables and check what Citus checks (`create_distributed_table.c`, `policy.c`), so that every
 * statement runs. They do not move rows.
 */
export async function standIn({ url, owner }: { url: string; owner: Db }): Promise<void> {
  const database = new URL(url).pathname.slice(1)
  const superuser = createPool(inject('superuserUrl'), { max: 1 })
  for (const setting of ['propagate_set_commands', 'enable_unsafe_triggers', 'node_connection_timeout']) {
    // With the extension, everyone may set these.
    await superuser.query(`grant set on parameter citus.${setting} to ${new URL(url).username}`)
  }
  await superuser.end()
  for (const statement of [
    'create schema stand_in',
    `alter database ${database} set search_path = public, stand_in`,
    `grant usage on schema stand_in to candour_app, candour_accounts, candour_platform`,
    `alter default privileges in schema stand_in grant select on tables to public`,
    `create table stand_in.pg_dist_local_group (groupid integer)`,
    `insert into stand_in.pg_dist_local_group values (0)`,
    `create table stand_in.pg_dist_node (groupid integer, noderole text, isactive boolean, shouldhaveshards boolean)`,
    `insert into stand_in.pg_dist_node select n, 'primary', true, n > 0 from generate_series(0, 2) n`,
    `create table stand_in.pg_dist_partition (logicalrelid regclass)`,
    `create table stand_in.fails (at text)`,
    `create function stand_in.citus_version() returns text language sql as $$ select 'Citus 13.2.0 on PostgreSQL' $$`,
    `create function stand_in.run_command_on_workers(command text)
      returns table (nodename text, nodeport integer, success boolean, result text) language plpgsql as $$
      begin
        if command <> 'select 1' then execute command; end if;
        return query select '127.0.0.1', 5433, command <> (select at from stand_in.fails limit 1), 'it fails here';
      end $$`,
    `create function stand_in.create_distributed_function(name regprocedure) returns void language plpgsql as $$ begin end $$`,
    `create function stand_in.add_table(name regclass) returns void language plpgsql as $$
      begin
        if name::text = (select at from stand_in.fails) then raise exception 'it fails here'; end if;
        if (select at from stand_in.fails) = 'sleep ' || name::text then perform pg_sleep(600); end if;
        if exists (select from stand_in.pg_dist_partition where logicalrelid = name) then
          raise exception 'table "%" is already distributed', name;
        end if;
        if exists (select from pg_policy where polrelid = name and polqual::text ~ 'SUBLINK') then
          raise exception 'cannot create policy';
        end if;
        if exists (select from pg_policy where polrelid = name and not polpermissive) then
          raise exception 'restrictive policies become permissive ones';
        end if;
        if exists (select from pg_constraint where contype = 'f' and name in (conrelid, confrelid)) then
          raise exception 'cannot create foreign key constraint';
        end if;
        insert into stand_in.pg_dist_partition values (name);
      end $$`,
    `create function stand_in.create_reference_table(name regclass) returns void language sql as $$
      select stand_in.add_table(name) $$`,
    `create function stand_in.create_distributed_table(
        name regclass, key text, colocate_with text default 'default', shard_count integer default null
      ) returns void language plpgsql as $$
      begin
        if (colocate_with = 'default') = (shard_count is null) then raise exception 'Cannot use colocate_with'; end if;
        if colocate_with <> 'default' then perform colocate_with::regclass; end if;
        if exists (select from pg_trigger where tgrelid = name and not tgisinternal and tgenabled <> 'D') then
          raise exception 'the triggers of % would fire', name;
        end if;
        perform stand_in.add_table(name);
      end $$`,
    `create function stand_in.truncate_local_data_after_distributing_table(name regclass) returns void language plpgsql as $$
      begin execute format('truncate %s cascade', name); end $$`,
  ]) {
    await sql.raw(statement).execute(owner)
  }
}
