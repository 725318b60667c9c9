import type { PrintTexts } from '#en/prints.ts'

export const prints: PrintTexts = {
  question: ['यहां आकर', 'कैसा लगा?'],
  ask: 'हमें बताएं।',
  instruction: 'फ़ोन के कैमरे से स्कैन करें',
  later: 'घर पर, जब चाहें स्कैन करें',
}
