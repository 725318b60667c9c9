import { maxContactLengths } from '@candour/schemas/limits.ts'
import type { PageTexts } from '@candour/texts/en.ts'
import { Field } from '@candour/ui/field.tsx'
import { Input } from '@candour/ui/input.tsx'
import type { FeedbackValues } from '#shared/page.ts'

type ContactValues = Omit<FeedbackValues, 'feedback'>

/** Optional name, phone number and email address of a visitor. */
export function ContactFields({
  texts: { feedback: texts },
  values,
  issueOf,
  readOnly,
}: {
  texts: PageTexts
  /** Initial values. */
  values: ContactValues | undefined
  /** Returns what to correct in a field. */
  issueOf: (field: keyof ContactValues) => string | undefined
  readOnly?: boolean
}) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-3 font-semibold">
        {texts.contact} <span className="font-normal text-ink-faint text-sm">({texts.optional})</span>
      </legend>
      <Field label={texts.name} error={issueOf('contactName')}>
        <Input
          name="contactName"
          autoComplete="name"
          readOnly={readOnly}
          maxLength={maxContactLengths.contactName}
          defaultValue={values?.contactName}
        />
      </Field>
      <Field label={texts.phone} error={issueOf('contactNumber')}>
        <Input
          name="contactNumber"
          type="tel"
          autoComplete="tel"
          readOnly={readOnly}
          maxLength={maxContactLengths.contactNumber}
          defaultValue={values?.contactNumber}
        />
      </Field>
      <Field label={texts.email} error={issueOf('contactEmail')}>
        <Input
          name="contactEmail"
          type="email"
          autoComplete="email"
          readOnly={readOnly}
          maxLength={maxContactLengths.contactEmail}
          defaultValue={values?.contactEmail}
        />
      </Field>
    </fieldset>
  )
}
