import { type ApiError, call } from '@candour/api-client/call.ts'
import { patchItem, refetchChanged } from '@candour/api-client/query.ts'
import { ColorField } from '@candour/console/color-field.tsx'
import { changeOf, editedTexts, issuesOf, remaining, type TextIssue } from '@candour/console/company-texts.ts'
import { GoogleLinkField } from '@candour/console/google-link-field.tsx'
import { LogoField } from '@candour/console/logo-field.tsx'
import { ReviewCardPreview } from '@candour/console/review-card-preview.tsx'
import { useSiteOrigin } from '@candour/console/site-page.ts'
import { toastError } from '@candour/console/toast-error.ts'
import {
  type AdminCompany,
  billingStatus,
  type CompanyChange,
  companyChange,
  createCompany,
  defaultBrandColor,
  listCompanies,
  timeZone,
  updateCompany,
} from '@candour/schemas/companies.ts'
import { readAnyGoogleLink } from '@candour/schemas/google-link.ts'
import { reviewUrl } from '@candour/schemas/paths.ts'
import { suggestSlug } from '@candour/schemas/suggest-slug.ts'
import { cn } from '@candour/ui/cn.ts'
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from '@candour/ui/collapsible.tsx'
import { FormFooter } from '@candour/ui/dialog.tsx'
import { Field } from '@candour/ui/field.tsx'
import { FormError } from '@candour/ui/form-error.tsx'
import { Input } from '@candour/ui/input.tsx'
import { Select } from '@candour/ui/select.tsx'
import { Skeleton } from '@candour/ui/skeleton.tsx'
import { Textarea } from '@candour/ui/textarea.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useUnsaved } from '@candour/ui/unsaved.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { normalizeSlug } from '#features/companies/slug.ts'
import { SlugChange } from '#features/companies/slug-change.tsx'
import { statuses } from '#features/companies/statuses.ts'

interface CompanyFormProps {
  /** The company to edit; omit to create one. */
  company?: AdminCompany | undefined
  onDone: (saved: AdminCompany) => void
  onDeleted: () => void
}

/** With the preview, too much for the first view. */
const CompanyTextsFields = lazy(async () => {
  const { CompanyTextsFields } = await import('@candour/console/company-texts-fields.tsx')
  return { default: CompanyTextsFields }
})

const DeleteCompany = lazy(async () => {
  const { DeleteCompany } = await import('#features/deleted-companies/delete-company.tsx')
  return { default: DeleteCompany }
})

const noTexts = { defaultLanguage: 'en', texts: {} } as const

const fields = companyChange.keyof()

const companyForm = companyChange.refine(
  ({ billingStatus, suspensionReason }) => billingStatus !== 'suspended' || suspensionReason,
  { path: ['suspensionReason'], error: 'Please enter a reason' },
)

/** Creates a company in the browser's time zone, or in the default one if the server does not know it. */
function create(body: CompanyChange): Promise<AdminCompany> {
  const zone = timeZone.safeParse(Intl.DateTimeFormat().resolvedOptions().timeZone).data
  const send = (timeZone?: string) =>
    call(createCompany, { body: { ...body, ...(timeZone && { timeZone }) } })
  return send(zone).catch((error: ApiError) => {
    if (error.code !== 'bad_time_zone') throw error
    return send()
  })
}

const isSlugError = ({ code }: ApiError) => code === 'slug_taken' || code === 'slug_kept'

