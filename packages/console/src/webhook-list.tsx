import { refetchChanged } from '@candour/api-client/query.ts'
import { maxWebhooks, secretRotationHours, type Webhook } from '@candour/schemas/webhooks.ts'
import { ConfirmDialog } from '@candour/ui/alert-dialog.tsx'
import { Badge } from '@candour/ui/badge.tsx'
import { Button, buttonClass } from '@candour/ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogFooter } from '@candour/ui/dialog.tsx'
import { DropdownMenuItem, DropdownMenuSeparator } from '@candour/ui/dropdown-menu.tsx'
import { EmptyState } from '@candour/ui/empty-state.tsx'
import { MoreMenu } from '@candour/ui/more-menu.tsx'
import { Skeleton } from '@candour/ui/skeleton.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound, ListChecks, Pencil, Plus, Power, Trash2, Webhook as WebhookIcon } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { formatAgo, formatCount, formatDateTime } from '#format.ts'
import { QueryFailed } from '#query-failed.tsx'
import { toastError } from '#toast-error.ts'
import { type WebhookCalls, webhookChanges, webhooksQuery } from '#webhook-calls.ts'
import { WebhookForm } from '#webhook-form.tsx'
import { WebhookSecret } from '#webhook-secret.tsx'
import { WebhookTest } from '#webhook-test.tsx'
import { whyOff } from '#webhook-words.ts'

/** The dialog that is open. */
type Open =
  | { is: 'form'; webhook?: Webhook }
  | { is: 'secret'; webhook: Webhook; secret: string; isNew: boolean }
  | { is: 'rotate' | 'remove'; webhook: Webhook }

/** Webhooks with their health, and all that can be done with them. */
export function WebhookList({ calls, mayChange }: { calls: WebhookCalls; mayChange: boolean }) {
  const client = useQueryClient()
  const webhooks = useQuery({ ...webhooksQuery(calls), refetchOnMount: 'always' })
  const [open, setOpen] = useState<Open>()
  const changed = () => refetchChanged(client, webhookChanges)
  const close = () => setOpen(undefined)
  const rotate = useMutation({
    mutationFn: (webhook: Webhook) => calls.rotate(webhook.id),
    onSuccess: ({ secret }, webhook) => {
      setOpen({ is: 'secret', webhook, secret, isNew: false })
      return changed()
    },
    onError: toastError('Failed to replace the secret'),
  })
  const remove = useMutation({
    mutationFn: (webhook: Webhook) => calls.remove(webhook.id),
    onSuccess: () => {
      toast({ title: 'Webhook deleted', variant: 'success' })
    },
    onSettled: changed,
    onError: toastError('Failed to delete the webhook'),
  })

  const { data } = webhooks
  if (webhooks.isPending) return <Skeleton className="mt-4 h-24 w-full" />
  if (!data) return <QueryFailed query={webhooks} title="Failed to load webhooks" />
  const add = mayChange && (
    <Button
      variant={data.length === 0 ? 'primary' : 'secondary'}
      icon={<Plus />}
      disabled={data.length >= maxWebhooks}
      onClick={() => setOpen({ is: 'form' })}
    >
      Add webhook
    </Button>
  )
  return (
    <>
      {data.length === 0 ? (
        <EmptyState icon={<WebhookIcon />} title="No webhooks yet" action={add} className="py-8">
          Add the address of your system, send a test, and see at once what it answered.
        </EmptyState>
      ) : (
        <div className="mt-2 grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4">
          <ul className="w-full divide-y divide-line">
            {data.map((webhook) => (
              <WebhookRow
                key={webhook.id}
                webhook={webhook}
                calls={calls}
                mayChange={mayChange}
                onOpen={setOpen}
              />
            ))}
          </ul>
          {add}
        </div>
      )}

      <Dialog open={open?.is === 'form'} onOpenChange={close}>
        {open?.is === 'form' && (
          <DialogContent
            title={open.webhook ? 'Edit webhook' : 'Add webhook'}
            description="We send a signed message to your system as soon as something happens."
          >
            <WebhookForm
              calls={calls}
              webhook={open.webhook}
              onSaved={(webhook, secret) =>
                secret === undefined ? close() : setOpen({ is: 'secret', webhook, secret, isNew: true })
              }
            />
          </DialogContent>
        )}
      </Dialog>
      <Dialog open={open?.is === 'secret'} onOpenChange={close}>
        {open?.is === 'secret' && (
          <DialogContent
            title={open.isNew ? 'Webhook added' : 'Secret replaced'}
            description={
              open.isNew
                ? 'Copy the secret, then try whether a message arrives.'
                : `For ${secretRotationHours} hours, messages are signed with the former secret as well.`
            }
          >
            <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
              <WebhookSecret secret={open.secret} />
              <p className="text-ink-muted text-sm">
                Messages are signed as in{' '}
                <a
                  href="https://www.standardwebhooks.com/"
                  target="_blank"
                  rel="noreferrer"
                  className="font-medium text-accent-text underline"
                >
                  Standard Webhooks
                </a>
                , which has libraries for most languages.
              </p>
              <WebhookTest id={open.webhook.id} host={hostOf(open.webhook)} calls={calls} variant="primary" />
            </div>
            <DialogFooter>
              <DialogClose asChild>
                <Button variant="secondary">Done</Button>
              </DialogClose>
            </DialogFooter>
          </DialogContent>
        )}
      </Dialog>
      <ConfirmDialog
        open={open?.is === 'rotate'}
        onOpenChange={close}
        title="Replace the secret?"
        description={`You get a new one. For ${secretRotationHours} hours, messages are signed with both; a secret that was replaced before ends now.`}
        confirmLabel="Replace secret"
        onConfirm={() => open?.is === 'rotate' && rotate.mutate(open.webhook)}
      />
      <ConfirmDialog
        open={open?.is === 'remove'}
        onOpenChange={close}
        title={
          <>
            Delete the webhook to <bdi>{open?.is === 'remove' && hostOf(open.webhook)}</bdi>?
          </>
        }
        description="It gets no more messages, and its log can no longer be seen."
        confirmLabel="Delete"
        destructive
        onConfirm={() => open?.is === 'remove' && remove.mutate(open.webhook)}
      />
    </>
  )
}

