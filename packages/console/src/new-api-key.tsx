import type { ApiError } from '@candour/api-client/call.ts'
import type { OperatorScope } from '@candour/schemas/api-keys.ts'
import type { CompanyScope } from '@candour/schemas/company-scopes.ts'
import { Checkbox } from '@candour/ui/checkbox.tsx'
import { FormFooter } from '@candour/ui/dialog.tsx'
import { Field } from '@candour/ui/field.tsx'
import { FormError } from '@candour/ui/form-error.tsx'
import { Input } from '@candour/ui/input.tsx'
import { Select } from '@candour/ui/select.tsx'
import { useUnsaved } from '@candour/ui/unsaved.ts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { texts } from '#texts.ts'

/** What a key may do. */
export type Scope = CompanyScope | OperatorScope

export interface NewApiKeyInput {
  name: string
  scopes: Scope[]
  expiresAt: string | null
}

interface NewApiKeyProps {
  scopes: readonly Scope[]
  mayBeEndless: boolean
  create: (input: NewApiKeyInput) => Promise<{ name: string; key: string }>
  onCreated: (created: { name: string; key: string }) => void
}

/** Lifetimes to choose from, in days. */
const lifetimes = [30, 90, 365] as const

/** The form of a new API key. */
export function NewApiKey({ scopes, mayBeEndless, create, onCreated }: NewApiKeyProps) {
  const { keys: words, scopes: scopeWords } = texts.integrations
  const errorId = useId()
  const nameInput = useRef<HTMLInputElement>(null)
  const choices = useRef<HTMLFieldSetElement>(null)
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState<readonly Scope[]>(scopes.length === 1 ? scopes : [])
  const [days, setDays] = useState('365')
  const [missing, setMissing] = useState<{ name?: string; scopes?: string }>({})
  const save = useMutation<{ name: string; key: string }, ApiError, NewApiKeyInput>({
    mutationFn: create,
    onSuccess: onCreated,
  })
  useUnsaved(name !== '' && save.isIdle)
  const issueOf = (field: string) => save.error?.issues.find(({ path }) => path.startsWith(field))?.message

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const missing = {
      ...(name.trim() === '' && { name: words.nameMissing }),
      ...(chosen.length === 0 && { scopes: words.mayDoMissing }),
    }
    setMissing(missing)
    if (missing.name) return nameInput.current?.focus()
    if (missing.scopes) return choices.current?.querySelector('input')?.focus()
    const expiresAt = days === '' ? null : new Date(Date.now() + Number(days) * 86_400_000).toISOString()
    save.mutate({ name, scopes: [...chosen], expiresAt })
  }
  const scopesError = missing.scopes ?? issueOf('scopes')

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Field label={words.name} description={words.nameText} error={missing.name ?? issueOf('name')}>
        <Input
          ref={nameInput}
          dir="auto"
          maxLength={80}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <fieldset ref={choices} aria-describedby={scopesError && errorId} className="min-w-0">
        <legend className="mb-1 font-medium text-ink text-sm">{words.mayDo}</legend>
        {/* Above the choices, of which the first gets the focus: below them it could be out of sight. */}
        <div id={errorId} className="not-empty:mb-2">
          <FormError>{scopesError}</FormError>
        </div>
        <div className="grid gap-x-4 sm:grid-cols-2 sm:gap-y-2">
          {scopes.map((scope) => (
            <Checkbox
              key={scope}
              label={scopeWords[scope]}
              checked={chosen.includes(scope)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, scope] : chosen.filter((other) => other !== scope))
              }
            />
          ))}
        </div>
      </fieldset>
      <Field label={words.expiresAfter} error={issueOf('expiresAt')}>
        <Select value={days} onChange={({ target }) => setDays(target.value)}>
          {lifetimes.map((days) => (
            <option key={days} value={days}>
              {words.lifetimes[days]}
            </option>
          ))}
          {mayBeEndless && <option value="">{words.lifetimes.never}</option>}
        </Select>
      </Field>
      <FormError>{save.error?.issues.length === 0 && save.error.message}</FormError>
      <FormFooter busy={save.isPending}>{words.createSubmit}</FormFooter>
    </form>
  )
}
