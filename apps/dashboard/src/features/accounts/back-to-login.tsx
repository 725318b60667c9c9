import { accountPaths } from '@candour/schemas/paths.ts'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import { accountLinkClass } from '#features/accounts/account-page.tsx'
import { texts } from '#shared/texts.ts'

export function BackToLogin() {
  return (
    <Link to={accountPaths.login} className={accountLinkClass}>
      <ArrowLeft aria-hidden="true" />
      {texts.accounts.backToLogin}
    </Link>
  )
}
