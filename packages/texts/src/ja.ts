import type { MailTexts, NoticeTexts, PageTexts, PrintTexts, ReceiptTexts } from '#en.ts'
import { formats } from '#formats.ts'

const { number, plural, time, day } = formats('ja')

// “クチコミ” is Google's own word for a review; “ご意見” is feedback, “評価” the stars.
export const pages: PageTexts = {
  loading: '読み込み中…',
  noScript: 'このページには JavaScript が必要です。有効にしてから、ページを再読み込みしてください。',
  back: '戻る',

  language: {
    label: '言語',
    change: '言語を変更',
  },

  titles: {
    choice: (company) => `ご利用はいかがでしたか？ · ${company}`,
    rating: (company) => `ご利用の評価をお願いします · ${company}`,
    feedback: (company) => `ご意見 · ${company}`,
    thankYou: (company) => `ありがとうございました · ${company}`,
    companyNotFound: '店舗・施設が見つかりません',
    notFound: 'ページが見つかりません',
    paused: 'このページは一時休止中です',
    problem: 'ページを読み込めませんでした',
  },

  ui: {
    stars: (rating) => plural(rating, { other: '星#つ' }),
    outOfStars: (rating) => `星5つ中${number(rating)}つ`,
    optional: '任意',
    choice: {
      title: 'ご利用はいかがでしたか？',
      subtitle: '皆様のご意見を大切にしています',
      publicReview: '公開のクチコミを書く',
      privateFeedback: '非公開で意見を送る',
      note: '公開のクチコミは Google に掲載されます。非公開のご意見は秘密を厳守し、改善に役立てます。',
    },
  },

  rating: {
    title: 'ご利用の評価をお願いします',
    subtitle: 'ご意見は秘密を厳守し、改善に役立てます',
    stars: '評価を選択',
  },

  feedback: {
    loved: 'よかった点をお聞かせください！',
    improve: '改善できる点をお聞かせください',
    rating: '評価',
    text: 'ご意見',
    placeholder: 'ご自由にお書きください…',
    confidential: 'ご意見の秘密は厳守します',
    contact: 'ご連絡先',
    optional: '任意',
    contactReason: '店舗・施設から返信するために使います',
    name: 'お名前',
    phone: '電話番号',
    email: 'メールアドレス',
    mailReceipt: 'ご意見の専用リンクを受け取る',
    submit: 'ご意見を送信',
    submitting: '送信中…',
    honeypot: 'この欄は空欄のままにしてください',
    tooLong: (over) => plural(over, { other: 'ご意見をあと#文字短くしてください' }),
    offline: 'オフラインです。ご意見はここに保存され、接続が回復次第、送信されます。',
    errorTitle: 'エラー',
    failed: 'ご意見を送信できませんでした。もう一度お試しください。',
    requiredTitle: 'ご意見が入力されていません',
    invalid: {
      feedback: '改善できる点をお聞かせください。',
      rating: '星を1つから5つの間でお選びください',
      contactEmail: '有効なメールアドレスを入力してください',
      tooLong: (max) => plural(max, { other: '#文字以内で入力してください' }),
      unreadable: '読み取れない文字を削除してください',
    },
  },

  thankYou: {
    title: 'ご意見ありがとうございました！',
    text: 'いただいたご意見を確認し、改善に努めます。',
    home: '最初の画面に戻る',
    publicReview: '公開のクチコミを書く',
    receipt: 'このリンクを保存しておくと、ご意見の確認・変更・取り下げができます',
    open: '自分の意見を開く',
    copy: 'リンクをコピー',
    copied: 'コピーしました',
  },

  privacy: 'プライバシー',

  companyNotFound: {
    title: '店舗・施設が見つかりません',
    text: 'お探しのクチコミページは存在しません。',
    hint: 'アドレスを確認するか、コードをもう一度読み取るか、スタッフに最新のコードをお尋ねください。',
    home: 'トップページへ',
  },

  problem: {
    title: 'ページを読み込めませんでした',
    text: '接続を確認して、もう一度お試しください。',
    retry: '再試行',
    noConnection: '接続できませんでした。インターネットに接続しているかご確認ください。',
  },

  paused: {
    title: 'このページは一時休止中です。',
    text: 'お越しいただきありがとうございます。しばらくしてからもう一度お試しください。',
  },

  notFound: {
    title: 'ページが見つかりません',
    text: 'このアドレスにはページがありません。移動したか、アドレスが間違っている可能性があります。',
    home: 'トップページへ',
  },

  errors: {
    looks_automatic: 'ご意見はまだ送信されていません。もう一度ボタンを押してください。',
    bad_request: 'リクエストを処理できませんでした。',
    unknown_origin:
      'このページからはリクエストを送信できません。正しいアドレスで開いて、もう一度お試しください。',
    company_not_found: '店舗・施設が見つかりません。',
    company_suspended:
      'このページは一時休止中のため、ご意見は送信されませんでした。内容はここに保存されています。しばらくしてからもう一度お試しください。',
    request_timeout: '時間がかかりすぎたため中断しました。もう一度お試しください。',
    review_settled:
      '前回のご意見は送信から1時間以上たっているため、変更できません。もう一度ボタンを押すと、新しいご意見として送信されます。',
    body_too_large: 'データが大きすぎて送信できません。',
    too_many_requests: 'リクエストが多すぎます。少し待ってからもう一度お試しください。',
    internal_error: '問題が発生しました。もう一度お試しください。',
    overloaded: '現在混み合っています。少し待ってからもう一度お試しください。',
    stopping: 'サービスを再起動しています。少し待ってからもう一度お試しください。',
    unavailable: '現在サービスを利用できません。少し待ってからもう一度お試しください。',
  },

  notifications: {
    region: '通知（F8）',
    close: '閉じる',
  },
}

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
  ended: {
    title: 'このリンクは無効です',
    text: 'アドレスが途中で切れていないかご確認ください。ご意見が取り下げられるか削除されると、リンクは無効になります。',
  },
}

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

export const mails: MailTexts = {
  reply: {
    subject: (company) => `${company}からご意見への返信が届きました`,
    answer: (company) => `専用ページで${company}に返信する：`,
    wrote: (at, timeZone) => `${day(at, timeZone)}にお書きになった内容：`,
    why: (company) =>
      `このメールは、${company}へのご意見とともにメールアドレスをご記入いただいたためお送りしています。`,
    end: (company) => `${company}からのメールを停止する：`,
  },
  receipt: {
    link: 'ご意見の確認・変更・取り下げ：',
    why: (company) =>
      `このメールは、${company}へのご意見を送信する際にご希望いただいたためお送りしています。`,
  },
  secret: 'リンクを知っている人は誰でもご意見を読んだり変更したりできますので、他の人に渡さないでください。',
  unsubscribe: {
    stop: (company) => `ご意見に関する${company}からのメールを停止しますか？`,
    stopText: '停止するのはこのメールだけです。ここで元に戻せます。',
    unsubscribe: '配信を停止',
    stopped: (company) => `ご意見に関する${company}からのメールを停止しました`,
    stoppedText: 'その他のメールはこれまでどおり届きます。',
    undo: '元に戻す',
    resumed: (company) => `ご意見に関する${company}からのメールを再開しました`,
    resumedText: 'その他の変更はありません。',
    unknown: 'このリンクは使えなくなりました',
    unknownText: 'このメールの配信はすでに停止されているか、リンクが不完全です。',
  },
}

export const prints: PrintTexts = {
  question: ['今回のご利用は', 'いかがでしたか？'],
  ask: 'ご意見をどうぞ。',
  instruction: 'スマホのカメラで読み取ってください',
}
