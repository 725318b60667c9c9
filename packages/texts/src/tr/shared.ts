import { shared as english, type SharedTexts } from '#en/shared.ts'

export const shared: SharedTexts = {
  ...english,
  justNow: 'az önce',
}
