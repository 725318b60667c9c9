import { formatPrice } from '@candour/console/format.ts'
import { languageNames } from '@candour/schemas/languages.ts'
import { kindOf } from '@candour/schemas/packs.ts'
import type { OrderConflict, OrderContent } from '@candour/schemas/print-orders.ts'
import { Sentence } from '@candour/ui/sentence.tsx'
import { useEffect, useId, useRef } from 'react'
import { layoutName } from '#features/print-orders/pieces.ts'
import { itemName } from '#shared/item-name.ts'
import { texts } from '#shared/texts.ts'

/** What orders may differ in, always in the same order. */
function factsOf(content: OrderContent): readonly [label: string, fact: string][] {
  const { conflict, billing: dialog } = texts.printOrders
  const { priceInCents, layout, language = 'en', billing } = content
  return [
    [conflict.item, itemName(content.itemType)],
    [conflict.price, formatPrice(priceInCents)],
    [conflict.layout, layoutName(kindOf(content), layout)],
    [conflict.language, languageNames[language]],
    [dialog.fields.companyName, billing.companyName],
    [dialog.fields.contactName, billing.contactName],
    [dialog.fields.email, billing.email],
    [dialog.fields.phone, billing.phone],
    [dialog.fields.address, billing.address],
  ]
}

/** Shows how a resubmitted order differs from the one its first attempt placed. */
export function Conflict({ conflict: { stored, sent } }: { conflict: OrderConflict }) {
  const heading = useId()
  const box = useRef<HTMLElement>(null)
  // The pressed button is gone: move focus to the decision and keep its buttons in view.
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.closest('form')?.scrollIntoView({ block: 'end' })
  }, [])
  const sentFacts = factsOf(sent)
  const rows = factsOf(stored).flatMap(([label, first], index) => {
    const now = sentFacts[index]?.[1]
    return first === now ? [] : [{ label, first, now }]
  })
  const words = texts.printOrders.conflict
  const firstCodes = stored.placementIds.length
  const codesNow = sent.placementIds.length
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={heading}
      className="mt-5 rounded-md bg-warning-soft p-3.5 text-ink text-sm"
    >
      <p id={heading} className="font-medium">
        {words.title}
      </p>
      <p className="mt-1 text-ink-muted">{words.text}</p>
      <dl className="mt-3 grid gap-3">
        {(stored.picture !== sent.picture || stored.approvedSha256 !== sent.approvedSha256) && (
          <div>
            <dt className="font-medium">{words.picture}</dt>
            <dd className="text-ink-muted">{words.pictureText}</dd>
          </div>
        )}
        {stored.placementIds.join() !== sent.placementIds.join() && (
          <div>
            <dt className="font-medium">{words.codes}</dt>
            <dd className="text-ink-muted">
              {firstCodes === 0 ? words.firstForReviewPage : words.firstForCodes(firstCodes)}
            </dd>
            <dd>{codesNow === 0 ? words.nowForReviewPage : words.nowForCodes(codesNow)}</dd>
          </div>
        )}
        {rows.map(({ label, first, now }) => (
          <div key={label} className="wrap-anywhere whitespace-pre-line">
            <dt className="font-medium">{label}</dt>
            <dd className="text-ink-muted">
              <Sentence parts={words.first(first)} />
            </dd>
            <dd>
              <Sentence parts={words.now(now)} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
