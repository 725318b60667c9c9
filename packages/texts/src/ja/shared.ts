import type { SharedTexts } from '#en/shared.ts'
import { formats } from '#formats.ts'

const { plural } = formats('ja')

export const shared: SharedTexts = {
  justNow: 'たった今',
  retry: '再試行',
  loadMore: 'さらに読み込む',

  accountMenu: {
    account: 'アカウント',
    changePassword: 'パスワードを変更',
  },

  sessionEnded: {
    title: 'セッションが終了しました',
    text: '入力した内容はこの画面に残っています。新しいタブでログインしてから、このタブに戻ってもう一度保存してください。',
    login: '新しいタブでログイン',
    back: 'ページに戻る',
  },

  leave: {
    title: '保存せずに移動しますか？',
    text: '入力した内容は保存されていません。',
    discard: '破棄',
    keep: '編集を続ける',
  },

  notFound: {
    title: 'ページが見つかりません',
    text: 'このアドレスにはページがありません。',
    home: 'ダッシュボードへ',
  },

  viewAs: {
    label: '会社の画面の閲覧',
    viewing: (company) => [company, 'の画面を閲覧中です。変更はできません。'],
    viewingSome: '会社の画面を閲覧中です。変更はできません。',
    minutesLeft: (minutes) => plural(minutes, { other: '残り#分です。' }),
    lastMinute: '残り1分未満です。',
    leave: '終了',
    leaveFailed: '閲覧を終了できませんでした',
  },

  demo: {
    label: 'デモ',
    text: 'これはデモです。会社は架空のもので、変更した内容は保存されません。',
    leave: 'デモを終了',
    leaveFailed: 'デモを終了できませんでした',
  },
}
