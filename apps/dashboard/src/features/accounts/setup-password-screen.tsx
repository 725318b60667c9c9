import { minPasswordLength } from '@candour/schemas/accounts.ts'
import { SetPassword } from '#features/accounts/set-password.tsx'

export function Component() {
  return (
    <SetPassword
      title="Set Up Your Password"
      lead="Welcome! Choose a password to start seeing what your customers say."
      passwordLabel={`Password (min ${minPasswordLength} characters)`}
      passwordHint="A few unrelated words work well."
      submitLabel="Set Up Account"
      invalidLink="This invitation link is invalid"
      invalidToken="Invalid invitation token"
      remedy="Open the newest link in your email, or ask whoever invited you to send a new one."
      failed="Failed to set password"
      succeeded="Your password has been set successfully"
      outcome={{
        title: 'Account Setup Complete',
        text: 'Log in with your email address and the password you have just chosen.',
      }}
    />
  )
}
