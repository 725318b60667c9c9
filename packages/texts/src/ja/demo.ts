import type { DemoTexts } from '#en/demo.ts'
import { formats } from '#formats.ts'

const { plural } = formats('ja')

export const demo: DemoTexts = {
  title: 'デモ',
  opening: 'デモを開いています…',
  failed: 'デモを開けませんでした',
  toDashboard: '自分のダッシュボードへ',
  ended: {
    title: 'デモが終了しました',
    text: (minutes) => plural(minutes, { other: 'デモは1回につき#分間ご覧いただけます。' }),
    again: 'もう一度デモを開く',
  },
}
