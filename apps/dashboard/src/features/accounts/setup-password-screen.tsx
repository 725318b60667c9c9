import { minPasswordLength } from '@candour/schemas/accounts.ts'
import { SetPassword } from '#features/accounts/set-password.tsx'

const names = new Intl.ListFormat('en')

/** Up to four names, or the first three and the number of the rest. */
const shortened = (companies: string[]) =>
  companies.length <= 4 ? companies : [...companies.slice(0, 3), `${companies.length - 3} more`]

export function Component() {
  return (
    <SetPassword
      title="Set Up Your Password"
      lead={(link) =>
        link ? (
          <span className="wrap-anywhere">
            You have been invited{' '}
            {link.companies.length > 0 && (
              <>
                to{' '}
                <strong className="font-semibold text-ink">
                  {names.format(shortened(link.companies))}
                </strong>{' '}
              </>
            )}
            as <strong className="font-semibold text-ink">{link.email}</strong>.
          </span>
        ) : (
          'Welcome! Choose a password to start seeing what your customers say.'
        )
      }
      passwordLabel={`Password (min ${minPasswordLength} characters)`}
      passwordHint="A few unrelated words work well."
      submitLabel="Set Up Account"
      invalidLink="This invitation link is invalid"
      invalidToken="Invalid invitation token"
      remedy="Open the newest link in your email, or ask the person who invited you to send a new one."
      failed="Failed to set password"
      succeeded="Your password has been set successfully"
      outcome={{
        title: 'Account Setup Complete',
        text: 'Log in with your email address and the password you just chose.',
      }}
    />
  )
}
