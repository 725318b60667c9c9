import type { ChecklistTexts } from '#en/checklist.ts'
import { formats } from '#formats.ts'

const { number } = formats('ja')

export const checklist: ChecklistTexts = {
  title: '最初のクチコミを受け取るまで',
  progress: (done, all) => `${number(all)}件中${number(done)}件完了`,
  show: '手順を表示',
  hide: '手順を隠す',
  dismiss: '表示を終了',
  dismissTitle: '最初の手順の表示を終了しますか？',
  dismissText:
    'この一覧はチーム全員の画面から消え、再び表示されることはありません。各項目は引き続き設定から行えます。',
  dismissConfirm: '表示を終了',
  saveFailed: '保存できませんでした',
  done: (title) => `${title}（完了）`,

  titles: {
    link: 'Google のリンクを確認する',
    brand: 'ロゴと色を選ぶ',
    timeZone: 'タイムゾーンを設定する',
    code: '最初のコードを追加する',
    scan: 'コードを自分で読み取る',
    print: 'ポスターやステッカーを印刷する',
    alert: 'テストアラートを受け取る',
    team: 'メンバーを招待する',
    review: '最初のクチコミを受け取る',
  },
  steps: {
    link: {
      add: 'お客様は、Google の公開のクチコミと非公開のご意見を自由に選べます。',
      addButton: 'リンクを追加',
      open: 'Google の自社のページが開けば正しいリンクです。',
      openButton: 'リンクを開く',
      ask: '自社のページが開きましたか？',
      yesButton: 'はい、自社のページです',
      noButton: 'いいえ、変更します',
    },
    brand: { text: 'クチコミページと印刷物に表示されます。', button: '選ぶ' },
    timeZone: { text: '集計や通知しない時間帯で、1日の区切りになります。', button: '設定' },
    code: {
      text: 'レジなど、場所ごとに1つ用意します。読み取られた回数がわかります。',
      button: 'コードを追加',
    },
    scan: {
      text: 'この画面にコードを表示し、スマートフォンで読み取ってください。',
      button: 'コードを表示',
    },
    print: {
      text: '印刷を注文するか、ダウンロードして自分のプリンターで印刷できます。',
      button: 'デザインを選ぶ',
    },
    alert: { text: '星の少ないクチコミのアラートが届くことを確認できます。' },
    team: {
      text: '複数人で対応すると、返信が早くなります。',
      button: '招待',
      ownersOnly: 'メンバーを招待できるのはオーナーです。',
    },
    review: { text: '自分で送信し、ここに届くことを確認してください。', button: 'クチコミページを開く' },
  },
}