interface WebhookRowProps {
  webhook: Webhook
  calls: WebhookCalls
  mayChange: boolean
  onOpen: (open: Open) => void
}

function WebhookRow({ webhook, calls, mayChange, onOpen }: WebhookRowProps) {
  const client = useQueryClient()
  const host = hostOf(webhook)
  const toggle = useMutation({
    mutationFn: (active: boolean) => calls.update(webhook.id, { active }),
    onSettled: () => refetchChanged(client, webhookChanges),
    onError: toastError('Failed to change the webhook'),
  })
  const { active, lastSuccessAt, lastFailureAt, formerSecretUntil } = webhook
  const isFailing = lastFailureAt !== null && (lastSuccessAt === null || lastFailureAt > lastSuccessAt)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 py-4">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <bdi dir="ltr" className="wrap-anywhere line-clamp-3 font-medium text-ink text-sm">
              {webhook.url}
            </bdi>
            {!active && <Badge tone={webhook.disabledReason ? 'danger' : 'neutral'}>Off</Badge>}
            {active && isFailing && <Badge tone="warning">Failing</Badge>}
            {webhook.words && <Badge>With words</Badge>}
          </p>
          {webhook.description && (
            <p className="wrap-anywhere mt-0.5 text-ink text-sm">
              <bdi>{webhook.description}</bdi>
            </p>
          )}
          <p className="mt-0.5 text-ink-muted text-sm">
            {formatCount(webhook.events.length, 'event')}
            {lastSuccessAt === null && lastFailureAt === null && ' · nothing sent yet'}
            {lastSuccessAt && ` · last arrived ${formatAgo(lastSuccessAt)}`}
            {lastFailureAt && ` · last failed ${formatAgo(lastFailureAt)}`}
          </p>
          {!active && <p className="mt-0.5 text-ink-muted text-sm">{whyOff(webhook)}</p>}
          {formerSecretUntil && (
            <p className="mt-0.5 text-ink-muted text-sm">
              The former secret signs as well until {formatDateTime(formerSecretUntil)}.
            </p>
          )}
        </div>
        {mayChange && (
          <MoreMenu label={`More for ${host}`} busy={toggle.isPending}>
            <DropdownMenuItem onSelect={() => onOpen({ is: 'form', webhook })}>
              <Pencil /> Edit
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={() => onOpen({ is: 'rotate', webhook })}>
              <KeyRound /> Replace secret
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={() => toggle.mutate(!active)}>
              <Power /> {active ? 'Switch off' : 'Switch on'}
            </DropdownMenuItem>
            <DropdownMenuSeparator />
            <DropdownMenuItem destructive onSelect={() => onOpen({ is: 'remove', webhook })}>
              <Trash2 /> Delete
            </DropdownMenuItem>
          </MoreMenu>
        )}
      </div>
      <div className="flex flex-wrap items-start gap-2">
        <Link
          to={calls.logAt(webhook.id)}
          aria-label={`Log of ${host}`}
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          <ListChecks aria-hidden="true" /> Log
        </Link>
        {mayChange && <WebhookTest id={webhook.id} host={host} calls={calls} />}
      </div>
    </li>
  )
}

/** Returns the host of a webhook's address, which the server has checked. */
export function hostOf({ url }: Webhook): string {
  return URL.parse(url)?.hostname ?? url
}
