import { formatDate, formatPrice } from '@candour/console/format.ts'
import { NotLoaded } from '@candour/console/query-failed.tsx'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { languageNames } from '@candour/schemas/languages.ts'
import type { OwnPrintOrder } from '@candour/schemas/print-orders.ts'
import { Badge } from '@candour/ui/badge.tsx'
import { Button } from '@candour/ui/button.tsx'
import { SectionCard } from '@candour/ui/card.tsx'
import { cn } from '@candour/ui/cn.ts'
import { EmptyState } from '@candour/ui/empty-state.tsx'
import { Sentence } from '@candour/ui/sentence.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { OrderAgain } from '#features/print-orders/order-again.tsx'
import { ProgressDialog } from '#features/print-orders/progress-dialog.tsx'
import { ownOrders } from '#features/print-orders/queries.ts'
import { itemName } from '#shared/item-name.ts'
import { texts } from '#shared/texts.ts'

interface OrderListProps {
  company: DashboardCompany
  /** Id of the order that is highlighted and focused. */
  placed: string | undefined
  /** Called with an order that repeats one. */
  onOrdered: (order: OwnPrintOrder) => void
}

/** Lists the company's orders and their states. */
export function OrderList({ company, placed, onOrdered }: OrderListProps) {
  const list = useInfiniteQuery(ownOrders(company.id))
  const orders = list.data?.pages.flatMap((page) => page.items)
  return (
    <SectionCard
      id="orders-heading"
      title={texts.printOrders.orders.title}
      headerClassName="px-5 pt-5 pb-4 sm:px-6 sm:pt-6"
      padded={false}
    >
      {orders ? (
        orders.length === 0 && (
          <EmptyState icon={<Printer />} title={texts.printOrders.orders.empty.title} className="pt-6">
            {texts.printOrders.orders.empty.text}
          </EmptyState>
        )
      ) : (
        <div className="px-5 pb-6 sm:px-6">
          <NotLoaded
            query={list}
            title={texts.printOrders.orders.failed}
            placeholder="h-20 rounded-md"
            className="pt-4 pb-8"
          />
        </div>
      )}
      {orders && orders.length > 0 && (
        <ul className="divide-y divide-line border-line border-t">
          {orders.map((order) => (
            <Order
              key={order.id}
              company={company}
              order={order}
              isNew={order.id === placed}
              onOrdered={onOrdered}
            />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <div className="flex justify-center border-line border-t p-4">
          <Button variant="secondary" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            {texts.printOrders.orders.loadMore}
          </Button>
        </div>
      )}
    </SectionCard>
  )
}

function Order({
  company,
  order,
  isNew,
  onOrdered,
}: Omit<OrderListProps, 'placed'> & { order: OwnPrintOrder; isNew: boolean }) {
  const row = useRef<HTMLLIElement>(null)
  const nameId = useId()
  useEffect(() => {
    if (!isNew) return
    row.current?.focus({ preventScroll: true })
    row.current?.scrollIntoView({ block: 'center' })
  }, [isNew])
  return (
    <li
      ref={row}
      {...(isNew && { tabIndex: -1 })}
      className={cn(
        'flex items-center gap-3 px-5 py-4 last:rounded-b-lg focus-visible:-outline-offset-2 sm:gap-4 sm:px-6',
        isNew && 'bg-surface-sunken',
      )}
    >
      <span className="flex size-14 shrink-0 items-center justify-center rounded-md border border-line bg-white p-1">
        <img
          src={order.imageUrl}
          alt=""
          loading="lazy"
          decoding="async"
          className="max-h-full max-w-full object-contain"
        />
      </span>
      <div className="grid min-w-0 flex-1 gap-x-4 gap-y-2 text-sm sm:grid-cols-[1fr_auto]">
        <div className="min-w-0">
          <p id={nameId} className="font-medium text-ink">
            {itemName(order.itemType)}
          </p>
          {order.placements && (
            <p className="wrap-anywhere mt-0.5 line-clamp-3 text-ink-muted">
              <Sentence parts={printedFor(order.placements)} />
            </p>
          )}
          <p className="mt-0.5 text-ink-muted tabular-nums">
            <time dateTime={order.createdAt}>{formatDate(order.createdAt, company.timeZone)}</time>
            <wbr />
            <span aria-hidden="true" className="mx-1.5 text-ink-faint">
              ·
            </span>
            {formatPrice(order.priceInCents)}
            {order.language && (
              <>
                <span aria-hidden="true" className="mx-1.5 text-ink-faint">
                  ·
                </span>
                <bdi>{languageNames[order.language]}</bdi>
              </>
            )}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-1.5 sm:row-span-2">
          {isNew && <Badge tone="success">{texts.printOrders.orders.new}</Badge>}
          <State order={order} />
        </div>
        <div className="flex flex-wrap gap-2">
          <OrderAgain company={company} order={order} onOrdered={onOrdered} />
          <ProgressDialog order={order} timeZone={company.timeZone} nameId={nameId} />
        </div>
      </div>
    </li>
  )
}

const tones = {
  placed: 'accent',
  in_production: 'accent',
  shipped: 'success',
  delivered: 'success',
  cancelled: 'neutral',
} as const

/** The operator's check mark says more than that the order was placed. */
function State({ order: { state, processed } }: { order: OwnPrintOrder }) {
  const { states, processed: done } = texts.printOrders.orders
  if (state === 'placed' && processed === 1) return <Badge tone="success">{done}</Badge>
  return <Badge tone={tones[state]}>{states[state]}</Badge>
}

function printedFor({ count, names }: NonNullable<OwnPrintOrder['placements']>) {
  const shown = <bdi>{names}</bdi>
  return count === 1 ? texts.printOrders.for.code(shown) : texts.printOrders.for.codes(count, shown)
}
