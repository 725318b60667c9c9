import pg from 'pg'

/**
 * Returns what a database's schema consists of, one line each: columns, constraints, indexes, functions, triggers,
 * policies, rights and comments. Two databases with the same lines behave the same.
 */
export async function catalogueOf(url: string): Promise<string[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows } = await client.query<{ line: string }>(catalogue)
    return rows.map(({ line }) => line)
  } finally {
    await client.end()
  }
}

const catalogue = `
  with tables as (
    select oid, relname, relkind, relrowsecurity, relforcerowsecurity, relpersistence, reloptions, relacl
    from pg_class
    where relnamespace = 'public'::regnamespace and relname not like 'kysely\\_%' and relkind in ('r', 'S', 'i', 'v')
  ),
  functions as (
    select oid, oid::regprocedure::text as name, proacl, pg_get_functiondef(oid) as definition from pg_proc
    where pronamespace = 'public'::regnamespace and prolang <> (select oid from pg_language where lanname = 'c')
  )
  select line from (
    select concat_ws(' ', 'relation', relname, relkind, relrowsecurity, relforcerowsecurity, relpersistence, reloptions)
    as line from tables
    union all
    select concat_ws(' ', 'column', relname, attname, format_type(atttypid, atttypmod), attnotnull, attidentity,
      attgenerated, attstorage, attcompression, pg_get_expr(adbin, adrelid))
    from tables join pg_attribute a on attrelid = tables.oid left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attnum > 0 and not attisdropped and relkind = 'r'
    union all
    select concat_ws(' ', 'constraint', relname, conname, replace(pg_get_constraintdef(k.oid, true), ' NOT VALID', ''))
    from tables join pg_constraint k on conrelid = tables.oid where contype <> 'n'
    union all
    select 'index ' || pg_get_indexdef(indexrelid) from tables join pg_index on indrelid = tables.oid
    union all
    select 'function ' || definition from functions
    union all
    select 'trigger ' || pg_get_triggerdef(t.oid, true) from tables join pg_trigger t on tgrelid = tables.oid
    where not tgisinternal
    union all
    select concat_ws(' ', 'policy', tablename, policyname, permissive, roles, cmd, qual, with_check) from pg_policies
    where schemaname = 'public'
    union all
    select concat_ws(' ', 'right', relname, grantee::regrole, privilege_type)
    from tables, aclexplode(relacl) where grantee <> 0 and grantee::regrole::text like 'candour\\_%'
    union all
    select concat_ws(' ', 'right', relname, attname, grantee::regrole, privilege_type)
    from tables join pg_attribute on attrelid = tables.oid, aclexplode(attacl)
    where grantee::regrole::text like 'candour\\_%'
    union all
    select concat_ws(' ', 'right', name, case grantee when 0 then 'everybody' else grantee::regrole::text end)
    from functions, aclexplode(coalesce(proacl, '{=X/postgres}'))
    where grantee = 0 or grantee::regrole::text like 'candour\\_%'
    union all
    select concat_ws(' ', 'comment', relname, attname, description)
    from tables join pg_description d on d.objoid = tables.oid and d.classoid = 'pg_class'::regclass
    left join pg_attribute on attrelid = tables.oid and attnum = objsubid and objsubid > 0
    union all
    select concat_ws(' ', 'comment', name, description)
    from functions join pg_description d on d.objoid = functions.oid and d.classoid = 'pg_proc'::regclass
  ) lines order by line collate "C"
`
