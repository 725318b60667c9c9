import { mutationFor } from '@candour/api-client/query.ts'
import { toastError } from '@candour/console/toast-error.ts'
import { type Checklist, updateChecklist } from '@candour/schemas/checklist.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { ConfirmDialog } from '@candour/ui/alert-dialog.tsx'
import { Button } from '@candour/ui/button.tsx'
import { Card } from '@candour/ui/card.tsx'
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from '@candour/ui/collapsible.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, startTransition, useState } from 'react'
import { checklistQuery } from '#features/checklist/queries.ts'
import { texts } from '#shared/texts.ts'

/** Most companies have the steps closed. */
const ChecklistSteps = lazy(async () => ({
  default: (await import('#features/checklist/checklist-steps.tsx')).ChecklistSteps,
}))

interface ChecklistCardProps {
  company: DashboardCompany
  checklist: Checklist
  /** Shows the steps at first, not only how many are left. */
  defaultOpen: boolean
}

/** The first steps of a company, until all are done or it dismisses them. */
export function ChecklistCard({ company, checklist, defaultOpen }: ChecklistCardProps) {
  const [open, setOpen] = useState(defaultOpen)
  const update = useUpdate(company.id)
  const [isAsking, setAsking] = useState(false)
  const done = checklist.items.filter((item) => item.done).length
  return (
    <Card as="section" aria-labelledby="checklist" className="mb-4 lg:mb-6">
      {/* Stays as it is until the steps have loaded. */}
      <Collapsible open={open} onOpenChange={(next) => startTransition(() => setOpen(next))}>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="min-w-48 flex-1">
            <h2 id="checklist" className="font-semibold text-base text-ink">
              {texts.checklist.title}
            </h2>
            <p className="mt-1 text-ink-muted text-sm tabular-nums">
              {texts.checklist.progress(done, checklist.items.length)}
            </p>
          </div>
          <div className="flex items-center gap-2">
            <CollapsibleTrigger className="min-h-11 font-medium text-ink text-sm sm:min-h-10">
              {open ? texts.checklist.hide : texts.checklist.show}
            </CollapsibleTrigger>
            <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
              {texts.checklist.dismiss}
            </Button>
          </div>
        </div>
        <CollapsibleContent className="pt-4">
          <ChecklistSteps company={company} items={checklist.items} onDone={update.mutate} />
        </CollapsibleContent>
      </Collapsible>
      <ConfirmDialog
        title={texts.checklist.dismissTitle}
        description={texts.checklist.dismissText}
        confirmLabel={texts.checklist.dismissConfirm}
        open={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => update.mutate({ dismissed: true })}
      />
    </Card>
  )
}

function useUpdate(companyId: string) {
  const queryClient = useQueryClient()
  const update = useMutation({
    ...mutationFor(updateChecklist),
    onSuccess: (saved) => queryClient.setQueryData(checklistQuery(companyId).queryKey, saved),
    onError: toastError(texts.checklist.saveFailed),
  })
  return {
    mutate: (body: Parameters<typeof update.mutate>[0]['body']) =>
      update.mutate({ query: { companyId }, body }),
  }
}
