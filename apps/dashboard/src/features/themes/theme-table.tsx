import { dashboardPaths } from '@candour/schemas/paths.ts'
import type { Theme } from '@candour/schemas/theme-names.ts'
import { minForComparison, type ThemeSummary, type Themes } from '@candour/schemas/themes.ts'
import { Button } from '@candour/ui/button.tsx'
import { EmptyState } from '@candour/ui/empty-state.tsx'
import { Stars } from '@candour/ui/star-rating.tsx'
import { ChevronDown, MessageSquareText } from 'lucide-react'
import { Fragment, useState } from 'react'
import { generatePath } from 'react-router-dom'
import { useReviewsLink } from '#features/analytics/analytics-view.ts'
import { sentimentLegend } from '#features/analytics/sentiment-legend.ts'
import {
  areTooFew,
  detailsInWords,
  mainEffect,
  mentionsInWords,
  shownImpact,
  toneInWords,
} from '#features/themes/words.ts'
import { CompanyLink } from '#shared/company-link.tsx'
import type { PeriodChoice } from '#shared/period.ts'
import { texts } from '#shared/texts.ts'

/** Number of themes shown at first. */
const shownThemes = 8

/** Stars at the end of the scale, at least: smaller effects must not look large. */
const minScale = 0.2

interface ThemeTableProps {
  answer: Themes
  period: PeriodChoice
}

