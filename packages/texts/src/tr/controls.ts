import { type ControlTexts, controls as english } from '#en/controls.ts'

export const controls: ControlTexts = {
  ...english,
  loading: 'Yükleniyor…',
}
