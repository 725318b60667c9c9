import { queryFor } from '@candour/api-client/query.ts'
import { slug } from '@candour/schemas/companies.ts'
import { getConfig } from '@candour/schemas/platform.ts'
import { signInPath } from '@candour/schemas/sign-in.ts'
import { Button, buttonClass } from '@candour/ui/button.tsx'
import { Field } from '@candour/ui/field.tsx'
import { Input } from '@candour/ui/input.tsx'
import { useQuery } from '@tanstack/react-query'
import { Building2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { texts } from '#shared/texts.ts'

/** The labels are long in some languages, and stand alone on their line. */
const wrapping = 'h-auto! text-center min-h-11 whitespace-normal! py-2 sm:min-h-10'

/** Leads to the provider of a company, or of the operators where they have one. */
export function ProviderSignIn() {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="mt-5 grid gap-3">
      {isOpen ? (
        <Providers />
      ) : (
        <Button
          variant="secondary"
          fullWidth
          className={wrapping}
          icon={<Building2 aria-hidden="true" />}
          onClick={() => setOpen(true)}
        >
          {texts.signIn.login.company}
        </Button>
      )}
    </div>
  )
}

function Providers() {
  const config = useQuery(queryFor(getConfig, {}))
  return (
    <>
      <CompanyForm />
      {config.data?.operatorSignIn && (
        <a
          href={signInPath}
          className={buttonClass({ variant: 'ghost', fullWidth: true, className: wrapping })}
        >
          {texts.signIn.login.operator}
        </a>
      )}
    </>
  )
}

function CompanyForm() {
  const words = texts.signIn.login
  const [name, setName] = useState('')
  const [wrong, setWrong] = useState<string>()
  const go = (event: FormEvent) => {
    event.preventDefault()
    const { data, error } = slug.safeParse(name.trim().toLowerCase())
    setWrong(error?.issues[0]?.message)
    if (data) location.assign(`${signInPath}?companySlug=${data}`)
  }
  return (
    <form noValidate onSubmit={go} className="grid gap-3 border-line border-t pt-4">
      <Field label={words.slug} description={words.slugHint} error={wrong}>
        <Input
          autoFocus
          dir="ltr"
          autoComplete="organization"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={63}
          value={name}
          onChange={({ target }) => {
            setName(target.value)
            setWrong(undefined)
          }}
        />
      </Field>
      <Button type="submit" variant="secondary" fullWidth>
        {words.go}
      </Button>
    </form>
  )
}
