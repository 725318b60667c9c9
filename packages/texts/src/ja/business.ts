import type { BusinessTexts } from '#en/business.ts'
import { formats } from '#formats.ts'

const { list, number, plural } = formats('ja')

const parts = { name: '名前', logoUrl: 'ロゴ', brandColor: '色' }

export const business: BusinessTexts = {
  brand: {
    title: '名前・ロゴ・色',
    description: 'クチコミページ、お客様へのメール、印刷物に使われます。',
    name: '名前',
    nameText: (page) => [
      'クチコミページのアドレスは ',
      page,
      ' です。印刷済みのコードを引き続き使えるよう、アドレスは変わりません。',
    ],
    color: 'ブランドカラー',
    formerKept: (changed) =>
      `印刷済みのものには、以前の${list(changed.map((part) => parts[part]))}が残ります。コードは引き続き使えます。`,
    saved: '保存しました。お客様への表示に反映されています。',
  },

  website: {
    title: 'ウェブサイトからブランドを取得',
    label: 'ウェブサイト',
    find: '検索',
    looking: 'ウェブサイトを確認しています。数秒かかることがあります。',
    found: '該当するものを選んでください。保存すると、お客様への表示に反映されます。',
    nothingFound: '何も見つかりませんでした。下でロゴをアップロードし、色を選んでください。',
    name: '名前',
    logos: 'ロゴ',
    colors: '色',
    colorsText: `数値はボタンの文字のコントラストで、${number(4.5)}以上なら読みやすくなります。文字の色として使う場合は、ページ側で調整されます。`,
    sources: {
      page: 'ページ内',
      icon: 'アイコン',
      preview: 'リンクの画像',
    },
    sample: 'クチコミ',
    contrast: (ratio) => `コントラスト ${ratio}`,
  },

  timeZone: {
    title: 'タイムゾーン',
    description: (zone) => `日・週・月は ${zone} の時刻で集計されます。`,
    change: 'タイムゾーンを変更',
    dialogTitle: 'タイムゾーン',
    dialogText: '日・週・月は、このタイムゾーンの時刻で集計されます。',
    label: 'タイムゾーン',
    save: '保存',
    saved: 'タイムゾーンを更新しました',
    failed: 'タイムゾーンを更新できませんでした',
  },

  texts: {
    title: '言語と文章',
    description: 'クチコミページは、お客様のブラウザーの言語で表示されます。',
    saved: '言語と文章を保存しました',
  },

  replyTo: {
    title: '返信先アドレス',
    description:
      'お客様がメールに返信したときの送信先です。設定しない場合は、各メールにリンクがある専用ページから返信していただきます。',
    label: 'メールアドレス',
    placeholder: 'hello@example.com',
    save: 'アドレスを保存',
    saved: '返信先アドレスを保存しました',
    removed: '返信先アドレスを削除しました',
  },

  googleUrl: {
    title: 'Google クチコミの URL',
    description: '「公開のクチコミを書く」を押したお客様が移動するページ。',
    test: 'リンクを確認',
    missing: 'URL がまだありません。お客様は公開のクチコミを投稿できません。',
    new: '新しい URL',
    update: 'URL を更新',
    updated: 'Google クチコミの URL を更新しました',
    failed: 'URL を更新できませんでした',
  },

  linkCheck: {
    title: 'Google のリンクを確認してください',
    text: (months) =>
      plural(months, {
        other: 'Google のリンクは、気づかないうちに使えなくなることがあります。#か月間、確認されていません。',
      }),
    open: '開く',
    ask: '自社のページが開きましたか？',
    yes: 'はい、自社のページです',
    no: 'いいえ、変更します',
    dismiss: '閉じる',
    confirmed: 'Google のリンクを確認しました',
    dismissed: 'リマインダーを閉じました',
    failed: '保存できませんでした',
  },
}
