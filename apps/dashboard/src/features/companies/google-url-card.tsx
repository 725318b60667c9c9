import { mutationFor } from '@candour/api-client/query.ts'
import { type DashboardCompany, googleReviewUrl, updateDashboardCompany } from '@candour/schemas/companies.ts'
import { Button } from '@candour/ui/button.tsx'
import { Card, CardHeader } from '@candour/ui/card.tsx'
import { Field } from '@candour/ui/field.tsx'
import { Input } from '@candour/ui/input.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useUnsaved } from '@candour/ui/unsaved.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
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

/** A plain form: this card is in the first view, which the form library would make a thirtieth larger. */
function UrlForm({ company }: { company: DashboardCompany }) {
  const queryClient = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [url, setUrl] = useState('')
  const [problem, setProblem] = useState<string>()
  useUnsaved(url !== '')

  const refuse = (message: string | undefined) => {
    setProblem(message)
    input.current?.focus()
  }
  const update = useMutation({
    ...mutationFor(updateDashboardCompany),
    onSuccess: ({ googleReviewUrl }) => {
      queryClient.setQueryData(
        companyQuery(company.id).queryKey,
        (known) => known && { ...known, googleReviewUrl },
      )
      setUrl('')
      toast({ title: 'Google review URL updated successfully', variant: 'success' })
    },
    onError: (error) => {
      const [issue] = error.issues
      if (issue) refuse(issue.message)
      toast({ title: 'Failed to update URL', description: error.message, variant: 'destructive' })
    },
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    const { data, error } = googleReviewUrl.safeParse(url)
    if (error) return refuse(error.issues[0]?.message)
    update.mutate({ query: { companyId: company.id }, body: { googleReviewUrl: data } })
  }

  return (
    <form noValidate className="mt-4 grid gap-3" onSubmit={save}>
      <Field label="New URL" error={problem}>
        <Input
          ref={input}
          value={url}
          onChange={({ target }) => {
            setUrl(target.value)
            setProblem(undefined)
          }}
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
