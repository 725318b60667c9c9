import type { PrintTexts } from '#en/prints.ts'

export const prints: PrintTexts = {
  question: ['이번 방문은', '어떠셨나요?'],
  ask: '의견을 들려주세요.',
  instruction: '휴대폰 카메라로 스캔해 주세요',
  later: '집에서 편하실 때 스캔해 주세요',
}
