import type { ProfileTexts } from '#en/profile.ts'

export const profile: ProfileTexts = {
  title: '言語とタイムゾーン',
  description: 'この画面と、お送りするメールに使われます。',
  loading: '読み込み中…',
  language: '言語',
  asInBrowser: 'ブラウザーの設定に合わせる',
  timeZone: 'タイムゾーン',
  asOnDevice: '端末の設定に合わせる',
  save: '保存',
  saved: '言語とタイムゾーンを保存しました',
}
