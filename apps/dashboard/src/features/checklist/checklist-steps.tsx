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

const titles: Record<ChecklistItem, string> = {
  link: 'Test your Google link',
  brand: 'Choose your logo and color',
  timeZone: 'Set your time zone',
  code: 'Add your first code',
  scan: 'Scan it yourself',
  print: 'Print a poster or sticker',
  alert: 'Get a test alert',
  team: 'Invite a colleague',
  review: 'Receive your first review',
}

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
              {titles[id]}
              {done && <span className="sr-only"> (done)</span>}
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
  switch (id) {
    case 'link':
      return <LinkStep company={company} onDone={() => onDone({ done: 'link' })} />
    case 'brand':
      return (
        <ToDo text="They appear on your review page and on what you print.">
          <Go to={{ pathname: dashboardPaths.business, hash: 'brand' }}>Choose them</Go>
        </ToDo>
      )
    case 'timeZone':
      return (
        <ToDo text="It says when your day begins, for figures and quiet hours.">
          <Go to={{ pathname: dashboardPaths.business, hash: 'time-zone' }}>Set it</Go>
        </ToDo>
      )
    case 'code':
      return (
        <ToDo text="One for each spot, such as the counter. It shows how often it is scanned.">
          <Go to={dashboardPaths.codes}>Add a code</Go>
        </ToDo>
      )
    case 'scan':
      return (
        <ToDo text="Open the code on this screen, and scan it with your phone.">
          <Go to={dashboardPaths.codes}>Show my codes</Go>
        </ToDo>
      )
    case 'print':
      return (
        <ToDo text="Order it from us, or download it for your own printer.">
          <Go to={dashboardPaths.materials}>Choose a design</Go>
        </ToDo>
      )
    case 'alert':
      return (
        <ToDo text="So that you know that alerts about reviews with few stars reach you.">
          <TestAlert companyId={company.id} size="sm" />
        </ToDo>
      )
    case 'team':
      return mayInvite ? (
        <ToDo text="Two pairs of eyes answer sooner.">
          <Go to={dashboardPaths.team}>Invite</Go>
        </ToDo>
      ) : (
        <ToDo text="Owners invite colleagues." />
      )
    case 'review':
      return (
        <ToDo text="Leave it yourself, and watch it arrive here.">
          <a href={page} target="_blank" rel="noreferrer" className={goClass}>
            Open the review page
          </a>
        </ToDo>
      )
  }
}

/** Opens the link, and asks whether it led to the right page: only a person can know. */
function LinkStep({ company, onDone }: { company: DashboardCompany; onDone: () => void }) {
  const [isOpened, setOpened] = useState(false)
  if (!company.googleReviewUrl)
    return (
      <ToDo text="Visitors choose freely between a public review on Google and private feedback.">
        <Go to={{ pathname: dashboardPaths.reviewPage, hash: 'google-url' }}>Add the link</Go>
      </ToDo>
    )
  return (
    <ToDo text={isOpened ? 'Was it the page of your business?' : 'It should open your business on Google.'}>
      {isOpened ? (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={onDone}>
            Yes, it is ours
          </Button>
          <CompanyLink
            to={{ pathname: dashboardPaths.reviewPage, hash: 'google-url' }}
            className={buttonClass({ variant: 'ghost', size: 'sm' })}
          >
            No, change it
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
          Open the link
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
