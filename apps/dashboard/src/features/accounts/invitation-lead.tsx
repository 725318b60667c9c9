import { pageLanguage } from '@candour/console/texts.ts'
import { Sentence } from '@candour/ui/sentence.tsx'
import type { ReactNode } from 'react'
import type { PasswordLink } from '#features/accounts/set-password.tsx'
import { texts } from '#shared/texts.ts'

/** Up to four names, or the first three and the number of the rest. */
const shortened = (companies: string[]) =>
  companies.length <= 4
    ? companies
    : [...companies.slice(0, 3), texts.accounts.invitation.more(companies.length - 3)]

/** Welcomes someone who is invited, and says by whom, to what and as whom. */
export function InvitationLead({ link: { email, companies, invitedBy } }: { link: PasswordLink }) {
  const { invitation } = texts.accounts
  const inviter = invitedBy !== undefined && <bdi>{invitedBy}</bdi>
  const list = companies.length > 0 && <Companies names={shortened(companies)} />
  const welcome = (): readonly ReactNode[] => {
    if (list) return inviter ? invitation.welcomeToBy(list, inviter) : invitation.welcomeTo(list)
    return inviter ? invitation.welcomeBy(inviter) : [invitation.welcome]
  }
  return (
    <span className="wrap-anywhere">
      <Sentence parts={welcome()} />{' '}
      <span className="block">
        <Sentence parts={invitation.loginAs(<bdi className="font-semibold text-ink">{email}</bdi>)} />
      </span>
    </span>
  )
}

function Companies({ names }: { names: string[] }) {
  return new Intl.ListFormat(pageLanguage()).formatToParts(names).map(({ type, value }, n) =>
    type === 'element' ? (
      <bdi key={`${n} ${value}`} className="font-semibold text-ink">
        {value}
      </bdi>
    ) : (
      value
    ),
  )
}
