import type { CurrentUser } from '@candour/schemas/accounts.ts'
import { accountPaths, adminPaths, dashboardPaths } from '@candour/schemas/paths.ts'
import { buttonClass } from '@candour/ui/button.tsx'
import { PageState } from '@candour/ui/page-state.tsx'
import { Building2 } from 'lucide-react'
import { Link, Navigate, useMatch } from 'react-router-dom'
import { IfDeleted } from '#shared/no-access.tsx'
import { texts } from '#shared/texts.ts'

/** What a user without a company sees. */
export function Unassigned({ user }: { user: CurrentUser['user'] }) {
  const own = texts.common.unassigned
  const operator = user.role === 'superadmin'
  const onMaterials = useMatch(dashboardPaths.materials) !== null
  // A printer has no company, ever.
  if (user.role === 'printer') return <Navigate to={adminPaths.printOrders} replace />
  return (
    <PageState
      icon={<Building2 />}
      title={onMaterials ? own.titleOnMaterials : own.title}
      action={
        <Link to={operator ? adminPaths.admin : accountPaths.login} className={buttonClass()}>
          {operator ? own.operator.toAdmin : own.toLogin}
        </Link>
      }
    >
      {operator ? (
        own.operator.text
      ) : (
        <>
          {own.text}
          <IfDeleted />
        </>
      )}
    </PageState>
  )
}
