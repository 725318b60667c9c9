import type { ControlTexts } from '#en/controls.ts'

export const controls: ControlTexts = {
  loading: 'Yükleniyor…',
}
