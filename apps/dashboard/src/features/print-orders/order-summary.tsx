import { queryFor } from '@candour/api-client/query.ts'
import { formatPrice } from '@candour/console/format.ts'
import { isolated } from '@candour/console/texts.ts'
import { languageNames } from '@candour/schemas/languages.ts'
import { type PrintKind, sizes, spreadOver } from '@candour/schemas/packs.ts'
import { getConfig } from '@candour/schemas/platform.ts'
import { Sentence } from '@candour/ui/sentence.tsx'
import { Skeleton } from '@candour/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { OrderedPack } from '#features/print-orders/billing-form.tsx'
import { Mockup } from '#features/print-orders/mockup.tsx'
import { layoutName, namesOf } from '#features/print-orders/pieces.ts'
import { PrintedNameNote } from '#features/print-orders/printed-name.tsx'
import type { Proof } from '#features/print-orders/proof-query.ts'
import { texts } from '#shared/texts.ts'

/** Width in canvas pixels, enough for high-density screens. */
const thumbnailWidth = { poster: 160, sticker: 200 }

/** What is ordered, with a picture of it, its price and the terms. */
export function OrderSummary({
  kind,
  pack,
  layout: id,
  language,
  placementIds,
  proof,
}: Omit<OrderedPack, 'company'> & {
  /** Undefined until it is loaded. */
  proof: Proof | undefined
}) {
  const scene = useMemo(() => proof?.studio.draw(kind, id, proof.placements[0]), [proof, kind, id])
  const { billing, for: printedFor } = texts.printOrders
  const words = texts.printOrders.pieces[kind]
  const layout = layoutName(kind, id)
  const printedName = <bdi>{scene?.printedName.text ?? '…'}</bdi>
  const names = <bdi className="text-ink">{proof ? namesOf(proof.placements) : '…'}</bdi>
  const count = placementIds.length
  return (
    <div className="mb-5 grid gap-2.5">
      <div className="flex items-center gap-4 rounded-md bg-surface-sunken p-3.5 text-sm">
        <span className="flex h-20 w-16 shrink-0 items-center justify-center">
          {proof && scene ? (
            <Mockup studio={proof.studio} scene={scene} width={thumbnailWidth[kind]} />
          ) : (
            <Skeleton className="size-full" />
          )}
        </span>
        <div className="min-w-0 flex-1">
          <p className="flex items-baseline justify-between gap-4 text-ink">
            <span>{words.order(sizes[kind], pack.quantity)}</span>
            <span className="font-semibold tabular-nums">{formatPrice(pack.priceInCents)}</span>
          </p>
          <p className="wrap-anywhere mt-0.5 text-ink-muted">
            <Sentence
              parts={
                language === 'en'
                  ? billing.look(layout, printedName)
                  : billing.lookIn(layout, printedName, <bdi>{languageNames[language]}</bdi>)
              }
            />
          </p>
          {count > 0 && (
            <p className="wrap-anywhere mt-0.5 text-ink-muted">
              <Sentence parts={count === 1 ? printedFor.code(names) : printedFor.codes(count, names)} />
              {count > 1 && <span className="block">{spreadOf(kind, count, pack.quantity)}</span>}
            </p>
          )}
          <p className="mt-0.5 text-ink-muted">{billing.invoice}</p>
          <Terms />
        </div>
      </div>
      {scene && <PrintedNameNote scene={scene} />}
    </div>
  )
}

/** Says how many pieces of a pack each of several placements gets. */
function spreadOf(kind: PrintKind, count: number, quantity: number): string {
  const { evenly, unevenly } = texts.printOrders.pieces[kind]
  const { each, extra } = spreadOver(count, quantity)
  return extra === 0
    ? evenly(each)
    : unevenly({ more: each + 1, first: extra, fewer: each, others: count - extra })
}

/** Delivery time, shipping and tax in the operator's words. */
function Terms() {
  const { data } = useQuery(queryFor(getConfig, {}))
  if (!data) return null
  const { orderTerms, provider } = data
  return (
    <p className="wrap-anywhere mt-0.5 text-ink-muted" dir="auto">
      {orderTerms ?? texts.printOrders.billing.terms(isolated(provider.name))}
    </p>
  )
}
