import { TabNav } from '@candour/console/tab-nav.tsx'
import type { CompanyPermission } from '@candour/schemas/endpoint.ts'
import { dashboardPaths } from '@candour/schemas/paths.ts'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { use } from 'react'
import { useMatch } from 'react-router-dom'
import { CompanyLink, useCompanyTo } from '#shared/company-link.tsx'
import { companyQuery } from '#shared/company-query.ts'
import { ActivePermissions } from '#shared/permissions.ts'

interface NavPage {
  to: string
  name: string
  end: boolean
  needs: CompanyPermission
}

const pages: readonly NavPage[] = [
  { to: dashboardPaths.dashboard, name: 'Overview', end: true, needs: 'company:read' },
  { to: dashboardPaths.reviews, name: 'Reviews', end: false, needs: 'reviews:read' },
  { to: dashboardPaths.codes, name: 'Codes', end: true, needs: 'placements:read' },
  { to: dashboardPaths.materials, name: 'Materials', end: true, needs: 'orders:read' },
  { to: dashboardPaths.texts, name: 'Texts', end: true, needs: 'company:manage' },
  { to: dashboardPaths.team, name: 'Team', end: true, needs: 'team:manage' },
  { to: dashboardPaths.privacy, name: 'Privacy', end: true, needs: 'privacy:manage' },
  { to: dashboardPaths.audit, name: 'Audit log', end: true, needs: 'audit:read' },
]

/** Navigation between the company's pages that the user may open; hidden when the company failed to load. */
export function DashboardNav({ companyId }: { companyId: string }) {
  const companyTo = useCompanyTo()
  const permissions = use(ActivePermissions)
  const { error } = useQuery(companyQuery(companyId))
  if (error) return null
  return (
    <TabNav
      label="Dashboard"
      pages={pages
        .filter(({ needs }) => permissions.includes(needs))
        .map(({ to, name, end }) => ({ to: companyTo(to), name, end }))}
    />
  )
}

/** The materials' way back, above the tabs: beneath them it would look like part of one. */
export function BackToDashboard() {
  const onMaterials = useMatch(dashboardPaths.materials)
  if (!onMaterials) return null
  return (
    <nav aria-label="Breadcrumb" className="bg-surface-raised">
      <div className="mx-auto max-w-6xl px-4 sm:px-6">
        <CompanyLink
          to={dashboardPaths.dashboard}
          className="-ml-1 inline-flex min-h-11 items-center gap-1.5 rounded-md px-1 font-medium text-ink-muted text-sm hover:text-ink"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          Back to dashboard
        </CompanyLink>
      </div>
    </nav>
  )
}
