import { formatDateTime } from '@candour/console/format.ts'
import { NotLoaded } from '@candour/console/query-failed.tsx'
import { type HandledOrder, nextStates, orderState, type PrintOrder } from '@candour/schemas/print-orders.ts'
import { Badge } from '@candour/ui/badge.tsx'
import { Button } from '@candour/ui/button.tsx'
import { Dialog, DialogContent, DialogFooter } from '@candour/ui/dialog.tsx'
import { Field } from '@candour/ui/field.tsx'
import { FormError } from '@candour/ui/form-error.tsx'
import { Input } from '@candour/ui/input.tsx'
import { Select } from '@candour/ui/select.tsx'
import { Textarea } from '@candour/ui/textarea.tsx'
import { useUnsaved } from '@candour/ui/unsaved.ts'
import { useQuery } from '@tanstack/react-query'
import { Truck } from 'lucide-react'
import { createContext, type FormEvent, type ReactNode, use, useCallback, useState } from 'react'
import { changedBy } from '#features/print-orders/changed-by.ts'
import { handledOrder, type OrderChange, useUpdateOrder } from '#features/print-orders/queries.ts'
import { stateNames } from '#features/print-orders/states.ts'
import { IsPrinter } from '#features/print-orders/viewer.ts'
import { printers } from '#features/printers/queries.ts'

/** The state of an order, and whether it has been there for too long. */
export function OrderStateBadges({ order: { state, late, printer } }: { order: PrintOrder }) {
  const isOperator = !use(IsPrinter)
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      <Badge tone={state === 'shipped' || state === 'delivered' ? 'success' : 'neutral'}>
        {stateNames[state]}
      </Badge>
      {late && <Badge tone="warning">Late</Badge>}
      {isOperator && printer && (
        <span title={printer.email} className="wrap-anywhere line-clamp-2 text-ink-muted text-xs">
          By <bdi>{printer.email}</bdi>
        </span>
      )}
    </span>
  )
}

const nameOf = ({ itemType, companyName }: PrintOrder) => `${itemType} of ${companyName}`

const OpenProgress = createContext<(order: PrintOrder) => void>(() => {})

/**
 * The dialog with an order's states, which moves it on. It wraps the list, so that typed text survives when the order leaves
 * the list, or when rotating the screen replaces the table by cards.
 */
export function ProgressDialog({ children }: { children: ReactNode }) {
  // Keeps the order while the dialog closes.
  const [{ isOpen, order }, setShown] = useState<{ isOpen: boolean; order?: PrintOrder }>({ isOpen: false })
  const open = useCallback((order: PrintOrder) => setShown({ isOpen: true, order }), [])
  const close = () => setShown((shown) => ({ ...shown, isOpen: false }))
  return (
    <OpenProgress value={open}>
      {children}
      <Dialog open={isOpen} onOpenChange={close}>
        {order && (
          <DialogContent title="Progress" description={nameOf(order)}>
            <Progress id={order.id} onDone={close} />
          </DialogContent>
        )}
      </Dialog>
    </OpenProgress>
  )
}

/** Opens the `ProgressDialog` around it. */
export function ProgressButton({ order }: { order: PrintOrder }) {
  const open = use(OpenProgress)
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={`Progress: ${nameOf(order)}`}
      onClick={() => open(order)}
      className="inline-flex min-h-6 cursor-pointer items-center gap-1.5 justify-self-start font-medium text-accent-text hover:underline"
    >
      <Truck className="size-4" />
      Progress
    </button>
  )
}

function Progress({ id, onDone }: { id: string; onDone: () => void }) {
  const query = useQuery(handledOrder(id))
  if (!query.data) {
    return (
      <NotLoaded
        query={query}
        title="Failed to load the order"
        placeholder="h-40 rounded-md"
        className="py-4"
      />
    )
  }
  const { data: order } = query
  return (
    <div className="grid gap-6">
      <Timeline order={order} />
      <MoveForm order={order} onDone={onDone} />
    </div>
  )
}

