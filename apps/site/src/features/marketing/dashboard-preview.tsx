import { brandStyle } from '@candour/ui/brand.ts'
import { Card } from '@candour/ui/card.tsx'
import { Logo } from '@candour/ui/logo.tsx'
import { Stars } from '@candour/ui/star-rating.tsx'
import { StatCard } from '@candour/ui/stat-card.tsx'
import { Star } from 'lucide-react'
import { useSampleCompany } from '#features/marketing/sample-company.ts'
import { useMarketingTexts } from '#shared/marketing-texts.ts'

interface SampleReview {
  rating: number
  feedback: string
  age: string
}

/** The sample company's past reviews per rating, one star first. */
const past = [3, 5, 17, 61, 162] as const

/** A preview of the owner's dashboard with consistent sample numbers. */
export function DashboardPreview({ reviews }: { reviews: readonly SampleReview[] }) {
  const texts = useMarketingTexts().product
  const sampleCompany = useSampleCompany()
  const counts = past.map((count, index) => count + reviews.filter((r) => r.rating === index + 1).length)
  const total = counts.reduce((sum, count) => sum + count, 0)
  const average = counts.reduce((sum, count, index) => sum + count * (index + 1), 0) / total
  return (
    <div
      style={brandStyle(sampleCompany.brandColor)}
      className="overflow-hidden rounded-lg border border-line bg-surface text-left shadow-overlay"
    >
      <div className="flex items-center gap-3 border-line border-b bg-surface-raised px-4 py-3 sm:px-6">
        <Logo name={sampleCompany.name} src={sampleCompany.logo?.url} size="sm" decorative />
        <p className="font-semibold">{sampleCompany.name}</p>
        <p className="ml-auto rounded-full bg-surface-sunken px-2.5 py-1 text-ink-muted text-xs">
          {texts.sample}
        </p>
      </div>
      <div className="grid gap-4 p-4 sm:grid-cols-2 sm:p-6">
        <StatCard label={texts.total} value={total} />
        <StatCard
          label={texts.average}
          value={average.toFixed(1)}
          icon={<Star aria-hidden="true" className="fill-brand-graphic text-brand-graphic" />}
        />
        <Card as="section" className="sm:col-span-2">
          <h3 className="font-semibold">{texts.distribution}</h3>
          <ul className="mt-4 grid gap-2.5">
            {counts.toReversed().map((count, index) => (
              <li key={5 - index} className="flex items-center gap-3 text-sm tabular-nums">
                <span className="flex w-7 shrink-0 items-center gap-1 text-ink-muted">
                  {5 - index}
                  <Star aria-hidden="true" className="size-3.5 fill-current" />
                </span>
                <span aria-hidden="true" className="h-2 flex-1 overflow-hidden rounded-full bg-ink/8">
                  <span
                    className="block h-full rounded-full bg-brand-graphic"
                    style={{ width: `${(count / total) * 100}%` }}
                  />
                </span>
                <span className="w-8 text-right">{count}</span>
              </li>
            ))}
          </ul>
        </Card>
        <Card as="section" padded={false} className="sm:col-span-2">
          <h3 className="px-5 pt-5 font-semibold sm:px-6">{texts.recent}</h3>
          <ul className="mt-2 divide-y divide-line">
            {reviews.map(({ rating, feedback, age }) => (
              <li key={age} className="px-5 py-4 sm:px-6">
                <p className="flex items-center justify-between gap-4">
                  <Stars value={rating} size="sm" />
                  <span className="text-ink-faint text-sm">{age}</span>
                </p>
                <p className="wrap-anywhere mt-2 whitespace-pre-line">{feedback}</p>
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </div>
  )
}
