import { minPasswordLength } from '@candour/schemas/accounts.ts'
import { accountPaths } from '@candour/schemas/paths.ts'
import { Link } from 'react-router-dom'
import { SetPassword } from '#features/accounts/set-password.tsx'

export function Component() {
  return (
    <SetPassword
      title="Reset Password"
      lead={(link) => (
        <span className="wrap-anywhere">
          Choose a new password{link && ` for ${link.email}`}. You will be logged out everywhere else.
        </span>
      )}
      passwordLabel="New Password"
      passwordHint={`At least ${minPasswordLength} characters; longer is safer.`}
      submitLabel="Reset Password"
      invalidLink="This password reset link is invalid"
      invalidToken="Invalid reset token"
      remedy={
        <>
          Open the newest link in your email, or{' '}
          <Link to={accountPaths.forgotPassword} className="font-medium underline">
            request a new one
          </Link>
          .
        </>
      }
      failed="Failed to reset password"
      succeeded="Your password has been reset successfully"
      outcome={{ title: 'Password Reset Successful', text: 'You can now log in with your new password.' }}
    />
  )
}
