import type { SignInSettings } from '@candour/schemas/sign-in.ts'
import { SectionCard } from '@candour/ui/card.tsx'
import { Checkbox } from '@candour/ui/checkbox.tsx'
import { FormError } from '@candour/ui/form-error.tsx'
import { toast } from '@candour/ui/toast.ts'
import { CopiedField } from '#features/sign-in/copied-field.tsx'
import { useSignInUpdate } from '#features/sign-in/use-sign-in-update.ts'
import { texts } from '#shared/texts.ts'

/** Whether members may sign in with the provider only, and where they do. */
export function EnforcedCard({ companyId, saved }: { companyId: string; saved: SignInSettings }) {
  const words = texts.signIn.enforced
  const update = useSignInUpdate(companyId, ({ enforced }) =>
    toast({ title: enforced ? words.on : words.off, variant: 'success' }),
  )
  const isReady = saved.issuer !== null && saved.domains.some(({ verified }) => verified)
  return (
    <SectionCard id="enforced" title={words.title} description={words.description}>
      <Checkbox
        className="mt-3"
        label={words.require}
        checked={saved.enforced}
        disabled={update.isPending || !(isReady || saved.enforced)}
        onChange={({ target }) => update.save({ enforced: target.checked })}
      />
      {!isReady && <p className="text-ink-muted text-sm">{words.notReady}</p>}
      <FormError>{update.error?.message}</FormError>
      {saved.issuer && (
        <div className="mt-3">
          <CopiedField label={words.link} value={saved.signInUrl} />
        </div>
      )}
    </SectionCard>
  )
}
