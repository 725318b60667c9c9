import { mutationFor } from '@candour/api-client/query.ts'
import { changeOf, editedTexts, issuesOf, remaining, type TextIssue } from '@candour/console/company-texts.ts'
import { CompanyTextsFields } from '@candour/console/company-texts-fields.tsx'
import { type DashboardCompany, updateDashboardCompany } from '@candour/schemas/companies.ts'
import { SectionCard } from '@candour/ui/card.tsx'
import { FormError } from '@candour/ui/form-error.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useUnsaved } from '@candour/ui/unsaved.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { patchCompany } from '#shared/company-query.ts'
import { ifStill } from '#shared/if-still.ts'
import { useMay } from '#shared/permissions.ts'
import { SaveBar } from '#shared/save-bar.tsx'
import { texts } from '#shared/texts.ts'

/** The company's default language and its own words to visitors. */
export function TextsCard({ company }: { company: DashboardCompany }) {
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
    onSuccess: ({ defaultLanguage, texts: own }) => {
      patchCompany(queryClient, company.id, { defaultLanguage, texts: own })
      toast({ title: texts.business.texts.saved, variant: 'success' })
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
    update.mutate(
      { query: { companyId: company.id }, body: change },
      { onSuccess: (saved) => setEdited(ifStill(edited, editedTexts(saved))) },
    )
  }

  return (
    <form ref={form} noValidate onSubmit={save}>
      <SectionCard
        id="texts"
        title={texts.business.texts.title}
        description={texts.business.texts.description}
        headerClassName="mb-5"
      >
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
      </SectionCard>
      <FormError>{update.error?.issues.length === 0 && update.error.message}</FormError>
      {mayChange && <SaveBar isChanged={change !== undefined} isSaving={update.isPending} />}
    </form>
  )
}
