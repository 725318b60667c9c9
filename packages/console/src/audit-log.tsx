import type { AuditEntry } from '@candour/schemas/audit.ts'
import { Button } from '@candour/ui/button.tsx'
import { Card } from '@candour/ui/card.tsx'
import { cn } from '@candour/ui/cn.ts'
import { EmptyState } from '@candour/ui/empty-state.tsx'
import { Sentence } from '@candour/ui/sentence.tsx'
import { Skeleton } from '@candour/ui/skeleton.tsx'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { History, SearchX } from 'lucide-react'
import { useState } from 'react'
import { type Change, changesOf, networkInWords, sentenceOf } from '#audit-words.tsx'
import { formatDateTime } from '#format.ts'
import { ListEnd } from '#list-end.tsx'
import { texts } from '#texts.ts'

export interface AuditLogProps {
  pages: UseInfiniteQueryResult<InfiniteData<{ items: AuditEntry[] }>>
  /** Whether filters are set, which `onClear` removes. */
  filtered: boolean
  onClear: () => void
  /** Whether each entry names its company. */
  showsCompany?: boolean
  /** Of all times; by default the reader's. */
  timeZone?: string
  /** Returns the user-visible name of an order's item; as stored by default. */
  itemName?: (itemType: string) => string
}

const asStored = (itemType: string) => itemType

/** Entries of the audit log as sentences, each with what changed. */
export function AuditLog({
  pages,
  filtered,
  onClear,
  showsCompany = false,
  timeZone,
  itemName = asStored,
}: AuditLogProps) {
  const words = texts.audit
  const entries = pages.data?.pages.flatMap((page) => page.items)
  return (
    <>
      {pages.isPending && (
        <Card className="grid gap-5">
          {['one', 'two', 'three', 'four'].map((key) => (
            <Skeleton key={key} className="h-11 w-full" />
          ))}
        </Card>
      )}
      {entries?.length === 0 && !pages.error && (
        <Card>
          {filtered ? (
            <EmptyState
              icon={<SearchX />}
              title={words.noMatch}
              action={
                <Button variant="secondary" onClick={onClear}>
                  {words.clearFilters}
                </Button>
              }
            >
              {words.noMatchText}
            </EmptyState>
          ) : (
            <EmptyState icon={<History />} title={words.empty}>
              {words.emptyText}
            </EmptyState>
          )}
        </Card>
      )}
      {entries && entries.length > 0 && (
        <Card padded={false}>
          <ul
            aria-label={words.list}
            className={cn('divide-y divide-line transition-opacity', pages.isPlaceholderData && 'opacity-55')}
          >
            {entries.map((entry) => (
              <Entry
                key={entry.id}
                entry={named(entry, itemName)}
                showsCompany={showsCompany}
                timeZone={timeZone}
              />
            ))}
          </ul>
        </Card>
      )}
      <ListEnd pages={pages} shown={entries?.length} title={words.loadFailed} count={words.shown} />
    </>
  )
}

/** An order is named after its item. */
const named = (entry: AuditEntry, itemName: (itemType: string) => string): AuditEntry =>
  entry.target.type === 'order' && entry.target.name !== null
    ? { ...entry, target: { ...entry.target, name: itemName(entry.target.name) } }
    : entry

interface EntryProps {
  entry: AuditEntry
  showsCompany: boolean
  timeZone: string | undefined
}

function Entry({ entry, showsCompany, timeZone }: EntryProps) {
  const { at, actor, company, network } = entry
  const changes = changesOf(entry, timeZone)
  return (
    <li className="px-5 py-4 sm:px-6">
      <p className="wrap-anywhere text-pretty text-ink text-sm">
        <Sentence parts={sentenceOf(entry)} />
      </p>
      {changes.length > 0 && (
        <ul className="mt-1.5 grid gap-0.5">
          {changes.map((change) => (
            <ChangedField key={change.field} change={change} />
          ))}
        </ul>
      )}
      <p className="mt-1.5 flex flex-wrap gap-x-3 gap-y-0.5 text-ink-muted text-xs">
        <time dateTime={at}>{formatDateTime(at, timeZone)}</time>
        {actor.displayName !== null && <span className="wrap-anywhere">{actor.name}</span>}
        {showsCompany && (
          <span className="wrap-anywhere">
            <bdi>{company ? (company.name ?? texts.audit.deletedCompany) : texts.audit.platform}</bdi>
          </span>
        )}
        {network !== null && <span title={texts.audit.network}>{networkInWords(network)}</span>}
      </p>
    </li>
  )
}

function ChangedField({ change: { label, before, after, isPicture } }: { change: Change }) {
  const words = texts.audit.change
  return (
    <li className="wrap-anywhere text-ink-muted text-sm">
      {words.label(label)}{' '}
      {before !== undefined && (
        <>
          {isPicture ? (
            <span>
              <span className="sr-only">{words.before} </span>
              <Picture digest={before} />
            </span>
          ) : (
            <bdi title={before} className="line-through decoration-line-strong">
              <span className="sr-only">{words.before} </span>
              {shortened(before)}
            </bdi>
          )}{' '}
          <span aria-hidden="true">→</span> <span className="sr-only">{words.now} </span>
        </>
      )}
      {isPicture && after !== undefined ? (
        <Picture digest={after} />
      ) : (
        <bdi title={after} className="text-ink">
          {shortened(after ?? words.none)}
        </bdi>
      )}
    </li>
  )
}

/** A thumbnail while the picture is stored; words once it is gone, or if only the beginning of its digest is known. */
function Picture({ digest }: { digest: string }) {
  const [isGone, setGone] = useState(!/^[\da-f]{64}$/.test(digest))
  if (isGone) return texts.audit.change.picture
  return (
    <img
      src={`/api/images/${digest}`}
      alt={texts.audit.change.picture}
      loading="lazy"
      onError={() => setGone(true)}
      // Logos are designed for white paper.
      className="my-0.5 inline-block h-8 w-auto max-w-24 rounded-sm border border-line object-contain align-middle dark:bg-white"
    />
  )
}

/** Keeps one long value from filling the screen; the export has all of it. */
const shortened = (text: string) => (text.length > 160 ? `${text.slice(0, 160)}…` : text)
