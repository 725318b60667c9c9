import { mutationFor } from '@candour/api-client/query.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { findPerson, type Match, type PersonQuery, personQuery } from '@candour/schemas/privacy.ts'
import { Button } from '@candour/ui/button.tsx'
import { Card, CardHeader } from '@candour/ui/card.tsx'
import { Field } from '@candour/ui/field.tsx'
import { FormError } from '@candour/ui/form-error.tsx'
import { Input } from '@candour/ui/input.tsx'
import { useMutation } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { EraseDialog } from '#features/privacy/erase-dialog.tsx'
import { FoundRecords } from '#features/privacy/found-records.tsx'
import { texts } from '#shared/texts.ts'

const fields = ['email', 'phone', 'name'] as const
type PersonField = (typeof fields)[number]

interface Found {
  asked: PersonQuery
  matches: Match[]
  more: boolean
}

/**
 * Finds what is stored about a person, to export or erase it. What was entered stays out of the URL, where it would
 * outlive the search.
 */
export function FindPerson({ company }: { company: DashboardCompany }) {
  const companyId = company.id
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [typed, setTyped] = useState<Record<PersonField, string>>({ email: '', phone: '', name: '' })
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({})
  const [found, setFound] = useState<Found>()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [erasing, setErasing] = useState<string[]>([])
  const [isErasing, setIsErasing] = useState(false)
  const hasErased = useRef(false)

  const refuse = (issues: readonly { path: string; message: string }[]) => {
    setProblems(Object.fromEntries(issues.map(({ path, message }) => [path, message])))
    const invalid = fields.find((field) => issues.some(({ path }) => path === field)) ?? fields[0]
    form.current?.querySelector<HTMLElement>(`[name=${invalid}]`)?.focus()
  }
  const find = useMutation({
    ...mutationFor(findPerson),
    onSuccess: ({ matches, more }, { body }) => {
      setFound({ asked: body, matches, more })
      setChosen(new Set(matches.map(({ id }) => id)))
    },
    onError: ({ issues }) => {
      if (issues.length > 0) refuse(issues)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const entered = fields.filter((field) => typed[field].trim() !== '')
    const { data, error } = personQuery.safeParse(
      Object.fromEntries(entered.map((field) => [field, typed[field]])),
    )
    if (error) return refuse(error.issues.map(({ path, message }) => ({ path: path.join('.'), message })))
    setProblems({})
    find.mutate({ query: { companyId }, body: data })
  }
  const control = (field: PersonField) => ({
    name: field,
    value: typed[field],
    // The browser would offer the user's own.
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped({ ...typed, [field]: target.value })
      setProblems({})
    },
  })

  const words = texts.privacy.find
  return (
    <Card as="section" aria-labelledby="find-person" padded={false}>
      <div className="p-5 sm:p-6">
        <CardHeader id="find-person" title={words.title} description={words.description} />
        <form ref={form} noValidate onSubmit={submit} className="mt-4 grid gap-4 sm:grid-cols-2">
          <Field label={words.email} error={problems.email}>
            <Input {...control('email')} type="email" inputMode="email" />
          </Field>
          <Field label={words.phone} error={problems.phone}>
            <Input {...control('phone')} type="tel" inputMode="tel" />
          </Field>
          <Field label={words.name} error={problems.name} className="sm:col-span-2">
            <Input {...control('name')} dir="auto" />
          </Field>
          <Button type="submit" className="justify-self-start" icon={<Search />} busy={find.isPending}>
            {words.find}
          </Button>
        </form>
        <FormError>{problems[''] ?? (find.error?.issues.length === 0 && find.error.message)}</FormError>
      </div>
      <p role="status" className="sr-only">
        {found && !find.isPending && words.found(found.matches.length)}
      </p>
      {found && (
        <FoundRecords
          heading={heading}
          company={company}
          {...found}
          chosen={chosen}
          onChoose={setChosen}
          onErase={(ids) => {
            setErasing(ids)
            setIsErasing(true)
          }}
        />
      )}
      <EraseDialog
        company={company}
        ids={erasing}
        open={isErasing}
        onOpenChange={setIsErasing}
        onErased={() => {
          hasErased.current = true
          if (found) find.mutate({ query: { companyId }, body: found.asked })
        }}
        onCloseAutoFocus={(event) => {
          if (!hasErased.current) return
          hasErased.current = false
          event.preventDefault()
          heading.current?.focus()
        }}
      />
    </Card>
  )
}
