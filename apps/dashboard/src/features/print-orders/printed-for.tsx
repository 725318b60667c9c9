import { type Language, languageNames, languageOf, languages } from '@candour/schemas/languages.ts'
import type { Placement } from '@candour/schemas/placements.ts'
import { maxPrintedPlacements } from '@candour/schemas/print-orders.ts'
import { Button } from '@candour/ui/button.tsx'
import { Card } from '@candour/ui/card.tsx'
import { Select } from '@candour/ui/select.tsx'
import { Sentence } from '@candour/ui/sentence.tsx'
import { QrCode } from 'lucide-react'
import { namesOf } from '#features/print-orders/pieces.ts'
import { PlacementPicker } from '#features/print-orders/placement-picker.tsx'
import { texts } from '#shared/texts.ts'

interface PrintedForProps {
  companyId: string
  /** Empty for the review page. */
  placements: readonly Placement[]
  onChange: (placements: readonly Placement[]) => void
  /** How many can be chosen; as many as an order has by default. */
  max?: number
  /** Whether the dialog to choose placements is open. */
  isChoosing: boolean
  onChoosing: (isChoosing: boolean) => void
  /** Language of the printed words. */
  language: Language
  onLanguage: (language: Language) => void
}

/**
 * Shows and changes what the printed codes are for (the company's review page, one placement or several), and the
 * language of the words beside them.
 */
export function PrintedFor({
  companyId,
  placements,
  onChange,
  max = maxPrintedPlacements,
  isChoosing,
  onChoosing,
  language,
  onLanguage,
}: PrintedForProps) {
  const { length } = placements
  const words = texts.printOrders.printedFor
  return (
    <Card
      as="section"
      aria-label={words.label}
      padded={false}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 sm:px-6"
    >
      <span
        aria-hidden="true"
        className="flex size-10 shrink-0 items-center justify-center rounded-md border border-line bg-surface text-ink-faint"
      >
        <QrCode className="size-5" />
      </span>
      <p className="min-w-0 flex-1 basis-48 text-sm">
        <span className="wrap-anywhere line-clamp-3 font-medium text-ink">
          {length === 0 ? (
            words.reviewPage
          ) : (
            <Sentence parts={words.codes(<bdi>{namesOf(placements)}</bdi>)} />
          )}
        </span>
        <span className="mt-0.5 block text-ink-muted">
          {length === 0 ? words.reviewPageText : length === 1 ? words.oneCode : words.severalCodes(length)}
        </span>
      </p>
      <Select
        aria-label={words.language}
        value={language}
        onChange={({ target }) => onLanguage(languageOf(target.value) ?? language)}
        className="w-48 max-sm:w-full"
      >
        {languages.map((tag) => (
          <option key={tag} value={tag} lang={tag} dir="auto">
            {languageNames[tag]}
          </option>
        ))}
      </Select>
      <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
        {length > 0 && (
          <Button variant="ghost" onClick={() => onChange([])}>
            {words.useReviewPage}
          </Button>
        )}
        <Button variant="secondary" onClick={() => onChoosing(true)}>
          {length === 0 ? words.choose : words.change}
        </Button>
      </div>
      {isChoosing && (
        <PlacementPicker
          companyId={companyId}
          chosen={placements}
          max={max}
          onChoose={onChange}
          onClose={() => onChoosing(false)}
        />
      )}
    </Card>
  )
}
