import type { Kysely } from 'kysely'
import { redefine } from '#db/migrations/0063-tenants.ts'

/**
 * As before (migration 63), but one statement instead of two asks whether a company of the batch is suspended or being
 * recounted: a recount that counts has a next generation.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await redefine(db, 'roll_up_reviews', [
    [
      'has_locations boolean;',
      'has_locations boolean;\n      any_suspended boolean;\n      any_recounted boolean;',
    ],
    [
      /if tg_op = 'INSERT' then\s+if exists \(select from tenants t where t\.id = any\(company_ids\) and t\.suspended\) then\s+(raise exception[\s\S]*?;)\s+end if;\s+else\s+(-- Inserted[\s\S]*?;)\s+end if;/,
      `if tg_op <> 'INSERT' then
        $2
      end if;
      select bool_or(t.suspended), bool_or(t.next_generation is not null) into any_suspended, any_recounted
      from tenants t where t.id = any(company_ids);
      if any_suspended and tg_op = 'INSERT' then
        $1
      end if;`,
    ],
    [
      'if exists (select from recounts t where t.company_id = any(company_ids)) then',
      'if any_recounted then',
    ],
  ])
}
