/**
 * The words on every piece. The same question to everyone, whatever the visit was like: nothing that steers by
 * rating or offers anything in return.
 */
export const wording = {
  question: ['How was', 'your visit?'],
  ask: 'Tell us.',
  instruction: 'Scan with your phone’s camera',
} as const

export const fullQuestion = wording.question.join(' ')
