import { refetchChanged } from '@candour/api-client/query.ts'
import { type DeliveryStatus, type WebhookDelivery, webhookLogDays } from '@candour/schemas/webhooks.ts'
import { Badge } from '@candour/ui/badge.tsx'
import { Button } from '@candour/ui/button.tsx'
import { Card } from '@candour/ui/card.tsx'
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from '@candour/ui/collapsible.tsx'
import { Dialog, DialogContent, DialogTrigger, FormFooter } from '@candour/ui/dialog.tsx'
import { EmptyState } from '@candour/ui/empty-state.tsx'
import { Field } from '@candour/ui/field.tsx'
import { FormError } from '@candour/ui/form-error.tsx'
import { Input } from '@candour/ui/input.tsx'
import { Select } from '@candour/ui/select.tsx'
import { Skeleton } from '@candour/ui/skeleton.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Inbox, RotateCw } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { formatDateTime, formatFullTime } from '#format.ts'
import { ListEnd } from '#list-end.tsx'
import { texts } from '#texts.ts'
import { formatForField, timeFromField } from '#time-field.ts'
import { toastError } from '#toast-error.ts'
import { type WebhookCalls, webhookChanges, webhooksQuery } from '#webhook-calls.ts'
import { hostOf } from '#webhook-list.tsx'
import { WebhookTest } from '#webhook-test.tsx'
import { outcomeOf, whyOff } from '#webhook-words.ts'

/** Poll interval while a message is waiting, and otherwise, in milliseconds. */
const refresh = { waiting: 3_000, idle: 15_000 }
const pageSize = 25
const tones = { pending: 'warning', delivered: 'success', failed: 'danger' } as const

/** What a webhook was sent, newest first: attempts, answers, and each message to send again. */
export function WebhookLog({
  id,
  calls,
  mayChange,
}: {
  id: string
  calls: WebhookCalls
  mayChange: boolean
}) {
  const words = texts.integrations.webhooks.messages
  const [status, setStatus] = useState<DeliveryStatus>()
  const webhook = useQuery(webhooksQuery(calls)).data?.find((one) => one.id === id)
  const pages = useInfiniteQuery({
    queryKey: ['webhooks', calls.scope, id, status],
    queryFn: ({ pageParam }) => calls.deliveries(id, { cursor: pageParam, status, limit: pageSize }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    meta: { reads: ['webhooks'] as const },
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some((one) => one.status === 'pending'))
        ? refresh.waiting
        : refresh.idle,
  })
  const deliveries = pages.data?.pages.flatMap(({ items }) => items)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {webhook && (
        <Card className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <div>
            <bdi dir="ltr" className="wrap-anywhere line-clamp-4 font-medium text-ink text-sm">
              {webhook.url}
            </bdi>
            {!webhook.active && <p className="mt-1 text-danger text-sm">{whyOff(webhook)}</p>}
          </div>
          {mayChange && <WebhookTest id={id} host={hostOf(webhook)} calls={calls} />}
        </Card>
      )}
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Field label={words.show} className="w-44">
          <Select
            value={status ?? ''}
            onChange={({ target }) =>
              setStatus((['pending', 'delivered', 'failed'] as const).find((one) => one === target.value))
            }
          >
            <option value="">{words.all}</option>
            <option value="pending">{words.choices.pending}</option>
            <option value="delivered">{words.choices.delivered}</option>
            <option value="failed">{words.choices.failed}</option>
          </Select>
        </Field>
        {mayChange && <ReplaySpan id={id} calls={calls} />}
      </div>
      {pages.isPending && <Skeleton className="h-40 w-full" />}
      {deliveries?.length === 0 && !pages.error && (
        <Card>
          <EmptyState icon={<Inbox />} title={status ? words.noneSuch : words.none}>
            {words.noneText(webhookLogDays)}
          </EmptyState>
        </Card>
      )}
      {deliveries && deliveries.length > 0 && (
        <Card className="py-0 sm:py-0">
          <ul className="divide-y divide-line">
            {deliveries.map((delivery) => (
              <DeliveryRow
                key={delivery.id}
                delivery={delivery}
                webhookId={id}
                calls={calls}
                mayChange={mayChange}
              />
            ))}
          </ul>
        </Card>
      )}
      <ListEnd pages={pages} shown={deliveries?.length} title={words.loadFailed} count={words.shown} />
    </div>
  )
}

interface DeliveryRowProps {
  delivery: WebhookDelivery
  webhookId: string
  calls: WebhookCalls
  mayChange: boolean
}

