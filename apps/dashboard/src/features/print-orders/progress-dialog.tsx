import { formatDateTime } from '@candour/console/format.ts'
import { NotLoaded } from '@candour/console/query-failed.tsx'
import type { FollowedOrder, OrderStep, OwnPrintOrder } from '@candour/schemas/print-orders.ts'
import { Button } from '@candour/ui/button.tsx'
import { Dialog, DialogContent, DialogFooter, DialogTrigger } from '@candour/ui/dialog.tsx'
import { Field } from '@candour/ui/field.tsx'
import { Textarea } from '@candour/ui/textarea.tsx'
import { useUnsaved } from '@candour/ui/unsaved.ts'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { followedOrder } from '#features/print-orders/queries.ts'
import { useCancelOrder } from '#features/print-orders/use-cancel-order.ts'
import { itemName } from '#shared/item-name.ts'
import { useMay } from '#shared/permissions.ts'
import { texts } from '#shared/texts.ts'

/** Shows the states that an order has reached, and cancels it while it is only placed. */
export function ProgressDialog({
  order,
  timeZone,
  nameId,
}: {
  order: OwnPrintOrder
  timeZone: string
  /** Id of the element that names the order. */
  nameId: string
}) {
  const words = texts.printOrders.orders
  const id = useId()
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="ghost" size="sm" id={id} aria-labelledby={`${id} ${nameId}`}>
          {words.progress}
        </Button>
      </DialogTrigger>
      <DialogContent title={words.progressTitle} description={itemName(order.itemType)}>
        <Progress order={order} timeZone={timeZone} />
      </DialogContent>
    </Dialog>
  )
}

function Progress({ order, timeZone }: { order: OwnPrintOrder; timeZone: string }) {
  const followed = useQuery(followedOrder(order))
  const [cancelling, setCancelling] = useState(false)
  const mayCancel = useMay('orders:place')
  if (!followed.data) {
    const title = texts.printOrders.orders.progressFailed
    return <NotLoaded query={followed} title={title} placeholder="h-20 rounded-md" className="py-4" />
  }
  if (cancelling && followed.data.state === 'placed') {
    return <Cancellation order={order} onDone={() => setCancelling(false)} />
  }
  return (
    <>
      <Timeline order={followed.data} timeZone={timeZone} />
      {followed.data.state === 'placed' && mayCancel && (
        <DialogFooter>
          <Button variant="secondary" onClick={() => setCancelling(true)}>
            {texts.printOrders.orders.cancel.open}
          </Button>
        </DialogFooter>
      )}
    </>
  )
}

function Timeline({ order, timeZone }: { order: FollowedOrder; timeZone: string }) {
  return (
    <ol className="grid gap-4 border-line border-s-2 ps-4 text-sm">
      {order.timeline.map((step) => (
        <li key={step.state} aria-current={step.state === order.state ? 'step' : undefined}>
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="font-medium text-ink">{texts.printOrders.orders.states[step.state]}</span>
            <time dateTime={step.at} className="text-ink-muted tabular-nums">
              {formatDateTime(step.at, timeZone)}
            </time>
          </p>
          <Said step={step} />
        </li>
      ))}
    </ol>
  )
}

function Said({ step: { note, carrier, tracking } }: { step: OrderStep }) {
  const words = texts.printOrders.orders
  return (
    <>
      {note !== null && (
        <p dir="auto" className="wrap-anywhere mt-1 w-fit whitespace-pre-line text-ink">
          {note}
        </p>
      )}
      {(carrier !== undefined || tracking !== undefined) && (
        <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-ink">
          {carrier !== undefined && (
            <>
              <dt className="text-ink-muted">{words.carrier}</dt>
              <dd className="wrap-anywhere">
                <bdi>{carrier}</bdi>
              </dd>
            </>
          )}
          {tracking !== undefined && (
            <>
              <dt className="text-ink-muted">{words.tracking}</dt>
              <dd className="wrap-anywhere select-all">
                <Tracking>{tracking}</Tracking>
              </dd>
            </>
          )}
        </dl>
      )}
    </>
  )
}

function Tracking({ children }: { children: string }) {
  if (!/^https:\/\//i.test(children) || !URL.canParse(children)) return <bdi>{children}</bdi>
  return (
    <a href={children} target="_blank" rel="noreferrer" className="text-accent-text hover:underline">
      <bdi>{children}</bdi>
    </a>
  )
}

function Cancellation({ order, onDone }: { order: OwnPrintOrder; onDone: () => void }) {
  const words = texts.printOrders.orders.cancel
  const [reason, setReason] = useState('')
  const cancelling = useCancelOrder(order)
  useUnsaved(reason !== '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const given = reason.trim()
    cancelling.mutate(given === '' ? {} : { reason: given }, { onSuccess: onDone })
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <div>
        <p className="font-medium text-ink">{words.title}</p>
        <p className="mt-1 text-ink-muted text-sm">{words.text}</p>
      </div>
      <Field label={words.reason} optional>
        <Textarea
          dir="auto"
          value={reason}
          maxLength={1000}
          minHeight={80}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      <DialogFooter busy={cancelling.isPending}>
        <Button variant="secondary" onClick={onDone}>
          {words.keep}
        </Button>
        <Button type="submit" variant="danger" busy={cancelling.isPending}>
          {words.confirm}
        </Button>
      </DialogFooter>
    </form>
  )
}
