import { formatPercent } from '@candour/console/format.ts'
import {
  maxReadForThemes,
  minForComparison,
  type ThemeSummary,
  type Themes,
} from '@candour/schemas/themes.ts'
import { texts } from '#shared/texts.ts'

/** Whether the reviews of a period are too few to compute what a theme costs or earns. */
export const areTooFew = ({ read }: Themes) => read < minForComparison.reviews

/** Stars that a theme costs (below zero) or earns, as displayed: rounded to one decimal; `null` if unknown. */
export const shownImpact = ({ impact }: ThemeSummary) => impact && Math.round(impact * 10) / 10

/**
 * Describes how many reviews mention a theme; as a share where only the newest were read.
 *
 * @param inSentence whether the words stand within a sentence
 */
export function mentionsInWords(
  { mentions, share, previous }: ThemeSummary,
  { read, total }: Themes,
  { inSentence = false } = {},
): string {
  const before = previous ?? undefined
  const readBefore = before && Math.round(before.mentions / before.share)
  const words = texts.themes.mentions
  if (read < total || readBefore === maxReadForThemes) {
    const points = before && Math.round(share * 100) - Math.round(before.share * 100)
    return compared(inSentence ? words.shareInSentence : words.share, formatPercent(share), points)
  }
  return compared(words.reviews, mentions, before && mentions - before.mentions)
}

interface Comparison<Value> {
  alone: (value: Value) => string
  same: (value: Value) => string
  more: (value: Value, difference: number) => string
  fewer: (value: Value, difference: number) => string
}

function compared<Value>(words: Comparison<Value>, value: Value, difference: number | undefined): string {
  if (difference === undefined) return words.alone(value)
  if (difference === 0) return words.same(value)
  return difference > 0 ? words.more(value, difference) : words.fewer(value, -difference)
}

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
  const { costs, earns } = texts.themes.effect
  return (main.impact < 0 ? costs : earns)({
    theme,
    name: texts.common.themes[theme],
    stars: Math.abs(main.impact),
    mentions: mentionsInWords(main.summary, answer, { inSentence: true }),
  })
}

/** Describes the reviews that the numbers are based on; empty without any. */
export function basisInWords({ read, total }: Themes): string {
  const { all, newest } = texts.themes.basis
  if (read === 0) return ''
  return read < total ? newest({ count: read, total }) : all(read)
}

/** Describes how a theme's reviews are rated, how often it is mentioned, and in which tone. */
export function detailsInWords(summary: ThemeSummary): string {
  const { average, averageWithout, share, previous } = summary
  const words = texts.themes.details
  const percent = formatPercent(share)
  return words.sentences([
    ...(average === null ? [] : [averagesInWords(average, averageWithout)]),
    previous ? words.shares({ percent, before: formatPercent(previous.share) }) : words.share(percent),
    words.tone(toneInWords(summary)),
  ])
}

function averagesInWords(average: number, without: number | null): string {
  const words = texts.themes.details
  return without === null ? words.average(average) : words.averages({ average, without })
}

/** Counts the sentiments of the sentences that mention a theme, in words. */
export const toneInWords = ({ sentiment }: ThemeSummary) => texts.themes.tone(sentiment)
