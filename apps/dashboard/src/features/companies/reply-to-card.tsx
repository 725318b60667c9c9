import { mutationFor } from '@candour/api-client/query.ts'
import { type DashboardCompany, updateDashboardCompany } from '@candour/schemas/companies.ts'
import { Button } from '@candour/ui/button.tsx'
import { SectionCard } from '@candour/ui/card.tsx'
import { Field } from '@candour/ui/field.tsx'
import { FormError } from '@candour/ui/form-error.tsx'
import { Input } from '@candour/ui/input.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useUnsaved } from '@candour/ui/unsaved.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { patchCompany } from '#shared/company-query.ts'
import { ifStill } from '#shared/if-still.ts'
import { useMay } from '#shared/permissions.ts'
import { texts } from '#shared/texts.ts'

/** The address to which visitors' answers by mail go. */
export function ReplyToCard({ company }: { company: DashboardCompany }) {
  const queryClient = useQueryClient()
  const mayChange = useMay('company:manage')
  const input = useRef<HTMLInputElement>(null)
  const saved = company.replyTo ?? ''
  const [address, setAddress] = useState(saved)
  const [problem, setProblem] = useState<string>()

  const refuse = (message: string | undefined) => {
    setProblem(message)
    if (message) input.current?.focus()
  }
  const update = useMutation({
    ...mutationFor(updateDashboardCompany),
    onSuccess: ({ replyTo }) => {
      patchCompany(queryClient, company.id, { replyTo })
      toast({
        title: replyTo ? texts.business.replyTo.saved : texts.business.replyTo.removed,
        variant: 'success',
      })
    },
    onError: (error) => refuse(error.issues[0]?.message),
  })
  useUnsaved(address.trim() !== saved && !update.isPending)

  const save = (event: FormEvent) => {
    event.preventDefault()
    const { data, error } = updateDashboardCompany.body.safeParse({ replyTo: address.trim() || null })
    if (error) return refuse(error.issues[0]?.message)
    setProblem(undefined)
    update.mutate(
      { query: { companyId: company.id }, body: data },
      { onSuccess: ({ replyTo }) => setAddress(ifStill(address, replyTo ?? '')) },
    )
  }

  return (
    <SectionCard
      id="reply-to"
      title={texts.business.replyTo.title}
      description={texts.business.replyTo.description}
    >
      <form noValidate onSubmit={save} className="mt-4 grid gap-3 sm:grid-cols-[1fr_auto] sm:items-start">
        <Field label={texts.business.replyTo.label} optional error={problem}>
          <Input
            ref={input}
            value={address}
            disabled={!mayChange}
            onChange={({ target }) => {
              setAddress(target.value)
              setProblem(undefined)
            }}
            type="email"
            autoComplete="off"
            placeholder={texts.business.replyTo.placeholder}
          />
        </Field>
        {mayChange && (
          <Button
            type="submit"
            variant="secondary"
            className="sm:mt-6.5"
            disabled={address.trim() === saved}
            busy={update.isPending}
          >
            {texts.business.replyTo.save}
          </Button>
        )}
      </form>
      <FormError>{update.error?.issues.length === 0 && update.error.message}</FormError>
    </SectionCard>
  )
}
