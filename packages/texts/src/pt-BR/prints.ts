import type { PrintTexts } from '#en/prints.ts'

export const prints: PrintTexts = {
  question: ['Como foi', 'sua visita?'],
  ask: 'Conte para nós.',
  instruction: 'Escaneie com a câmera do celular',
  later: 'Escaneie em casa, quando quiser',
}
