import { mutationFor } from '@candour/api-client/query.ts'
import { toastError } from '@candour/console/toast-error.ts'
import { type DashboardCompany, linkCheckMonths, updateDashboardCompany } from '@candour/schemas/companies.ts'
import { dashboardPaths } from '@candour/schemas/paths.ts'
import { Button, buttonClass } from '@candour/ui/button.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CompanyLink } from '#shared/company-link.tsx'
import { patchCompany } from '#shared/company-query.ts'
import { texts } from '#shared/texts.ts'

/** Asks to open a Google link that was set or confirmed long ago: only a person can know where it leads. */
export function LinkReminder({ company }: { company: DashboardCompany }) {
  const queryClient = useQueryClient()
  const [isOpened, setOpened] = useState(false)
  const check = useMutation({
    ...mutationFor(updateDashboardCompany),
    onSuccess: ({ linkDue }, { body: { linkCheck } }) => {
      patchCompany(queryClient, company.id, { linkDue })
      const { confirmed, dismissed } = texts.business.linkCheck
      toast({ title: linkCheck === 'confirmed' ? confirmed : dismissed })
    },
    onError: toastError(texts.business.linkCheck.failed),
  })
  const answer = (linkCheck: 'confirmed' | 'dismissed') =>
    check.mutate({ query: { companyId: company.id }, body: { linkCheck } })

  return (
    <div className="border-line border-t px-5 py-4 sm:px-6">
      <h3 className="font-medium text-ink text-sm">{texts.business.linkCheck.title}</h3>
      <p className="mt-0.5 text-pretty text-ink-muted text-sm">
        {isOpened ? texts.business.linkCheck.ask : texts.business.linkCheck.text(linkCheckMonths)}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <a
          href={company.googleReviewUrl ?? undefined}
          target="_blank"
          rel="noreferrer"
          onClick={() => setOpened(true)}
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          {texts.business.linkCheck.open}
        </a>
        {isOpened && (
          <>
            <Button variant="secondary" size="sm" busy={check.isPending} onClick={() => answer('confirmed')}>
              {texts.business.linkCheck.yes}
            </Button>
            <CompanyLink
              to={{ pathname: dashboardPaths.reviewPage, hash: 'google-url' }}
              className={buttonClass({ variant: 'ghost', size: 'sm' })}
            >
              {texts.business.linkCheck.no}
            </CompanyLink>
          </>
        )}
        <Button variant="ghost" size="sm" disabled={check.isPending} onClick={() => answer('dismissed')}>
          {texts.business.linkCheck.dismiss}
        </Button>
      </div>
    </div>
  )
}
