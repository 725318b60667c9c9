import { refetchChanged } from '@candour/api-client/query.ts'
import { maxWebhooks, secretRotationHours, type Webhook } from '@candour/schemas/webhooks.ts'
import { ConfirmDialog } from '@candour/ui/alert-dialog.tsx'
import { Badge } from '@candour/ui/badge.tsx'
import { Button, buttonClass } from '@candour/ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogFooter } from '@candour/ui/dialog.tsx'
import { DropdownMenuItem, DropdownMenuSeparator } from '@candour/ui/dropdown-menu.tsx'
import { EmptyState } from '@candour/ui/empty-state.tsx'
import { MoreMenu } from '@candour/ui/more-menu.tsx'
import { Sentence } from '@candour/ui/sentence.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound, ListChecks, Pencil, Plus, Power, Trash2, Webhook as WebhookIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { formatAgo, formatDateTime } from '#format.ts'
import { NotLoaded } from '#query-failed.tsx'
import { texts } from '#texts.ts'
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
  const words = texts.integrations.webhooks
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
    onError: toastError(words.replace.failed),
  })
  const remove = useMutation({
    mutationFn: (webhook: Webhook) => calls.remove(webhook.id),
    onSuccess: () => {
      toast({ title: words.remove.done, variant: 'success' })
    },
    onSettled: changed,
    onError: toastError(words.remove.failed),
  })

  const { data } = webhooks
  if (!data) return <NotLoaded query={webhooks} title={words.loadFailed} placeholder="mt-4 h-24 w-full" />
  const add = mayChange && (
    <Button
      variant={data.length === 0 ? 'primary' : 'secondary'}
      icon={<Plus />}
      disabled={data.length >= maxWebhooks}
      onClick={() => setOpen({ is: 'form' })}
    >
      {words.add}
    </Button>
  )
  return (
    <>
      {data.length === 0 ? (
        <EmptyState icon={<WebhookIcon />} title={words.empty} action={add} className="py-8">
          {words.emptyText}
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
            title={open.webhook ? words.form.editTitle : words.form.addTitle}
            description={words.form.text}
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
            title={open.isNew ? words.added.title : words.replace.doneTitle}
            description={open.isNew ? words.added.text : words.replace.doneText(secretRotationHours)}
            // The secret is shown only now.
            onInteractOutside={(event) => event.preventDefault()}
          >
            <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
              <WebhookSecret secret={open.secret} />
              <p className="text-ink-muted text-sm">
                <Sentence
                  parts={words.added.standard<ReactNode>((label) => (
                    <a
                      href="https://www.standardwebhooks.com/"
                      target="_blank"
                      rel="noreferrer"
                      className="font-medium text-accent-text underline"
                    >
                      {label}
                    </a>
                  ))}
                />
              </p>
              <WebhookTest id={open.webhook.id} host={hostOf(open.webhook)} calls={calls} variant="primary" />
            </div>
            <DialogFooter>
              <DialogClose asChild>
                <Button variant="secondary">{words.added.done}</Button>
              </DialogClose>
            </DialogFooter>
          </DialogContent>
        )}
      </Dialog>
      <ConfirmDialog
        open={open?.is === 'rotate'}
        onOpenChange={close}
        title={words.replace.title}
        description={words.replace.text(secretRotationHours)}
        confirmLabel={words.replace.confirm}
        onConfirm={() => open?.is === 'rotate' && rotate.mutate(open.webhook)}
      />
      <ConfirmDialog
        open={open?.is === 'remove'}
        onOpenChange={close}
        title={
          <Sentence
            parts={words.remove.title<ReactNode>(<bdi>{open?.is === 'remove' && hostOf(open.webhook)}</bdi>)}
          />
        }
        description={words.remove.text}
        confirmLabel={words.remove.confirm}
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
  const words = texts.integrations.webhooks
  const client = useQueryClient()
  const host = hostOf(webhook)
  const toggle = useMutation({
    mutationFn: (active: boolean) => calls.update(webhook.id, { active }),
    onSettled: () => refetchChanged(client, webhookChanges),
    onError: toastError(words.changeFailed),
  })
  const { active, lastSuccessAt, lastFailureAt, formerSecretUntil } = webhook
  const isFailing = lastFailureAt !== null && (lastSuccessAt === null || lastFailureAt > lastSuccessAt)
  const facts = [
    words.events(webhook.events.length),
    ...(lastSuccessAt === null && lastFailureAt === null ? [words.nothingSent] : []),
    ...(lastSuccessAt ? [words.lastArrived(formatAgo(lastSuccessAt))] : []),
    ...(lastFailureAt ? [words.lastFailed(formatAgo(lastFailureAt))] : []),
  ]
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 py-4">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <bdi dir="ltr" className="wrap-anywhere line-clamp-3 font-medium text-ink text-sm">
              {webhook.url}
            </bdi>
            {!active && <Badge tone={webhook.disabledReason ? 'danger' : 'neutral'}>{words.off}</Badge>}
            {active && isFailing && <Badge tone="warning">{words.failing}</Badge>}
            {webhook.words && <Badge>{words.withWords}</Badge>}
          </p>
          {webhook.description && (
            <p className="wrap-anywhere mt-0.5 text-ink text-sm">
              <bdi>{webhook.description}</bdi>
            </p>
          )}
          <p className="mt-0.5 text-ink-muted text-sm">{facts.join(' · ')}</p>
          {!active && <p className="mt-0.5 text-ink-muted text-sm">{whyOff(webhook)}</p>}
          {formerSecretUntil && (
            <p className="mt-0.5 text-ink-muted text-sm">
              {words.formerSecret(formatDateTime(formerSecretUntil, calls.timeZone))}
            </p>
          )}
        </div>
        {mayChange && (
          <MoreMenu label={words.more(host)} busy={toggle.isPending}>
            <DropdownMenuItem onSelect={() => onOpen({ is: 'form', webhook })}>
              <Pencil /> {words.edit}
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={() => onOpen({ is: 'rotate', webhook })}>
              <KeyRound /> {words.replaceSecret}
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={() => toggle.mutate(!active)}>
              <Power /> {active ? words.switchOff : words.switchOn}
            </DropdownMenuItem>
            <DropdownMenuSeparator />
            <DropdownMenuItem destructive onSelect={() => onOpen({ is: 'remove', webhook })}>
              <Trash2 /> {words.delete}
            </DropdownMenuItem>
          </MoreMenu>
        )}
      </div>
      <div className="flex flex-wrap items-start gap-2">
        <Link
          to={calls.logAt(webhook.id)}
          aria-label={words.logOf(host)}
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          <ListChecks aria-hidden="true" /> {words.log}
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
