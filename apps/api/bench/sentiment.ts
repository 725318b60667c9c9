import { classify } from '#modules/text-analysis/sentiment/classify.ts'
import { partOf, readReviews } from '#test/sentiment/data.ts'

/** CPU time in microseconds per call that the classifier may take. */
const ceilings = { typical: 100, adversarial: 2000 }

const length = 5000
const patterns = {
  negators: 'not ',
  'negated praise': 'not very good but ',
  'one letter': 'a',
  'short words': 'a ',
  emoticons: ':)',
  'halves of emoticons': ':-',
  parentheses: '(',
  emoji: '😀',
  'question marks': '?!',
  'combining marks': '\u0301',
  ligatures: '﷽',
  japanese: 'ではないばかり',
  arabic: 'والوالبال',
}

/** Returns the mean CPU time of a call, in microseconds, after warming up; other processes do not count. */
function measure(calls: number, call: (number: number) => unknown): number {
  for (let number = 0; number < calls; number += 1) call(number)
  const start = process.cpuUsage()
  for (let number = 0; number < calls; number += 1) call(number)
  const { user, system } = process.cpuUsage(start)
  return (user + system) / calls
}

let isTooSlow = false
function print(name: string, duration: number, ceiling: number): void {
  if (duration > ceiling) isTooSlow = true
  console.log(`${name.padEnd(24)} ${duration.toFixed(0).padStart(6)} µs   ceiling ${ceiling} µs`)
}

const reviews = readReviews().filter((review) => partOf(review) === 'tuning')
const typical = measure(5 * reviews.length, (number) => {
  const { text, stars, language } = reviews[number % reviews.length] ?? { text: '', stars: 3, language: 'en' }
  return classify(text, stars, { lang: language })
})
print('a review', typical, ceilings.typical)
for (const [name, part] of Object.entries(patterns)) {
  const text = part.repeat(Math.ceil(length / part.length)).slice(0, length)
  const worst = ['en', 'ar', 'ja', 'sv'].map((textLanguage) =>
    measure(50, () => classify(text, 3, { textLanguage })),
  )
  print(name, Math.max(...worst), ceilings.adversarial)
}
process.exitCode = isTooSlow ? 1 : 0
