import { randomFrom } from '@candour/api/lib/random.ts'

/** A realistic review text with its rating. */
export interface Text {
  rating: number
  feedback: string
}

const praised = [
  'the staff were friendly',
  'the coffee was excellent',
  'service was quick',
  'the cake was delicious',
  'the rooms were spotless',
  'the garden is beautiful',
  'the team was patient with our kids',
  'prices are fair',
  'the pizza was still hot',
  'parking was easy',
  'the haircut is perfect',
  'the dentist explained everything',
  'the music was lovely',
  'my bike was fixed in ten minutes',
  'the breakfast buffet had everything',
  'check-in took two minutes',
  'the barista remembered my name',
  'the terrace has a great view',
] as const
const blamed = [
  'we waited far too long',
  'the waiter was rude',
  'the food was cold',
  'the toilets were dirty',
  'the bill was wrong',
  'the room was noisy',
  'parking is a nightmare',
  'it was overpriced',
  'nobody answered the phone',
  'the soup was salty',
  'the bed was uncomfortable',
  'delivery took two hours',
  'my order was forgotten',
  'the music was too loud',
  'the haircut is uneven',
  'the card machine was broken',
] as const
const glad = [
  'Will be back!',
  'Highly recommended.',
  'Thank you!',
  'A pleasure every time.',
  'See you soon.',
  '😍',
  '',
]
const sad = [
  'Never again.',
  'Very disappointing.',
  'I expected more.',
  'Please do something about it.',
  '😡',
  '',
]
const even = ['It was okay.', 'Nothing special.', 'Average, I guess.', '']
const others: Text[] = [
  { rating: 5, feedback: 'Sehr freundliches Personal und köstlicher Kuchen, gerne wieder!' },
  { rating: 1, feedback: 'Unfreundliche Bedienung, wir haben eine Stunde gewartet.' },
  { rating: 5, feedback: 'Personnel très gentil, café délicieux, je recommande.' },
  { rating: 2, feedback: "Service lent et la chambre n'était pas propre." },
  { rating: 5, feedback: 'Muy amables y la comida deliciosa, volveremos pronto.' },
  { rating: 1, feedback: 'Pésimo servicio, la mesa estaba sucia.' },
  { rating: 5, feedback: 'Çok güzel bir yer, personel çok nazik, teşekkürler!' },
  { rating: 2, feedback: 'Yemekler soğuk ve pahalı, bir saat bekledik.' },
]

/** Frequency of each rating: most reviewers are satisfied. */
const weights = [6, 5, 9, 24, 56]

/** Returns distinct texts, deterministically. */
export function makeTexts(count: number): Text[] {
  const random = randomFrom(20_261_120)
  const pick = <T>(list: readonly T[]): T => {
    const item = list[Math.floor(random() * list.length)]
    if (item === undefined) throw new Error('an empty list')
    return item
  }
  return Array.from({ length: count }, () => {
    if (random() < 0.06) return pick(others)
    const rating = pickWeighted(random(), weights) + 1
    const parts =
      rating > 3
        ? [
            pick(praised),
            pick(praised),
            ...(rating === 4 && random() < 0.4 ? [pick(blamed)] : []),
            pick(glad),
          ]
        : rating < 3
          ? [pick(blamed), pick(blamed), ...(random() < 0.2 ? [pick(praised)] : []), pick(sad)]
          : [pick(praised), pick(blamed), pick(even)]
    return { rating, feedback: sentence(parts.slice(0, -1), parts.at(-1) ?? '') }
  })
}

function sentence(parts: string[], close: string): string {
  const text = [...new Set(parts)].join(', ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}. ${close}`.trim()
}

function pickWeighted(at: number, weights: number[]): number {
  let left = at * weights.reduce((a, b) => a + b, 0)
  return weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
}
