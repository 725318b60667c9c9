import { maxContactLengths } from '@candour/schemas/limits.ts'
import type { PageTexts } from '@candour/texts/en/pages.ts'
import { Field } from '@candour/ui/field.tsx'
import { Input } from '@candour/ui/input.tsx'
import type { ReactNode } from 'react'
import type { FeedbackValues } from '#shared/page.ts'

type ContactValues = Omit<FeedbackValues, 'feedback' | 'mailReceipt'>

const fields = [
  { name: 'contactName', label: 'name', autoComplete: 'name' },
  { name: 'contactNumber', label: 'phone', type: 'tel', autoComplete: 'tel' },
  { name: 'contactEmail', label: 'email', type: 'email', autoComplete: 'email' },
] as const

/** Optional name, phone number and email address of a visitor. */
export function ContactFields({
  texts: { feedback: texts },
  values,
  issueOf,
  readOnly,
  children,
}: {
  texts: PageTexts
  /** Initial values. */
  values: ContactValues | undefined
  /** Returns what to correct in a field. */
  issueOf: (field: keyof ContactValues) => string | undefined
  readOnly?: boolean
  /** Below the email address. */
  children?: ReactNode
}) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-3 font-semibold">
        {texts.contact} <span className="font-normal text-ink-muted text-sm">({texts.optional})</span>
        <span className="block font-normal text-ink-muted text-sm">{texts.contactReason}</span>
      </legend>
      {fields.map(({ name, label, ...input }) => (
        <Field key={name} label={texts[label]} error={issueOf(name)}>
          <Input
            name={name}
            {...input}
            readOnly={readOnly}
            maxLength={maxContactLengths[name]}
            defaultValue={values?.[name]}
            autoFocus={issueOf(name) !== undefined}
          />
        </Field>
      ))}
      {children}
    </fieldset>
  )
}
