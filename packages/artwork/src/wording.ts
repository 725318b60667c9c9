/**
 * The wording on every piece. Everyone gets the same question, whatever their visit was like: no steering by rating, no
 * incentives.
 */
export const wording = {
  question: ['How was', 'your visit?'],
  ask: 'Tell us.',
  instruction: 'Scan with your phone’s camera',
} as const

export const fullQuestion = wording.question.join(' ')
