import { minPasswordLength } from '@candour/schemas/accounts.ts'
import { InvitationLead } from '#features/accounts/invitation-lead.tsx'
import { InvitationLink } from '#features/accounts/invitations/invitation-link.tsx'
import { SetPassword } from '#features/accounts/set-password.tsx'

export function Component() {
  return (
    <SetPassword
      title="Set Up Your Password"
      lead={(link) =>
        link ? (
          <InvitationLead link={link} />
        ) : (
          'Welcome! Choose a password to start seeing what your customers say.'
        )
      }
      instead={(link, token) => link.hasAccount && <InvitationLink link={link} token={token} />}
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
        text: 'You can start right away.',
      }}
    />
  )
}
