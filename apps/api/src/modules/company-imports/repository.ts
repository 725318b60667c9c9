import type { ImportProgress, RowError } from '@candour/schemas/company-imports.ts'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Tx } from '#db/client.ts'
import type { Cells, FileRow } from '#modules/company-imports/read-csv.ts'

/** Days for which the outcome of an import is kept. */
const keptDays = 30

/** Stores an import, to be processed in the background; returns its id. */
export async function insertImport(tx: Tx, startedBy: string, rows: readonly FileRow[]): Promise<string> {
  const id = uuidv7()
  await tx.insertInto('company_imports').values({ id, started_by: startedBy, total: rows.length }).execute()
  await sql`
    insert into company_import_rows (import_id, row, cells, is_first)
    select ${id}::uuid, r.row, r.cells, r."isFirst"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (row integer, cells jsonb, "isFirst" boolean)
  `.execute(tx)
  return id
}

export async function findProgress(tx: Tx, id: string): Promise<ImportProgress | undefined> {
  const { rows } = await sql<ImportProgress>`
    select case when i.ended_at is null then 'running' else 'done' end as state, i.total,
      i.total - (
        select count(*)::integer from company_import_rows w where w.import_id = i.id and w.cells is not null
      ) as done,
      coalesce((
        select json_agg(json_build_object('row', r.row, 'errors', r.errors) order by r.row)
        from company_import_rows r where r.import_id = i.id and r.errors is not null
      ), '[]') as refused
    from company_imports i where i.id = ${id}::uuid
  `.execute(tx)
  return rows[0]
}

interface WaitingRow {
  importId: string
  row: number
  cells: Cells
  isFirst: boolean
  startedBy: { id: string; email: string | null }
}

/** Returns the next row of the import that was started first; undefined if there is none. */
export async function findWaiting(tx: Tx): Promise<WaitingRow | undefined> {
  const { rows } = await sql<WaitingRow>`
    select r.import_id as "importId", r.row, r.cells, r.is_first as "isFirst",
      json_build_object('id', i.started_by, 'email', (select email from users where id = i.started_by)) as "startedBy"
    from (select * from company_imports where ended_at is null order by started_at, id limit 1) i
    join company_import_rows r on r.import_id = i.id and r.cells is not null
    order by r.row limit 1
  `.execute(tx)
  return rows[0]
}

/**
 * Locks a row's import until the transaction ends.
 *
 * @returns whether the row is still waiting; false also while another process holds the lock
 */
export async function takeRow(tx: Tx, { importId, row }: WaitingRow): Promise<boolean> {
  const { rows: locked } = await sql`
    select from company_imports where id = ${importId}::uuid for update skip locked
  `.execute(tx)
  if (locked.length === 0) return false
  // Only now, because the row may have been settled until the lock was free.
  const { rows } = await sql`
    select from company_import_rows where import_id = ${importId}::uuid and row = ${row} and cells is not null
  `.execute(tx)
  return rows.length > 0
}

/** Settles a row, and ends its import after the last one. Its cells, which include an address, are deleted. */
export async function settleRow(tx: Tx, { importId, row }: WaitingRow, refused?: RowError[]): Promise<void> {
  await sql`
    update company_import_rows set cells = null, errors = ${refused ? JSON.stringify(refused) : null}::jsonb
    where import_id = ${importId}::uuid and row = ${row}
  `.execute(tx)
  await sql`
    update company_imports set ended_at = now()
    where id = ${importId}::uuid
      and not exists (select from company_import_rows where import_id = ${importId}::uuid and cells is not null)
  `.execute(tx)
}

/** Deletes the outcomes of former imports. Requires the operators' scope. */
export async function removeFormerImports(tx: Tx): Promise<void> {
  await sql`
    delete from company_imports where ended_at < now() - make_interval(days => ${keptDays})
  `.execute(tx)
}
