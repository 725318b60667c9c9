import type { OrderState } from '@candour/schemas/print-orders.ts'

export const stateNames: Record<OrderState, string> = {
  placed: 'Placed',
  in_production: 'In production',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Canceled',
}
