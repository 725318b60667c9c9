import type { CompanyPermission } from '@candour/schemas/endpoint.ts'
import { dashboardPaths } from '@candour/schemas/paths.ts'
import { buttonClass } from '@candour/ui/button.tsx'
import { PageState } from '@candour/ui/page-state.tsx'
import { Lock } from 'lucide-react'
import { Outlet } from 'react-router-dom'
import { CompanyLink } from '#shared/company-link.tsx'
import { useRoleIncludes } from '#shared/permissions.ts'
import { texts } from '#shared/texts.ts'

/** Renders the pages nested in this route only for members whose role includes the permission. */
export function ForPermission({ permission }: { permission: CompanyPermission }) {
  if (useRoleIncludes(permission)) return <Outlet />
  return (
    <PageState
      icon={<Lock />}
      title={texts.frame.notInRole.title}
      action={
        <CompanyLink to={dashboardPaths.dashboard} className={buttonClass()}>
          {texts.frame.notInRole.toOverview}
        </CompanyLink>
      }
    >
      {texts.frame.notInRole.text}
    </PageState>
  )
}
