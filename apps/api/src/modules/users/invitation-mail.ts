import type { Config } from '#config.ts'
import type { Db } from '#db/client.ts'
import { withAccount } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import { clipped } from '#mail/clipped.ts'
import type { MailWords } from '#mail/layout.ts'
import type { DueMail } from '#mail/repository.ts'
import { listCompanyNames } from '#modules/companies/repository.ts'

interface InvitationMails {
  db: Db
  accountsDb: Db
  config: Config
}

const names = new Intl.ListFormat('en')

/** Returns the words of mails to users whom an operator has invited. They name the companies of the time of sending. */
export function invitationMail({
  db,
  accountsDb,
  config,
}: InvitationMails): (mail: DueMail) => Promise<MailWords> {
  return async ({ userId }) => {
    const ids = userId === null ? [] : await companyIdsOfUser(accountsDb, userId)
    const companies = await listCompanyNames(db, ids)
    return invitationWords({
      companies: companies.map(({ name }) => clipped(name)),
      product: config.provider.name,
    })
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
function invitationWords({ companies, product }: { companies: string[]; product: string }): MailWords {
  const shown = companies.length <= 3 ? companies : [...companies.slice(0, 2), `${companies.length - 2} more`]
  const list = names.format(shown)
  const whose = companies.length > 0 ? `the customers of ${list} say` : 'your customers say'
  return {
    subject: `Set up your password for ${companies.length > 0 ? `${list} on ${product}` : product}`,
    title: companies.length > 0 ? `${product} invites you to ${list}` : `Welcome to ${product}`,
    lines: [
      `${product} has created an account for you so you can see what ${whose}.`,
      'Choose a password to get started. The link works once, within 24 hours.',
    ],
    button: 'Set up your password',
    closing: 'If you did not expect this invitation, you can ignore this email.',
  }
}
