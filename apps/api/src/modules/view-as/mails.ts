import { companyDashboard, dashboardPaths } from '@candour/schemas/paths.ts'
import { viewMinutes } from '@candour/schemas/view-as.ts'
import type { Config } from '#config.ts'
import type { Db } from '#db/client.ts'
import { withPlatform } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import { renderMail } from '#mail/layout.ts'
import type { ViewMailKind } from '#mail/repository.ts'
import type { ComposeFor } from '#mail/to-member.ts'
import { findView } from '#modules/view-as/repository.ts'

interface ViewMails {
  platformDb: Db
  config: Config
}

/** Composes the mails that tell a company's owners that an operator views their dashboard, and that the view ended. */
export function viewMails({ platformDb, config }: ViewMails): Record<ViewMailKind, ComposeFor> {
  const { origins } = config
  const composed =
    (kind: ViewMailKind): ComposeFor =>
    async ({ companyId, detail }, words) => {
      if (companyId === null || detail === null) return undefined
      const view = await withPlatform(platformDb, system('mail'), (tx) => findView(tx, companyId, detail))
      if (!view) return undefined
      const { companyName, reason, startedAt, until, endedAt, timeZone } = view
      const texts = words.texts.teamMails.view
      const time = (at: Date) => words.formats.zonedTime(at, words.timeZone ?? timeZone)
      const { name } = config.provider
      const own = {
        view_started: {
          subject: texts.startedSubject(companyName, name),
          title: texts.startedTitle(name),
          lines: [texts.started(companyName, name, viewMinutes), texts.limits],
          facts: [[texts.endsBy, time(until)]],
        },
        view_ended: {
          subject: texts.endedSubject(companyName, name),
          title: texts.endedTitle(name),
          lines: [texts.ended(companyName, name)],
          facts: [[texts.endedAt, time(endedAt && endedAt < until ? endedAt : until)]],
        },
      } as const
      return renderMail(
        `${origins.dashboard}${companyDashboard(dashboardPaths.dashboard, companyId)}`,
        words,
        {
          ...own[kind],
          lines: [...own[kind].lines],
          facts: [[texts.reason, reason], [texts.startedAt, time(startedAt)], ...own[kind].facts],
          button: texts.open,
          closing: texts.closing,
        },
      )
    }
  return { view_started: composed('view_started'), view_ended: composed('view_ended') }
}
