import type { ApiError } from '@candour/api-client/call.ts'
import { ConfirmDialog } from '@candour/ui/alert-dialog.tsx'
import { Badge } from '@candour/ui/badge.tsx'
import { Button } from '@candour/ui/button.tsx'
import { SectionCard } from '@candour/ui/card.tsx'
import { Dialog, DialogContent } from '@candour/ui/dialog.tsx'
import { EmptyState } from '@candour/ui/empty-state.tsx'
import { Sentence } from '@candour/ui/sentence.tsx'
import { toast } from '@candour/ui/toast.ts'
import { type UseQueryResult, useMutation } from '@tanstack/react-query'
import { KeyRound, Plus } from 'lucide-react'
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { formatDate, formatDayOfYear } from '#format.ts'
import { NewApiKey, type NewApiKeyInput, type Scope } from '#new-api-key.tsx'
import { NewSecret } from '#new-secret.tsx'
import { NotLoaded } from '#query-failed.tsx'
import { isolated, texts } from '#texts.ts'
import { toastError } from '#toast-error.ts'

/** A key of a company or of the operators. */
interface ListedKey {
  id: string
  name: string
  hint: string
  scopes: readonly Scope[]
  createdBy: string | null
  createdAt: string
  expiresAt: string | null
  endsAt: string | null
  lastUsedOn: string | null
}

/** The calls about keys; each refetches the list. */
interface ApiKeyCalls {
  create: (input: NewApiKeyInput) => Promise<ListedKey & { key: string }>
  keep: (id: string) => Promise<unknown>
  revoke: (id: string) => Promise<unknown>
}

interface ApiKeysCardProps extends ApiKeyCalls {
  description: string
  keys: UseQueryResult<ListedKey[], ApiError>
  /** What a new key may be allowed. */
  scopes: readonly Scope[]
  mayChange: boolean
  /** Whether the user may create keys that never expire, and keep those whose maker has left. */
  isOwner: boolean
  timeZone?: string
}

/** API keys: creating, keeping and revoking them. A new key is shown once. */
export function ApiKeysCard({
  description,
  keys,
  scopes,
  mayChange,
  isOwner,
  timeZone,
  ...calls
}: ApiKeysCardProps) {
  const words = texts.integrations.keys
  const [creating, setCreating] = useState(false)
  const [created, setCreated] = useState<{ name: string; key: string }>()
  const secret = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isEmpty = keys.data?.length === 0 && !created
  const create = mayChange && (
    <Button
      ref={button}
      variant={isEmpty ? 'primary' : 'secondary'}
      icon={<Plus />}
      onClick={() => setCreating(true)}
    >
      {words.create}
    </Button>
  )
  return (
    <SectionCard id="api-keys" title={words.title} description={description} actions={!isEmpty && create}>
      <Dialog open={creating} onOpenChange={setCreating}>
        {creating && (
          <DialogContent
            title={words.createTitle}
            onCloseAutoFocus={(event) => {
              if (!secret.current) return
              event.preventDefault()
              secret.current.focus()
            }}
          >
            <NewApiKey
              scopes={scopes}
              mayBeEndless={isOwner}
              create={calls.create}
              onCreated={(key) => {
                setCreated(key)
                setCreating(false)
              }}
            />
          </DialogContent>
        )}
      </Dialog>
      {created && (
        <NewSecret
          key={created.key}
          ref={secret}
          title={<Sentence parts={words.created<ReactNode>(<bdi>{created.name}</bdi>)} />}
          label={words.key}
          secret={created.key}
          onDone={() => {
            setCreated(undefined)
            button.current?.focus()
          }}
        />
      )}
      <NotLoaded query={keys} title={words.loadFailed} placeholder="mt-4 h-24 w-full" className="mt-4" />
      {isEmpty && (
        <EmptyState icon={<KeyRound />} title={words.empty} action={create} className="py-8">
          {words.emptyText}
        </EmptyState>
      )}
      {keys.data && keys.data.length > 0 && (
        <ul aria-label={words.list} className="mt-4 divide-y divide-line">
          {keys.data.map((key) => (
            <KeyRow
              key={key.id}
              of={key}
              mayChange={mayChange}
              mayKeep={isOwner}
              timeZone={timeZone}
              keep={calls.keep}
              revoke={calls.revoke}
              focusFallback={button}
            />
          ))}
        </ul>
      )}
    </SectionCard>
  )
}

