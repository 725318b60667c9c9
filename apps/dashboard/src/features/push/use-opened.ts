import { call } from '@candour/api-client/call.ts'
import { openReview } from '@candour/schemas/push.ts'
import { use } from 'react'
import { ReadOnly } from '#shared/permissions.ts'
import { useOnceVisible } from '#shared/use-once-visible.ts'

/**
 * Tells the server that the user sees a review, so that what a notification told of it is not mailed as well.
 *
 * @param shown names what of it is shown; empty while it loads
 */
export function useOpened(companyId: string, reviewId: string, shown: string): void {
  const readOnly = use(ReadOnly)
  useOnceVisible(readOnly || !shown ? '' : `${reviewId} ${shown}`, () => {
    // A failure only means that the mail is sent.
    call(openReview, { params: { id: reviewId }, query: { companyId } }).catch(() => {})
  })
}
