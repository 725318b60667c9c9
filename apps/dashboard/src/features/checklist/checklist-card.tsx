import { mutationFor } from '@candour/api-client/query.ts'
import { useSitePage } from '@candour/console/site-page.ts'
import { toastError } from '@candour/console/toast-error.ts'
import { type Checklist, type ChecklistItem, updateChecklist } from '@candour/schemas/checklist.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { dashboardPaths } from '@candour/schemas/paths.ts'
import { ConfirmDialog } from '@candour/ui/alert-dialog.tsx'
import { Button, buttonClass } from '@candour/ui/button.tsx'
import { Card } from '@candour/ui/card.tsx'
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from '@candour/ui/collapsible.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { To } from 'react-router-dom'
import { checklistQuery } from '#features/checklist/queries.ts'
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

export interface ChecklistCardProps {
  company: DashboardCompany
  checklist: Checklist
  /** Shows the steps at first, not only how many are left. */
  defaultOpen: boolean
}

/** The first steps of a company: each checks itself off, or leads to what does it. */
export function ChecklistCard({ company, checklist, defaultOpen }: ChecklistCardProps) {
  const [open, setOpen] = useState(defaultOpen)
  const update = useUpdate(company.id)
  const [isAsking, setAsking] = useState(false)
  const done = checklist.items.filter((item) => item.done).length
  return (
    <Card as="section" aria-labelledby="checklist" className="mb-4 lg:mb-6">
      <Collapsible open={open} onOpenChange={setOpen}>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="min-w-48 flex-1">
            <h2 id="checklist" className="font-semibold text-base text-ink">
              Get your first reviews
            </h2>
            <p className="mt-1 text-ink-muted text-sm tabular-nums">
              {done} of {checklist.items.length} done
            </p>
          </div>
          <div className="flex items-center gap-2">
            <CollapsibleTrigger className="min-h-11 font-medium text-ink text-sm sm:min-h-10">
              {open ? 'Hide the steps' : 'Show the steps'}
            </CollapsibleTrigger>
            <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
              Dismiss
            </Button>
          </div>
        </div>
        <CollapsibleContent className="pt-4">
          <ol className="grid gap-x-6 gap-y-4 lg:grid-cols-2">
            {checklist.items.map(({ id, done }) => (
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
                  {!done && <Step id={id} company={company} onDone={update.mutate} />}
                </div>
              </li>
            ))}
          </ol>
        </CollapsibleContent>
      </Collapsible>
      <ConfirmDialog
        title="Dismiss the first steps?"
        description="The list goes away for your whole team, and does not come back. Everything in it stays where it is in the settings."
        confirmLabel="Dismiss"
        open={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => update.mutate({ dismissed: true })}
      />
    </Card>
  )
}

type Update = Parameters<ReturnType<typeof useUpdate>['mutate']>[0]

function useUpdate(companyId: string) {
  const queryClient = useQueryClient()
  const update = useMutation({
    ...mutationFor(updateChecklist),
    onSuccess: (saved) => queryClient.setQueryData(checklistQuery(companyId).queryKey, saved),
    onError: toastError('Failed to save'),
  })
  return {
    mutate: (body: Parameters<typeof update.mutate>[0]['body']) =>
      update.mutate({ query: { companyId }, body }),
  }
}

interface StepProps {
  id: ChecklistItem
  company: DashboardCompany
  onDone: (update: Update) => void
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
