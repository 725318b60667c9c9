import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { buttonClass } from '@candour/ui/button.tsx'
import { SectionCard } from '@candour/ui/card.tsx'
import { EmptyState } from '@candour/ui/empty-state.tsx'
import { MessageSquareText } from 'lucide-react'
import { useMemo } from 'react'
import { ReviewList } from '#features/reviews/review-list.tsx'
import { CompanyLink } from '#shared/company-link.tsx'
import { reviewsLink } from '#shared/filters.ts'
import { texts } from '#shared/texts.ts'

/** Few enough to keep the first view light even with the longest feedback. */
export const maxRecent = 6

export const recentReviews = (companyId: string, locationId?: string) => ({
  companyId,
  limit: maxRecent,
  ...(locationId && { locationId }),
})

interface RecentReviewsProps {
  company: DashboardCompany
  locationId: string | undefined
  /** Number of reviews to show, at most `maxRecent`. */
  max?: number
}

export function RecentReviews({ company, locationId, max = maxRecent }: RecentReviewsProps) {
  const query = useMemo(() => recentReviews(company.id, locationId), [company.id, locationId])
  const words = texts.reviews.recent
  return (
    <SectionCard
      id="recent-reviews"
      title={words.title}
      headerClassName="px-5 pt-5 pb-1 sm:px-6 sm:pt-6"
      padded={false}
    >
      <ReviewList
        query={query}
        timeZone={company.timeZone}
        max={max}
        empty={
          <EmptyState icon={<MessageSquareText />} title={words.empty.title}>
            {words.empty.text}
          </EmptyState>
        }
        rest={
          <div className="flex justify-center border-line border-t p-4">
            <CompanyLink to={reviewsLink({ locationId })} className={buttonClass({ variant: 'secondary' })}>
              {words.all}
            </CompanyLink>
          </div>
        }
      />
    </SectionCard>
  )
}
