import { mutationFor } from '@candour/api-client/query.ts'
import { changeOf, editedTexts, issuesOf, remaining, type TextIssue } from '@candour/console/company-texts.ts'
import { CompanyTextsFields } from '@candour/console/company-texts-fields.tsx'
import { type DashboardCompany, updateDashboardCompany } from '@candour/schemas/companies.ts'
import { Card } from '@candour/ui/card.tsx'
import { FormError } from '@candour/ui/form-error.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useUnsaved } from '@candour/ui/unsaved.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { ReplyToCard } from '#features/companies/reply-to-card.tsx'
import { TimeZoneCard } from '#features/companies/time-zone-card.tsx'
import { TemplatesCard } from '#features/reply-templates/templates-card.tsx'
import { companyQuery } from '#shared/company-query.ts'
import { useMay } from '#shared/permissions.ts'
import { SaveBar } from '#shared/save-bar.tsx'
import { WithCompany } from '#shared/with-company.tsx'

/** The company's default language and its own words to visitors. */
export function Component() {
  return (
    <WithCompany title="Language and texts">
      {(company) => <Texts key={company.id} company={company} />}
    </WithCompany>
  )
}

function Texts({ company }: { company: DashboardCompany }) {
  const queryClient = useQueryClient()
  const mayChange = useMay('company:manage')
  const form = useRef<HTMLFormElement>(null)
  const [edited, setEdited] = useState(() => editedTexts(company))
  const [issues, setIssues] = useState<readonly TextIssue[]>([])
  const change = changeOf(company, edited)

  const refuse = (refused: readonly TextIssue[]) => {
    setIssues(refused)
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }
  const update = useMutation({
    ...mutationFor(updateDashboardCompany),
    onSuccess: ({ defaultLanguage, texts }) => {
      queryClient.setQueryData(
        companyQuery(company.id).queryKey,
        (known) => known && { ...known, defaultLanguage, texts },
      )
      setEdited(editedTexts({ defaultLanguage, texts }))
      toast({ title: 'Language and texts saved', variant: 'success' })
    },
    onError: (error) => refuse(error.issues),
  })
  useUnsaved(change !== undefined && !update.isPending)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!change) return
    const found = issuesOf(change)
    if (found.length > 0) return refuse(found)
    setIssues([])
    update.mutate({ query: { companyId: company.id }, body: change })
  }

  return (
    <section aria-labelledby="texts" className="mx-auto max-w-4xl">
      <h1 id="texts" className="font-semibold text-ink text-lg">
        Language and texts
      </h1>
      <p className="mt-1 mb-5 text-ink-muted text-sm">
        Visitors read your review page in their browser’s language.
      </p>
      <form ref={form} noValidate onSubmit={save}>
        <Card>
          <CompanyTextsFields
            company={company}
            edited={edited}
            onChange={(changed) => {
              setEdited(changed)
              setIssues(remaining(issues, edited, changed))
            }}
            issues={issues}
            disabled={!mayChange}
          />
        </Card>
        <FormError>{update.error && update.error.issues.length === 0 && update.error.message}</FormError>
        {mayChange && <SaveBar isChanged={change !== undefined} isSaving={update.isPending} />}
      </form>
      <ReplyToCard company={company} className="mt-8" />
      <TemplatesCard company={company} className="mt-8" />
      <TimeZoneCard company={company} className="mt-8" />
    </section>
  )
}
