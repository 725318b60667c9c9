import type { PrivacyTexts } from '#en/privacy.ts'
import { formats } from '#formats.ts'

const { plural } = formats('ja')

export const privacy: PrivacyTexts = {
  find: {
    title: '個人の検索',
    description:
      '本人が残した、または本人について書かれたクチコミ、メッセージ、メール、注文を検索し、書き出しまたは消去できます。入力したすべての条件に一致するものが対象です。',
    email: 'メールアドレス',
    phone: '電話番号',
    name: '名前',
    find: '検索',
    found: (records) => plural(records, { other: 'データが#件見つかりました' }),
  },
  records: {
    title: (person) => [person, 'について保存されているデータ'],
    more: (limit) =>
      plural(limit, {
        other:
          '#件を超えるデータが一致しました。最新のものを表示しています。条件を追加して絞り込むか、これらを消去してからもう一度検索してください。',
      }),
    nothingFound: '何も見つかりませんでした',
    nothingFoundHint:
      '入力したすべての条件に一致するクチコミ、メッセージ、メール、注文はありません。名前だけにするなど、条件を減らしてお試しください。',
    kinds: {
      review: 'クチコミ',
      message: 'メッセージ',
      mail: 'メール',
      order: '注文',
    },
    allOfKind: ({ kind, count }) => `${kind}（${count}）`,
    selected: (records) => plural(records, { other: '#件を選択中' }),
    export: '書き出し',
    page: '閲覧用ページ',
    json: 'JSON',
    exportFailed: '書き出せませんでした',
    erase: '消去…',
    open: '開く',
    openLabel: 'クチコミを新しいタブで開く',
  },
  erase: {
    title: (records) => plural(records, { other: '#件のデータを消去しますか？' }),
    previewFailed: '消去対象を集計できませんでした',
    preview: (records) => `${records}を消去します。`,
    consequence: '本文と連絡先は完全に消去されます。評価と日付は統計に残ります。',
    consequenceWithOrders:
      '本文と連絡先は完全に消去されます。評価と日付は統計に残ります。注文については、請求先情報だけが消去されます。',
    reason: '理由',
    reasonHint: '証明書に残るため、本人の名前は書かないでください。',
    reasonExample: '3月1日のメールによる請求',
    understood: '元に戻せないことを理解しました',
    confirm: '完全に消去',
    nothingLeft:
      'このデータには、消去するものが残っていません。以前の処理が中断された場合、その証明書は消去の記録にあります。',
    doneTitle: '消去しました',
    done: 'この証明書を証拠として保管してください。本人の名前は含まれず、下の一覧にも残ります。',
    close: '閉じる',
  },
  counts: {
    reviews: (count) => plural(count, { other: 'クチコミ#件' }),
    messages: (count) => plural(count, { other: 'メッセージ#件' }),
    mails: (count) => plural(count, { other: 'メール#件' }),
    orders: (count) => plural(count, { other: '注文#件' }),
    notes: (count) => plural(count, { other: '社内メモ#件' }),
    versions: (count) => plural(count, { other: '以前のバージョン#件' }),
    nothing: 'なし',
  },
  certificate: {
    title: '消去証明書',
    sheetTitle: (company) => `消去証明書（${company}）`,
    erased: '消去したもの',
    time: '日時',
    by: '消去した人',
    reason: '理由',
    number: '証明書番号',
    line: ({ label, value }) => `${label}：${value}`,
    print: '印刷',
    copy: 'コピー',
    copied: '証明書をコピーしました',
    copyFailed: 'コピーできませんでした',
    copyFailedHint: 'もう一度お試しください。',
    close: '閉じる',
  },
  erasures: {
    title: '消去の記録',
    description: '何を、誰が、なぜ消去したか。証明書に本人の名前は含まれません。',
    none: 'まだ何も消去されていません。',
    failed: '消去の記録を読み込めませんでした',
    certificate: '証明書',
    erased: '消去したもの',
    reason: '理由',
    certificateOf: (at) => `${at}の証明書`,
  },
  retention: {
    title: '保存期間',
    description: '評価と日付は、常に統計に残ります。',
    failed: '設定を読み込めませんでした',
    saved: 'プライバシー設定を保存しました',
    contacts: '連絡先を削除',
    words: 'クチコミとやり取りの本文を削除',
    after: (months) => plural(months, { other: '#か月後' }),
    never: '削除しない',
    upcoming: {
      nothingEver: '消去するまで、すべて保存されます。',
      nothing: '削除予定のものはありません。',
      contacts: ({ on, reviews }) =>
        plural(reviews, { other: `${on}に、クチコミ#件の連絡先が削除されます。` }),
      words: ({ on, reviews }) => plural(reviews, { other: `${on}に、クチコミ#件の本文が削除されます。` }),
      both: ({ on, contacts, words }) =>
        `${on}に、${plural(contacts, { other: 'クチコミ#件の連絡先' })}と${plural(words, { other: 'クチコミ#件の本文' })}が削除されます。`,
    },
    upcomingAtLeast: {
      contacts: ({ on, reviews }) =>
        plural(reviews, { other: `${on}に、クチコミ#件以上の連絡先が削除されます。` }),
      words: ({ on, reviews }) =>
        plural(reviews, { other: `${on}に、クチコミ#件以上の本文が削除されます。` }),
      both: ({ on, contacts, words }) =>
        `${on}に、${plural(contacts, { other: 'クチコミ#件以上の連絡先' })}と${plural(words, { other: 'クチコミ#件以上の本文' })}が削除されます。`,
    },
    warning: {
      contacts: (months) =>
        plural(months, { other: '保存すると、#か月を過ぎた連絡先は来月1日に完全に削除されます。' }),
      words: (months) =>
        plural(months, { other: '保存すると、#か月を過ぎた本文は来月1日に完全に削除されます。' }),
      both: ({ contacts, words }) =>
        `保存すると、${plural(contacts, { other: '#か月を過ぎた連絡先' })}と${plural(words, { other: '#か月を過ぎた本文' })}は来月1日に完全に削除されます。`,
    },
  },
  address: {
    title: '住所',
    description: 'お客様向けのプライバシーのお知らせに表示されます。変更できるのはオーナーだけです。',
    failed: '住所を読み込めませんでした',
    label: '会社の住所',
    tooLong: (limit) => plural(limit, { other: '#文字以内で入力してください。' }),
    viewNotice: 'お知らせを見る',
    save: '住所を保存',
    saved: '住所を保存しました',
  },
}
