import { mutationFor } from '@candour/api-client/query.ts'
import { type DashboardCompany, updateDashboardCompany } from '@candour/schemas/companies.ts'
import { Button } from '@candour/ui/button.tsx'
import { Card, CardHeader } from '@candour/ui/card.tsx'
import { Field } from '@candour/ui/field.tsx'
import { Input } from '@candour/ui/input.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useUnsaved } from '@candour/ui/unsaved.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { companyQuery } from '#shared/company-query.ts'
import { useMay } from '#shared/permissions.ts'

export function GoogleUrlCard({ company, className }: { company: DashboardCompany; className?: string }) {
  const mayChange = useMay('company:manage')
  return (
    <Card as="section" aria-labelledby="google-url" className={className}>
      <CardHeader
        id="google-url"
        title="Google Review URL"
        description="Where “Leave a Public Review” sends your visitors."
      />
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
            Test link
            <ExternalLink aria-hidden="true" className="size-3.5" />
          </a>
        </div>
      ) : (
        <p className="mt-4 rounded-md bg-warning-soft px-3 py-2.5 text-sm text-warning">
          No URL yet. Visitors cannot leave a public review.
        </p>
      )}
      {mayChange && <UrlForm company={company} />}
    </Card>
  )
}

function UrlForm({ company }: { company: DashboardCompany }) {
  const queryClient = useQueryClient()
  const { register, handleSubmit, formState, reset, setError } = useForm({
    resolver: zodResolver(updateDashboardCompany.body),
    defaultValues: { googleReviewUrl: '' },
  })
  useUnsaved(formState.isDirty)

  const update = useMutation({
    ...mutationFor(updateDashboardCompany),
    onSuccess: ({ googleReviewUrl }) => {
      queryClient.setQueryData(
        companyQuery(company.id).queryKey,
        (known) => known && { ...known, googleReviewUrl },
      )
      reset()
      toast({ title: 'Google review URL updated successfully', variant: 'success' })
    },
    onError: (error) => {
      const [issue] = error.issues
      if (issue) setError('googleReviewUrl', { message: issue.message })
      toast({ title: 'Failed to update URL', description: error.message, variant: 'destructive' })
    },
  })

  return (
    <form
      noValidate
      className="mt-4 grid gap-3"
      onSubmit={handleSubmit((body) => update.mutate({ query: { companyId: company.id }, body }))}
    >
      <Field label="New URL" error={formState.errors.googleReviewUrl?.message}>
        <Input
          {...register('googleReviewUrl')}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://g.page/r/…/review"
        />
      </Field>
      <Button type="submit" variant="secondary" fullWidth busy={update.isPending}>
        Update URL
      </Button>
    </form>
  )
}
