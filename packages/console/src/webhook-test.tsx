import type { ApiError } from '@candour/api-client/call.ts'
import { refetchChanged } from '@candour/api-client/query.ts'
import { Button } from '@candour/ui/button.tsx'
import { Spinner } from '@candour/ui/spinner.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, CircleX, Send } from 'lucide-react'
import { useEffect } from 'react'
import { texts } from '#texts.ts'
import { toastError } from '#toast-error.ts'
import { type WebhookCalls, webhookChanges } from '#webhook-calls.ts'
import { outcomeOf } from '#webhook-words.ts'

/** How often to look what became of a test, in milliseconds. */
const refreshMs = 700

/** A button that sends a test message to a webhook, with the result of the delivery. */
export function WebhookTest({
  id,
  host,
  calls,
  variant = 'secondary',
}: {
  id: string
  host: string
  calls: WebhookCalls
  variant?: 'primary' | 'secondary'
}) {
  const words = texts.integrations.webhooks.test
  const client = useQueryClient()
  const test = useMutation({
    mutationFn: () => calls.test(id),
    onError: (error: ApiError) => toastError(words.failed)(error),
  })
  const sent = test.data?.deliveryId
  const result = useQuery({
    queryKey: ['webhook test', sent],
    queryFn: async () => {
      const { items } = await calls.deliveries(id, { limit: 20 })
      return items.find((delivery) => delivery.id === sent) ?? null
    },
    enabled: sent !== undefined,
    refetchInterval: ({ state }) => (state.data && state.data.status !== 'pending' ? false : refreshMs),
  })
  const settled = result.data && result.data.status !== 'pending' ? result.data : undefined
  const isWaiting = sent !== undefined && !settled
  const settledId = settled?.id
  useEffect(() => {
    // The list shows when a message last arrived.
    if (settledId) void refetchChanged(client, webhookChanges)
  }, [client, settledId])
  const answer = settled?.attempts.at(-1)?.answer
  const hasArrived = settled?.status === 'delivered'
  const withAnswer = hasArrived ? words.arrivedWith : words.notArrivedWith
  const told = answer ? withAnswer : hasArrived ? words.arrived : words.notArrived

  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] justify-items-start">
      <Button
        variant={variant}
        size={variant === 'secondary' ? 'sm' : 'md'}
        icon={<Send />}
        busy={test.isPending || isWaiting}
        aria-label={words.sendTo(host)}
        onClick={() => test.mutate()}
      >
        {words.send}
      </Button>
      <div role="status" className="min-w-0 text-sm">
        {isWaiting && (
          <p className="mt-2 flex items-center gap-2 text-ink-muted">
            <Spinner className="size-4" /> {words.sending}
          </p>
        )}
        {settled && (
          <>
            <p className={`mt-2 flex items-start gap-2 ${hasArrived ? 'text-success' : 'text-danger'}`}>
              {hasArrived ? (
                <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              ) : (
                <CircleX aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              )}
              <span>{told(outcomeOf(settled))}</span>
            </p>
            {answer && (
              // In the receiver's language, which is not known.
              <p className="wrap-anywhere mt-1 line-clamp-3 text-ink-muted" dir="auto" lang="">
                {answer}
              </p>
            )}
          </>
        )}
      </div>
    </div>
  )
}
