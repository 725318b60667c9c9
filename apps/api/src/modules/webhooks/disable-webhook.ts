import { companyPermissions } from '@candour/schemas/company-roles.ts'
import { adminPaths, companyDashboard, dashboardPaths } from '@candour/schemas/paths.ts'
import type { WebhookDisabledReason } from '@candour/schemas/webhooks.ts'
import { sql } from 'kysely'
import type { Config } from '#config.ts'
import { recordAudit } from '#db/audit.ts'
import type { Db, Tx } from '#db/client.ts'
import { system } from '#domain/principal.ts'
import { renderMail } from '#mail/layout.ts'
import { announceMails } from '#mail/repository.ts'
import type { ComposeFor } from '#mail/to-member.ts'
import { englishWords } from '#mail/words.ts'
import { endPending } from '#modules/webhooks/repository.ts'

/** Roles that manage webhooks. */
const roles = Object.entries(companyPermissions).flatMap(([role, granted]) =>
  granted.includes('integrations:manage') ? [role] : [],
)

/** Disables an active webhook, fails its waiting deliveries, and mails those who manage it. */
export async function disableWebhook(tx: Tx, id: string, reason: WebhookDisabledReason): Promise<void> {
  const webhook = await tx
    .updateTable('webhooks')
    .set({ active: false, disabled_reason: reason })
    .where('id', '=', id)
    .where('active', '=', true)
    .returning(['company_id', 'host'])
    .executeTakeFirst()
  if (!webhook) return
  await endPending(tx, id)
  await sql`
    insert into mails (id, user_id, kind, company_id, detail, next_attempt_at)
    select gen_random_uuid(), u.id, 'webhook_disabled', w.company_id, w.id, now()
    from webhooks w cross join users u
    where w.id = ${id} and is_in_use(u) and case
      when w.company_id is null then u.role = 'superadmin'
      else exists (
        select from memberships m
        where m.company_id = w.company_id and m.user_id = u.id and m.role = any(${roles}::text[])
      )
    end
  `.execute(tx)
  await announceMails(tx)
  await recordAudit(tx, system('delivery'), 'webhook.updated', {
    companyId: webhook.company_id ?? undefined,
    target: { type: 'webhook', id, name: webhook.host },
    changes: { active: [true, false], reason: [null, reason] },
  })
}

const reasons = ['gone', 'failing'] as const satisfies WebhookDisabledReason[]

/** Composes the mail about a webhook that was switched off, unless it is on again or deleted. */
export function webhookDisabledMail({ platformDb, config }: { platformDb: Db; config: Config }): ComposeFor {
  const { origins } = config
  return async ({ companyId, detail }, forReader) => {
    if (detail === null) return undefined
    const words = companyId === null ? englishWords : forReader
    const webhook = await platformDb
      .selectFrom('webhooks as w')
      .leftJoin('companies as c', 'c.id', 'w.company_id')
      .select(['w.host', 'w.description', 'w.disabled_reason', 'c.name'])
      .where('w.id', '=', detail)
      .where('w.active', '=', false)
      .executeTakeFirst()
    const reason = reasons.find((one) => one === webhook?.disabled_reason)
    if (!webhook || !reason) return undefined
    const { host, description, name } = webhook
    const { provider } = config
    const texts = words.texts.integrationMails.webhook
    const title = texts.title(host)
    return renderMail(
      companyId === null
        ? origins.admin + adminPaths.webhook.replace(':id', detail)
        : origins.dashboard + companyDashboard(dashboardPaths.webhook.replace(':id', detail), companyId),
      words,
      {
        subject: name === null ? title : texts.subject(host, name),
        title,
        lines: [texts[reason], texts.task],
        facts: [
          ...(name === null ? [] : [[texts.company, name] as const]),
          ...(description ? [[texts.description, description] as const] : []),
        ],
        button: texts.open,
        closing:
          name === null
            ? `You are receiving this email as an operator of ${provider.name}.`
            : texts.closing(name, provider.name),
      },
    )
  }
}
