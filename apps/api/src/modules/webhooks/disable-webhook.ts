import { companyPermissions } from '@candour/schemas/company-roles.ts'
import { adminPaths, companyDashboard, dashboardPaths } from '@candour/schemas/paths.ts'
import type { WebhookDisabledReason } from '@candour/schemas/webhooks.ts'
import { sql } from 'kysely'
import type { Config } from '#config.ts'
import { recordAudit } from '#db/audit.ts'
import type { Db, Tx } from '#db/client.ts'
import { system } from '#domain/principal.ts'
import type { Compose } from '#mail/delivery.ts'
import { renderMail } from '#mail/layout.ts'
import { announceMails } from '#mail/repository.ts'
import { endPending } from '#modules/webhooks/repository.ts'

/** Roles that manage webhooks. */
const roles = Object.entries(companyPermissions).flatMap(([role, granted]) =>
  granted.includes('integrations:manage') ? [role] : [],
)

/** Switches an active webhook off, ends what is waiting for it, and mails those who manage it. */
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
    where w.id = ${id} and u.disabled_at is null and u.password_hash is not null and case
      when w.company_id is null then u.role = 'superadmin'
      else exists (
        select from memberships m
        where m.company_id = w.company_id and m.user_id = u.id and m.role = any(${roles}::text[])
      )
    end
  `.execute(tx)
  await announceMails(tx)
  await recordAudit(tx, system('delivery'), {
    action: 'webhook.updated',
    companyId: webhook.company_id ?? undefined,
    target: { type: 'webhook', id, name: webhook.host },
    changes: { active: [true, false], reason: [null, reason] },
  })
}

const reasons: Record<string, string> = {
  gone: 'It answered that it is gone (410), so it gets no more messages.',
  failing: 'A message could not be delivered for more than three days, although we tried ten times.',
}

/** Composes the mail about a webhook that was switched off, unless it is on again or deleted. */
export function webhookDisabledMail({ platformDb, config }: { platformDb: Db; config: Config }): Compose {
  const { origins, provider } = config
  return async ({ companyId, detail }) => {
    if (detail === null) return undefined
    const webhook = await platformDb
      .selectFrom('webhooks as w')
      .leftJoin('companies as c', 'c.id', 'w.company_id')
      .select(['w.host', 'w.description', 'w.disabled_reason', 'c.name'])
      .where('w.id', '=', detail)
      .where('w.active', '=', false)
      .executeTakeFirst()
    const reason = reasons[webhook?.disabled_reason ?? '']
    if (!webhook || !reason) return undefined
    const { host, description, name } = webhook
    const title = `The webhook to ${host} has been switched off`
    return renderMail(
      {
        subject: name === null ? title : `${title} (${name})`,
        title,
        lines: [
          reason,
          'What happens from now on is not sent there. Once it works again, switch it on, and send again what is in its log.',
        ],
        facts: [
          ...(name === null ? [] : [['Company', name] as const]),
          ...(description ? [['Description', description] as const] : []),
        ],
        button: 'Open its log',
        closing:
          name === null
            ? `You are receiving this email as an operator of ${provider.name}.`
            : `You are receiving this email because you manage ${name} on ${provider.name}.`,
      },
      companyId === null
        ? origins.admin + adminPaths.webhook.replace(':id', detail)
        : origins.dashboard + companyDashboard(dashboardPaths.webhook.replace(':id', detail), companyId),
    )
  }
}
