import { channelKindNames } from '@candour/schemas/channels.ts'
import { companyDashboard, dashboardPaths } from '@candour/schemas/paths.ts'
import { withPlatform } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { system } from '#domain/principal.ts'
import type { Compose } from '#mail/delivery.ts'
import { renderMail } from '#mail/layout.ts'
import { findChannel, listConnecting } from '#modules/channels/repository.ts'

/** Composes the mail that a chat was switched off, unless it is on again or removed, or the recipient cannot connect chats. */
export function channelEndedMail({ platformDb, config }: Pick<Deps, 'platformDb' | 'config'>): Compose {
  return async ({ companyId, userId, detail }) => {
    if (companyId === null || userId === null || detail === null) return undefined
    const channel = await withPlatform(platformDb, system('mail'), async (tx) =>
      (await listConnecting(tx, companyId)).includes(userId) ? findChannel(tx, companyId, detail) : undefined,
    )
    if (!channel || channel.active) return undefined
    const { companyName, kind, name, lastError } = channel
    const title = `${channelKindNames[kind]} no longer shows new reviews for ${companyName}`
    return renderMail(
      {
        subject: title,
        title,
        lines: [
          'Messages could not be delivered to this chat, so it was switched off. Alerts by email are not affected.',
        ],
        facts: [['Chat', name], ...(lastError ? [['Reason', lastError] as const] : [])],
        button: 'Open your integrations',
        closing: `You are receiving this email because you can connect chats for ${companyName} on ${config.provider.name}.`,
      },
      config.origins.dashboard + companyDashboard(dashboardPaths.integrations, companyId),
    )
  }
}
