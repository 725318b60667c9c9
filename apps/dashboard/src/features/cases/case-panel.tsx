import { call } from '@candour/api-client/call.ts'
import { queryFor, refetchChanged } from '@candour/api-client/query.ts'
import { QueryFailedNote } from '@candour/console/query-failed.tsx'
import { getMe } from '@candour/schemas/accounts.ts'
import { readCase } from '@candour/schemas/cases.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import type { Review } from '@candour/schemas/reviews.ts'
import { Skeleton } from '@candour/ui/skeleton.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CaseFocus } from '#features/cases/case-focus.ts'
import { CaseHead } from '#features/cases/case-head.tsx'
import { CaseThread } from '#features/cases/case-thread.tsx'
import { Composer } from '#features/cases/composer.tsx'
import { caseQuery } from '#features/cases/queries.ts'
import { useMay, useRoleIncludes } from '#shared/permissions.ts'
import { texts } from '#shared/texts.ts'
import { useOnceVisible } from '#shared/use-once-visible.ts'

interface CasePanelProps {
  company: DashboardCompany
  review: Review
  /** The control that takes the focus, now and whenever this changes. */
  focus?: CaseFocus | undefined
}

/**
 * The case of a review: status, assignee, notes and the conversation with the visitor. Renders nothing for those whose
 * role may not answer; read-only while the company is.
 */
export function CasePanel(props: CasePanelProps) {
  return useRoleIncludes('reviews:reply') && <Case key={props.review.id} {...props} />
}

function Case({ company, review, focus }: CasePanelProps) {
  const opened = useQuery(caseQuery(company.id, review.id))
  const { data: me } = useQuery(queryFor(getMe, {}))
  const mayReply = useMay('reviews:reply')
  const lastAnswer = opened.data?.messages.findLast(({ from }) => from === 'visitor')?.id
  const latest = [review.editedAt, lastAnswer].filter(Boolean).join()
  useSeen(company.id, review.id, mayReply && opened.data ? latest : '')

  if (!opened.data || !me) {
    if (!opened.error) return <CaseSkeleton />
    return (
      <Frame>
        <QueryFailedNote query={opened} title={texts.inbox.case.failed} />
      </Frame>
    )
  }
  const shared = { company, review, reviewCase: opened.data, me: me.user }
  return (
    <Frame>
      <CaseHead {...shared} isFocused={focus === 'assignee'} />
      <CaseThread {...shared} />
      {mayReply && <Composer {...shared} focus={focus} />}
    </Frame>
  )
}

/** Stands in for a case that is loading. */
export function CaseSkeleton() {
  return (
    <Frame>
      <Skeleton className="h-17 w-full" />
      <Skeleton className="h-40 w-full" />
    </Frame>
  )
}

function Frame({ children }: { children: React.ReactNode }) {
  return (
    <section
      aria-label={texts.inbox.case.label}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 border-line border-t pt-5 lg:border-t-0 lg:pt-0"
    >
      {children}
    </section>
  )
}

/**
 * Marks the visitor's messages and changes as seen while the page is visible.
 *
 * @param latest names the latest of them; empty without any
 */
function useSeen(companyId: string, reviewId: string, latest: string) {
  const queryClient = useQueryClient()
  useOnceVisible(latest && `${reviewId} ${latest}`, () => {
    // A failure only leaves the messages marked as unread.
    call(readCase, { params: { id: reviewId }, query: { companyId } }).then(
      () => refetchChanged(queryClient, readCase),
      () => {},
    )
  })
}
