import type { ReplyTemplate } from '@candour/schemas/reply-templates.ts'
import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'

const columns = ['id', 'name', 'text', 'updated_at'] as const

function toTemplate(row: { id: string; name: string; text: string; updated_at: Date }): ReplyTemplate {
  return { id: row.id, name: row.name, text: row.text, updatedAt: row.updated_at.toISOString() }
}

/** Lists a company's answer templates by name. */
export async function listTemplates(tx: Tx, companyId: string): Promise<ReplyTemplate[]> {
  const rows = await tx
    .selectFrom('reply_templates')
    .select(columns)
    .where('company_id', '=', companyId)
    .orderBy(sql`lower(name)`)
    .execute()
  return rows.map(toTemplate)
}

/** Returns an answer template and locks it until the transaction ends. */
export async function lockTemplate(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<ReplyTemplate | undefined> {
  const row = await tx
    .selectFrom('reply_templates')
    .select(columns)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row && toTemplate(row)
}

export async function insertTemplate(
  tx: Tx,
  companyId: string,
  template: { id: string; name: string; text: string },
): Promise<ReplyTemplate> {
  const row = await tx
    .insertInto('reply_templates')
    .values({ company_id: companyId, ...template })
    .returning(columns)
    .executeTakeFirstOrThrow()
  return toTemplate(row)
}

export async function changeTemplate(
  tx: Tx,
  companyId: string,
  id: string,
  change: { name?: string | undefined; text?: string | undefined },
): Promise<ReplyTemplate> {
  const row = await tx
    .updateTable('reply_templates')
    .set({ ...change, updated_at: sql<Date>`now()` })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()
  return toTemplate(row)
}

export async function deleteTemplate(tx: Tx, companyId: string, id: string): Promise<void> {
  await tx.deleteFrom('reply_templates').where('company_id', '=', companyId).where('id', '=', id).execute()
}