function Timeline({ order }: { order: HandledOrder }) {
  return (
    <ol className="grid gap-3 border-line border-s-2 ps-4 text-sm">
      {order.timeline.map(({ state, at, note, carrier, tracking, by }) => (
        <li key={state}>
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="font-medium text-ink">{stateNames[state]}</span>
            <time dateTime={at} className="text-ink-muted tabular-nums">
              {formatDateTime(at)}
            </time>
          </p>
          {(carrier !== undefined || tracking !== undefined) && (
            <p className="wrap-anywhere text-ink">{[carrier, tracking].filter(Boolean).join(' · ')}</p>
          )}
          {note !== null && (
            <p dir="auto" className="wrap-anywhere whitespace-pre-line text-ink">
              {note}
            </p>
          )}
          {by !== null && <p className="wrap-anywhere text-ink-muted text-xs">{by}</p>}
        </li>
      ))}
    </ol>
  )
}

const empty = { state: '', carrier: '', tracking: '', note: '' }

function MoveForm({ order, onDone }: { order: HandledOrder; onDone: () => void }) {
  const isOperator = !use(IsPrinter)
  const given = order.printer?.id ?? ''
  const [was] = useState(order)
  const [typed, setFields] = useState<typeof empty & { printerId?: string }>(empty)
  const possible = nextStates(order.state)
  // Somebody else may have moved the order on, or given it to a printer.
  const fields = {
    ...typed,
    state: possible.some((state) => state === typed.state) ? typed.state : '',
    printerId: typed.printerId ?? given,
  }
  const [missing, setMissing] = useState(false)
  const update = useUpdateOrder(was)
  const change = changeOf(fields, given)
  useUnsaved(Object.keys(change).length > 0)
  const set = (name: keyof typeof typed) => (event: { target: { value: string } }) =>
    setFields((now) => ({ ...now, [name]: event.target.value }))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const needsReason = change.state === 'cancelled' && change.note === undefined
    setMissing(needsReason)
    if (!needsReason) update.mutate(change, { onSuccess: onDone })
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field label="State">
        <Select value={fields.state} onChange={set('state')}>
          <option value="">{`${stateNames[order.state]} (as now)`}</option>
          {possible.map((state) => (
            <option key={state} value={state}>
              {stateNames[state]}
            </option>
          ))}
        </Select>
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Carrier" optional>
          <Input value={fields.carrier} maxLength={80} onChange={set('carrier')} />
        </Field>
        <Field label="Tracking number" optional>
          <Input value={fields.tracking} maxLength={120} onChange={set('tracking')} />
        </Field>
      </div>
      <Field
        label="Note"
        optional={fields.state !== 'cancelled'}
        description="The customer reads it."
        error={missing && 'Please enter a reason'}
      >
        <Textarea value={fields.note} maxLength={1000} minHeight={72} onChange={set('note')} />
      </Field>
      {isOperator && (
        <PrinterField given={order.printer} value={fields.printerId} onChange={set('printerId')} />
      )}
      <FormError>{changedBy(was, order) ?? update.error?.message}</FormError>
      <DialogFooter busy={update.isPending}>
        <Button type="submit" busy={update.isPending} disabled={Object.keys(change).length === 0}>
          Save
        </Button>
      </DialogFooter>
    </form>
  )
}

interface PrinterFieldProps {
  /** The assigned printer, an option even before the list of printers has loaded. */
  given: HandledOrder['printer']
  value: string
  onChange: (event: { target: { value: string } }) => void
}

function PrinterField({ given, ...props }: PrinterFieldProps) {
  const { data } = useQuery(printers)
  const others = (data ?? []).filter(({ id, state }) => state !== 'disabled' && id !== given?.id)
  return (
    <Field label="Printer">
      <Select {...props}>
        <option value="">None</option>
        {[...(given ? [given] : []), ...others].map(({ id, email }) => (
          <option key={id} value={id}>
            {email}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** Returns what the fields change. */
function changeOf({ state, printerId, ...said }: typeof empty & { printerId: string }, given: string) {
  const change: OrderChange = {}
  const chosen = orderState.safeParse(state)
  if (chosen.success) change.state = chosen.data
  for (const name of ['carrier', 'tracking', 'note'] as const) {
    const text = said[name].trim()
    if (text !== '') change[name] = text
  }
  if (printerId !== given) change.printerId = printerId === '' ? null : printerId
  return change
}
