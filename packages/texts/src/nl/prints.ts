import type { PrintTexts } from '#en/prints.ts'

export const prints: PrintTexts = {
  question: ['Hoe was', 'uw bezoek?'],
  ask: 'Vertel het ons.',
  instruction: 'Scan met de camera van uw telefoon',
  later: 'Scan thuis, wanneer het u uitkomt',
}
