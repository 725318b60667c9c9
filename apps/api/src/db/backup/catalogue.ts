import pg from 'pg'
import type { Table } from '#db/backup/format.ts'

/**
 * Lists the product's tables, each after the tables it references, with their non-generated columns. Read from the
 * catalog, so a new table or column of a migration is in the next backup automatically. Rows of unlogged tables do not
 * outlive their transaction.
 */
export async function findTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    with recursive tables as (
      select c.oid as id, c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely\\_%'
        and c.relname <> 'schema_files' and c.relpersistence <> 'u'
        and not exists (
          select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e'
        )
    ),
    depths as (
      select id, 0 as depth from tables
      union
      select f.conrelid, depth + 1 from depths join pg_constraint f on f.contype = 'f' and f.confrelid = id
      where f.conrelid <> id and depth < 100
    )
    select name::text, array(
      select a.attname::text from pg_attribute a
      where a.attrelid = id and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum
    ) as columns
    from tables join depths using (id) group by id, name order by max(depth), name
  `)
  return rows
}

/** Returns the latest migration of the database's schema, or undefined if there is no schema. */
export async function newestMigration(client: pg.Client): Promise<string | undefined> {
  if (!(await exists(client, 'public.kysely_migration'))) return undefined
  const { rows } = await client.query<{ name: string }>(
    'select name from public.kysely_migration order by name collate "C" desc limit 1',
  )
  return rows[0]?.name
}

/** Whether a table of this name exists. */
export async function exists(client: pg.Client, table: string): Promise<boolean> {
  const { rows } = await client.query('select from pg_class where oid = to_regclass($1)', [table])
  return rows.length > 0
}

/** Returns the tables' indexes that do not back a constraint, with the statements that create them. */
export async function findIndexes(
  client: pg.Client,
  tables: readonly Table[],
): Promise<{ name: string; definition: string }[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.relname::text as name, pg_get_indexdef(i.oid) as definition
    from pg_index join pg_class i on i.oid = indexrelid join pg_class t on t.oid = indrelid
    where t.relnamespace = 'public'::regnamespace and t.relname = any ($1)
      and not exists (select from pg_constraint where conindid = i.oid)`,
    [tables.map(({ name }) => name)],
  )
  return rows
}

/** Whether the login can create the schema. */
export async function mayCreate(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `select where has_schema_privilege('public', 'create') and has_database_privilege(current_database(), 'create')`,
  )
  return rows.length > 0
}

/** Returns the names of the tables that have rows. */
export async function filled(client: pg.Client, tables: readonly Table[]): Promise<string[]> {
  const names: string[] = []
  for (const { name } of tables) {
    const { rows } = await client.query(`select from ${sqlName(name)} limit 1`)
    if (rows.length > 0) names.push(name)
  }
  return names
}

/** Returns the COPY statement that outputs a table's rows as lines. */
export function copyOut(table: Table): string {
  return `copy ${sqlName(table.name)} (${sqlColumns(table)}) to stdout`
}

export function sqlName(table: string): string {
  return `public.${pg.escapeIdentifier(table)}`
}

export function sqlColumns({ columns }: Table): string {
  return columns.map(pg.escapeIdentifier).join(', ')
}
