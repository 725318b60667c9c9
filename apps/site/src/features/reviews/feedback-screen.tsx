import { Navigate, useSearchParams } from 'react-router-dom'
import { FeedbackForm } from '#features/reviews/feedback-form.tsx'
import { ratingOf } from '#features/reviews/rating.ts'
import type { Flow } from '#shared/flow.ts'
import { usePage } from '#shared/page-context.tsx'
import { Screen } from '#shared/screen.tsx'

/** The feedback form for the rating in the URL; redirects to the start without a valid one. */
export function FeedbackScreen(flow: Flow) {
  const refused = usePage().form
  const rating = ratingOf(useSearchParams()[0]) ?? refused?.rating
  if (!rating) return <Navigate to={flow.paths.home} replace />
  return (
    <Screen name="feedback" company={flow.company} back={flow.paths.rating}>
      <FeedbackForm {...flow} addressed={rating} />
    </Screen>
  )
}
