import { accountPaths } from '@candour/schemas/paths.ts'
import { buttonClass } from '@candour/ui/button.tsx'
import { Link } from 'react-router-dom'

/** Leads to the login, with the address filled in if it is known. It stays out of the URL, which is logged and shared. */
export function LoginLink({ email }: { email: string | undefined }) {
  return (
    <Link
      to={accountPaths.login}
      state={email === undefined ? undefined : { email }}
      className={buttonClass({ fullWidth: true })}
    >
      Go to Login
    </Link>
  )
}

/** Returns the address that a `LoginLink` has left in the state of the history. */
export function emailIn(state: unknown): string | undefined {
  return typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : undefined
}
