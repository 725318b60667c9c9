import { mutationFor, pagesFor, refetchChanged } from '@candour/api-client/query.ts'
import { formatAgo, formatCount, formatDateTime } from '@candour/console/format.ts'
import { toastError } from '@candour/console/toast-error.ts'
import {
  type Attention,
  type AttentionReason,
  attentionDays,
  listAttention,
} from '@candour/schemas/attention.ts'
import { linkCheckMonths, updateCompany } from '@candour/schemas/companies.ts'
import { adminPaths } from '@candour/schemas/paths.ts'
import { Button, buttonClass } from '@candour/ui/button.tsx'
import { EmptyState } from '@candour/ui/empty-state.tsx'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { Link, type To } from 'react-router-dom'
import { ListPanel } from '#shared/list-panel.tsx'

/** Companies that need an operator's attention, each with the reason and a link to where to act. */
export function AttentionList() {
  const pages = useInfiniteQuery({
    ...pagesFor(listAttention, { query: {} }),
    // What needs attention changes with time alone.
    staleTime: 0,
  })
  return (
    <ListPanel
      id="attention"
      title="Needs attention"
      description={
        <>
          Print orders that wait for more than {attentionDays.order} days, refused emails, invitations that
          nobody opened for {attentionDays.invitation} days, companies without a review for{' '}
          {attentionDays.review} days, and Google links that nobody has checked for {linkCheckMonths} months.
        </>
      }
      pages={pages}
      items={['entry', 'entries']}
      rowHeight="h-12"
      empty={
        <EmptyState icon={<CircleCheck />} title="No company needs attention">
          When one does, it appears here with the reason.
        </EmptyState>
      }
    >
      {(item) => <AttentionRow key={item.company.id + item.reason} item={item} />}
    </ListPanel>
  )
}

function AttentionRow({ item }: { item: Attention }) {
  const { company, reason, since, googleReviewUrl } = item
  const { to, label } = placeToAct(item)
  return (
    <li className="flex gap-x-4 gap-y-3 py-4 max-sm:flex-col sm:items-center">
      <div className="min-w-0 flex-1 text-sm">
        {/* On the side of its sentence, whatever its direction. */}
        <p title={company.name} className="wrap-anywhere line-clamp-2 font-medium text-ink">
          <bdi>{company.name}</bdi>
        </p>
        <p title={since ? formatDateTime(since) : undefined} className="mt-0.5 text-pretty text-ink-muted">
          {sentences[reason](item)}
        </p>
      </div>
      {googleReviewUrl && <LinkCheck company={company} url={googleReviewUrl} />}
      <Link
        to={to}
        aria-label={`${label} of ${company.name}`}
        className={buttonClass({ variant: 'secondary', size: 'sm', className: 'max-sm:w-full' })}
      >
        {label}
      </Link>
    </li>
  )
}

/** Opens a company's Google link, and asks whether it led there; a dismissal holds for all operators. */
function LinkCheck({ company, url }: { company: Attention['company']; url: string }) {
  const client = useQueryClient()
  const [isOpened, setOpened] = useState(false)
  const check = useMutation({
    ...mutationFor(updateCompany),
    onSuccess: () => refetchChanged(client, { changes: ['companies'] }),
    onError: toastError('Failed to save'),
  })
  const answer = (linkCheck: 'confirmed' | 'dismissed') =>
    check.mutate({ params: { id: company.id }, body: { linkCheck } })
  return (
    <div className="flex flex-wrap gap-2 max-sm:*:flex-1">
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        aria-label={`Open it: Google link of ${company.name}`}
        onClick={() => setOpened(true)}
        className={buttonClass({ variant: 'secondary', size: 'sm' })}
      >
        Open it
      </a>
      {isOpened && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Yes, it is theirs: ${company.name}`}
          busy={check.isPending}
          onClick={() => answer('confirmed')}
        >
          Yes, it is theirs
        </Button>
      )}
      <Button
        variant="ghost"
        size="sm"
        aria-label={`Dismiss: Google link of ${company.name}`}
        disabled={check.isPending}
        onClick={() => answer('dismissed')}
      >
        Dismiss
      </Button>
    </div>
  )
}

const sentences: Record<AttentionReason, (item: Attention) => string> = {
  order_late: ({ count, since }) =>
    `${formatCount(count, 'print order')} not processed, ${count === 1 ? 'ordered' : 'the oldest ordered'} ${ago(since)}.`,
  mail_refused: ({ count, since }) =>
    `${formatCount(count, 'email was', 'emails were')} refused, ${count === 1 ? 'written' : 'the oldest written'} ${ago(since)}.`,
  invitation_unused: ({ count, since }) =>
    `${formatCount(count, 'invitation link was', 'invitation links were')} never opened, ${count === 1 ? 'sent' : 'the oldest sent'} ${ago(since)}.`,
  link_old: ({ since }) => `Google link last checked ${ago(since)}.`,
  no_review: ({ since }) => (since ? `No new review; the last one came ${ago(since)}.` : 'No review yet.'),
}

const ago = (since: string | null) => (since ? formatAgo(since) : 'some time ago')

function placeToAct({ company, reason }: Attention): { to: To; label: string } {
  const opened = new URLSearchParams({ search: company.slug, open: company.id }).toString()
  const toCompany = { pathname: adminPaths.admin, search: opened }
  switch (reason) {
    case 'order_late':
      return {
        to: { pathname: adminPaths.printOrders, search: `company=${company.id}` },
        label: 'Print orders',
      }
    case 'mail_refused':
      return { to: adminPaths.mails, label: 'Emails' }
    case 'invitation_unused':
      return { to: toCompany, label: 'Users' }
    case 'no_review':
    case 'link_old':
      return { to: toCompany, label: 'Details' }
  }
}
