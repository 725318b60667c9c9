import { mutationFor } from '@candour/api-client/query.ts'
import { formatDate } from '@candour/console/format.ts'
import { NotLoaded } from '@candour/console/query-failed.tsx'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { type Retention, type RetentionSettings, updateRetention } from '@candour/schemas/privacy.ts'
import { SectionCard } from '@candour/ui/card.tsx'
import { Field } from '@candour/ui/field.tsx'
import { FormError } from '@candour/ui/form-error.tsx'
import { Select } from '@candour/ui/select.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useUnsaved } from '@candour/ui/unsaved.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { retentionQuery } from '#features/privacy/queries.ts'
import { ifStill } from '#shared/if-still.ts'
import { useMay } from '#shared/permissions.ts'
import { SaveBar } from '#shared/save-bar.tsx'
import { texts } from '#shared/texts.ts'

/** How long visitors' data is kept. */
export function RetentionCard({ company }: { company: DashboardCompany }) {
  const retention = useQuery(retentionQuery(company.id))
  return (
    <SectionCard
      id="retention"
      title={texts.privacy.retention.title}
      description={texts.privacy.retention.description}
    >
      <div className="mt-4">
        <NotLoaded query={retention} title={texts.privacy.retention.failed} placeholder="h-60 w-full" />
        {retention.data && <RetentionForm company={company} saved={retention.data} />}
      </div>
    </SectionCard>
  )
}

type Choice = Pick<RetentionSettings, 'contactMonths' | 'textMonths'>
type Months = number | null

const contactChoices: RetentionSettings['contactMonths'][] = [6, 12, 24, 36, null]
const textChoices: RetentionSettings['textMonths'][] = [12, 24, 36, null]

function RetentionForm({ company, saved }: { company: DashboardCompany; saved: Retention }) {
  const queryClient = useQueryClient()
  const mayChange = useMay('privacy:manage')
  const [choice, setChoice] = useState(() => settingsOf(saved))
  const change = (part: Partial<Choice>) => setChoice({ ...choice, ...part })
  const changed = changedOf(choice, saved)
  const isChanged = Object.keys(changed).length > 0

  const update = useMutation({
    ...mutationFor(updateRetention),
    onSuccess: (saved) => {
      queryClient.setQueryData(retentionQuery(company.id).queryKey, saved)
      toast({ title: texts.privacy.retention.saved, variant: 'success' })
    },
  })
  useUnsaved(isChanged && !update.isPending)

  const save = (event: FormEvent) => {
    event.preventDefault()
    update.mutate(
      { query: { companyId: company.id }, body: changed },
      { onSuccess: (saved) => setChoice(ifStill(choice, settingsOf(saved))) },
    )
  }

  return (
    <form noValidate onSubmit={save}>
      <fieldset disabled={!mayChange} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Field label={texts.privacy.retention.contacts}>
          <MonthsSelect
            value={choice.contactMonths}
            choices={contactChoices}
            onChange={(contactMonths) => change({ contactMonths })}
          />
        </Field>
        <Field label={texts.privacy.retention.words}>
          <MonthsSelect
            value={choice.textMonths}
            choices={textChoices}
            onChange={(textMonths) => change({ textMonths })}
          />
        </Field>
        <p className="rounded-md bg-surface-sunken px-3 py-2.5 text-ink-muted text-sm">{upcomingOf(saved)}</p>
        <p role="status" className="rounded-md bg-warning-soft px-3 py-2.5 text-sm text-warning empty:hidden">
          {warningOf(choice, saved)}
        </p>
      </fieldset>
      <FormError>{update.error?.message}</FormError>
      {mayChange && <SaveBar isChanged={isChanged} isSaving={update.isPending} />}
    </form>
  )
}

interface MonthsSelectProps<Choice extends Months> {
  value: Choice
  choices: readonly Choice[]
  onChange: (choice: Choice) => void
}

function MonthsSelect<Choice extends Months>({ value, choices, onChange }: MonthsSelectProps<Choice>) {
  return (
    <Select
      value={String(value)}
      onChange={({ target }) => {
        const choice = choices.find((choice) => String(choice) === target.value)
        if (choice !== undefined) onChange(choice)
      }}
    >
      {choices.map((choice) => (
        <option key={choice} value={String(choice)}>
          {choice === null ? texts.privacy.retention.never : texts.privacy.retention.after(choice)}
        </option>
      ))}
    </Select>
  )
}

const settingsOf = ({ contactMonths, textMonths }: Retention): Choice => ({ contactMonths, textMonths })

/** Returns only what was changed, so that a colleague's change of the rest stays. */
function changedOf({ contactMonths, textMonths }: Choice, saved: Retention): Partial<Choice> {
  return {
    ...(contactMonths !== saved.contactMonths && { contactMonths }),
    ...(textMonths !== saved.textMonths && { textMonths }),
  }
}

/** Describes what the saved settings will remove next. */
function upcomingOf({ contactMonths, textMonths, upcoming }: Retention): string {
  const { upcoming: words, upcomingAtLeast } = texts.privacy.retention
  if (contactMonths === null && textMonths === null) return words.nothingEver
  if (!upcoming || upcoming.contacts + upcoming.texts === 0) return words.nothing
  const { contacts, texts: wordings, atLeast } = upcoming
  const on = formatDate(upcoming.on, 'UTC')
  const sentences = atLeast ? upcomingAtLeast : words
  if (contacts === 0) return sentences.words({ on, reviews: wordings })
  if (wordings === 0) return sentences.contacts({ on, reviews: contacts })
  return sentences.both({ on, contacts, words: wordings })
}

/** Warns of a choice that removes more than the saved one; empty for any other. */
function warningOf(choice: Choice, saved: Retention): string {
  const { warning } = texts.privacy.retention
  const contacts = shortened(choice.contactMonths, saved.contactMonths)
  const words = shortened(choice.textMonths, saved.textMonths)
  if (contacts !== null && words !== null) return warning.both({ contacts, words })
  if (contacts !== null) return warning.contacts(contacts)
  return words === null ? '' : warning.words(words)
}

/** Returns the months if they are fewer than before. */
const shortened = (months: Months, before: Months): Months =>
  months !== null && (before === null || months < before) ? months : null
