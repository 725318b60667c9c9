import type { CurrentUser } from '@candour/schemas/accounts.ts'
import { accountPaths, adminPaths, dashboardPaths } from '@candour/schemas/paths.ts'
import { buttonClass } from '@candour/ui/button.tsx'
import { PageState } from '@candour/ui/page-state.tsx'
import { Building2 } from 'lucide-react'
import { Link, useMatch } from 'react-router-dom'
import { IfDeleted } from '#shared/no-access.tsx'

/** What a user without a company sees. */
export function Unassigned({ user }: { user: CurrentUser['user'] }) {
  const operator = user.role === 'superadmin'
  const onMaterials = useMatch(dashboardPaths.materials) !== null
  return (
    <PageState
      icon={<Building2 />}
      title={onMaterials ? 'No company data available' : 'You are not assigned to any companies'}
      action={
        <Link to={operator ? adminPaths.admin : accountPaths.login} className={buttonClass()}>
          {operator ? 'Go to Admin Panel' : 'Back to Login'}
        </Link>
      }
    >
      {operator ? (
        'Companies and their users are managed in the admin panel.'
      ) : (
        <>
          Please ask the person who invited you to add you to your company.
          <IfDeleted />
        </>
      )}
    </PageState>
  )
}
