import { adminPaths, companyDashboard, dashboardPaths } from '@candour/schemas/paths.ts'
import { sql } from 'kysely'
import type { Config } from '#config.ts'
import type { Db } from '#db/client.ts'
import { withPlatform } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import { type MailWords, renderMail } from '#mail/layout.ts'
import type { ComposeFor } from '#mail/to-member.ts'
import { englishWords, type Words } from '#mail/words.ts'

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
export function endingKeysMail({ platformDb, config }: { platformDb: Db; config: Config }): ComposeFor {
  return async ({ companyId, detail: makerId }, words) => {
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
    const { origins, provider } = config
    return companyId === null || ending.companyName === null
      ? renderMail(`${origins.admin}${adminPaths.apiKeys}`, englishWords, forOperators(ending, provider.name))
      : renderMail(
          `${origins.dashboard}${companyDashboard(dashboardPaths.integrations, companyId)}`,
          words,
          forOwners(ending, ending.companyName, words),
        )
  }
}

function forOwners(
  { names, endsAt, timeZone }: EndingKeys,
  company: string,
  { texts: { integrationMails }, formats, timeZone: readers }: Words,
): MailWords {
  const texts = integrationMails.keys
  return {
    subject: texts.subject(company),
    title: texts.title(names.length),
    lines: [texts.why(company), texts.task],
    facts: [
      [texts.ends, formats.time(endsAt, readers ?? timeZone ?? 'UTC')],
      ...names.map((name) => [texts.key, name] as const),
    ],
    button: texts.open,
    closing: texts.closing,
  }
}

function forOperators(ending: EndingKeys, provider: string): MailWords {
  return {
    ...forOwners(ending, provider, englishWords),
    closing: 'You are receiving this email as an operator.',
  }
}
