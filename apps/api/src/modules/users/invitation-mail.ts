import type { Config } from '#config.ts'
import type { Db } from '#db/client.ts'
import { withAccount } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import type { MailWords } from '#mail/layout.ts'
import type { DueMail } from '#mail/repository.ts'
import type { Words } from '#mail/words.ts'
import { listCompanyNames } from '#modules/companies/repository.ts'

interface InvitationMails {
  db: Db
  accountsDb: Db
  config: Config
}

/** Returns the words of mails that invite users, with the companies that they have when it is sent. */
export function invitationMail({
  db,
  accountsDb,
  config,
}: InvitationMails): (mail: DueMail, words: Words) => Promise<MailWords> {
  return async ({ userId }, words) => {
    const { role, companyIds } = userId === null ? { companyIds: [] } : await findInvited(accountsDb, userId)
    const companies = await listCompanyNames(db, companyIds)
    return invitationWords(
      { role, companies: companies.map(({ name }) => name), product: config.provider.name },
      words,
    )
  }
}

async function findInvited(
  accountsDb: Db,
  userId: string,
): Promise<{ role?: string | undefined; companyIds: string[] }> {
  return withAccount(accountsDb, system('mail'), userId, async (tx) => {
    const user = await tx.selectFrom('users').select('role').where('id', '=', userId).executeTakeFirst()
    const rows = await tx
      .selectFrom('memberships')
      .select('company_id')
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .orderBy('company_id')
      .execute()
    return { role: user?.role, companyIds: rows.map(({ company_id }) => company_id) }
  })
}

/** Words of the mail; every argument may contain any characters. */
function invitationWords(
  { role, companies, product }: { role?: string | undefined; companies: string[]; product: string },
  { texts, formats }: Words,
): MailWords {
  const welcome = texts.accountMails.welcome
  const common = { button: welcome.setUp, closing: welcome.closing }
  if (companies.length === 0) {
    const why =
      role === 'printer' ? welcome.whyPrinter : role === 'superadmin' ? welcome.whySuperadmin : welcome.why
    return {
      subject: role === 'printer' ? welcome.subjectPrinter(product) : welcome.subject(product),
      title: welcome.title(product),
      lines: [why(product), welcome.task],
      ...common,
    }
  }
  const shown = companies.slice(0, 2)
  const names =
    companies.length <= 3 ? formats.list(companies) : welcome.andMore(shown, companies.length - shown.length)
  return {
    subject: welcome.subjectFor(names, product),
    title: welcome.titleFor(names, product),
    lines: [welcome.whyFor(names, product), welcome.task],
    ...common,
  }
}
