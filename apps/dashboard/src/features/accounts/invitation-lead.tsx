import type { PasswordLink } from '#features/accounts/set-password.tsx'

const names = new Intl.ListFormat('en')

/** Up to four names, or the first three and the number of the rest. */
const shortened = (companies: string[]) =>
  companies.length <= 4 ? companies : [...companies.slice(0, 3), `${companies.length - 3} more`]

/** Welcomes someone who is invited, and says by whom, to what and as whom. */
export function InvitationLead({ link: { email, companies, invitedBy } }: { link: PasswordLink }) {
  const list = names.formatToParts(shortened(companies))
  return (
    <span className="wrap-anywhere">
      Welcome!{' '}
      {invitedBy === undefined ? (
        'You are invited'
      ) : (
        <>
          <bdi>{invitedBy}</bdi> invites you
        </>
      )}
      {list.length > 0 && ' to '}
      {list.map(({ type, value }, n) =>
        type === 'element' ? (
          <bdi key={`${n} ${value}`} className="font-semibold text-ink">
            {value}
          </bdi>
        ) : (
          value
        ),
      )}
      .{' '}
      <span className="block">
        You will log in as <bdi className="font-semibold text-ink">{email}</bdi>.
      </span>
    </span>
  )
}
