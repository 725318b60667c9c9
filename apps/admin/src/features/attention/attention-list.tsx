import { pagesFor } from '@candour/api-client/query.ts'
import { formatAgo, formatCount, formatDateTime } from '@candour/console/format.ts'
import { ListEnd } from '@candour/console/list-end.tsx'
import {
  type Attention,
  type AttentionReason,
  attentionDays,
  listAttention,
} from '@candour/schemas/attention.ts'
import { adminPaths } from '@candour/schemas/paths.ts'
import { buttonClass } from '@candour/ui/button.tsx'
import { Card } from '@candour/ui/card.tsx'
import { EmptyState } from '@candour/ui/empty-state.tsx'
import { Skeleton } from '@candour/ui/skeleton.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { Link, type To } from 'react-router-dom'

/** Companies that need an operator's attention, each with the reason and a link to where to act. */
export function AttentionList() {
  const pages = useInfiniteQuery({
    ...pagesFor(listAttention, { query: {} }),
    // What needs attention changes with time alone.
    staleTime: 0,
  })
  const items = pages.data?.pages.flatMap((page) => page.items)
  return (
    <section aria-labelledby="attention" aria-busy={pages.isPending}>
      <h2 id="attention" className="font-semibold text-ink text-lg sm:text-xl">
        Needs attention
      </h2>
      <p className="mt-1 mb-5 text-ink-muted text-sm sm:mb-6">
        Print orders that wait for more than {attentionDays.order} days, refused emails, invitations that
        nobody opened for {attentionDays.invitation} days, and companies without a review for{' '}
        {attentionDays.review} days.
      </p>
      {pages.isPending && (
        <Card className="grid gap-4">
          {['one', 'two', 'three'].map((key) => (
            <Skeleton key={key} className="h-12 w-full" />
          ))}
        </Card>
      )}
      {items?.length === 0 && !pages.error && (
        <Card>
          <EmptyState icon={<CircleCheck />} title="No company needs attention">
            Companies that do appear here, with the reason.
          </EmptyState>
        </Card>
      )}
      {items && items.length > 0 && (
        <Card className="py-0 sm:py-0">
          <ul className="divide-y divide-line">
            {items.map((item) => (
              <AttentionRow key={item.company.id + item.reason} item={item} />
            ))}
          </ul>
        </Card>
      )}
      <ListEnd pages={pages} shown={items?.length} items={['entry', 'entries']} />
    </section>
  )
}

function AttentionRow({ item }: { item: Attention }) {
  const { company, reason, since } = item
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

const sentences: Record<AttentionReason, (item: Attention) => string> = {
  order_late: ({ count, since }) =>
    `${formatCount(count, 'print order')} not processed, ${count === 1 ? 'ordered' : 'the oldest ordered'} ${ago(since)}.`,
  mail_refused: ({ count, since }) =>
    `${formatCount(count, 'email was', 'emails were')} refused, ${count === 1 ? 'written' : 'the oldest written'} ${ago(since)}.`,
  invitation_unused: ({ count, since }) =>
    `${formatCount(count, 'invitation link was', 'invitation links were')} never opened, ${count === 1 ? 'sent' : 'the oldest sent'} ${ago(since)}.`,
  no_review: ({ since }) => (since ? `No new review; the last one came ${ago(since)}.` : 'No review yet.'),
}

const ago = (since: string | null) => (since ? formatAgo(since) : 'some time ago')

function placeToAct({ company, reason }: Attention): { to: To; label: string } {
  const opened = new URLSearchParams({ search: company.slug, open: company.id }).toString()
  const toCompany = { pathname: adminPaths.admin, search: opened }
  switch (reason) {
    case 'order_late':
      return { to: { pathname: adminPaths.printOrders, search: 'show=new' }, label: 'Print orders' }
    case 'mail_refused':
      return { to: adminPaths.mails, label: 'Emails' }
    case 'invitation_unused':
      return { to: toCompany, label: 'Users' }
    case 'no_review':
      return { to: toCompany, label: 'Details' }
  }
}
