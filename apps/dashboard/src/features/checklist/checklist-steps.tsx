import { useSitePage } from '@candour/console/site-page.ts'
import type { Checklist, ChecklistItem } from '@candour/schemas/checklist.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { dashboardPaths } from '@candour/schemas/paths.ts'
import { Button, buttonClass } from '@candour/ui/button.tsx'
import { Check } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { To } from 'react-router-dom'
import { TestAlert } from '#features/notifications/test-alert.tsx'
import { CompanyLink } from '#shared/company-link.tsx'
import { useMay } from '#shared/permissions.ts'
import { texts } from '#shared/texts.ts'

interface ChecklistStepsProps {
  company: DashboardCompany
  items: Checklist['items']
  onDone: (update: { done: 'link' }) => void
}

/** Each step checks itself off, or leads to what does it. */
export function ChecklistSteps({ company, items, onDone }: ChecklistStepsProps) {
  return (
    <ol className="grid gap-x-6 gap-y-4 lg:grid-cols-2">
      {items.map(({ id, done }) => (
        <li key={id} className="flex items-start gap-3">
          <span
            aria-hidden="true"
            className={`flex size-8 shrink-0 items-center justify-center rounded-full border ${done ? 'border-transparent bg-success-soft text-success' : 'border-line-control border-dashed'}`}
          >
            {done && <Check className="size-4" />}
          </span>
          <div className="min-w-0 flex-1">
            <p className={`font-medium ${done ? 'text-ink-muted' : 'text-ink'}`}>
              {done ? (
                <>
                  <span aria-hidden="true">{texts.checklist.titles[id]}</span>
                  <span className="sr-only">{texts.checklist.done(texts.checklist.titles[id])}</span>
                </>
              ) : (
                texts.checklist.titles[id]
              )}
            </p>
            {!done && <Step id={id} company={company} onDone={onDone} />}
          </div>
        </li>
      ))}
    </ol>
  )
}

interface StepProps {
  id: ChecklistItem
  company: DashboardCompany
  onDone: ChecklistStepsProps['onDone']
}

/** Says what a step is for, with the one button to what does it. */
function Step({ id, company, onDone }: StepProps) {
  const mayInvite = useMay('team:manage')
  const page = useSitePage(company.slug)
  const { steps } = texts.checklist
  switch (id) {
    case 'link':
      return <LinkStep company={company} onDone={() => onDone({ done: 'link' })} />
    case 'brand':
      return (
        <ToDo text={steps.brand.text}>
          <Go to={{ pathname: dashboardPaths.business, hash: 'brand' }}>{steps.brand.button}</Go>
        </ToDo>
      )
    case 'timeZone':
      return (
        <ToDo text={steps.timeZone.text}>
          <Go to={{ pathname: dashboardPaths.business, hash: 'time-zone' }}>{steps.timeZone.button}</Go>
        </ToDo>
      )
    case 'code':
      return (
        <ToDo text={steps.code.text}>
          <Go to={dashboardPaths.codes}>{steps.code.button}</Go>
        </ToDo>
      )
    case 'scan':
      return (
        <ToDo text={steps.scan.text}>
          <Go to={dashboardPaths.codes}>{steps.scan.button}</Go>
        </ToDo>
      )
    case 'print':
      return (
        <ToDo text={steps.print.text}>
          <Go to={dashboardPaths.materials}>{steps.print.button}</Go>
        </ToDo>
      )
    case 'alert':
      return (
        <ToDo text={steps.alert.text}>
          <TestAlert companyId={company.id} />
        </ToDo>
      )
    case 'team':
      return mayInvite ? (
        <ToDo text={steps.team.text}>
          <Go to={dashboardPaths.team}>{steps.team.button}</Go>
        </ToDo>
      ) : (
        <ToDo text={steps.team.ownersOnly} />
      )
    case 'review':
      return (
        <ToDo text={steps.review.text}>
          <a href={page} target="_blank" rel="noreferrer" className={goClass}>
            {steps.review.button}
          </a>
        </ToDo>
      )
  }
}

/** Opens the link, and asks whether it led to the right page: only a person can know. */
function LinkStep({ company, onDone }: { company: DashboardCompany; onDone: () => void }) {
  const { link } = texts.checklist.steps
  const [isOpened, setOpened] = useState(false)
  if (!company.googleReviewUrl)
    return (
      <ToDo text={link.add}>
        <Go to={{ pathname: dashboardPaths.reviewPage, hash: 'google-url' }}>{link.addButton}</Go>
      </ToDo>
    )
  return (
    <ToDo text={isOpened ? link.ask : link.open}>
      {isOpened ? (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={onDone}>
            {link.yesButton}
          </Button>
          <CompanyLink
            to={{ pathname: dashboardPaths.reviewPage, hash: 'google-url' }}
            className={buttonClass({ variant: 'ghost', size: 'sm' })}
          >
            {link.noButton}
          </CompanyLink>
        </div>
      ) : (
        <a
          href={company.googleReviewUrl}
          target="_blank"
          rel="noreferrer"
          onClick={() => setOpened(true)}
          className={goClass}
        >
          {link.openButton}
        </a>
      )}
    </ToDo>
  )
}

const goClass = buttonClass({ variant: 'secondary', size: 'sm' })

function Go({ to, children }: { to: To; children: ReactNode }) {
  return (
    <CompanyLink to={to} className={goClass}>
      {children}
    </CompanyLink>
  )
}

function ToDo({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <>
      <p className="mt-0.5 text-ink-muted text-sm">{text}</p>
      {children && <div className="mt-2">{children}</div>}
    </>
  )
}
