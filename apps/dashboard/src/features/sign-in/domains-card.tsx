import { maxDomains, type SignInSettings, updateSignIn } from '@candour/schemas/sign-in.ts'
import { Badge } from '@candour/ui/badge.tsx'
import { Button } from '@candour/ui/button.tsx'
import { SectionCard } from '@candour/ui/card.tsx'
import { Field } from '@candour/ui/field.tsx'
import { FormError } from '@candour/ui/form-error.tsx'
import { Input } from '@candour/ui/input.tsx'
import { X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { CopiedField } from '#features/sign-in/copied-field.tsx'
import { useSignInUpdate } from '#features/sign-in/use-sign-in-update.ts'
import { ifStill } from '#shared/if-still.ts'
import { texts } from '#shared/texts.ts'

/** Domains whose addresses may sign in, once a TXT record has proven them. */
export function DomainsCard({ companyId, saved }: { companyId: string; saved: SignInSettings }) {
  const words = texts.signIn.domains
  const [name, setName] = useState('')
  const [wrong, setWrong] = useState<string>()
  /** Whether the records were looked up again. */
  const [isChecked, setChecked] = useState(false)
  const update = useSignInUpdate(companyId)
  const names = saved.domains.map((domain) => ({ name: domain.name }))

  const add = (event: FormEvent) => {
    event.preventDefault()
    const domains = [...names, { name }]
    const { error } = updateSignIn.body.safeParse({ domains })
    setWrong(error?.issues[0]?.message)
    setChecked(false)
    if (!error) update.save({ domains }, () => setName(ifStill(name, '')))
  }

  return (
    <SectionCard id="domains" title={words.title} description={words.description}>
      <ul className="mt-4 grid gap-3 empty:hidden">
        {saved.domains.map((domain) => (
          <li
            key={domain.name}
            className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-md border border-line p-3.5"
          >
            <div className="flex items-start gap-2.5">
              <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2.5 gap-y-1 self-center">
                <span className="wrap-anywhere min-w-0 font-medium text-ink" translate="no">
                  {domain.name}
                </span>
                <Badge tone={domain.verified ? 'success' : 'warning'}>
                  {domain.verified ? words.proven : words.waiting}
                </Badge>
              </div>
              <Button
                variant="ghost"
                size="sm"
                aria-label={words.remove(domain.name)}
                icon={<X aria-hidden="true" />}
                disabled={update.isPending}
                onClick={() => update.save({ domains: names.filter((one) => one.name !== domain.name) })}
              />
            </div>
            {!domain.verified && (
              <>
                <CopiedField label={words.record} value={domain.txt} />
                <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
                  <Button
                    variant="secondary"
                    size="sm"
                    busy={update.isPending}
                    onClick={() => {
                      setChecked(true)
                      update.save({ domains: names })
                    }}
                  >
                    {words.check}
                  </Button>
                  <p role="status" className="min-w-0 flex-1 basis-48 text-ink-muted text-sm">
                    {isChecked && update.isSuccess && words.missing}
                  </p>
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
      {names.length < maxDomains && (
        <form noValidate onSubmit={add} className="mt-4 grid gap-3 sm:grid-cols-[1fr_auto] sm:items-start">
          <Field label={words.label} error={wrong}>
            <Input
              dir="ltr"
              autoComplete="off"
              spellCheck={false}
              autoCapitalize="none"
              placeholder="example.com"
              maxLength={253}
              value={name}
              onChange={({ target }) => {
                setName(target.value)
                setWrong(undefined)
              }}
            />
          </Field>
          <Button
            type="submit"
            variant="secondary"
            className="sm:mt-6.5"
            disabled={name.trim() === ''}
            busy={update.isPending}
          >
            {words.add}
          </Button>
        </form>
      )}
      <FormError>{update.error?.message}</FormError>
    </SectionCard>
  )
}
