import { queryFor } from '@candour/api-client/query.ts'
import { formatCompact, formatNumber } from '@candour/console/format.ts'
import { countCases } from '@candour/schemas/cases.ts'
import { dashboardPaths } from '@candour/schemas/paths.ts'
import { cn } from '@candour/ui/cn.ts'
import { useQuery } from '@tanstack/react-query'
import {
  ArrowLeft,
  ChartNoAxesColumn,
  type LucideIcon,
  MessageSquareText,
  QrCode,
  Settings,
} from 'lucide-react'
import { Link, useLocation, useMatch } from 'react-router-dom'
import { CompanyLink, useCompanyTo } from '#shared/company-link.tsx'
import { companyQuery } from '#shared/company-query.ts'
import { useRoleIncludes } from '#shared/permissions.ts'
import { texts } from '#shared/texts.ts'

interface NavItem {
  name: 'overview' | 'reviews' | 'codes' | 'settings'
  Icon: LucideIcon
  /** Path of its first screen. */
  to: string
  /** Other addresses that also mark this item as current. */
  also?: readonly string[]
}

const items: readonly NavItem[] = [
  { name: 'overview', Icon: ChartNoAxesColumn, to: dashboardPaths.dashboard },
  { name: 'reviews', Icon: MessageSquareText, to: dashboardPaths.reviews },
  {
    name: 'codes',
    Icon: QrCode,
    to: dashboardPaths.codes,
    also: [dashboardPaths.walks, dashboardPaths.materials, dashboardPaths.formats],
  },
  { name: 'settings', Icon: Settings, to: dashboardPaths.settings },
]

const isIn = ({ to, also = [] }: NavItem, pathname: string) =>
  [to, ...also].some(
    (path) => pathname === path || (path !== dashboardPaths.dashboard && pathname.startsWith(`${path}/`)),
  )

/**
 * The navigation of a company's dashboard: tabs below the header, and on phones a bar at the bottom, within reach of the
 * thumb. Hidden when the company failed to load.
 */
export function DashboardNav({ companyId }: { companyId: string }) {
  const companyTo = useCompanyTo()
  const { pathname } = useLocation()
  const answers = useRoleIncludes('reviews:reply')
  const { error } = useQuery(companyQuery(companyId))
  if (error) return null
  return (
    <nav aria-label={texts.companies.nav.label} className="nav">
      <div>
        {items.map((item) => (
          <Link
            key={item.name}
            to={companyTo(item.to)}
            aria-current={isIn(item, pathname) ? 'page' : undefined}
          >
            <item.Icon aria-hidden="true" className="size-5" />
            {texts.companies.nav[item.name]}
            {item.to === dashboardPaths.reviews && answers && <ToDo companyId={companyId} />}
          </Link>
        ))}
      </div>
    </nav>
  )
}

/** The number of reviews that nobody has looked at. Keeps its place until it is known, so that nothing moves. */
function ToDo({ companyId }: { companyId: string }) {
  const { data } = useQuery(queryFor(countCases, { query: { companyId } }))
  const count = data?.new ?? 0
  return (
    <>
      <span
        aria-hidden="true"
        title={formatNumber(count)}
        className={cn('nav-count tabular-nums', !data && 'invisible', count === 0 && 'max-sm:invisible')}
      >
        {formatCompact(count)}
      </span>
      {count > 0 && <span className="sr-only">{texts.companies.nav.toDo(count)}</span>}
    </>
  )
}

/** The materials' way back, above the tabs: beneath them it would look like part of one. */
export function BackToDashboard() {
  const onMaterials = useMatch(dashboardPaths.materials)
  if (!onMaterials) return null
  return (
    <nav aria-label={texts.companies.nav.back} className="bg-surface-raised">
      <div className="mx-auto max-w-6xl px-4 sm:px-6">
        <CompanyLink
          to={dashboardPaths.dashboard}
          className="-ml-1 inline-flex min-h-11 items-center gap-1.5 rounded-md px-1 font-medium text-ink-muted text-sm hover:text-ink"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {texts.companies.nav.toDashboard}
        </CompanyLink>
      </div>
    </nav>
  )
}
