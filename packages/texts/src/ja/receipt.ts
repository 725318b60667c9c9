import type { ReceiptTexts } from '#en/receipt.ts'
import { formats } from '#formats.ts'

const { plural, time, day } = formats('ja')

export const receipt: ReceiptTexts = {
  title: (company) => `${company}へのご意見`,
  sent: (at, timeZone) => `${day(at, timeZone)}に送信`,
  edited: (at, timeZone) => `${day(at, timeZone)}に変更`,
  noContact: 'ご連絡先は保存されていません。',
  changeTitle: 'ご意見を変更する',
  until: (at, timeZone) => `${day(at, timeZone)}までご意見を変更できます。`,
  settled: 'このご意見はもう変更できません。ご意見の取り下げと、ご連絡先の削除は引き続き可能です。',
  save: '変更を保存',
  saved: (company) => `変更を保存しました。${company}には、新しい内容と変更前の内容の両方が表示されます。`,
  changedElsewhere:
    'その間に別の場所でご意見が変更されたため、この内容は保存されていません。上が保存されている内容、下が今お書きになった内容です。',
  failed: 'まだ何も変更されていません。もう一度お試しください。',
  removeContact: {
    title: 'ご連絡先を削除する',
    text: (company) =>
      `お名前、電話番号、メールアドレスを削除します。削除すると、${company}からの返信はこのページでのみ読めるようになります。ご意見は残ります。`,
    submit: 'ご連絡先を削除',
    done: 'ご連絡先を削除しました。',
  },
  withdraw: {
    title: 'ご意見を取り下げる',
    text: 'お書きになった内容とご連絡先を完全に削除します。統計には星の数と日付だけが残ります。',
    confirm: 'はい、意見を削除します',
    submit: 'ご意見を取り下げる',
    unconfirmed: 'ご意見を取り下げることを確認してください。',
    done: 'ご意見を取り下げました',
    doneText: 'お書きになった内容とご連絡先を削除しました。このリンクはもう使えません。',
  },
  conversation: {
    time,
    you: 'あなた',
    noAnswer: (company) => `${company}からの返信はまだありません。`,
    sent: (company) => `${company}に返信を送信しました。`,
    answer: '返信',
    placeholder: '返信を入力…',
    send: '返信を送信',
    failed: '返信はまだ送信されていません。もう一度お試しください。',
    invalid: {
      blank: '返信を入力してください。',
      tooLong: (max) => plural(max, { other: '#文字以内で入力してください' }),
    },
  },
  private:
    'このページのアドレスは他の人に知らせないでください。アドレスを知っている人は誰でも、ご意見を読んだり変更したりできます。',
  answersOnly: (company) =>
    `メールアドレスを${company}が入力したため、このリンクでは閲覧と返信のみが可能で、ご意見の変更や取り下げはできません。リンクは他の人に知らせないでください。`,
  ended: {
    title: 'このリンクは無効です',
    text: 'アドレスが途中で切れていないかご確認ください。ご意見が取り下げられるか削除されると、リンクは無効になります。',
  },
}
