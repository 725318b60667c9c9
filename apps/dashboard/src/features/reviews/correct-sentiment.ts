import { ApiError, call } from '@candour/api-client/call.ts'
import { refetchChanged } from '@candour/api-client/query.ts'
import { correctSentiment, type Review, type Sentiment } from '@candour/schemas/reviews.ts'
import { toast } from '@candour/ui/toast.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { enqueue, offerUndo } from '#features/reviews/change-queue.ts'
import { reviewQuery, showEdited } from '#features/reviews/queries.ts'
import { nameSentiment } from '#features/reviews/sentiment-badge.tsx'
import { texts } from '#shared/texts.ts'

/**
 * Returns a function that sets a review's sentiment by hand, or with `null` back to the automatic one, optimistically:
 * on screen immediately, then on the server. Failures are rolled back and reported. Neither a change nor its undo is
 * applied to a review that someone else has changed since.
 */
export function useCorrectSentiment(): (review: Review, to: Sentiment | null) => void {
  const queryClient = useQueryClient()
  return useCallback(
    (review, to) => {
      const before = setByHand(review)
      if (to === before) return

      const undo = (saved: Review) =>
        attempt(queryClient, texts.reviews.change.undoFailed, async () => {
          const { shown, isSet } = await setSentiment(queryClient, saved, before)
          if (isSet) toast({ title: texts.reviews.change.undone })
          else tellConflict(texts.reviews.change.notUndone, shown)
        })

      show(queryClient, { ...review, ...(to && { sentiment: to }), sentimentCorrected: to !== null })
      attempt(
        queryClient,
        texts.reviews.change.failed,
        async () => {
          const { shown, isSet } = await setSentiment(queryClient, review, to)
          if (!isSet) return tellConflict(texts.reviews.change.notChanged, shown)
          const name = nameSentiment(shown)
          offerUndo(to ? name : texts.reviews.sentiment.isAutomatic(name), () => undo(shown))
        },
        () => show(queryClient, review),
      )
    },
    [queryClient],
  )
}

const setByHand = ({ sentiment, sentimentCorrected }: Review) => (sentimentCorrected ? sentiment : null)

/** Sets the sentiment of a review, unless the review has changed since it was shown. Shows the result either way. */
async function setSentiment(queryClient: QueryClient, review: Review, sentiment: Sentiment | null) {
  const seen = { sentiment: setByHand(review), editedAt: review.editedAt }
  let isSet = true
  const shown = await call(correctSentiment, {
    params: { id: review.id },
    query: { companyId: review.companyId },
    body: { sentiment, seen },
  }).catch((error: unknown) => {
    const current =
      error instanceof ApiError && correctSentiment.conflict.safeParse(error.conflict).data?.review
    if (!current) throw error
    isSet = false
    return current
  })
  show(queryClient, shown)
  return { shown, isSet }
}

function tellConflict(title: string, current: Review): void {
  const description = texts.reviews.sentiment.conflict(nameSentiment(current))
  toast({ title, description, variant: 'destructive' })
}

/** Shows a review in every list and where it is open; its case there stays. */
function show(queryClient: QueryClient, review: Review): void {
  showEdited(queryClient, review)
  queryClient.setQueryData(
    reviewQuery(review.companyId, review.id).queryKey,
    (known) => known && { ...review, case: known.case },
  )
}

/** Queues `run`; if it throws, rolls back and shows a toast. */
function attempt(
  queryClient: QueryClient,
  failure: string,
  run: () => Promise<void>,
  rollBack = () => {},
): void {
  enqueue(async () => {
    try {
      await run()
    } catch (error) {
      rollBack()
      const description = error instanceof ApiError ? error.sentence : undefined
      toast({ title: failure, description, variant: 'destructive' })
    }
    // Lists on screen keep their rows, including those that no longer match, and are refetched when next shown.
    void refetchChanged(queryClient, correctSentiment, 'none')
    // Also after a failure: a call without a response may have changed the review.
    void refetchChanged(queryClient, { changes: ['arrivals'] })
  })
}
