import { mutationFor, refetchChanged } from '@candour/api-client/query.ts'
import { ColorField } from '@candour/console/color-field.tsx'
import { LogoField } from '@candour/console/logo-field.tsx'
import { ReviewCardPreview } from '@candour/console/review-card-preview.tsx'
import { useSitePage } from '@candour/console/site-page.ts'
import { type DashboardCompany, updateDashboardCompany } from '@candour/schemas/companies.ts'
import { SectionCard } from '@candour/ui/card.tsx'
import { Field } from '@candour/ui/field.tsx'
import { FormError } from '@candour/ui/form-error.tsx'
import { Input } from '@candour/ui/input.tsx'
import { Sentence } from '@candour/ui/sentence.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useUnsaved } from '@candour/ui/unsaved.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { WebsiteBrand } from '#features/companies/website-brand.tsx'
import { companyQuery } from '#shared/company-query.ts'
import { ifStill } from '#shared/if-still.ts'
import { useMay } from '#shared/permissions.ts'
import { SaveBar } from '#shared/save-bar.tsx'
import { texts } from '#shared/texts.ts'

type Brand = Pick<DashboardCompany, 'name' | 'logoUrl' | 'brandColor'>

const parts: readonly (keyof Brand)[] = ['name', 'logoUrl', 'brandColor']

/** The company's name, logo and color, with a preview of its review page. */
export function BrandCard({ company }: { company: DashboardCompany }) {
  const queryClient = useQueryClient()
  const mayChange = useMay('company:manage')
  const page = useSitePage(company.slug)
  const form = useRef<HTMLFormElement>(null)
  const [edited, setEdited] = useState<Partial<Brand>>({})
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({})
  const shown = { ...company, ...edited }
  const changed = parts.filter((part) => shown[part] !== company[part])
  const isChanged = changed.length > 0

  // A logo arrives when its file has been read, so what was typed meanwhile must be kept.
  const change = (part: Partial<Brand>) => {
    setEdited((edited) => ({ ...edited, ...part }))
    setProblems((problems) => ({
      ...problems,
      ...Object.fromEntries(Object.keys(part).map((name) => [name, undefined])),
    }))
  }
  const refuse = (issues: readonly { path: string; message: string }[]) => {
    setProblems(Object.fromEntries(issues.map(({ path, message }) => [path, message])))
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }
  const update = useMutation({
    ...mutationFor(updateDashboardCompany),
    onSuccess: async () => {
      // The answer has the logo inline; every page shows it by its link.
      await queryClient.invalidateQueries({ queryKey: companyQuery(company.id).queryKey })
      void refetchChanged(queryClient, updateDashboardCompany)
      toast({ title: texts.business.brand.saved, variant: 'success' })
    },
    onError: ({ issues }) => refuse(issues),
  })
  useUnsaved(isChanged && !update.isPending)

  const save = (event: FormEvent) => {
    event.preventDefault()
    const body = Object.fromEntries(changed.map((part) => [part, shown[part]]))
    const { data, error } = updateDashboardCompany.body.safeParse(body)
    if (error)
      return refuse(error.issues.map(({ path, message }) => ({ path: String(path[0] ?? ''), message })))
    setProblems({})
    update.mutate(
      { query: { companyId: company.id }, body: data },
      { onSuccess: () => setEdited(ifStill(edited, {})) },
    )
  }

  return (
    <form ref={form} noValidate onSubmit={save}>
      <SectionCard
        id="brand"
        title={texts.business.brand.title}
        description={texts.business.brand.description}
      >
        <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-[minmax(0,1fr)_16rem]">
          <fieldset disabled={!mayChange} className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
            {mayChange && <WebsiteBrand companyId={company.id} chosen={shown} onChoose={change} />}
            <Field
              label={texts.business.brand.name}
              error={problems.name}
              description={
                page && (
                  <span className="wrap-anywhere">
                    <Sentence parts={texts.business.brand.nameText(page)} />
                  </span>
                )
              }
            >
              <Input
                value={shown.name}
                onChange={({ target }) => change({ name: target.value })}
                dir="auto"
                autoComplete="organization"
              />
            </Field>
            <LogoField
              value={shown.logoUrl}
              onChange={(logoUrl) => change({ logoUrl })}
              error={problems.logoUrl}
            />
            <ColorField
              label={texts.business.brand.color}
              value={shown.brandColor}
              onChange={(brandColor) => change({ brandColor })}
              onBlur={() => {}}
              error={problems.brandColor}
            />
            <p role="status" className="rounded-md bg-accent-soft px-3.5 py-3 text-ink text-sm empty:hidden">
              {isChanged && texts.business.brand.formerKept(changed)}
            </p>
          </fieldset>
          <ReviewCardPreview name={shown.name} logoUrl={shown.logoUrl} brandColor={shown.brandColor} />
        </div>
      </SectionCard>
      <FormError>{update.error?.issues.length === 0 && update.error.message}</FormError>
      {mayChange && <SaveBar isChanged={isChanged} isSaving={update.isPending} />}
    </form>
  )
}
