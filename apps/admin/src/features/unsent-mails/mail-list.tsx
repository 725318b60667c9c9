import { pagesFor } from '@candour/api-client/query.ts'
import { ListEnd } from '@candour/console/list-end.tsx'
import { listUnsentMails } from '@candour/schemas/unsent-mails.ts'
import { Card } from '@candour/ui/card.tsx'
import { EmptyState } from '@candour/ui/empty-state.tsx'
import { Skeleton } from '@candour/ui/skeleton.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { MailCheck } from 'lucide-react'
import { useRef } from 'react'
import { MailRow } from '#features/unsent-mails/mail-row.tsx'

/** Poll interval while mails are queued, in milliseconds. */
const refreshMs = 5_000

/** Mails that have not been sent, newest first, each with the reason and an action to send it again. */
export function MailList() {
  const pages = useInfiniteQuery({
    ...pagesFor(listUnsentMails, { query: {} }),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some((mail) => mail.state === 'queued')) && refreshMs,
  })
  const mails = pages.data?.pages.flatMap((page) => page.items)
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

      {pages.isPending && (
        <Card className="grid gap-4">
          {['one', 'two', 'three'].map((key) => (
            <Skeleton key={key} className="h-14 w-full" />
          ))}
        </Card>
      )}
      {mails?.length === 0 && !pages.error && (
        <Card>
          <EmptyState icon={<MailCheck />} title="Every email has been sent">
            Emails that are delayed or refused by the mail server appear here.
          </EmptyState>
        </Card>
      )}
      {mails && mails.length > 0 && (
        <Card className="py-0 sm:py-0">
          <ul className="divide-y divide-line">
            {mails.map((mail) => (
              <MailRow key={mail.id} mail={mail} focusFallback={heading} />
            ))}
          </ul>
        </Card>
      )}
      <ListEnd pages={pages} shown={mails?.length} items={['email', 'emails']} />
    </section>
  )
}
