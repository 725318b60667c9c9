import { type SignInSettings, updateSignIn } from '@candour/schemas/sign-in.ts'
import { ConfirmDialog } from '@candour/ui/alert-dialog.tsx'
import { Button } from '@candour/ui/button.tsx'
import { SectionCard } from '@candour/ui/card.tsx'
import { Field } from '@candour/ui/field.tsx'
import { FormError } from '@candour/ui/form-error.tsx'
import { Input } from '@candour/ui/input.tsx'
import { PasswordInput } from '@candour/ui/password-input.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useUnsaved } from '@candour/ui/unsaved.ts'
import { type FormEvent, useState } from 'react'
import { CopiedField } from '#features/sign-in/copied-field.tsx'
import { useSignInUpdate } from '#features/sign-in/use-sign-in-update.ts'
import { ifStill } from '#shared/if-still.ts'
import { texts } from '#shared/texts.ts'

type Name = 'issuer' | 'clientId' | 'clientSecret'

const fieldsOf = ({ issuer, clientId }: SignInSettings) => ({
  issuer: issuer ?? '',
  clientId: clientId ?? '',
  clientSecret: '',
})

/** The provider's settings, and the addresses to register with it. */
export function ProviderCard({ companyId, saved }: { companyId: string; saved: SignInSettings }) {
  const words = texts.signIn.provider
  const [fields, setFields] = useState(fieldsOf(saved))
  const [wrong, setWrong] = useState<Partial<Record<Name, string>>>({})
  const update = useSignInUpdate(companyId, (now) => {
    setWrong({})
    toast({ title: now.issuer ? words.saved : words.removed, variant: 'success' })
  })
  const show = (now: SignInSettings) => setFields(ifStill(fields, fieldsOf(now)))
  const isChanged = JSON.stringify(fields) !== JSON.stringify(fieldsOf(saved))
  useUnsaved(isChanged && !update.isPending)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { clientSecret, ...rest } = fields
    const body = { ...rest, ...(clientSecret && { clientSecret }) }
    const { error } = updateSignIn.body.safeParse(body)
    setWrong(Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path[0], message])))
    if (!error) return update.save(body, show)
    const form = event.currentTarget
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }
  const control = (name: Name) => ({
    dir: 'ltr' as const,
    autoComplete: 'off',
    spellCheck: false,
    value: fields[name],
    onChange: ({ target }: { target: HTMLInputElement }) => setFields({ ...fields, [name]: target.value }),
  })

  return (
    <SectionCard id="provider" title={words.title} description={words.description}>
      <form noValidate onSubmit={submit} className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
        <Field label={words.issuer} description={words.issuerHint} error={wrong.issuer}>
          <Input {...control('issuer')} type="url" maxLength={2048} />
        </Field>
        <Field label={words.clientId} error={wrong.clientId}>
          <Input {...control('clientId')} maxLength={255} />
        </Field>
        <Field
          label={words.clientSecret}
          optional
          description={saved.hasClientSecret && words.kept}
          error={wrong.clientSecret}
        >
          <PasswordInput {...control('clientSecret')} autoComplete="new-password" maxLength={500} />
        </Field>
        <FormError>{update.error?.message}</FormError>
        <div className="flex flex-wrap justify-end gap-2.5">
          {saved.issuer && (
            <ConfirmDialog
              title={`${words.remove}?`}
              description={words.removeText}
              confirmLabel={words.remove}
              destructive
              onConfirm={() => update.save({ issuer: null }, show)}
              trigger={<Button variant="ghost">{words.remove}</Button>}
            />
          )}
          <Button type="submit" disabled={!isChanged} busy={update.isPending}>
            {texts.common.save.save}
          </Button>
        </div>
      </form>
      <h3 className="mt-6 font-semibold text-ink text-sm">{words.enter}</h3>
      <div className="mt-3 grid gap-3">
        <CopiedField label={words.callback} value={saved.callbackUrl} />
        <CopiedField label={words.logout} value={saved.logoutUrl} />
        <CopiedField label={words.signedOut} value={saved.signedOutUrl} />
      </div>
    </SectionCard>
  )
}
