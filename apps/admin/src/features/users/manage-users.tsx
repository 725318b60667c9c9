import type { ListedCompany } from '@candour/schemas/companies.ts'
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from '@candour/ui/collapsible.tsx'
import { Skeleton } from '@candour/ui/skeleton.tsx'
import { Users } from 'lucide-react'
import { lazy, Suspense } from 'react'

const CompanyUsers = lazy(async () => ({
  default: (await import('#features/users/company-users.tsx')).CompanyUsers,
}))

/** The users of a company, collapsed and not loaded until opened. */
export function ManageUsers({ company }: { company: Pick<ListedCompany, 'id' | 'name'> }) {
  return (
    <Collapsible className="border-line border-t">
      <CollapsibleTrigger
        aria-label={`Manage Users of ${company.name}`}
        className="-outline-offset-2 min-h-12 px-5 font-medium text-ink-muted text-sm sm:px-6"
      >
        <Users className="size-4 shrink-0 text-ink-faint" />
        Manage Users
      </CollapsibleTrigger>
      <CollapsibleContent className="px-5 pb-5 sm:px-6">
        <Suspense fallback={<Skeleton className="h-12 w-full" />}>
          <CompanyUsers company={company} />
        </Suspense>
      </CollapsibleContent>
    </Collapsible>
  )
}
