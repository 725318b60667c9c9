import { useSiteOrigin } from '@candour/console/site-page.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { practicePath } from '@candour/schemas/paths.ts'
import { buttonClass } from '@candour/ui/button.tsx'
import { SectionCard } from '@candour/ui/card.tsx'
import { ExternalLink } from 'lucide-react'
import { texts } from '#shared/texts.ts'

/** Leads to the public page on how the company asks for reviews. */
export function PracticeCard({ company }: { company: DashboardCompany }) {
  const origin = useSiteOrigin()
  const { title, description, open } = texts.companies.practice
  return (
    <SectionCard id="practice" title={title} description={description}>
      {origin && (
        <a
          href={origin + practicePath(company.slug)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'secondary', className: 'mt-4' })}
        >
          <ExternalLink aria-hidden="true" />
          {open}
        </a>
      )}
    </SectionCard>
  )
}
