import type { CommonTexts } from '#en/common.ts'

export const common: CommonTexts = {
  download: {
    as: (format) => `${format} でダウンロード`,
    failed: '書き出せませんでした',
  },

  save: {
    notSaved: '未保存',
    save: '保存',
  },

  themes: {
    staff: 'スタッフ',
    waiting: '待ち時間',
    price: '価格',
    food: '料理',
    quality: '品質',
    communication: '説明・連絡',
    trust: '信頼',
    cleanliness: '清潔さ',
    atmosphere: '雰囲気',
    noise: '騒音',
    facilities: '設備',
    location: '立地',
    parking: '駐車場',
    booking: '予約',
    hours: '営業時間',
    selection: '品ぞろえ',
  },

  print: {
    label: 'コードと印刷',
    codes: 'コード',
    materials: 'ポスターとステッカー',
    formats: 'フォーマット',
  },
  codesTitle: 'コード',

  reviews: {
    pageTitle: 'クチコミ',
    heading: 'クチコミ',
    list: 'クチコミ',
    noMatches: {
      title: 'フィルターに一致するクチコミがありません',
      text: '検索語を減らすか、評価や期間の範囲を広げてください。',
      clear: 'フィルターを解除',
    },
    empty: {
      new: {
        title: '未対応のクチコミはありません',
        text: 'すべてのクチコミを確認済みです。新しいクチコミはここに表示されます。',
      },
      in_progress: {
        title: '対応中のクチコミはありません',
        text: '誰かが対応しているクチコミは、ここに表示されます。',
      },
      mine: {
        title: '自分が担当するクチコミはありません',
        text: '自分が担当になったクチコミは、対応が済むまでここに表示されます。',
      },
      unassigned: {
        title: '担当者のいないクチコミはありません',
        text: '対応が済んでいない、担当者のいないクチコミは、ここに表示されます。',
      },
      waiting: {
        title: 'お客様の返信待ちのクチコミはありません',
        text: '返信したクチコミは、お客様からの返信があるまでここに表示されます。',
      },
      done: {
        title: '対応済みのクチコミはまだありません',
        text: '対応済みにしたクチコミは、ここに保管されます。',
      },
      all: {
        title: 'クチコミはまだありません',
        text: '非公開のご意見は、お客様が送信するとすぐにここに表示されます。',
      },
    },
  },

  unassigned: {
    title: '所属する会社がありません',
    titleOnMaterials: '会社のデータがありません',
    text: '招待した人に、会社のメンバーに追加するよう依頼してください。',
    toLogin: 'ログインに戻る',
    operator: {
      text: '会社とユーザーは管理画面で管理します。',
      toAdmin: '管理画面へ',
    },
  },
}