function DeliveryRow({ delivery, webhookId, calls, mayChange }: DeliveryRowProps) {
  const words = texts.integrations.webhooks.messages
  const client = useQueryClient()
  const replay = useMutation({
    mutationFn: () => calls.replay(webhookId, delivery.id),
    onSuccess: () => {
      toast({ title: words.sentAgain })
      return refetchChanged(client, webhookChanges)
    },
    onError: toastError(words.sendAgainFailed),
  })
  return (
    <li>
      <Collapsible>
        <CollapsibleTrigger className="py-3">
          <span className="min-w-0 flex-1">
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="wrap-anywhere font-medium text-ink text-sm">{delivery.type}</span>
              <Badge tone={tones[delivery.status]}>{words.status[delivery.status]}</Badge>
            </span>
            <span className="mt-0.5 block text-ink-muted text-sm">
              {formatDateTime(delivery.createdAt, calls.timeZone)} · {outcomeOf(delivery)}
              {delivery.attempts.length > 1 && ` · ${words.attempts(delivery.attempts.length)}`}
            </span>
          </span>
        </CollapsibleTrigger>
        <CollapsibleContent className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-4">
          {delivery.nextAttemptAt && (
            <p className="text-ink-muted text-sm">
              {words.nextAttempt(formatDateTime(delivery.nextAttemptAt, calls.timeZone))}
            </p>
          )}
          {delivery.attempts.length > 0 && (
            <ol aria-label={words.attemptList} className="grid grid-cols-[minmax(0,1fr)] gap-3">
              {delivery.attempts.map((attempt) => (
                <li key={attempt.at} className="text-sm">
                  <p className="text-ink">
                    {attempt.status === null
                      ? words.attemptNoAnswer(formatFullTime(attempt.at, calls.timeZone), attempt.ms)
                      : words.attemptAnswered(
                          formatFullTime(attempt.at, calls.timeZone),
                          attempt.status,
                          attempt.ms,
                        )}
                  </p>
                  {attempt.answer && <Verbatim>{attempt.answer}</Verbatim>}
                </li>
              ))}
            </ol>
          )}
          <div className="text-sm">
            <p className="text-ink">{words.message}</p>
            <Verbatim>{JSON.stringify(delivery.payload, undefined, 2)}</Verbatim>
            <p className="wrap-anywhere mt-1 text-ink-muted">{`webhook-id: ${delivery.webhookId}`}</p>
          </div>
          {mayChange && (
            <div>
              <Button
                variant="secondary"
                size="sm"
                icon={<RotateCw />}
                busy={replay.isPending}
                onClick={() => replay.mutate()}
              >
                {words.sendAgain}
              </Button>
            </div>
          )}
        </CollapsibleContent>
      </Collapsible>
    </li>
  )
}

/** Text of other systems, as it is. */
function Verbatim({ children }: { children: string }) {
  return (
    <pre
      dir="auto"
      lang=""
      className="wrap-anywhere mt-1 whitespace-pre-wrap rounded-md bg-surface-sunken px-3 py-2 font-mono text-ink text-xs"
    >
      {children}
    </pre>
  )
}

/** A button and dialog that sends again what was queued in a span of time. */
function ReplaySpan({ id, calls }: { id: string; calls: WebhookCalls }) {
  const words = texts.integrations.webhooks.span
  const { timeZone } = calls
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  const [from, setFrom] = useState(() => formatForField(new Date(Date.now() - 24 * 60 * 60 * 1000), timeZone))
  const [to, setTo] = useState(() => formatForField(new Date(), timeZone))
  const replay = useMutation({
    mutationFn: () => {
      // Until the end of the minute that was entered.
      const end = new Date(timeFromField(to, timeZone).getTime() + 59_999)
      return calls.replaySpan(id, {
        from: timeFromField(from, timeZone).toISOString(),
        to: end.toISOString(),
      })
    },
    onSuccess: ({ count }) => {
      toast({
        title: count === 0 ? words.nothing : words.sending(count),
      })
      setOpen(false)
      return refetchChanged(client, webhookChanges)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    replay.mutate()
  }
  const isComplete = from !== '' && to !== ''
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="secondary" icon={<RotateCw />}>
          {words.open}
        </Button>
      </DialogTrigger>
      <DialogContent title={words.title} description={words.text}>
        <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Field label={words.from}>
            <Input type="datetime-local" value={from} onChange={({ target }) => setFrom(target.value)} />
          </Field>
          <Field label={words.to}>
            <Input type="datetime-local" value={to} onChange={({ target }) => setTo(target.value)} />
          </Field>
          <FormError>{replay.error?.message}</FormError>
          <FormFooter className="mt-2" busy={replay.isPending} disabled={!isComplete}>
            {words.send}
          </FormFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
