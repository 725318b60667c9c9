import { AccountMenu } from '@candour/console/account-menu.tsx'
import { useSitePage } from '@candour/console/site-page.ts'
import type { CurrentUser } from '@candour/schemas/accounts.ts'
import { dashboardPaths } from '@candour/schemas/paths.ts'
import { AppHeader } from '@candour/ui/app-header.tsx'
import { brandStyle } from '@candour/ui/brand.ts'
import { buttonClass } from '@candour/ui/button.tsx'
import { cn } from '@candour/ui/cn.ts'
import { Logo } from '@candour/ui/logo.tsx'
import { Select } from '@candour/ui/select.tsx'
import { Skeleton } from '@candour/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { ExternalLink, Printer } from 'lucide-react'
import { CompanyLink } from '#shared/company-link.tsx'
import { companyQuery } from '#shared/company-query.ts'
import { useRoleIncludes } from '#shared/permissions.ts'
import { texts } from '#shared/texts.ts'

type Companies = CurrentUser['companies']

interface DashboardHeaderProps {
  /** Absent in the demo, whose viewer has no account. */
  user: CurrentUser['user'] | undefined
  companies: Companies
  active: Companies[number] | undefined
  onChoose: (id: string) => void
}

export function DashboardHeader({ user, companies, active, onChoose }: DashboardHeaderProps) {
  return (
    <AppHeader
      actions={
        <>
          {active && <CompanyLinks companyId={active.id} />}
          {user && <AccountMenu user={user} />}
        </>
      }
    >
      {active && <CompanyLogo key={active.id} company={active} givesWay={companies.length > 1} />}
      {active && companies.length > 1 ? (
        <Select
          aria-label={texts.companies.header.company}
          value={active.id}
          onChange={(event) => onChoose(event.target.value)}
          className="w-full max-w-72 font-medium"
        >
          {companies.map(({ id, name }) => (
            <option key={id} value={id} dir="auto">
              {name}
            </option>
          ))}
        </Select>
      ) : (
        <p
          dir="auto"
          title={active?.name}
          className="wrap-anywhere line-clamp-2 font-semibold text-ink text-sm leading-tight sm:line-clamp-1 sm:text-base"
        >
          {active?.name}
        </p>
      )}
    </AppHeader>
  )
}

interface CompanyLogoProps {
  company: Companies[number]
  /** Whether it leaves its room to the names of the companies on the narrowest phones. */
  givesWay: boolean
}

function CompanyLogo({ company, givesWay }: CompanyLogoProps) {
  const { data, error } = useQuery(companyQuery(company.id))
  if (!data && !error) return <Skeleton className="size-8 shrink-0 rounded-md" />
  return (
    <span
      style={data && brandStyle(data.brandColor)}
      className={cn('flex shrink-0 max-sm:[&>img]:max-w-12', givesWay && 'max-[24rem]:hidden')}
    >
      <Logo size="sm" name={company.name} src={data?.logoUrl} decorative />
    </span>
  )
}

/** Icon only on phones, where there is no room for the label. */
const headerLink = buttonClass({ variant: 'secondary', className: 'max-sm:w-11 max-sm:px-0' })

function CompanyLinks({ companyId }: { companyId: string }) {
  const { data, error } = useQuery(companyQuery(companyId))
  const page = useSitePage(data?.slug)
  const seesOrders = useRoleIncludes('orders:read')
  if (error) return null
  return (
    <>
      {seesOrders && (
        <CompanyLink to={dashboardPaths.materials} className={headerLink}>
          <Printer aria-hidden="true" />
          <span className="max-lg:sr-only">{texts.companies.header.materials}</span>
        </CompanyLink>
      )}
      {/* Rendered without an href until the URL is known, to avoid a layout shift. */}
      <a href={page} target="_blank" rel="noreferrer" className={headerLink}>
        <ExternalLink aria-hidden="true" />
        <span className="max-lg:sr-only">{texts.companies.header.reviewPage}</span>
      </a>
    </>
  )
}
