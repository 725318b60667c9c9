import { call } from '@candour/api-client/call.ts'
import { mutationFor } from '@candour/api-client/query.ts'
import { GoogleLinkField } from '@candour/console/google-link-field.tsx'
import { type DashboardCompany, googleReviewUrl, updateDashboardCompany } from '@candour/schemas/companies.ts'
import { readGoogleLink } from '@candour/schemas/google-link.ts'
import { Button } from '@candour/ui/button.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useUnsaved } from '@candour/ui/unsaved.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { patchCompany } from '#shared/company-query.ts'
import { ifStill } from '#shared/if-still.ts'
import { texts } from '#shared/texts.ts'

/** A plain form, as it has a single field. */
export function GoogleUrlForm({ company }: { company: DashboardCompany }) {
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
      patchCompany(queryClient, company.id, { googleReviewUrl, linkDue: undefined })
      toast({ title: texts.business.googleUrl.updated, variant: 'success' })
    },
    onError: (error) => {
      const [issue] = error.issues
      if (issue) refuse(issue.message)
      toast({ title: texts.business.googleUrl.failed, description: error.message, variant: 'destructive' })
    },
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    const { data, error } = googleReviewUrl.safeParse(url)
    if (error) return refuse(error.issues[0]?.message)
    update.mutate(
      { query: { companyId: company.id }, body: { googleReviewUrl: data } },
      { onSuccess: () => setUrl(ifStill(url, '')) },
    )
  }

  return (
    <form noValidate className="mt-4 grid gap-3" onSubmit={save}>
      <GoogleLinkField
        ref={input}
        label={texts.business.googleUrl.new}
        error={problem}
        value={url}
        onChange={(changed) => {
          setUrl(changed)
          setProblem(undefined)
        }}
        read={(text) =>
          call(readGoogleLink, {
            query: { companyId: company.id },
            body: { text },
          })
        }
      />
      <Button type="submit" variant="secondary" fullWidth busy={update.isPending}>
        {texts.business.googleUrl.update}
      </Button>
    </form>
  )
}
