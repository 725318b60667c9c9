import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { SectionCard } from '@candour/ui/card.tsx'
import { ExternalLink } from 'lucide-react'
import { GoogleUrlForm } from '#features/companies/google-url-form.tsx'
import { useMay } from '#shared/permissions.ts'
import { texts } from '#shared/texts.ts'

export function GoogleUrlCard({ company }: { company: DashboardCompany }) {
  const mayChange = useMay('company:manage')
  return (
    <SectionCard
      id="google-url"
      title={texts.business.googleUrl.title}
      description={texts.business.googleUrl.description}
    >
      {company.googleReviewUrl ? (
        <div className="mt-4 flex flex-wrap items-center justify-end gap-x-3 rounded-md bg-surface-sunken py-1 pr-1 pl-3">
          <p className="wrap-anywhere min-w-40 flex-1 py-1.5 text-ink-muted text-sm">
            {company.googleReviewUrl}
          </p>
          <a
            href={company.googleReviewUrl}
            target="_blank"
            rel="noreferrer"
            className="flex min-h-9 shrink-0 items-center gap-1.5 rounded-md px-2 font-medium text-accent-text text-sm hover:underline"
          >
            {texts.business.googleUrl.test}
            <ExternalLink aria-hidden="true" className="size-3.5" />
          </a>
        </div>
      ) : (
        <p className="mt-4 rounded-md bg-warning-soft px-3 py-2.5 text-sm text-warning">
          {texts.business.googleUrl.missing}
        </p>
      )}
      {mayChange && <GoogleUrlForm company={company} />}
    </SectionCard>
  )
}
