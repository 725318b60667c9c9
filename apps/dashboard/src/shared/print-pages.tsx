import { dashboardPaths } from '@candour/schemas/paths.ts'
import { NavLink } from 'react-router-dom'
import { useCompanyTo } from '#shared/company-link.tsx'
import { useRoleIncludes } from '#shared/permissions.ts'
import { texts } from '#shared/texts.ts'

const pages = [
  { to: dashboardPaths.codes, name: 'codes' },
  { to: dashboardPaths.materials, name: 'materials' },
  { to: dashboardPaths.formats, name: 'formats' },
] as const

/** The pages of "Codes & print". */
export function PrintPages() {
  const companyTo = useCompanyTo()
  const seesOrders = useRoleIncludes('orders:read')
  return (
    <nav aria-label={texts.common.print.label} className="mb-5 flex">
      <div className="flex flex-wrap gap-1 rounded-md border border-line bg-surface-sunken p-1 max-sm:flex-1">
        {pages
          .filter(({ name }) => seesOrders || name !== 'materials')
          .map(({ to, name }) => (
            <NavLink
              key={to}
              to={companyTo(to)}
              end
              className="flex min-h-9 flex-1 items-center justify-center rounded-sm border border-transparent px-2 text-center sm:whitespace-nowrap font-medium text-ink-muted text-sm transition-colors hover:text-ink aria-[current=page]:border-line-strong aria-[current=page]:bg-surface-raised aria-[current=page]:text-ink sm:min-h-8 sm:px-3"
            >
              {texts.common.print[name]}
            </NavLink>
          ))}
      </div>
    </nav>
  )
}
