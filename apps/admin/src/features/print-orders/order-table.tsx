import { formatNumber, formatPrice } from '@candour/console/format.ts'
import type { PrintOrder } from '@candour/schemas/print-orders.ts'
import { cn } from '@candour/ui/cn.ts'
import type { ReactNode } from 'react'
import {
  type BeforeChange,
  Contact,
  Item,
  OrderDate,
  OrderProgress,
  Placements,
  ProcessedBox,
} from '#features/print-orders/order-parts.tsx'
import { SelectOrder } from '#features/print-orders/packages.tsx'
import { Picture } from '#features/print-orders/picture.tsx'

export interface OrdersProps {
  orders: readonly PrintOrder[]
  beforeChange: BeforeChange
}

const columns = [
  { name: 'Preview', className: 'w-27 pl-6' },
  { name: 'Date', className: 'w-27' },
  { name: 'Company' },
  { name: 'Item', className: 'w-38' },
  { name: 'Qty', className: 'w-14 text-right' },
  { name: 'Price', className: 'w-21 text-right' },
  { name: 'Contact', className: 'w-49' },
  { name: 'Address', className: 'w-44' },
  { name: 'Processed', className: 'w-27 pr-6 text-center' },
]

export function OrderTable({ orders, beforeChange }: OrdersProps) {
  return (
    <table className="w-full table-fixed border-collapse text-left text-ink text-sm">
      <thead>
        <tr className="border-line border-y bg-surface text-ink-muted text-xs">
          {columns.map(({ name, className }) => (
            <th key={name} scope="col" className={cn('px-2.5 py-2 font-medium', className)}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr
            key={order.id}
            className={cn(
              'border-line not-last:border-b align-top',
              order.processed === 0 && 'bg-accent-soft/60 shadow-[inset_3px_0_0_var(--color-accent)]',
            )}
          >
            <td className="py-3 pr-2.5 pl-6">
              <span className="grid justify-items-start gap-1">
                <Picture order={order} className="size-13" />
                <SelectOrder order={order} />
              </span>
            </td>
            <Cell>
              <OrderDate at={order.createdAt} />
            </Cell>
            <Cell className="font-medium">
              <span dir="auto" title={order.companyName} className="wrap-anywhere line-clamp-4">
                {order.companyName}
              </span>
            </Cell>
            <Cell>
              <span className="grid justify-items-start gap-1.5">
                <Item order={order} />
                <Placements order={order} />
                <OrderProgress order={order} />
              </span>
            </Cell>
            <Cell className="text-right tabular-nums">{formatNumber(order.quantity)}</Cell>
            <Cell className="text-right tabular-nums">
              {order.priceInCents !== undefined && formatPrice(order.priceInCents)}
            </Cell>
            <Cell>
              <Contact order={order} />
            </Cell>
            <Cell className="wrap-anywhere whitespace-pre-line">{order.billingAddress}</Cell>
            <Cell className="pr-6 text-center">
              <ProcessedBox order={order} beforeChange={beforeChange} />
            </Cell>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell({ className, children }: { className?: string; children: ReactNode }) {
  return <td className={cn('px-2.5 py-3.5', className)}>{children}</td>
}
