import type { AccountsTexts } from '#en/accounts.ts'
import { formats } from '#formats.ts'

const { plural } = formats('ja')

export const accounts: AccountsTexts = {
  login: {
    title: '管理画面ログイン',
    needed: '続けるにはログインしてください。',
    sessionEnded: 'セッションが終了しました。もう一度ログインしてください。',
    email: 'メールアドレス',
    password: 'パスワード',
    submit: 'ログイン',
    withPasskey: 'パスキーでログイン',
    forgot: 'パスワードをお忘れですか？',
    done: 'ログインしました',
    secondStep: {
      title: '2段階認証',
      lead: 'パスワードを確認しました。続けて、追加の認証を行ってください。',
    },
    failed: 'ログインできませんでした',
    wrong: 'メールアドレスまたはパスワードが正しくありません',
    invalidResponse: 'サーバーの応答が正しくありませんでした',
  },
  backToLogin: 'ログインに戻る',
  toLogin: 'ログインへ',
  language: '言語',
  changeLanguage: '言語を変更',

  forgot: {
    title: 'パスワードをお忘れの場合',
    lead: 'メールアドレスを入力してください。新しいパスワードを設定するためのリンクをお送りします。',
    email: 'メールアドレス',
    submit: 'リンクを送信',
    sent: 'このメールアドレスのアカウントがある場合は、パスワード再設定用のリンクを送信しました。',
    failed: '再設定メールを送信できませんでした',
    outcome: {
      title: 'メールをご確認ください',
      text: (email) => [
        email,
        ' のアカウントがある場合は、新しいパスワードを設定するためのリンクが届きます。',
      ],
      expiry: 'リンクは一度だけ使え、1時間後に無効になります。',
      again: (button) => [
        '届かない場合は、迷惑メールフォルダーを確認するか、',
        button('もう一度お試しください'),
      ],
    },
  },

  link: {
    confirmPassword: 'パスワード（確認）',
    incomplete: 'このリンクは不完全です。',
    invalid: '無効なリンク',
  },

  reset: {
    title: 'パスワードの再設定',
    lead: '新しいパスワードを設定してください。ほかの端末ではすべてログアウトされます。',
    leadFor: (email) =>
      `${email} の新しいパスワードを設定してください。ほかの端末ではすべてログアウトされます。`,
    password: '新しいパスワード',
    hint: (least) => plural(least, { other: '#文字以上。長いほど安全です。' }),
    submit: 'パスワードを再設定',
    invalidLink: 'このパスワード再設定リンクは無効です',
    invalidToken: '再設定のトークンが無効です',
    remedy: (link) => [
      'メールに記載された最新のリンクを開くか、',
      link('新しいリンクを請求'),
      'してください。',
    ],
    failed: 'パスワードを再設定できませんでした',
    succeeded: 'パスワードを再設定しました',
    outcome: {
      title: 'パスワードを再設定しました',
      text: '新しいパスワードでログインできます。',
    },
  },

  setup: {
    title: 'パスワードの設定',
    lead: 'ようこそ。パスワードを設定すると、お客様の声をすぐにご覧いただけます。',
    password: (least) => plural(least, { other: 'パスワード（#文字以上）' }),
    hint: '関連のない単語をいくつか組み合わせるのがおすすめです。',
    submit: 'アカウントを設定',
    invalidLink: 'この招待リンクは無効です',
    invalidToken: '招待のトークンが無効です',
    remedy: 'メールに記載された最新のリンクを開くか、招待した人に新しいリンクの送信を依頼してください。',
    failed: 'パスワードを設定できませんでした',
    succeeded: 'パスワードを設定しました',
    outcome: {
      title: 'アカウントの設定が完了しました',
      text: 'すぐにご利用いただけます。',
    },
  },

  invitation: {
    title: '招待が届いています',
    welcome: 'ようこそ。招待が届いています。',
    welcomeBy: (inviter) => ['ようこそ。', inviter, 'から招待が届いています。'],
    welcomeTo: (companies) => ['ようこそ。', companies, 'への招待が届いています。'],
    welcomeToBy: (companies, inviter) => [
      'ようこそ。',
      inviter,
      'から、',
      companies,
      'への招待が届いています。',
    ],
    more: (count) => plural(count, { other: 'ほか#社' }),
    loginAs: (email) => [email, ' としてログインします。'],
    accept: '承諾する',
    decline: '辞退する',
    joined: {
      title: 'チームに参加しました',
      text: (company) => [
        company,
        'がダッシュボードに追加されました。いつものパスワードでログインしてください。',
      ],
    },
    declined: {
      title: '招待を辞退しました',
      text: (company) => [
        'アカウントの情報は',
        company,
        'には一切表示されていません。このページを閉じてかまいません。',
      ],
    },
  },

  invitations: {
    label: (company) => `${company}への招待`,
    text: {
      owner: (company) => ['オーナーとして、', company, 'への招待が届いています。'],
      manager: (company) => ['マネージャーとして、', company, 'への招待が届いています。'],
      responder: (company) => ['返信担当として、', company, 'への招待が届いています。'],
      viewer: (company) => ['閲覧者として、', company, 'への招待が届いています。'],
    },
    textBy: {
      owner: (company, inviter) => [inviter, 'から、オーナーとして', company, 'への招待が届いています。'],
      manager: (company, inviter) => [
        inviter,
        'から、マネージャーとして',
        company,
        'への招待が届いています。',
      ],
      responder: (company, inviter) => [inviter, 'から、返信担当として', company, 'への招待が届いています。'],
      viewer: (company, inviter) => [inviter, 'から、閲覧者として', company, 'への招待が届いています。'],
    },
    accept: '承諾する',
    decline: '辞退する',
    joined: (company) => `${company}に参加しました`,
    declined: '招待を辞退しました',
    failed: '招待への回答を送信できませんでした',
  },

  account: {
    title: 'アカウント',
    loading: '読み込み中…',
    loadFailed: 'アカウントを読み込めませんでした',
    back: '戻る',
  },

  name: {
    title: '名前',
    description: 'メールアドレスの代わりにほかのメンバーに表示され、お客様への返信の署名にも使われます。',
    label: 'お名前',
    save: '名前を保存',
    saved: '名前を保存しました',
    removed: '名前を削除しました',
  },

  password: {
    title: 'パスワード',
    current: '現在のパスワード',
    new: '新しいパスワード',
    newHint: (least) => plural(least, { other: '#文字以上。長いほど安全です。' }),
    confirm: '新しいパスワード（確認）',
    change: 'パスワードを変更',
    changing: 'パスワードを変更中…',
    changed: {
      title: 'パスワードを変更しました',
      description: '新しいパスワードが有効になりました',
    },
    error: 'エラー',
    failed: 'パスワードを変更できませんでした。もう一度お試しください。',
  },

  sessions: {
    title: 'ログイン中の端末',
    description: '心当たりのない端末がある場合は、そのセッションを終了し、パスワードを変更してください。',
    loading: '読み込み中…',
    device: ({ browser, system }) => `${system}の${browser}`,
    unknownDevice: '不明な端末',
    thisDevice: 'この端末',
    activeNow: '現在使用中',
    lastSeen: (ago) => `最終アクセス：${ago}`,
    end: '終了',
    endLabel: ({ device, ago }) => `セッションを終了：${device}、最終アクセス：${ago}`,
    endTitle: 'このセッションを終了しますか？',
    endDescription: ({ device, ago }) => `${device}、最終アクセス：${ago}。すぐにログアウトされます。`,
    endOthers: 'ほかのセッションをすべて終了',
    endOthersTitle: 'ほかのセッションをすべて終了しますか？',
    endOthersDescription: (count) =>
      plural(count, {
        other: 'ほかの#件のセッションがすぐにログアウトされます。この端末はログインしたままです。',
      }),
    password: 'パスワード',
    confirm: 'セッションを終了',
    confirmOthers: 'セッションを終了',
    ended: 'セッションを終了しました',
    endedSeveral: (count) => plural(count, { other: '#件のセッションを終了しました' }),
    error: 'エラー',
    failed: 'セッションを終了できませんでした。もう一度お試しください。',
  },

  twoFactor: {
    pageTitle: '2段階認証',
    title: '2段階認証',
    required:
      'このアカウントでは2段階認証が必須です。パスワードに加えて、ご本人を確認するための方法をもう1つ設定してください。',
    isSetUp: '設定が完了しています。認証方法を追加するか、次へ進んでください。',
    proceed: '次へ',
    logOut: 'ログアウト',
    proceedFailed: '次へ進めませんでした',
    logOutFailed: 'ログアウトできませんでした',
  },
}
