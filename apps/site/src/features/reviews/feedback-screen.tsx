import { useEffect } from 'react'
import { FeedbackForm, feedbackFormId } from '#features/reviews/feedback-form.tsx'
import { ratingOf } from '#features/reviews/rating.ts'
import type { Flow } from '#shared/flow.ts'
import { usePage } from '#shared/page-context.tsx'
import { useQuery, useRouter } from '#shared/router.tsx'
import { Screen } from '#shared/screen.tsx'

/** The feedback form for the rating in the URL; redirects to the start without a valid one. */
export function FeedbackScreen(flow: Flow) {
  const refused = usePage().form
  const rating = ratingOf(useQuery()) ?? refused?.rating
  const { navigate } = useRouter()
  useEffect(() => {
    if (!rating) navigate(flow.paths.home, { replace: true })
  }, [rating, navigate, flow.paths.home])
  if (!rating) return null
  return (
    <Screen name="feedback" company={flow.company} back={flow.paths.rating} form={feedbackFormId}>
      <FeedbackForm {...flow} addressed={rating} />
    </Screen>
  )
}
