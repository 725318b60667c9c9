import type { CompanyRole } from '@candour/schemas/accounts.ts'
import { companyRoleNames, companyRoleSummaries } from '@candour/schemas/company-roles.ts'
import { companyDashboard, dashboardPaths } from '@candour/schemas/paths.ts'
import { withCompany } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import type { Compose } from '#mail/delivery.ts'
import { type MailWords, renderMail } from '#mail/layout.ts'
import { listCompanyNames } from '#modules/companies/repository.ts'
import { findMember } from '#modules/team/repository.ts'
import { system } from '#principal.ts'

/**
 * Composes the mail to a user with an account who has been added to a company. Not sent if they have been removed in
 * the meantime.
 */
export function welcomeMail({ db, accountsDb, config }: Pick<Deps, 'db' | 'accountsDb' | 'config'>): Compose {
  return async ({ companyId, userId }) => {
    if (companyId === null || userId === null) return undefined
    const member = await withCompany(accountsDb, system('mail'), companyId, (tx) =>
      findMember(tx, { companyId, userId }),
    )
    const [company] = await listCompanyNames(db, [companyId])
    if (!member || !company) return undefined
    return renderMail(
      welcomeWords({ company: company.name, product: config.provider.name, role: member.role }),
      `${config.origins.dashboard}${companyDashboard(dashboardPaths.dashboard, companyId)}`,
    )
  }
}

/** Words of the mail; every argument may contain any characters. */
function welcomeWords({
  company,
  product,
  role,
}: {
  company: string
  product: string
  role: CompanyRole
}): MailWords {
  return {
    subject: `You have been added to ${company} on ${product}`,
    title: `You have been added to ${company}`,
    lines: [`An owner of ${company} has made you a member of their team. Sign in with your usual password.`],
    facts: [['Your role', `${companyRoleNames[role]}: ${companyRoleSummaries[role]}`]],
    button: 'Open the dashboard',
    closing: 'If you did not expect this, please ask an owner of the company to remove you.',
  }
}