interface KeyRowProps extends Pick<ApiKeyCalls, 'keep' | 'revoke'> {
  of: ListedKey
  mayChange: boolean
  mayKeep: boolean
  timeZone: string | undefined
  /** Receives the focus if the row disappears while it has it. */
  focusFallback: RefObject<HTMLElement | null>
}

function KeyRow({ of: key, mayChange, mayKeep, timeZone, focusFallback, ...calls }: KeyRowProps) {
  const { keys: words, scopes: scopeWords } = texts.integrations
  const { id, name, hint, scopes, createdBy, createdAt, expiresAt, endsAt, lastUsedOn } = key
  const keep = useMutation<unknown, ApiError>({
    mutationFn: () => calls.keep(id),
    onSuccess: () => toast({ title: words.kept, variant: 'success' }),
    onError: toastError(words.keepFailed),
  })
  const revoke = useMutation<unknown, ApiError>({
    mutationFn: () => calls.revoke(id),
    onSuccess: () => toast({ title: words.revoked, variant: 'success' }),
    onError: toastError(words.revokeFailed),
  })
  const row = useRef<HTMLLIElement>(null)
  const isRevoking = useRef(false)
  // A layout effect is cleaned up before the row leaves the document.
  useLayoutEffect(() => {
    const here = row.current
    return () => {
      const { activeElement, body } = document
      // Some browsers take the focus from a button that is busy.
      const isLost = here?.contains(activeElement) || (isRevoking.current && activeElement === body)
      // With the last row, the button that receives it moves.
      if (isLost) queueMicrotask(() => focusFallback.current?.focus())
    }
  }, [focusFallback])
  const isPast = (at: string | null) => at !== null && Date.parse(at) <= Date.now()
  const created = formatDate(createdAt, timeZone)
  const isOver = isPast(expiresAt) || isPast(endsAt)
  return (
    <li ref={row} className="py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
            <bdi className="wrap-anywhere font-medium text-ink">{name}</bdi>
            <span className="text-ink-muted">
              <span className="sr-only">{words.endsIn} </span>
              <span aria-hidden="true">…</span>
              <code>{hint}</code>
            </span>
            {isOver ? (
              <Badge tone="danger">{isPast(expiresAt) ? words.expiredBadge : words.endedBadge}</Badge>
            ) : (
              endsAt && <Badge tone="warning">{words.endsBadge(formatDate(endsAt, timeZone))}</Badge>
            )}
          </p>
          <p className="mt-1 text-ink-muted text-sm">
            {lastUsedOn ? words.lastUsed(formatDayOfYear(lastUsedOn)) : words.neverUsed}
            {' · '}
            {expiresAt === null
              ? words.neverExpires
              : (isPast(expiresAt) ? words.expired : words.expires)(formatDate(expiresAt, timeZone))}
          </p>
          <p className="wrap-anywhere mt-0.5 text-ink-muted text-sm">
            {createdBy ? (
              <Sentence parts={words.createdBy<ReactNode>(created, <bdi>{createdBy}</bdi>)} />
            ) : (
              words.createdOn(created)
            )}
          </p>
          <ul aria-label={words.allowed(isolated(name))} className="mt-2 flex flex-wrap gap-1.5">
            {scopes.map((scope) => (
              <li key={scope} className="rounded-md bg-surface-sunken px-2 py-0.5 text-ink-muted text-xs">
                {scopeWords[scope]}
              </li>
            ))}
          </ul>
        </div>
        {mayChange && (
          <div className="flex flex-wrap gap-2">
            {endsAt && mayKeep && !isOver && (
              <Button
                size="sm"
                busy={keep.isPending}
                aria-label={words.keepNamed(isolated(name))}
                onClick={() => keep.mutate()}
              >
                {words.keep}
              </Button>
            )}
            <ConfirmDialog
              title={<Sentence parts={words.revokeTitle<ReactNode>(<bdi>{name}</bdi>)} />}
              description={words.revokeText}
              confirmLabel={words.revokeConfirm}
              destructive
              onConfirm={() => {
                isRevoking.current = true
                revoke.mutate()
              }}
              trigger={
                <Button
                  variant="secondary"
                  size="sm"
                  busy={revoke.isPending}
                  aria-label={words.revokeNamed(isolated(name))}
                >
                  {words.revoke}
                </Button>
              }
            />
          </div>
        )}
      </div>
      {endsAt && !isOver && (
        <p className="mt-2 rounded-md bg-warning-soft px-3 py-2 text-ink text-sm">
          {mayKeep ? words.makerLeftToOwner : words.makerLeft}
        </p>
      )}
    </li>
  )
}
