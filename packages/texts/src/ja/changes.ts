import type { ChangesTexts } from '#en/changes.ts'
import { formats } from '#formats.ts'

const { number } = formats('ja')

export const changes: ChangesTexts = {
  title: 'お客様の声と改善',
  description:
    'お客様の声をもとに何を変えたかを、訪問者に伝えられます。新しい順に3件が、お礼のページと、レビューのお願い方法のページに表示されます。',
  failed: '改善を読み込めませんでした',
  empty: 'まだ何もありません。',
  add: '改善を追加',
  poster: 'ポスターとして印刷',
  said: 'お客様の声',
  did: '改善したこと',
  since: (date) => `${date}から`,
  hidden: '非表示',
  edit: (did) => `「${did}」を編集`,
  editTitle: '編集',
  delete: (did) => `「${did}」を削除`,
  deleteTitle: '削除',
  deletion: {
    question: 'この改善を削除しますか？',
    description: '訪問者には表示されなくなります。',
    confirm: '削除',
    failed: '改善を削除できませんでした',
  },
  form: {
    addTitle: '改善を追加',
    editTitle: '改善を編集',
    saidDescription: '訪問者の声を短い言葉で。例：「昼どきは遅い」',
    didDescription: '今は何が違うか。例：「レジを2台に」',
    date: '開始日',
    themes: 'テーマ',
    visible: '訪問者に表示する',
    save: '保存',
    saved: '改善を保存しました',
  },
  effect: {
    show: '効果はありましたか？',
    showOf: (did) => `効果はありましたか？${did}`,
    failed: '数値を読み込めませんでした',
    title: (themes) => `次のテーマを批判するレビューの割合（週ごと）：${themes}`,
    before: (percent, reviews) => `以前：${number(reviews)}件中${percent}`,
    after: (percent, reviews) => `以後：${number(reviews)}件中${percent}`,
    verdict: {
      early: 'まだ判断できません',
      fewer: '以後、批判が減りました',
      more: '以後、批判が増えました',
    },
  },
}
