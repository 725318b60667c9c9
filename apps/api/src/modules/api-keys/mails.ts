import { adminPaths, companyDashboard, dashboardPaths } from '@candour/schemas/paths.ts'
import { sql } from 'kysely'
import type { Config } from '#config.ts'
import type { Db } from '#db/client.ts'
import { withPlatform } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import type { Compose } from '#mail/delivery.ts'
import { renderMail } from '#mail/layout.ts'

interface EndingKeys {
  names: string[]
  endsAt: Date
  companyName: string | null
  timeZone: string | null
}

/**
 * Composes the mail that tells owners, or operators, which keys end because whoever made them has left. The function
 * `follow_maker` queues it. None is sent if no such key is left.
 */
export function endingKeysMail({ platformDb, config }: { platformDb: Db; config: Config }): Compose {
  return async ({ companyId, detail: makerId }) => {
    const { rows } = await withPlatform(platformDb, system('mail'), (tx) =>
      sql<EndingKeys>`
        select array_agg(k.name order by k.name) as names, min(k.ends_at) as "endsAt", c.name as "companyName",
          c.time_zone as "timeZone"
        from api_keys k left join companies c on c.id = k.company_id
        where k.created_by = ${makerId}::uuid and k.company_id is not distinct from ${companyId}::uuid
          and k.ends_at > now()
        group by c.id
      `.execute(tx),
    )
    const [ending] = rows
    if (!ending) return undefined
    const { names, endsAt, companyName, timeZone } = ending
    const { origins, provider } = config
    const time = new Intl.DateTimeFormat('en', {
      ...{ dateStyle: 'long', timeStyle: 'short' },
      timeZone: timeZone ?? 'UTC',
    })
    return renderMail(
      {
        subject: `API keys of ${companyName ?? provider.name} will end`,
        title: names.length === 1 ? 'An API key will end' : `${names.length} API keys will end`,
        lines: [
          `Whoever made them for ${companyName ?? provider.name} has left. Until then the keys go on working, so that nothing breaks at once.`,
          'To let a key go on, keep it: you answer for it from then on.',
        ],
        facts: [['Ends', time.format(endsAt)], ...names.map((name) => ['API key', name] as const)],
        button: 'See the API keys',
        closing: companyName
          ? 'You are receiving this email as an owner.'
          : 'You are receiving this email as an operator.',
      },
      companyId === null
        ? `${origins.admin}${adminPaths.apiKeys}`
        : `${origins.dashboard}${companyDashboard(dashboardPaths.integrations, companyId)}`,
    )
  }
}
