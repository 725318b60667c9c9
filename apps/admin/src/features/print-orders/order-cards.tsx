import { formatNumber, formatPrice } from '@candour/console/format.ts'
import { cn } from '@candour/ui/cn.ts'
import { use } from 'react'
import {
  Contact,
  Item,
  OrderDate,
  OrderProgress,
  Placements,
  ProcessedBox,
} from '#features/print-orders/order-parts.tsx'
import type { OrdersProps } from '#features/print-orders/order-table.tsx'
import { SelectOrder } from '#features/print-orders/packages.tsx'
import { Picture } from '#features/print-orders/picture.tsx'
import { IsPrinter } from '#features/print-orders/viewer.ts'

/** The orders as cards, for screens without room for the table. */
export function OrderCards({ orders, beforeChange }: OrdersProps) {
  const isOperator = !use(IsPrinter)
  return (
    <ul className="grid border-line border-t md:grid-cols-2">
      {orders.map((order) => (
        <li
          key={order.id}
          aria-label={`${order.itemType} of ${order.companyName}`}
          className={cn(
            'grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-3 border-line border-b p-5 text-ink text-sm md:last:odd:col-span-full',
            order.processed === 0 && 'bg-accent-soft/60 shadow-[inset_3px_0_0_var(--color-accent)]',
          )}
        >
          <span className="grid content-start justify-items-center gap-1">
            <Picture order={order} className="size-18" />
            <SelectOrder order={order} />
          </span>
          <div className="grid content-start gap-1">
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span dir="auto" title={order.companyName} className="wrap-anywhere line-clamp-3 font-semibold">
                {order.companyName}
              </span>
              <span className="shrink-0 text-ink-muted">
                <OrderDate at={order.createdAt} />
              </span>
            </span>
            <Item order={order} />
            <Placements order={order} />
            <span className="tabular-nums">
              <span className="text-ink-muted">Qty</span> <span>{formatNumber(order.quantity)}</span>
              {order.priceInCents !== undefined && (
                <>
                  <span aria-hidden="true" className="mx-2 text-ink-faint">
                    ·
                  </span>
                  <span className="text-ink-muted">Price</span> <span>{formatPrice(order.priceInCents)}</span>
                </>
              )}
            </span>
            <OrderProgress order={order} />
          </div>
          <dl className="col-span-full grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
            <dt className="text-ink-muted">Contact</dt>
            <dd>
              <Contact order={order} />
            </dd>
            <dt className="text-ink-muted">Address</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{order.billingAddress}</dd>
          </dl>
          {isOperator && (
            <div className="col-span-full -my-1.5">
              <ProcessedBox order={order} beforeChange={beforeChange} labelled />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
