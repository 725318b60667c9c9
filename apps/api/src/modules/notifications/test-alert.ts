import { companyDashboard, dashboardPaths } from '@candour/schemas/paths.ts'
import { isolated } from '@candour/texts/isolated.ts'
import { sql } from 'kysely'
import type { Config } from '#config.ts'
import type { Db, Tx } from '#db/client.ts'
import { withCompany, withPlatform } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import { system, type UserSession } from '#domain/principal.ts'
import { renderMail } from '#mail/layout.ts'
import { readerOf } from '#mail/readers.ts'
import { queueMail } from '#mail/repository.ts'
import type { ComposeFor } from '#mail/to-member.ts'
import { wordsFor } from '#mail/words.ts'
import { markSteps } from '#modules/checklist/repository.ts'
import { isOn, type Member } from '#modules/notifications/repository.ts'
import type { ComposePush } from '#modules/push/kind.ts'

/**
 * Sends the caller, and nobody else, a test alert about a company.
 *
 * @throws DomainError `alerts_off`
 */
export async function sendTestAlert(
  { db }: Pick<Deps, 'db'>,
  principal: UserSession,
  companyId: string,
): Promise<void> {
  const member = { companyId, userId: principal.user.id }
  await withCompany(db, principal, companyId, async (tx) => {
    if (!(await isOn(tx, 'alerts', member))) throw new DomainError('alerts_off')
    await queueMail(tx, { kind: 'alert_test', ...member })
    await sql`select push_test(${member.userId}::uuid)`.execute(tx)
    await markSteps(tx, companyId, 'alert')
  })
}

/** Composes the test alert, unless its recipient would not get an alert any more. */
export function testAlertMail({ platformDb, config }: { platformDb: Db; config: Config }): ComposeFor {
  return async ({ companyId, userId }, words) => {
    if (companyId === null || userId === null) return undefined
    const name = await withPlatform(platformDb, system('mail'), async (tx) => {
      const member = { companyId, userId }
      return (await isOn(tx, 'alerts', member)) ? findCompanyName(tx, member) : undefined
    })
    if (name === undefined) return undefined
    const { test, closing } = words.texts.alertMails
    const title = test.title(name)
    return renderMail(
      config.origins.dashboard + companyDashboard(dashboardPaths.notifications, companyId),
      words,
      {
        subject: title,
        title,
        lines: test.lines,
        button: test.settings,
        closing: closing(name, config.provider.name),
      },
    )
  }
}

/** Composes the test alert that devices show. */
export function testAlertPush({ platformDb, config }: { platformDb: Db; config: Config }): ComposePush {
  return async (member) => {
    const name = await withPlatform(platformDb, system('delivery'), (tx) => findCompanyName(tx, member))
    if (name === undefined) return undefined
    const { texts, language } = wordsFor(await readerOf(platformDb, member))
    return {
      title: texts.alertMails.test.title(isolated(name, language)),
      body: texts.alertMails.test.push,
      language,
      url: config.origins.dashboard + companyDashboard(dashboardPaths.notifications, member.companyId),
      about: `test ${member.companyId}`,
      urgent: false,
    }
  }
}

/** Returns the name of a company that is not suspended, and of which the user is a member who is not disabled. */
async function findCompanyName(tx: Tx, { companyId, userId }: Member): Promise<string | undefined> {
  const company = await tx
    .selectFrom('memberships as m')
    .innerJoin('companies as c', 'c.id', 'm.company_id')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select('c.name')
    .where('m.company_id', '=', companyId)
    .where('m.user_id', '=', userId)
    .where('c.suspended', '=', false)
    .where('u.disabled_at', 'is', null)
    .executeTakeFirst()
  return company?.name
}
