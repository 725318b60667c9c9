import type { PrintTexts } from '#en/prints.ts'

export const prints: PrintTexts = {
  question: ['Πώς σας φάνηκε', 'η επίσκεψή σας;'],
  ask: 'Πείτε μας.',
  instruction: 'Σαρώστε με την κάμερα του κινητού',
  later: 'Σαρώστε στο σπίτι, όποτε θέλετε',
}
