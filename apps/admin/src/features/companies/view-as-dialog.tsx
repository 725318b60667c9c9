import { mutationFor } from '@candour/api-client/query.ts'
import type { AdminCompany } from '@candour/schemas/companies.ts'
import { companyDashboard, dashboardPaths } from '@candour/schemas/paths.ts'
import { startViewAs, viewMinutes } from '@candour/schemas/view-as.ts'
import { buttonClass } from '@candour/ui/button.tsx'
import { Dialog, DialogContent, DialogTrigger, FormFooter } from '@candour/ui/dialog.tsx'
import { Field } from '@candour/ui/field.tsx'
import { FormError } from '@candour/ui/form-error.tsx'
import { Textarea } from '@candour/ui/textarea.tsx'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'

/** Button and dialog to view a company's dashboard, which opens in this tab. */
export function ViewAsDialog({ company }: { company: AdminCompany }) {
  return (
    <Dialog>
      <DialogTrigger
        className={buttonClass({ variant: 'secondary', size: 'sm' })}
        aria-label={`View as ${company.name}`}
      >
        <Eye />
        View as
      </DialogTrigger>
      <DialogContent
        title="View as company"
        description={`Opens the dashboard for ${viewMinutes} minutes. You can change nothing, here or there, and do not see visitors' contact details. The owners find the view in their audit log, and get an email unless they switched it off.`}
      >
        <ReasonForm company={company} />
      </DialogContent>
    </Dialog>
  )
}

function ReasonForm({ company }: { company: AdminCompany }) {
  const navigate = useNavigate()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(startViewAs.body),
    defaultValues: { reason: '' },
  })
  const start = useMutation({
    ...mutationFor(startViewAs),
    onSuccess: () => navigate(companyDashboard(dashboardPaths.dashboard, company.id)),
  })
  return (
    <form noValidate onSubmit={handleSubmit((body) => start.mutate({ params: { id: company.id }, body }))}>
      <Field
        label="Reason"
        description="The owners can read it."
        error={formState.errors.reason?.message ?? start.error?.issues[0]?.message}
      >
        <Textarea {...register('reason')} minHeight={80} />
      </Field>
      <FormError>{start.error?.issues.length === 0 && start.error.message}</FormError>
      <FormFooter busy={start.isPending}>Open dashboard</FormFooter>
    </form>
  )
}