/** Themes as bars by their effect on the mean rating, each with its mentions and, on request, quotes. */
export function ThemeTable({ answer, period }: ThemeTableProps) {
  const [open, setOpen] = useState<Theme>()
  const [showsAll, setShowsAll] = useState(false)
  const linkTo = useReviewsLink()
  const tooFew = areTooFew(answer)
  const { empty, table: words, ...sentences } = texts.themes
  if (answer.themes.length === 0) {
    return (
      <EmptyState icon={<MessageSquareText />} title={answer.read === 0 ? empty.noReviews : empty.noThemes}>
        {empty.text}
      </EmptyState>
    )
  }
  const scale = Math.max(minScale, ...answer.themes.map(({ impact }) => Math.abs(impact ?? 0)))
  const most = Math.max(1, ...answer.themes.map(({ mentions }) => mentions))
  const shown = showsAll ? answer.themes : strongest(answer, tooFew)
  return (
    <>
      <p className="text-ink text-sm">
        {tooFew
          ? sentences.tooFew({ needed: minForComparison.reviews, count: answer.read })
          : mainEffect(answer)}
      </p>
      <table className="mt-3 w-full text-sm tabular-nums">
        <caption className="sr-only">{words.caption}</caption>
        <thead className="text-ink-muted text-xs @max-lg:sr-only">
          <tr>
            <th scope="col" className="py-2 text-left font-medium">
              {words.theme}
            </th>
            <th scope="col" className="py-2 text-left font-medium">
              {words.tone}
            </th>
            {!tooFew && (
              <th scope="col" className="py-2 font-medium" colSpan={2}>
                {words.stars}
              </th>
            )}
            <th scope="col">
              <span className="sr-only">{words.quotes}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((summary) => {
            const { theme } = summary
            const isOpen = open === theme
            return (
              <Fragment key={theme}>
                <tr className="border-line border-t">
                  <th scope="row" className="py-2 pr-3 text-left font-normal @max-lg:w-full @lg:min-w-60">
                    <CompanyLink
                      to={linkTo({ theme: [theme], period })}
                      className="font-medium text-ink hover:underline"
                    >
                      {texts.common.themes[theme]}
                    </CompanyLink>
                    <span className="block text-ink-muted text-xs">{mentionsInWords(summary, answer)}</span>
                    {!tooFew && <ImpactBar summary={summary} scale={scale} className="mt-1.5 @lg:hidden" />}
                  </th>
                  <td className="py-2 pr-8 @max-lg:hidden">
                    <Tone summary={summary} most={most} />
                  </td>
                  {!tooFew && (
                    <>
                      <td className="w-full py-2 @max-lg:hidden">
                        <ImpactBar summary={summary} scale={scale} />
                      </td>
                      <td className="py-2 pl-3 text-right">
                        <Impact summary={summary} />
                      </td>
                    </>
                  )}
                  <td className="py-2 pl-1 text-right">
                    <Button
                      variant="ghost"
                      size="icon"
                      aria-expanded={isOpen}
                      aria-controls={`theme-${theme}`}
                      aria-label={words.quotesAbout(texts.common.themes[theme])}
                      icon={<ChevronDown className={`transition-transform ${isOpen ? 'rotate-180' : ''}`} />}
                      onClick={() => setOpen(isOpen ? undefined : theme)}
                    />
                  </td>
                </tr>
                {isOpen && (
                  <tr id={`theme-${theme}`}>
                    <td colSpan={5} className="pb-3">
                      <Details summary={summary} />
                    </td>
                  </tr>
                )}
              </Fragment>
            )
          })}
        </tbody>
      </table>
      {(!tooFew || answer.themes.length > shownThemes) && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="min-w-0 flex-1 text-ink-muted text-xs @max-lg:basis-full">{!tooFew && words.note}</p>
          {answer.themes.length > shownThemes && (
            <Button variant="ghost" size="sm" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
              {showsAll ? words.fewer : words.all(answer.themes.length)}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

/**
 * The themes that matter most, in their order: those with the largest effects or, without effects, the most mentions.
 */
function strongest({ themes }: Themes, tooFew: boolean): ThemeSummary[] {
  const weight = ({ impact, mentions }: ThemeSummary) => (tooFew ? mentions : Math.abs(impact ?? 0))
  const byWeight = themes.toSorted((a, b) => weight(b) - weight(a)).slice(0, shownThemes)
  return tooFew ? byWeight : themes.filter((summary) => byWeight.includes(summary))
}

/** A bar from the middle: to the left what a theme costs, to the right what it earns. */
function ImpactBar({
  summary,
  scale,
  className = '',
}: {
  summary: ThemeSummary
  scale: number
  className?: string
}) {
  // None where the words say that there is no effect.
  const impact = shownImpact(summary) ? (summary.impact ?? 0) : 0
  return (
    <span aria-hidden="true" className={`grid grid-cols-2 ${className}`}>
      <span className="flex h-2 justify-end border-line-control border-r">
        <span
          className="rounded-full bg-danger"
          style={{ width: `${(Math.max(0, -impact) / scale) * 100}%` }}
        />
      </span>
      <span className="flex h-2">
        <span
          className="rounded-full bg-success"
          style={{ width: `${(Math.max(0, impact) / scale) * 100}%` }}
        />
      </span>
    </span>
  )
}

function Impact({ summary }: { summary: ThemeSummary }) {
  const impact = shownImpact(summary)
  const words = texts.themes.table
  if (impact === null) return <span className="text-ink-muted">{words.inEvery}</span>
  if (impact === 0) return <span className="whitespace-nowrap text-ink-muted">{words.noEffect}</span>
  return (
    <span className={`whitespace-nowrap ${impact < 0 ? 'text-danger' : 'text-success'}`}>
      {impact < 0 ? words.costs(-impact) : words.earns(impact)}
    </span>
  )
}

/** How often a theme is praised and criticized; its length says how many reviews mention it. */
function Tone({ summary, most }: { summary: ThemeSummary; most: number }) {
  return (
    <span className="block w-20" title={toneInWords(summary)}>
      <span
        className="flex h-2 overflow-hidden rounded-full"
        style={{ width: `${Math.max(8, (100 * summary.mentions) / most)}%` }}
      >
        <span className="sr-only">{toneInWords(summary)}</span>
        {sentimentLegend()
          .toReversed()
          .map(({ sentiment, color }) => (
            <span
              key={sentiment}
              style={{ flexGrow: summary.sentiment[sentiment], background: `var(${color})` }}
            />
          ))}
      </span>
    </span>
  )
}

function Details({ summary }: { summary: ThemeSummary }) {
  return (
    <div className="grid gap-3">
      <p className="text-ink-muted text-sm">{detailsInWords(summary)}</p>
      <ul className="grid gap-3">
        {summary.quotes.map(({ reviewId, rating, text }) => (
          <li key={reviewId}>
            <CompanyLink
              to={generatePath(dashboardPaths.review, { id: reviewId })}
              className="wrap-anywhere flex items-start gap-3 text-ink hover:underline"
            >
              <Stars value={rating} size="sm" />
              <span dir="auto" className="min-w-0">
                {texts.themes.quote(text)}
              </span>
            </CompanyLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
