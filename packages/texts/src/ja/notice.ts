import type { NoticeTexts } from '#en/notice.ts'
import { formats } from '#formats.ts'

const { plural } = formats('ja')

export const notice: NoticeTexts = {
  title: 'プライバシー',
  responsible: {
    title: '情報の管理者',
    company: (company) => `ここでいただいたご意見は、${company}が責任をもって取り扱います。`,
    address: '店舗・施設の連絡先：',
    noAddress: 'お問い合わせは、店舗・施設で直接承ります。',
    operator: (operator, company) =>
      `このページは${operator}が運営し、${company}の委託を受けてご意見を保管しています。`,
  },
  kept: {
    title: '保存される情報',
    feedback: '星の数、お書きになった内容、日時、ページの言語、QR コードを読み取った場合はどのコードか。',
    contact:
      'お名前、電話番号、メールアドレスは、ご記入いただいた場合にのみ、店舗・施設から返信するために保存します。',
  },
  readers: {
    title: 'ご意見を読む人',
    text: (company) => `非公開のご意見は${company}の担当者が読みます。公開されることはありません。`,
    google: '公開のクチコミは Google に投稿するもので、Google の規約が適用されます。',
  },
  duration: {
    title: '保存期間',
    contact: (months) =>
      plural(months, { other: 'お名前、電話番号、メールアドレスは#か月後に削除されます。' }),
    contactUnlimited:
      'お名前、電話番号、メールアドレスは、ご本人または店舗・施設が削除するまで保存されます。',
    text: (months) => plural(months, { other: 'お書きになった内容は#か月後に削除されます。' }),
    textUnlimited: 'お書きになった内容は、ご本人または店舗・施設が削除するまで保存されます。',
    numbers: '星の数と日付は、個人に関する情報を含まない形で統計に残ります。',
  },
  rights: {
    title: 'ご本人の権利',
    receipt:
      '送信後に専用リンクが表示されます。このリンクから、いつでもご意見を読んだり取り下げたりでき、30日間は変更もできます。',
    company: (company) =>
      `${company}に、保有するご自身の情報の開示、訂正、削除を求めることもできます。また、個人情報保護を担当する機関に苦情を申し立てることもできます。`,
  },
  tracking: {
    title: '追跡は行いません',
    text: 'これらのページは Cookie を使用せず、個人を識別せず、他社から何も読み込みません。入力された内容は、送信されるまでお使いのブラウザーに保存されます。',
  },
}
