import { formatPrice } from '@candour/console/format.ts'
import { languageNames } from '@candour/schemas/languages.ts'
import type { OrderConflict, OrderContent } from '@candour/schemas/print-orders.ts'
import { useEffect, useId, useRef } from 'react'

const facts: readonly [label: string, of: (content: OrderContent) => string][] = [
  ['Item', ({ itemType }) => itemType],
  ['Price', ({ priceInCents }) => formatPrice(priceInCents)],
  ['Layout', ({ layout }) => layout],
  ['Language', ({ language = 'en' }) => languageNames[language]],
  ['Company Name', ({ billing }) => billing.companyName],
  ['Contact Name', ({ billing }) => billing.contactName],
  ['Email', ({ billing }) => billing.email],
  ['Phone', ({ billing }) => billing.phone],
  ['Address', ({ billing }) => billing.address],
]

function placementsOf({ placementIds: { length } }: OrderContent): string {
  return length === 0 ? 'your review page' : length === 1 ? '1 code' : `${length} codes`
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
  const rows = facts.flatMap(([label, of]) =>
    of(stored) === of(sent) ? [] : [{ label, first: of(stored), now: of(sent) }],
  )
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={heading}
      className="mt-5 rounded-md bg-warning-soft p-3.5 text-ink text-sm"
    >
      <p id={heading} className="font-medium">
        Your first order was already placed with different details.
      </p>
      <p className="mt-1 text-ink-muted">
        It has not been changed. Keep it, or order this as well and receive two invoices.
      </p>
      <dl className="mt-3 grid gap-3">
        {stored.picture !== sent.picture && (
          <div>
            <dt className="font-medium">Picture</dt>
            <dd className="text-ink-muted">It has changed since the first order.</dd>
          </div>
        )}
        {stored.placementIds.join() !== sent.placementIds.join() && (
          <div>
            <dt className="font-medium">Codes</dt>
            <dd className="text-ink-muted">First order: {placementsOf(stored)}</dd>
            <dd>Now: {placementsOf(sent)}</dd>
          </div>
        )}
        {rows.map(({ label, first, now }) => (
          <div key={label} className="wrap-anywhere whitespace-pre-line">
            <dt className="font-medium">{label}</dt>
            <dd className="text-ink-muted">First order: {first}</dd>
            <dd>Now: {now}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
