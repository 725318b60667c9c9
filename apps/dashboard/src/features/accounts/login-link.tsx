import { getPasswordLink, resetPassword } from '@candour/schemas/accounts.ts'
import { accountPaths } from '@candour/schemas/paths.ts'
import { buttonClass } from '@candour/ui/button.tsx'
import { Link } from 'react-router-dom'
import { texts } from '#shared/texts.ts'

const linked = getPasswordLink.response
  .pick({ email: true })
  .extend({ twoFactor: resetPassword.response.shape.twoFactor })
  .partial()
type Linked = ReturnType<typeof linked.parse>

/**
 * Leads to the login, with the address filled in if it is known, or to its second step if a sign-in waits for that. Both
 * stay out of the URL, which is logged and shared.
 */
export function LoginLink(state: Linked) {
  return (
    <Link to={accountPaths.login} state={state} className={buttonClass({ fullWidth: true })}>
      {texts.accounts.toLogin}
    </Link>
  )
}

/** Returns what a `LoginLink`, or the login in another language, has left in the history state. */
export function linkedIn(state: unknown): Linked {
  return linked.safeParse(state).data ?? {}
}

/** Returns what an outcome has kept of itself for the page in another language; undefined on any other page. */
export function outcomeIn(state: unknown): Linked | undefined {
  return typeof state === 'object' && state !== null && 'outcome' in state
    ? linkedIn(state.outcome)
    : undefined
}
