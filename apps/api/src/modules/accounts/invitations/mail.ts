import type { MemberCatalogues } from '@candour/texts/member-catalogues.ts'
import type { Config } from '#config.ts'
import type { Db } from '#db/client.ts'
import type { Compose } from '#mail/delivery.ts'
import { type MailWords, renderMail } from '#mail/layout.ts'
import { type Words, wordsFor } from '#mail/words.ts'
import { activateInvitation, type LinkedInvitation } from '#modules/accounts/invitations/repository.ts'
import { mailToken } from '#modules/accounts/link-mails.ts'
import { linkUrl } from '#modules/accounts/links.ts'

/**
 * Composes the mail to someone invited to a company's team, in the language of the invitation, and says what is left to do: only its reader
 * may know whether they have an account. Not sent once the invitation is answered, cancelled or sent again.
 */
export function teamInvitationMail({
  accountsDb,
  config,
  secret,
  catalogues,
}: {
  accountsDb: Db
  config: Config
  /** Key material for the links. */
  secret: string
  catalogues?: MemberCatalogues | undefined
}): Compose {
  const tokenOf = mailToken(secret)
  return async ({ id, reader }) => {
    const token = tokenOf(id)
    const invitation = await activateInvitation(accountsDb, id, token)
    if (!invitation) return undefined
    const language = invitation.language ?? reader.language
    const words = wordsFor({ ...reader, language }, catalogues)
    return renderMail(
      linkUrl(config, 'invitation', token, words.language),
      words,
      teamInvitationWords(invitation, config.provider.name, words),
    )
  }
}

/** Words of the mail; every argument may contain any characters. */
function teamInvitationWords(
  { company, inviter, role, hasPassword }: LinkedInvitation,
  product: string,
  { texts }: Words,
): MailWords {
  const { invitation } = texts.teamMails
  const subject = hasPassword ? invitation.subject : invitation.subjectNew
  return {
    subject: subject(company, product),
    title: invitation.title(company),
    lines: [
      inviter ? invitation.whyBy(company, inviter) : invitation.why(company),
      hasPassword ? invitation.answer : invitation.setUp,
    ],
    facts: [[invitation.role, invitation.roleIs(texts.team.roleNames[role], texts.team.roleSummaries[role])]],
    button: hasPassword ? invitation.open : invitation.setUpPassword,
    closing: invitation.closing,
  }
}
