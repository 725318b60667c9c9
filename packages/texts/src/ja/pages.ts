import type { PageTexts } from '#en/pages.ts'
import { formats } from '#formats.ts'
import { ui } from '#ja/ui.ts'

const { plural } = formats('ja')

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

  ui,

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
