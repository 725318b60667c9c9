import { demoSlug } from '#modules/demo/demo-company.ts'

/** What the demo company is and how its days go; `days.ts` makes up each day from this. */

/** Days that lie behind the company when it is first seen. */
export const daysBefore = 730

export const company = {
  slug: demoSlug,
  name: 'Café Luna',
  brand_color: '#7A3E1D',
  google_review_url: 'https://www.google.com/search?q=Caf%C3%A9+Luna+reviews',
}

/** `since` counts days from the first one. */
export const locations = [
  { key: 'old-town', name: 'Old Town', since: 0 },
  { key: 'riverside', name: 'Riverside', since: 210 },
  { key: 'station', name: 'Central Station', since: 560 },
] as const

/** `share` is a code's part of all scans. A silent code was not scanned after `until`. */
export const codes = [
  { code: 'CAFEDRS2', name: 'Door', kind: 'poster', location: 'old-town', since: 0, share: 4 },
  { code: 'CAFETBK3', name: 'Tables', kind: 'table_tent', location: 'old-town', since: 40, share: 6 },
  {
    code: 'CAFECRD4',
    name: 'Loyalty card',
    kind: 'card',
    location: 'old-town',
    since: 0,
    until: 190,
    share: 2,
  },
  { code: 'CAFEQAY5', name: 'Terrace', kind: 'sticker', location: 'riverside', since: 215, share: 5 },
  {
    code: 'CAFEWND6',
    name: 'Window',
    kind: 'window',
    location: 'riverside',
    since: 230,
    until: 712,
    share: 2,
  },
  { code: 'CAFEBAR7', name: 'Counter', kind: 'sticker', location: 'station', since: 562, share: 4 },
] as const

/** Colleagues of the owner. They never sign in. */
export const team = [
  { name: 'Mia Keller', email: 'mia@cafe-luna.example', role: 'manager' },
  { name: 'Noor Haddad', email: 'noor@cafe-luna.example', role: 'responder' },
  { name: 'Jonas Lind', email: 'jonas@cafe-luna.example', role: 'viewer' },
] as const

/** Reviews on a usual day, on the first one and once the café is known. */
export const reviewsADay = { first: 0.4, later: 1.7 }

/** From Sunday. */
export const weekdays = [1.4, 0.6, 0.8, 0.85, 0.95, 1.2, 1.6]
/** From January: a slow winter, a terrace in spring, holidays in August, presents in December. */
export const months = [0.75, 0.85, 0.95, 1.05, 1.2, 1.15, 1, 0.7, 1.05, 1, 1, 1.25]
/** Closed, by month and day. */
export const holidays = new Set(['01-01', '12-25', '12-26'])

/** The kitchen was rebuilt: fewer guests, long waits. Afterwards it took some weeks to win them back. */
export const trouble = { first: 455, last: 486, recovered: 535 }

/** How often each number of stars is given, from one to five, on usual days and during the trouble. */
export const stars = { usual: [4, 8, 10, 22, 56], trouble: [24, 27, 20, 17, 12] } as const

export const guests = [
  ['Anna Berger', 'anna.berger@example.com'],
  ['Léa Dubois', 'lea.dubois@example.com'],
  ['Priya Nair', 'priya.nair@example.com'],
  ['Tom Okafor', 'tom.okafor@example.com'],
  ['Sofia Marques', 'sofia.marques@example.com'],
  ['Marek Nowak', 'marek.nowak@example.com'],
  ['Jonna Lindqvist', 'jonna.lindqvist@example.com'],
] as const

/** Said after some of the texts, by the stars given: up to three, or more. */
export const afterthoughts = {
  low: ['That was better last year.', 'We will see.', 'Please look into it.', 'A pity.'],
  high: ['See you next week.', 'Thank you!', 'We will be back.', 'Told all my friends.', 'Keep it up.'],
}

/** Answers of the team, what guests reply, and notes among colleagues, by the stars given: up to three, or more. */
export const words = {
  low: {
    answer:
      'Thank you for telling us, {name}. This is not how it should be, and we are looking into it today.',
    reply: 'Thank you for the quick answer. I will give it another try.',
    note: 'Asked the morning shift. Too few of us were there; the roster changes from Monday.',
  },
  high: {
    answer: 'Thank you, {name}! The whole team was happy to read this.',
    reply: 'You are welcome. Is the window seat bookable on Sundays?',
    note: 'Read it out to the team.',
  },
}

export const templates = [
  { name: 'Thanks', text: 'Thank you, {name}! The whole team at {company} was happy to read this.' },
  {
    name: 'We look into it',
    text: 'Thank you for telling us, {name}. We are looking into it. {me}, {company}',
  },
]

/** What was changed because of reviews, newest first. `since` counts days from the first one. */
export const changes = [
  {
    said: 'It is hard to find a quiet table at weekends.',
    did: 'The upper floor at the riverside is a quiet room now, without music.',
    themes: ['noise'],
    since: 640,
  },
  {
    said: 'The queue at noon takes too long.',
    did: 'The rebuilt kitchen has a second counter, which takes orders from 11 to 2.',
    themes: ['waiting'],
    since: 536,
  },
] as const

/** `daysAgo` counts from when the company is first seen. */
export const orders = [
  { kind: 'poster', layout: 'bold', quantity: 5, daysAgo: 721, processed: true },
  { kind: 'sticker', layout: 'ring', quantity: 24, daysAgo: 519, processed: true },
  { kind: 'sticker', layout: 'bold', quantity: 12, daysAgo: 2, processed: false },
] as const

export const billing = {
  company: 'Café Luna',
  contact: 'Mia Keller',
  email: 'mia@cafe-luna.example',
  phone: '+1 555 0100',
  address: '1 Moon Street, Old Town',
}
