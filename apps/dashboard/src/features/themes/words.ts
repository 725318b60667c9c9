import { formatCount, formatDecimal, formatNumber, formatPercent } from '@candour/console/format.ts'
import type { Theme } from '@candour/schemas/theme-names.ts'
import {
  maxReadForThemes,
  minForComparison,
  type ThemeSummary,
  type Themes,
} from '@candour/schemas/themes.ts'
import { sentimentLegend } from '#features/analytics/sentiment-legend.ts'
import { texts } from '#shared/texts.ts'

/** Whether the reviews of a period are too few to compute what a theme costs or earns. */
export const areTooFew = ({ read }: Themes) => read < minForComparison.reviews

/** Stars that a theme costs (below zero) or earns, as displayed: rounded to one decimal; `null` if unknown. */
export const shownImpact = ({ impact }: ThemeSummary) => impact && Math.round(impact * 10) / 10

/** Describes how many reviews mention a theme; as a share where only the newest were read. */
export function mentionsInWords(
  { mentions, share, previous }: ThemeSummary,
  { read, total }: Themes,
): string {
  const before = previous ?? undefined
  const readBefore = before && Math.round(before.mentions / before.share)
  if (read < total || readBefore === maxReadForThemes) {
    const points = before && Math.round(share * 100) - Math.round(before.share * 100)
    const unit = Math.abs(points ?? 0) === 1 ? 'point' : 'points'
    return `Mentioned in ${formatPercent(share)} of reviews${compared(points, `${unit} more`, `${unit} less`)}`
  }
  const reviews = formatCount(mentions, 'review')
  return `${reviews}${compared(before && mentions - before.mentions, 'more', 'fewer')}`
}

function compared(difference: number | undefined, more: string, fewer: string): string {
  if (difference === undefined) return ''
  if (difference === 0) return ', as many as before'
  return `, ${formatNumber(Math.abs(difference))} ${difference > 0 ? more : fewer} than before`
}

/** Themes whose names are plural. */
const plural: readonly Theme[] = ['facilities', 'hours']

/** Returns a sentence about the theme that costs most stars, or else the one that earns most; undefined without any. */
export function mainEffect(answer: Themes): string | undefined {
  if (areTooFew(answer)) return undefined
  const known = answer.themes.flatMap((summary) => {
    const impact = shownImpact(summary)
    return impact ? [{ summary, impact }] : []
  })
  const [first] = known
  const main = first && first.impact > 0 ? known.at(-1) : first
  if (!main) return undefined
  const { theme } = main.summary
  const does = `${main.impact < 0 ? 'cost' : 'earn'}${plural.includes(theme) ? '' : 's'}`
  const mentions = mentionsInWords(main.summary, answer)
  return `${texts.common.themes[theme]} ${does} you ${formatDecimal(Math.abs(main.impact))} stars: ${mentions.replace(/^M/, 'm')}.`
}

/** Describes the reviews that the numbers are based on; empty without any. */
export function basisInWords({ read, total }: Themes): string {
  if (read === 0) return ''
  if (read < total) return `Based on the newest ${formatNumber(read)} of ${formatNumber(total)} reviews`
  return read === 1 ? 'Based on one review' : `Based on ${formatNumber(read)} reviews`
}

/** Describes how a theme's reviews are rated, how often it is mentioned, and in which tone. */
export function detailsInWords(summary: ThemeSummary): string {
  const { average, averageWithout, share, previous } = summary
  const without = averageWithout === null ? '' : `, ${formatDecimal(averageWithout)} where it is not`
  const before = previous ? `, before in ${formatPercent(previous.share)}` : ''
  return [
    ...(average === null ? [] : [`${formatDecimal(average)} stars where it is mentioned${without}`]),
    `In ${formatPercent(share)} of reviews${before}`,
    `Tone: ${toneInWords(summary)}`,
  ]
    .map((sentence) => `${sentence}.`)
    .join(' ')
}

/** Counts the sentiments of the sentences that mention a theme, in words. */
export const toneInWords = ({ sentiment }: ThemeSummary) =>
  sentimentLegend()
    .toReversed()
    .map(({ sentiment: name }) => `${formatNumber(sentiment[name])} ${name}`)
    .join(', ')
