import { pagesFor } from '@candour/api-client/query.ts'
import { listUnsentMails } from '@candour/schemas/unsent-mails.ts'
import { EmptyState } from '@candour/ui/empty-state.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { MailCheck } from 'lucide-react'
import { useRef } from 'react'
import { MailRow } from '#features/unsent-mails/mail-row.tsx'
import { ListPanel } from '#shared/list-panel.tsx'

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
    <ListPanel
      id="mails"
      headingRef={heading}
      title="Email"
      description="Emails that have not been sent. Delayed ones are retried automatically for up to three days."
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
    </ListPanel>
  )
}
