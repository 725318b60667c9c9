import { readFileSync } from 'node:fs'
import { randomFrom } from '#lib/random.ts'
import { detectLanguage } from '#modules/text-analysis/language/detect.ts'
import { classify, modelVersion } from '#modules/text-analysis/sentiment/classify.ts'
import { checksumOf } from '#modules/text-analysis/sentiment/model.ts'
import { languages } from '#modules/text-analysis/sentiment/tokens.ts'
import { baselinesFor } from '#test/sentiment/baselines.ts'
import { type Labelled, labels, partOf, readReviews } from '#test/sentiment/data.ts'
import { modelOf, shuffle, train } from '#test/sentiment/training.ts'

/** A review and its result. */
interface Judged {
  review: Labelled
  said: number
}

const isRight = ({ review, said }: Judged) => review.outcome === said
const isOpposite = ({ review, said }: Judged) => Math.abs(review.outcome - said) === 2

/** Judges as the server does: in the language that is detected, on a page in the reviewer's language. */
function judge(review: Labelled): number {
  const lang = review.language === 'pt' ? 'pt-BR' : review.language
  const textLanguage = detectLanguage(review.text, lang)
  return classify(review.text, review.stars, { textLanguage, lang }) + 1
}

/** Returns the Wilson interval of a share at 95 %, 0 to 1. */
function wilson(hits: number, total: number): [number, number] {
  const z = 1.96
  const share = hits / total
  const center = share + z ** 2 / (2 * total)
  const margin = z * Math.sqrt((share * (1 - share)) / total + z ** 2 / (4 * total ** 2))
  return [(center - margin) / (1 + z ** 2 / total), (center + margin) / (1 + z ** 2 / total)]
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

function accuracy(judged: readonly Judged[]): string {
  return percent(judged.filter(isRight).length / judged.length)
}

function withInterval(judged: readonly Judged[]): string {
  const hits = judged.filter(isRight).length
  const [low, high] = wilson(hits, judged.length)
  return `${percent(hits / judged.length)} (${(100 * low).toFixed(0)} to ${(100 * high).toFixed(0)})`
}

const opposite = (judged: readonly Judged[]) => percent(judged.filter(isOpposite).length / judged.length)

function table(head: string[], rows: (string | number)[][]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

function by(judged: readonly Judged[], key: 'language' | 'kind'): string {
  const byStars = baselinesFor([])['stars alone']
  return table(
    [key, 'reviews', 'accuracy (95 % interval)', 'opposite', 'stars alone'],
    [...Map.groupBy(judged, ({ review }) => review[key])].map(([value, group]) => [
      value,
      group.length,
      withInterval(group),
      opposite(group),
      accuracy(group.map(({ review }) => ({ review, said: byStars?.(review) ?? 1 }))),
    ]),
  )
}

/** Identifies the model and the set that the report is about; a test compares them. */
export function stateOfReport(): string {
  const model = readFileSync(new URL('../../src/modules/text-analysis/sentiment/model.bin', import.meta.url))
  const set = languages.map((name) => readFileSync(new URL(`reviews/${name}.tsv`, import.meta.url)))
  return `Model ${modelVersion}, SHA-256 \`${checksumOf(model)}\`; labelled set, SHA-256 \`${checksumOf(Buffer.concat(set))}\`.`
}

/** Returns the accuracy of a model that is trained on shuffled labels. */
function accuracyOfShuffled(training: readonly Labelled[], test: readonly Labelled[]): string {
  const outcomes = training.map(({ outcome }) => outcome)
  shuffle(outcomes, randomFrom(7))
  const model = modelOf(
    train(
      training.map((review, at) => ({ ...review, outcome: outcomes[at] ?? 1 })),
      0,
      { hasPriors: false },
    ),
  )
  const judged = test.map((review): Judged => {
    const scores = model.review(review.text, review.stars, review.language)
    return { review, said: scores.indexOf(Math.max(...scores)) }
  })
  return accuracy(judged)
}

/** Rows of the report's table for former models, with the scores measured at the time. */
const formerVersions = [['version 2', 1248, '87.0 % (85 to 89)', '4.2 %']]

/** Cohen's kappa of both passes. */
function kappa(pairs: readonly (readonly [string, string])[]): number {
  const share = (pass: 0 | 1, label: string) =>
    pairs.filter((pair) => pair[pass] === label).length / pairs.length
  const agreed = pairs.filter(([a, b]) => a === b).length / pairs.length
  const expected = labels.reduce((sum, label) => sum + share(0, label) * share(1, label), 0)
  return (agreed - expected) / (1 - expected)
}

/** Generates docs/sentiment.md from the model and the set; takes a minute. */
export function sentimentReport(): string {
  const all = readReviews()
  const parts = Map.groupBy(all, partOf)
  const [training = [], tuning = [], test = []] = [
    parts.get('training'),
    parts.get('tuning'),
    parts.get('test'),
  ]
  const judged = test.map((review): Judged => ({ review, said: judge(review) }))
  const pairs = all.flatMap(({ passes }) => (passes ? [passes] : []))
  const differing = pairs.filter(([a, b]) => a !== b).length
  const english = (name: string) => name.includes('(English)')
  const others = Object.entries(baselinesFor(test)).map(([name, say]) => {
    const group = test.filter(({ language }) => !english(name) || language === 'en')
    return [name, group.map((review): Judged => ({ review, said: say(review) }))] as const
  })
  const names = ['negative', 'neutral', 'positive']
  const most = Math.max(
    ...[0, 1, 2].map((outcome) => test.filter((review) => review.outcome === outcome).length),
  )
  return `# Sentiment

Generated by \`pnpm --filter @candour/api sentiment\`; a test compares it with model and set.
${stateOfReport()}

## Definition

The sentiment of a review is what its **words** express towards the business: positive, negative, or neutral. Neutral is a text that
evaluates nothing (a fact, a question, a suggestion) or in which praise and blame are in balance. What is meant counts: irony is blame, and
“the queue never moved” is a complaint. The stars break ties and decide where the words say nothing (“ok thanks”). Where words and stars
clearly disagree, the words win, and the review is marked “Stars and words differ”; that mark hides nothing.

## Model

Each review is classified on arrival, in the process, and once more when the language of its text is known, seconds later
([decision 65](decisions/0065-the-language-of-a-text.md)). Why a linear model is in [decision 75](decisions/0075-words-judged-by-a-linear-model.md).

1. \`features.ts\` reads a text: patterns of a hand-written lexicon in ${languages.length} languages (${languages.join(', ')}) with the scope of negations,
   intensifiers and contrasts; emoji and emoticons; punctuation; length; hashed words, pairs and parts of words.
2. Multinomial logistic regression scores five tones: criticism and irony (negative), balance and remarks that evaluate nothing
   (neutral), and praise (positive). \`weighWords\` ends here.
3. A second regression per number of stars weighs these scores, and how much the words say, against the stars.

In other languages only emoji, punctuation and the stars are read. \`model.bin\` holds weights and lexicons
(${(readFileSync(new URL('../../src/modules/text-analysis/sentiment/model.bin', import.meta.url)).length / 1000).toFixed(0)} kB, weights of hashed features as 8-bit integers). \`pnpm --filter @candour/api sentiment:train\` writes it, the same bytes each time;
\`pnpm --filter @candour/api bench:sentiment\` measures its speed.

## The labelled set

${all.length} reviews were written for this purpose, one by one and in many voices, and are in
[apps/api/test/sentiment](../apps/api/test/sentiment/README.md) with the lexicons. ${pairs.length} of them were labelled by two passes that did not see each
other's labels: they agree on ${percent(1 - differing / pairs.length)} (Cohen's kappa ${kappa(pairs).toFixed(3)}); the ${differing} differences were settled by a third pass. The other
${all.length - pairs.length} have the label of their writer and only train. Writers and passes were language models, not customers.

${table(
  ['part', 'writers', 'trades', 'reviews', 'negative', 'neutral', 'positive'],
  Object.entries({ training, tuning, test }).map(([name, reviews]) => [
    name,
    new Set(reviews.map(({ language, writer }) => `${language} ${writer}`)).size,
    new Set(reviews.map(({ trade }) => trade)).size,
    reviews.length,
    ...[0, 1, 2].map((outcome) => reviews.filter((review) => review.outcome === outcome).length),
  ]),
)}

The kind \`short\` of the training part is what customers write most, in few ordinary words ("Great service"): it is judged by its words
with any stars.

Parts share no writer, and training, tuning and test share no trade among the reviews with two labels. Settings were chosen on training and tuning; the model is
trained on both. No decision looked at the test part. A test checks that no text of it has a near-duplicate in the others (character 5-grams, Jaccard index 0.6 or more).

## Accuracy on the test part

**${withInterval(judged)} of ${judged.length} reviews are right.** Positive and negative are confused in ${opposite(judged)}.

${table(
  ['judged by', 'reviews', 'accuracy (95 % interval)', 'opposite'],
  [
    ...[[`**version ${modelVersion} (this model)**`, judged] as const, ...others].map(([name, group]) => [
      name,
      group.length,
      withInterval(group),
      opposite(group),
    ]),
    ...formerVersions,
  ],
)}

The packages judge words only, at their recommended bounds. Trained on shuffled labels, the model is right in ${accuracyOfShuffled([...training, ...tuning], test)} of the
test part; the most frequent label is ${percent(most / test.length)}.

Rows are labels, columns what the model says:

${table(
  ['', ...names],
  names.map((name, outcome) => [
    `**${name}**`,
    ...names.map(
      (_, said) => judged.filter((one) => one.review.outcome === outcome && one.said === said).length,
    ),
  ]),
)}

### By language

${by(judged, 'language')}

### By kind

${by(judged, 'kind')}

## Limitations

- Irony is recognised by its phrases and by stars that contradict it; with three stars it is often taken literally.
- What is told without a judging word (“third time this month”) is mostly left to the stars, so that a slip of the finger there stays hidden.
- Facts and suggestions with one or five stars may follow the stars.
- Praise and blame in one text are weighed by words, not by importance.
- The set was written, not collected: real reviews are plainer on average, and the figures by kind say more than the total.
`
}
