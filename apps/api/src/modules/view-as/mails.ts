import { companyDashboard, dashboardPaths } from '@candour/schemas/paths.ts'
import { viewMinutes } from '@candour/schemas/view-as.ts'
import type { Config } from '#config.ts'
import type { Db } from '#db/client.ts'
import { withPlatform } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import type { Compose } from '#mail/delivery.ts'
import { renderMail } from '#mail/layout.ts'
import type { ViewMailKind } from '#mail/repository.ts'
import { findView } from '#modules/view-as/repository.ts'

interface ViewMails {
  platformDb: Db
  config: Config
}

/** Composes the mails that tell a company's owners that an operator views their dashboard, and that the view ended. */
export function viewMails({ platformDb, config }: ViewMails): Record<ViewMailKind, Compose> {
  const { origins, provider } = config
  const composed =
    (kind: ViewMailKind): Compose =>
    async ({ companyId, detail }) => {
      if (companyId === null || detail === null) return undefined
      const view = await withPlatform(platformDb, system('mail'), (tx) => findView(tx, companyId, detail))
      if (!view) return undefined
      const { companyName, reason, startedAt, until, endedAt, timeZone } = view
      const time = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'long', timeZone })
      const words = {
        view_started: {
          subject: `${provider.name} is viewing the dashboard of ${companyName}`,
          title: `${provider.name} is viewing your dashboard`,
          lines: [
            `An operator of ${provider.name} has opened the dashboard of ${companyName} for up to ${viewMinutes} minutes.`,
            'They can read it, but change nothing, and they do not see your customers’ contact data.',
          ],
          facts: [
            ['Reason', reason],
            ['Started', time.format(startedAt)],
            ['Ends by', time.format(until)],
          ],
        },
        view_ended: {
          subject: `${provider.name} has stopped viewing the dashboard of ${companyName}`,
          title: `${provider.name} has stopped viewing your dashboard`,
          lines: [`The operator of ${provider.name} no longer has the dashboard of ${companyName} open.`],
          facts: [
            ['Reason', reason],
            ['Started', time.format(startedAt)],
            ['Ended', time.format(endedAt && endedAt < until ? endedAt : until)],
          ],
        },
      } as const
      return renderMail(
        {
          ...words[kind],
          lines: [...words[kind].lines],
          button: 'Open your dashboard',
          closing:
            'You are receiving this email as an owner. Owners can switch these emails off on the dashboard.',
        },
        `${origins.dashboard}${companyDashboard(dashboardPaths.dashboard, companyId)}`,
      )
    }
  return { view_started: composed('view_started'), view_ended: composed('view_ended') }
}