export function CompanyForm({ company, onDone, onDeleted }: CompanyFormProps) {
  const queryClient = useQueryClient()
  const origin = useSiteOrigin()
  const { register, control, handleSubmit, formState, setError, setValue } = useForm({
    resolver: zodResolver(companyForm),
    defaultValues: {
      name: company?.name ?? '',
      slug: company?.slug ?? '',
      brandColor: company?.brandColor ?? defaultBrandColor,
      googleReviewUrl: company?.googleReviewUrl ?? '',
      ...(company && {
        billingStatus: company.billingStatus,
        suspensionReason: company.suspensionReason ?? '',
      }),
    } satisfies CompanyChange,
  })
  /** A change of the slug that awaits confirmation. */
  const [asked, setAsked] = useState<CompanyChange>()
  const form = useRef<HTMLFormElement>(null)
  const [edited, setEdited] = useState(() => editedTexts(company ?? noTexts))
  const [textIssues, setTextIssues] = useState<readonly TextIssue[]>([])
  const [showsTexts, setShowsTexts] = useState(false)
  const textsChange = changeOf(company ?? noTexts, edited)
  useUnsaved(formState.isDirty || textsChange !== undefined)
  const { errors, dirtyFields } = formState
  const values = useWatch({ control })
  // Not a form value until it changes: the list has the logo as a URL, which cannot be sent as an upload.
  const logoUrl = values.logoUrl === undefined ? (company?.logoUrl ?? null) : values.logoUrl
  const preview = {
    name: values.name || 'Company Name',
    logoUrl,
    brandColor: values.brandColor ?? defaultBrandColor,
  }

  const save = useMutation({
    mutationFn: (body: CompanyChange) =>
      company ? call(updateCompany, { params: { id: company.id }, body }) : create(body),
    onSuccess: (saved) => {
      toast({
        title: company ? 'Company updated successfully' : 'Company created successfully',
        variant: 'success',
      })
      // Patched in place so the list does not jump; a new company is listed first anyway.
      if (company) patchItem(queryClient, listCompanies, company.id, () => saved)
      else void refetchChanged(queryClient, createCompany)
    },
    onError: (error: ApiError) => {
      refuseTexts(error.issues.filter(({ path }) => /^(texts|defaultLanguage)/.test(path)))
      for (const { path, message } of error.issues) {
        const field = fields.safeParse(path)
        if (field.success) setError(field.data, { message })
      }
      if (isSlugError(error)) setError('slug', { message: error.message }, { shouldFocus: true })
      toastError(company ? 'Failed to update company' : 'Failed to create company')(error)
    },
  })

  // Not called once the form was left: the dialog may show another company by then.
  const send = (body: CompanyChange) => save.mutate(body, { onSuccess: onDone })

  function refuseTexts(refused: readonly TextIssue[]) {
    setTextIssues(refused)
    if (refused.length === 0) return
    setShowsTexts(true)
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }

  const submit = (values: CompanyChange) => {
    const found = issuesOf(textsChange ?? {})
    refuseTexts(found)
    if (found.length > 0) return
    const body = { ...values, ...textsChange }
    if (company && body.slug !== company.slug) setAsked(body)
    else send(body)
  }

  return (
    <form ref={form} noValidate onSubmit={handleSubmit(submit)}>
      <div className={cn('grid gap-6 sm:gap-8', !showsTexts && 'sm:grid-cols-[minmax(0,1fr)_16rem]')}>
        <div className="grid content-start gap-5">
          <Field label="Company Name" error={errors.name?.message}>
            <Input
              {...register('name', {
                onChange: ({ target }) => {
                  if (company || dirtyFields.slug) return
                  setValue('slug', suggestSlug(target.value), { shouldValidate: formState.isSubmitted })
                },
              })}
              autoComplete="off"
            />
          </Field>
          <Field
            label="URL Slug"
            error={errors.slug?.message}
            description={
              <span className="wrap-anywhere">
                {!company && values.name?.trim() && !values.slug
                  ? 'This name cannot be turned into an address. Choose one in Latin letters: '
                  : 'Address of the review page: '}
                {reviewUrl(origin ?? '', values.slug || 'your-slug')}
              </span>
            }
          >
            <Input
              {...register('slug')}
              // Runs before the form's onChange, which reads the normalized value.
              onInput={(event) => {
                if (!company) normalizeTyped(event.currentTarget)
              }}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
            />
          </Field>
          <Controller
            control={control}
            name="logoUrl"
            render={({ field }) => (
              <LogoField value={logoUrl} onChange={field.onChange} error={errors.logoUrl?.message} />
            )}
          />
          <Controller
            control={control}
            name="brandColor"
            render={({ field }) => (
              <ColorField
                label="Brand Color"
                value={field.value ?? ''}
                onChange={field.onChange}
                onBlur={field.onBlur}
                error={errors.brandColor?.message}
              />
            )}
          />
          <Controller
            control={control}
            name="googleReviewUrl"
            render={({ field: { value, onChange, onBlur, ref } }) => (
              <GoogleLinkField
                ref={ref}
                label="Google Review URL"
                error={errors.googleReviewUrl?.message}
                value={value}
                onChange={onChange}
                onBlur={onBlur}
                read={(text) => call(readAnyGoogleLink, { body: { text } })}
              />
            )}
          />
          {company && (
            <Field
              label="Status"
              description={values.billingStatus && statuses[values.billingStatus].effect}
              error={errors.billingStatus?.message}
            >
              <Select {...register('billingStatus')}>
                {billingStatus.options.map((status) => (
                  <option key={status} value={status}>
                    {statuses[status].label}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          {values.billingStatus === 'suspended' && (
            <Field
              label="Reason"
              description="The owners see it on their dashboard, and it is logged."
              error={errors.suspensionReason?.message}
            >
              <Textarea {...register('suspensionReason')} minHeight={80} />
            </Field>
          )}
        </div>
        {/* The texts have a preview of their own. */}
        {!showsTexts && <ReviewCardPreview className="max-sm:hidden" {...preview} />}
      </div>
      <Collapsible open={showsTexts} onOpenChange={setShowsTexts} className="mt-6 border-line border-t pt-2">
        <CollapsibleTrigger className="min-h-11 font-medium text-ink text-sm">
          Language and texts
        </CollapsibleTrigger>
        <CollapsibleContent className="pt-3">
          <Suspense fallback={<Skeleton className="h-120 w-full" />}>
            <CompanyTextsFields
              company={preview}
              edited={edited}
              onChange={(changed) => {
                setEdited(changed)
                setTextIssues(remaining(textIssues, edited, changed))
              }}
              issues={textIssues}
            />
          </Suspense>
        </CollapsibleContent>
      </Collapsible>
      {company && (
        <div className="mt-2 min-h-14 border-line border-t pt-4">
          <Suspense>
            <DeleteCompany company={company} onDeleted={onDeleted} />
          </Suspense>
        </div>
      )}
      <FormError>
        {save.error && !isSlugError(save.error) && save.error.issues.length === 0 && save.error.message}
      </FormError>
      <FormFooter busy={save.isPending}>{company ? 'Save Changes' : 'Create Company'}</FormFooter>
      {company && (
        <SlugChange
          company={company}
          slug={asked?.slug}
          onConfirm={() => asked && send(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </form>
  )
}

/** Normalizes the input's value without moving the caret away from the text being typed. */
function normalizeTyped(input: HTMLInputElement) {
  const normalized = normalizeSlug(input.value)
  if (normalized === input.value) return
  const caret = normalizeSlug(input.value.slice(0, input.selectionStart ?? undefined)).length
  input.value = normalized
  input.setSelectionRange(caret, caret)
}
