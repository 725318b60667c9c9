import { mutationFor, refetchChanged } from '@candour/api-client/query.ts'
import { type DashboardCompany, updateDashboardCompany } from '@candour/schemas/companies.ts'
import { Button } from '@candour/ui/button.tsx'
import { Card, CardHeader } from '@candour/ui/card.tsx'
import { Dialog, DialogContent, DialogTrigger, FormFooter } from '@candour/ui/dialog.tsx'
import { Field } from '@candour/ui/field.tsx'
import { FormError } from '@candour/ui/form-error.tsx'
import { Select } from '@candour/ui/select.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useUnsaved } from '@candour/ui/unsaved.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { patchCompany } from '#shared/company-query.ts'
import { useMay } from '#shared/permissions.ts'
import { texts } from '#shared/texts.ts'
import { zoneName } from '#shared/time-zones.ts'
import { ZoneOptions } from '#shared/zone-options.tsx'

/** The time zone in which the company's days are counted; members with the permission can change it. */
export function TimeZoneCard({ company }: { company: DashboardCompany }) {
  const [open, setOpen] = useState(false)
  const mayChange = useMay('company:manage')
  return (
    <Card as="section" aria-labelledby="time-zone">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CardHeader
          id="time-zone"
          title={texts.business.timeZone.title}
          description={texts.business.timeZone.description(zoneName(company.timeZone))}
        />
        {mayChange && (
          <Dialog open={open} onOpenChange={setOpen}>
            <DialogTrigger asChild>
              <Button variant="secondary">{texts.business.timeZone.change}</Button>
            </DialogTrigger>
            <DialogContent
              title={texts.business.timeZone.dialogTitle}
              description={texts.business.timeZone.dialogText}
            >
              <TimeZoneForm company={company} onSaved={() => setOpen(false)} />
            </DialogContent>
          </Dialog>
        )}
      </div>
    </Card>
  )
}

function TimeZoneForm({ company, onSaved }: { company: DashboardCompany; onSaved: () => void }) {
  const queryClient = useQueryClient()
  const [timeZone, setTimeZone] = useState(company.timeZone)
  const update = useMutation({
    ...mutationFor(updateDashboardCompany),
    onSuccess: ({ timeZone, figuresTimeZone }) => {
      patchCompany(queryClient, company.id, { timeZone, figuresTimeZone })
      // Reviews may fall on different days in the new time zone.
      void refetchChanged(queryClient, updateDashboardCompany)
      toast({ title: texts.business.timeZone.saved, variant: 'success' })
      onSaved()
    },
    onError: (error) =>
      toast({ title: texts.business.timeZone.failed, description: error.message, variant: 'destructive' }),
  })

  useUnsaved(timeZone !== company.timeZone)

  const save = (event: FormEvent) => {
    event.preventDefault()
    update.mutate({ query: { companyId: company.id }, body: { timeZone } })
  }

  return (
    <form onSubmit={save}>
      <Field label={texts.business.timeZone.label} error={update.error?.issues[0]?.message}>
        <Select value={timeZone} onChange={(event) => setTimeZone(event.target.value)}>
          <ZoneOptions current={company.timeZone} />
        </Select>
      </Field>
      <FormError>{update.error?.issues.length === 0 && update.error.message}</FormError>
      <FormFooter busy={update.isPending}>{texts.business.timeZone.save}</FormFooter>
    </form>
  )
}
