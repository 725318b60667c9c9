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

/** Returns the words of mails to users whom an operator has invited. They name the companies of the time of sending. */
export function invitationMail({
  db,
  accountsDb,
  config,
}: InvitationMails): (mail: DueMail, words: Words) => Promise<MailWords> {
  return async ({ userId }, words) => {
    const ids = userId === null ? [] : await companyIdsOfUser(accountsDb, userId)
    const companies = await listCompanyNames(db, ids)
    return invitationWords(
      { companies: companies.map(({ name }) => name), product: config.provider.name },
      words,
    )
  }
}

async function companyIdsOfUser(accountsDb: Db, userId: string): Promise<string[]> {
  const rows = await withAccount(accountsDb, system('mail'), userId, (tx) =>
    tx
      .selectFrom('memberships')
      .select('company_id')
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .orderBy('company_id')
      .execute(),
  )
  return rows.map(({ company_id }) => company_id)
}

/** Words of the mail; every argument may contain any characters. */
function invitationWords(
  { companies, product }: { companies: string[]; product: string },
  { texts, formats }: Words,
): MailWords {
  const welcome = texts.accountMails.welcome
  const common = { button: welcome.setUp, closing: welcome.closing }
  if (companies.length === 0) {
    return {
      subject: welcome.subject(product),
      title: welcome.title(product),
      lines: [welcome.why(product), welcome.task],
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
