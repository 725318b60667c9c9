import type { CompanyRole } from '@candour/schemas/accounts.ts'
import { companyRoleNames, companyRoleSummaries } from '@candour/schemas/company-roles.ts'
import type { Config } from '#config.ts'
import type { Db } from '#db/client.ts'
import { clipped } from '#mail/clipped.ts'
import type { Compose } from '#mail/delivery.ts'
import { type MailWords, renderMail } from '#mail/layout.ts'
import { activateInvitation } from '#modules/accounts/invitations/repository.ts'
import { mailToken } from '#modules/accounts/link-mails.ts'
import { linkUrl } from '#modules/accounts/links.ts'

/**
 * Composes the mail to someone invited to a company's team, and says what is left to do: only its reader
 * may know whether they have an account. Not sent once the invitation is answered, cancelled or sent again.
 */
export function teamInvitationMail({
  accountsDb,
  config,
  secret,
}: {
  accountsDb: Db
  config: Config
  /** Key material for the links. */
  secret: string
}): Compose {
  const tokenOf = mailToken(secret)
  return async ({ id }) => {
    const token = tokenOf(id)
    const invitation = await activateInvitation(accountsDb, id, token)
    return (
      invitation &&
      renderMail(
        teamInvitationWords({ ...invitation, product: config.provider.name }),
        linkUrl(config, 'invitation', token),
      )
    )
  }
}

/** Words of the mail; every argument may contain any characters. */
function teamInvitationWords({
  company,
  inviter,
  product,
  role,
  hasPassword,
}: {
  company: string
  inviter: string | null
  product: string
  role: CompanyRole
  hasPassword: boolean
}): MailWords {
  const name = clipped(company)
  const task = hasPassword
    ? {
        subject: `Invitation to ${name} on ${product}`,
        line: 'Follow the link to accept or decline. It works once, within 24 hours.',
        button: 'Open the invitation',
      }
    : {
        subject: `Set up your password for ${name} on ${product}`,
        line: 'Choose a password to get started. The link works once, within 24 hours.',
        button: 'Set up your password',
      }
  return {
    subject: task.subject,
    title: `You are invited to ${name}`,
    lines: [
      `${inviter ? `${inviter} invites you` : 'You are invited'} to the team of ${name}, to see what its customers say.`,
      task.line,
    ],
    facts: [['Your role', `${companyRoleNames[role]}: ${companyRoleSummaries[role]}`]],
    button: task.button,
    closing: 'If you did not expect this invitation, you can ignore this email.',
  }
}
