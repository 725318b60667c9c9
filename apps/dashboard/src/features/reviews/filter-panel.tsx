import { ratings } from '@candour/schemas/limits.ts'
import { maxThemes } from '@candour/schemas/reviews.ts'
import { Select } from '@candour/ui/select.tsx'
import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { ChoiceFilter } from '#features/reviews/choice-filter.tsx'
import { LanguageFilter } from '#features/reviews/language-filter.tsx'
import { type Filters, sentiments, themes } from '#shared/filters.ts'
import { LocationFilter } from '#shared/location-filter.tsx'
import { PeriodPicker } from '#shared/period-picker.tsx'
import { useMay } from '#shared/permissions.ts'
import { texts } from '#shared/texts.ts'

export interface FilterPanelProps {
  companyId: string
  filters: Filters
  timeZone: string
  onChange: (change: (filters: Filters) => Filters) => void
}

/** All filters but the words. */
export function FilterPanel({ companyId, filters, timeZone, onChange }: FilterPanelProps) {
  const seesContacts = useMay('reviews:contacts')
  const words = texts.reviewFilters
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-2.5">
      <LocationFilter
        companyId={companyId}
        value={filters.locationId}
        onChange={(locationId) => onChange((all) => ({ ...all, locationId }))}
      />
      <Toggles legend={words.rating}>
        {ratings.toReversed().map((rating) => (
          <Toggle
            key={rating}
            label={words.stars(rating)}
            pressed={filters.rating.includes(rating)}
            onPress={() => onChange((all) => ({ ...all, rating: toggled(all.rating, rating) }))}
          >
            {rating}
            <Star className="size-3.5 fill-current" />
          </Toggle>
        ))}
      </Toggles>
      <Toggles legend={words.sentiment}>
        {sentiments.toReversed().map((sentiment) => (
          <Toggle
            key={sentiment}
            pressed={filters.sentiment.includes(sentiment)}
            onPress={() => onChange((all) => ({ ...all, sentiment: toggled(all.sentiment, sentiment) }))}
          >
            {texts.frame.sentiment[sentiment]}
          </Toggle>
        ))}
      </Toggles>
      <Toggles legend={words.mismatch}>
        <Toggle
          pressed={filters.mismatch}
          onPress={() => onChange((all) => ({ ...all, mismatch: !all.mismatch }))}
        >
          {texts.frame.mismatch}
        </Toggle>
      </Toggles>
      {seesContacts && (
        <Select
          aria-label={words.contact.label}
          value={String(filters.hasContact ?? '')}
          onChange={({ target }) =>
            onChange((all) => ({ ...all, hasContact: target.value ? target.value === 'true' : undefined }))
          }
          className="w-40 max-sm:w-full"
        >
          <option value="">{words.contact.any}</option>
          <option value="true">{words.contact.with}</option>
          <option value="false">{words.contact.without}</option>
        </Select>
      )}
      <PeriodPicker
        value={filters.period}
        timeZone={timeZone}
        onChange={(period) => onChange((all) => ({ ...all, period }))}
      />
      <ChoiceFilter
        words={words.theme}
        choices={themes.map((value) => ({ value, label: texts.common.themes[value] }))}
        chosen={filters.theme}
        max={maxThemes}
        onChange={(chosen) =>
          onChange((all) => ({ ...all, theme: themes.filter((theme) => chosen.includes(theme)) }))
        }
      />
      <LanguageFilter
        companyId={companyId}
        value={filters.textLanguage}
        onChange={(textLanguage) => onChange((all) => ({ ...all, textLanguage: textLanguage.toSorted() }))}
      />
    </div>
  )
}

function toggled<Value>(chosen: readonly Value[], value: Value): Value[] {
  return chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]
}

function Toggles({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="flex min-w-0 divide-x max-sm:w-full divide-line-control overflow-hidden rounded-md border border-line-control bg-surface-raised">
      <legend className="sr-only">{legend}</legend>
      {children}
    </fieldset>
  )
}

interface ToggleProps {
  /** Accessible name, where the content alone is not enough. */
  label?: string
  pressed: boolean
  onPress: () => void
  children: ReactNode
}

function Toggle({ label, pressed, onPress, children }: ToggleProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      onClick={onPress}
      className="flex h-10.5 items-center justify-center gap-1 max-sm:flex-1 px-3 font-medium text-ink-muted text-sm tabular-nums transition-colors hover:bg-ink/6 hover:text-ink focus-visible:-outline-offset-2 aria-pressed:bg-accent-soft aria-pressed:text-accent-text sm:h-9.5"
    >
      {children}
    </button>
  )
}
