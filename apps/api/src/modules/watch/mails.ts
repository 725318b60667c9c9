import { companyPermissions } from '@candour/schemas/company-roles.ts'
import { companyDashboard, dashboardPaths } from '@candour/schemas/paths.ts'
import { plainLine } from '@candour/texts/isolated.ts'
import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'
import { withPlatform } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { system } from '#domain/principal.ts'
import { renderMail } from '#mail/layout.ts'
import { announceMails } from '#mail/repository.ts'
import type { ComposeFor } from '#mail/to-member.ts'
import type { Notice } from '#modules/watch/watched.ts'

/** Roles that manage codes. */
const roles = Object.entries(companyPermissions).flatMap(([role, granted]) =>
  granted.includes('placements:manage') ? [role] : [],
)

/** Notices that a mail names; the others are on the screen of the codes. */
const maxNamed = 10

/** Queues the mail of a day to everybody who manages the company's codes. */
export async function queueNotices(tx: Tx, companyId: string, day: string): Promise<void> {
  await sql`
    insert into mails (id, user_id, kind, company_id, detail, bulk, next_attempt_at)
    select gen_random_uuid(), u.id, 'codes_noticed', m.company_id, ${day}, true, now()
    from memberships m join users u on u.id = m.user_id
    where m.company_id = ${companyId}::uuid and m.role = any(${roles}::text[])
      and is_in_use(u)
  `.execute(tx)
  await announceMails(tx)
}

interface Noticed {
  companyName: string
  name: string
  notice: Notice
  since: Date
  expected: number
  seen: number
  all: number
}

/** Composes the day's mail about silent and flooded codes, unless all is well again or the reader no longer manages codes. */
export function codesNoticedMail({ platformDb, config }: Pick<Deps, 'platformDb' | 'config'>): ComposeFor {
  return async ({ companyId, userId, detail: day }, words) => {
    const { rows } = await withPlatform(platformDb, system('mail'), (tx) =>
      sql<Noticed>`
        select c.name as "companyName", p.name, w.notice, w.since, w.expected, w.seen,
          (count(*) over ())::integer as all
        from watched_codes w
        join placements p on p.company_id = w.company_id and p.id = w.placement_id and not p.archived
        join companies c on c.id = w.company_id and not c.suspended
        join memberships m on m.company_id = w.company_id and m.user_id = ${userId} and m.role = any(${roles}::text[])
        where w.company_id = ${companyId} and w.noticed_on = ${day}::date and w.notice is not null
        order by w.expected desc, p.id limit ${maxNamed}
      `.execute(tx),
    )
    const [first] = rows
    if (!first || companyId === null) return undefined
    const { watch: about, watchMails: texts } = words.texts
    const { companyName, all } = first
    const more = all - rows.length
    return renderMail(config.origins.dashboard + companyDashboard(dashboardPaths.codes, companyId), words, {
      subject: texts.subject(all, companyName),
      title: texts.title(all),
      lines: [
        texts.why,
        ...rows.map(({ name, notice, since, expected, seen }) =>
          notice === 'silent'
            ? about.silent(plainLine(name), hoursSince(since), Math.round(expected))
            : about.flooded(plainLine(name), seen, Math.round(expected)),
        ),
        ...(more > 0 ? [about.more(more)] : []),
      ],
      button: texts.open,
      closing: texts.closing(companyName, config.provider.name),
    })
  }
}

function hoursSince(at: Date): number {
  return Math.max(1, Math.round((Date.now() - at.getTime()) / 3_600_000))
}
