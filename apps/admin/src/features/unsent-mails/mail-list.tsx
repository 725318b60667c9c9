import { pagesFor } from '@candour/api-client/query.ts'
import { listUnsentMails } from '@candour/schemas/unsent-mails.ts'
import { EmptyState } from '@candour/ui/empty-state.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { MailCheck } from 'lucide-react'
import { useRef } from 'react'
import { MailRow } from '#features/unsent-mails/mail-row.tsx'
import { PagedList } from '#shared/paged-list.tsx'

/** Poll interval while mails are queued, in milliseconds. */
const refreshMs = 5_000

/** Mails that have not been sent, newest first, each with the reason and an action to send it again. */
export function MailList() {
  const pages = useInfiniteQuery({
    ...pagesFor(listUnsentMails, { query: {} }),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some((mail) => mail.state === 'queued')) && refreshMs,
  })
  const heading = useRef<HTMLHeadingElement>(null)

  return (
    <section aria-labelledby="mails" aria-busy={pages.isPending}>
      <h2
        ref={heading}
        id="mails"
        tabIndex={-1}
        className="font-semibold text-ink text-lg outline-none sm:text-xl"
      >
        Email
      </h2>
      <p className="mt-1 mb-5 text-ink-muted text-sm sm:mb-6">
        Emails that have not been sent. Delayed ones are retried automatically for up to three days.
      </p>
      <PagedList
        pages={pages}
        items={['email', 'emails']}
        rowHeight="h-14"
        empty={
          <EmptyState icon={<MailCheck />} title="Every email has been sent">
            Emails that are delayed or refused by the mail server appear here.
          </EmptyState>
        }
      >
        {(mail) => <MailRow key={mail.id} mail={mail} focusFallback={heading} />}
      </PagedList>
    </section>
  )
}
