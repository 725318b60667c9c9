import { readFileSync } from 'node:fs'
import multilang from 'multilang-sentiment'
import { SentimentIntensityAnalyzer } from 'vader-sentiment'
import wink from 'wink-sentiment'
import { type Labelled, labels } from '#test/sentiment/data.ts'

/** Returns the outcome (0 to 2) of a score that is neutral between the bounds. */
const outcomeOf = (score: number, bound: number) => (score >= bound ? 2 : score <= -bound ? 0 : 1)

/** Returns other classifiers to compare with on the test part, by name; each returns an outcome (0 to 2). */
export function baselinesFor(test: readonly Labelled[]): Record<string, (review: Labelled) => number> {
  const former = formerRules(test)
  return {
    'stars alone': ({ stars }) => 1 + Math.sign(stars - 3),
    'the rules before (version 0)': (review) => former.get(review) ?? 1,
    '`multilang-sentiment` 2.0.0': ({ text, language }) => outcomeOf(multilang(text, language).score, 1),
    '`vader-sentiment` 1.1.3 (English)': ({ text }) =>
      outcomeOf(SentimentIntensityAnalyzer.polarity_scores(text).compound, 0.05),
    '`wink-sentiment` 5.0.2 (English)': ({ text }) => outcomeOf(wink(text).normalizedScore, 0.5),
  }
}

/**
 * Reads the results of the rules that preceded the first trained model on the test part: one label per review, by
 * language.
 */
function formerRules(test: readonly Labelled[]): Map<Labelled, number> {
  const lines = readFileSync(new URL('former-rules.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  const said = new Map(lines.map((line) => line.split('\t') as [string, string]))
  return new Map(
    [...Map.groupBy(test, ({ language }) => language)].flatMap(([language, reviews]) =>
      reviews.map((review, at): [Labelled, number] => [
        review,
        labels.indexOf(said.get(language)?.[at] ?? 'u'),
      ]),
    ),
  )
}
