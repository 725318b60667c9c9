import { cn } from '@candour/ui/cn.ts'
import { ChevronLeft } from 'lucide-react'
import type { LinkProps } from 'react-router-dom'
import { CompanyLink } from '#shared/company-link.tsx'

/** Leads to the page above this one, by its name. */
export function BackLink({ to, children, className }: Pick<LinkProps, 'to' | 'children' | 'className'>) {
  return (
    <CompanyLink
      to={to}
      className={cn(
        '-ml-1 inline-flex min-h-11 items-center gap-1.5 rounded-md px-1 font-medium text-ink-muted text-sm hover:text-ink',
        className,
      )}
    >
      <ChevronLeft aria-hidden="true" className="size-4" />
      {children}
    </CompanyLink>
  )
}
