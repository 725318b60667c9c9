import { ChevronLeft } from 'lucide-react'
import type { LinkProps } from 'react-router-dom'
import { CompanyLink } from '#shared/company-link.tsx'

/** Leads to the page above this one, by its name. */
export function BackLink({ to, children }: Pick<LinkProps, 'to' | 'children'>) {
  return (
    <CompanyLink
      to={to}
      className="-ml-1 inline-flex min-h-11 items-center gap-1.5 rounded-md px-1 font-medium text-ink-muted text-sm hover:text-ink"
    >
      <ChevronLeft aria-hidden="true" className="size-4" />
      {children}
    </CompanyLink>
  )
}
