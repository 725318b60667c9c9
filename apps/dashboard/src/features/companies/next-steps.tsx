import { useSitePage } from '@candour/console/site-page.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { dashboardPaths } from '@candour/schemas/paths.ts'
import { buttonClass } from '@candour/ui/button.tsx'
import { Card, CardHeader } from '@candour/ui/card.tsx'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { QrButton } from '#features/companies/qr-card.tsx'
import { CompanyLink } from '#shared/company-link.tsx'

const action = buttonClass({ variant: 'secondary', size: 'sm' })

/** Onboarding steps, shown until the first review arrives. */
export function NextSteps({ company, className }: { company: DashboardCompany; className?: string }) {
  const page = useSitePage(company.slug)
  return (
    <Card as="section" aria-labelledby="next-steps" className={className}>
      <CardHeader
        id="next-steps"
        title="Get your first review"
        description="Three steps to start collecting reviews."
      />
      <ol className="mt-5 grid gap-5">
        <Step
          number={1}
          done={company.googleReviewUrl !== null}
          title="Add your Google review link"
          action={
            <a href="#google-url" className={action}>
              {company.googleReviewUrl ? 'Check it' : 'Add it'}
            </a>
          }
        >
          Visitors choose freely between a public review on Google and private feedback to you.
        </Step>
        <Step
          number={2}
          title="Test your review page"
          action={
            <a href={page} target="_blank" rel="noreferrer" className={action}>
              Open it
            </a>
          }
        >
          Leave the first private feedback yourself and watch it arrive here.
        </Step>
        <Step
          number={3}
          title="Put up your QR code"
          action={
            <div className="flex flex-wrap gap-2">
              <QrButton company={company} size="sm" />
              <CompanyLink to={dashboardPaths.materials} className={action}>
                Posters and stickers
              </CompanyLink>
            </div>
          }
        >
          Print it yourself, or order a poster for the wall and stickers for the counter.
        </Step>
      </ol>
    </Card>
  )
}

interface StepProps {
  number: number
  done?: boolean
  title: string
  action: ReactNode
  children: ReactNode
}

function Step({ number, done = false, title, action, children }: StepProps) {
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3">
      <span
        className={`flex size-8 shrink-0 items-center justify-center rounded-full font-semibold text-sm ${done ? 'bg-success-soft text-success' : 'bg-accent-soft text-accent-text'}`}
      >
        {done ? <Check aria-label="Done" className="size-4" /> : number}
      </span>
      <div className="min-w-0 flex-1 sm:basis-56">
        <h3 className="font-medium text-ink">{title}</h3>
        <p className="mt-0.5 text-ink-muted text-sm">{children}</p>
      </div>
      <div className="max-sm:w-full max-sm:pl-12">{action}</div>
    </li>
  )
}
