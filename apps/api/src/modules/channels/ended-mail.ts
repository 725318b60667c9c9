import { channelKindNames } from '@candour/schemas/channels.ts'
import { companyDashboard, dashboardPaths } from '@candour/schemas/paths.ts'
import { withPlatform } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { system } from '#domain/principal.ts'
import { renderMail } from '#mail/layout.ts'
import type { ComposeFor } from '#mail/to-member.ts'
import { findChannel, listConnecting } from '#modules/channels/repository.ts'

/** Composes the mail that a chat was switched off, unless it is on again or removed, or the recipient cannot connect chats. */
export function channelEndedMail({ platformDb, config }: Pick<Deps, 'platformDb' | 'config'>): ComposeFor {
  return async ({ companyId, userId, detail }, words) => {
    if (companyId === null || userId === null || detail === null) return undefined
    const channel = await withPlatform(platformDb, system('mail'), async (tx) =>
      (await listConnecting(tx, companyId)).includes(userId) ? findChannel(tx, companyId, detail) : undefined,
    )
    if (!channel || channel.active) return undefined
    const { companyName, kind, name, lastError } = channel
    const texts = words.texts.integrationMails.chat
    const title = texts.title(companyName, channelKindNames[kind])
    return renderMail(
      config.origins.dashboard + companyDashboard(dashboardPaths.integrations, companyId),
      words,
      {
        subject: title,
        title,
        lines: [texts.line],
        facts: [[texts.name, name], ...(lastError ? [[texts.reason, lastError] as const] : [])],
        button: texts.open,
        closing: texts.closing(companyName, config.provider.name),
      },
    )
  }
}
