import { mutationFor } from '@candour/api-client/query.ts'
import { NotLoaded } from '@candour/console/query-failed.tsx'
import { useSiteOrigin } from '@candour/console/site-page.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { reviewPaths } from '@candour/schemas/paths.ts'
import { type Retention, updateRetention } from '@candour/schemas/privacy.ts'
import { Button } from '@candour/ui/button.tsx'
import { SectionCard } from '@candour/ui/card.tsx'
import { Field } from '@candour/ui/field.tsx'
import { FormError } from '@candour/ui/form-error.tsx'
import { Textarea } from '@candour/ui/textarea.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useUnsaved } from '@candour/ui/unsaved.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { retentionQuery } from '#features/privacy/queries.ts'
import { ifStill } from '#shared/if-still.ts'
import { useMay } from '#shared/permissions.ts'
import { texts } from '#shared/texts.ts'

/** The company's address, as the notice to visitors names it. */
export function AddressCard({ company }: { company: DashboardCompany }) {
  const retention = useQuery(retentionQuery(company.id))
  return (
    <SectionCard
      id="address"
      title={texts.privacy.address.title}
      description={texts.privacy.address.description}
    >
      <div className="mt-4">
        <NotLoaded query={retention} title={texts.privacy.address.failed} placeholder="h-44 w-full" />
        {retention.data && <AddressForm company={company} saved={retention.data} />}
      </div>
    </SectionCard>
  )
}

const maxAddressLength = 500

function AddressForm({ company, saved }: { company: DashboardCompany; saved: Retention }) {
  const queryClient = useQueryClient()
  const mayChange = useMay('privacy:manage')
  const origin = useSiteOrigin()
  const area = useRef<HTMLTextAreaElement>(null)
  const [address, setAddress] = useState(saved.privacyAddress)
  const isChanged = address.trim() !== saved.privacyAddress
  const isTooLong = address.trim().length > maxAddressLength

  const update = useMutation({
    ...mutationFor(updateRetention),
    onSuccess: (saved) => {
      queryClient.setQueryData(retentionQuery(company.id).queryKey, saved)
      toast({ title: texts.privacy.address.saved, variant: 'success' })
    },
    onError: ({ issues }) => {
      if (issues.length > 0) area.current?.focus()
    },
  })
  useUnsaved(isChanged && !update.isPending)

  const save = (event: FormEvent) => {
    event.preventDefault()
    if (isTooLong) return area.current?.focus()
    update.mutate(
      { query: { companyId: company.id }, body: { privacyAddress: address.trim() } },
      { onSuccess: (saved) => setAddress(ifStill(address, saved.privacyAddress)) },
    )
  }

  return (
    <form noValidate onSubmit={save} className="grid gap-3">
      <Field
        label={texts.privacy.address.label}
        optional
        error={
          (isTooLong && texts.privacy.address.tooLong(maxAddressLength)) || update.error?.issues[0]?.message
        }
      >
        <Textarea
          ref={area}
          disabled={!mayChange}
          dir="auto"
          autoComplete="off"
          minHeight={96}
          value={address}
          onChange={({ target }) => {
            setAddress(target.value)
            if (update.isError) update.reset()
          }}
        />
      </Field>
      <FormError>{update.error?.issues.length === 0 && update.error.message}</FormError>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <a
          href={origin && origin + reviewPaths(company.slug).privacy}
          target="_blank"
          rel="noreferrer"
          className="flex min-h-9 w-fit items-center gap-1.5 rounded-md font-medium text-accent-text text-sm hover:underline"
        >
          {texts.privacy.address.viewNotice}
          <ExternalLink aria-hidden="true" className="size-3.5" />
        </a>
        {mayChange && (
          <Button type="submit" variant="secondary" disabled={!isChanged} busy={update.isPending}>
            {texts.privacy.address.save}
          </Button>
        )}
      </div>
    </form>
  )
}
