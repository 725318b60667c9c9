import type { SharedTexts } from '#en/shared.ts'

export const shared: SharedTexts = {
  justNow: 'az önce',
}
