import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import pg from 'pg'
import { describeTables } from '#test/tables-sql.ts'

/*
 * Saves the schema of a release as one file of SQL, which `src/db/migrate.test.ts` migrates to the next one.
 * Arguments: the release and the connection string of the owner of a database that it has migrated.
 */

/** Functions first, since triggers, policies and rights refer to them. */
const others = `
  select sql from (
    select 1 as rank, oid::bigint as id, pg_get_functiondef(oid) as sql from pg_proc
    where pronamespace = 'public'::regnamespace and prolang <> (select oid from pg_language where lanname = 'c')
    union all
    select 2, t.oid, pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = tgrelid
    where not tgisinternal and relnamespace = 'public'::regnamespace
    union all
    select 3, 0, concat_ws(' ', format('create policy %I on %I as %s for %s to %s', policyname, tablename, permissive,
      cmd, array_to_string(roles, ', ')), 'using (' || qual || ')', 'with check (' || with_check || ')')
    from pg_policies where schemaname = 'public'
    union all
    select 4, 0, format('grant %s on %I to %s', privilege_type, relname, grantee::regrole)
    from pg_class, aclexplode(relacl) where relnamespace = 'public'::regnamespace and grantee <> relowner
    union all
    select 5, 0, format('grant %s (%I) on %I to %s', privilege_type, attname, relname, grantee::regrole)
    from pg_class c join pg_attribute on attrelid = c.oid, aclexplode(attacl)
    where relnamespace = 'public'::regnamespace and grantee <> relowner
    union all
    select 6, 0, 'revoke execute on function ' || oid::regprocedure || ' from public' from pg_proc
    where pronamespace = 'public'::regnamespace and proacl is not null
      and not exists (select from aclexplode(proacl) where grantee = 0)
      and prolang <> (select oid from pg_language where lanname = 'c')
    union all
    select 7, 0, format('grant execute on function %s to %s', p.oid::regprocedure, grantee::regrole)
    from pg_proc p, aclexplode(proacl) where pronamespace = 'public'::regnamespace and grantee <> proowner
      and grantee <> 0 and prolang <> (select oid from pg_language where lanname = 'c')
    union all
    select 8, 0, format('comment on function %s is %L', p.oid::regprocedure, description)
    from pg_proc p join pg_description d on d.objoid = p.oid and d.classoid = 'pg_proc'::regclass
    where pronamespace = 'public'::regnamespace and prolang <> (select oid from pg_language where lanname = 'c')
    union all
    select 9, 0, 'create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)'
    union all
    select 10, 0, format('insert into kysely_migration values (%L, %L)', name, timestamp) from kysely_migration
  ) statements order by rank, id, sql
`

const [release = '', url = ''] = process.argv.slice(2)
const client = new pg.Client(url)
await client.connect()
const { rows } = await client.query<{ sql: string }>(others)
await client.end()
const baseline = await readFile(new URL('../src/db/migrations/0082-baseline.sql', import.meta.url), 'utf8')
const preamble = baseline.slice(0, baseline.indexOf('create table'))
const tables = await describeTables(url)
const forTables = await readFile(new URL('../src/db/schema/for-tables.sql', import.meta.url), 'utf8')
const text = [
  preamble,
  forTables,
  tables,
  'set check_function_bodies = off;',
  ...rows.map(({ sql }) => `${sql};`),
].join('\n')
const folder = new URL('releases/', import.meta.url)
await mkdir(folder, { recursive: true })
await writeFile(new URL(`${release}.sql.gz`, folder), gzipSync(text, { level: 9 }))
