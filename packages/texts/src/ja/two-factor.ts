import type { TwoFactorTexts } from '#en/two-factor.ts'
import { formats } from '#formats.ts'

const { number } = formats('ja')

export const twoFactor: TwoFactorTexts = {
  title: '2段階認証',
  description: 'パスワードを他人に知られた場合でも、アカウントを保護します。',
  loading: '読み込み中…',
  on: 'オン',

  factors: {
    password: 'パスワード',
    totp: '認証アプリ',
    passkey: 'パスキー',
    recovery: 'リカバリーコード',
    provider: '会社のプロバイダー',
  },

  signIn: {
    code: '認証アプリのコード',
    recoveryCode: 'リカバリーコード',
    recoveryCodeHint: '各コードは一度だけ使えます。',
    proceed: '次へ',
    usePasskey: 'パスキーを使う',
    appInstead: '代わりに認証アプリを使う',
    passkeyInstead: '代わりにパスキーを使う',
    recoveryInstead: '代わりにリカバリーコードを使う',
    back: 'パスワードに戻る',
    noPasskey: {
      title: 'パスキーは使用されませんでした',
      description: 'もう一度お試しになるか、別の方法でログインしてください。',
    },
    passkeyFailed: 'このブラウザーではパスキーを使えませんでした。別の方法でログインしてください。',
  },

  stepUp: {
    title: 'ご本人確認',
    description: '確認後10分間は、再度の確認はありません。',
    password: 'パスワード',
    code: 'コード',
    codeHint: '認証アプリのコード、またはリカバリーコード。',
    passwordMissing: 'パスワードを入力してください',
    codeMissing: 'コードを入力してください',
    passwordInstead: '代わりにパスワードを使う',
    codeInstead: '代わりにコードを使う',
    confirm: '確認',
  },

  app: {
    name: '認証アプリ',
    description: 'スマートフォンのアプリで生成されるコード。',
    setUp: '設定',
    done: '認証アプリを設定しました',
    failed: '認証アプリを設定できませんでした',
    setup: {
      title: '認証アプリの設定',
      scan: 'Google Authenticator、1Password、Microsoft Authenticator などのアプリで、このコードを読み取ってください。',
      image: '認証アプリ用のQRコード',
      cannotScan: (link) => [
        '読み取れない場合は、この端末で',
        link('アプリを開く'),
        'か、次のキーを入力してください：',
      ],
      copyKey: 'キーをコピー',
      code: 'アプリに表示されたコード',
      cancel: 'キャンセル',
      turnOn: 'オンにする',
    },
    removal: {
      open: 'オフにする',
      title: '認証アプリをオフにしますか？',
      description:
        '認証アプリのコードは使えなくなります。ほかの認証方法がない場合は、パスワードだけでログインできるようになります。',
      password: 'パスワード',
      confirm: 'オフにする',
      done: '認証アプリをオフにしました',
    },
  },

  passkeys: {
    name: 'パスキー',
    description: '指紋、顔、画面ロックで認証します。パスワードなしでログインすることもできます。',
    unsupported:
      'このブラウザーはパスキーに対応していません。追加するには、別のブラウザーでこのページを開いてください。',
    list: 'パスキー',
    add: '追加',
    adding: {
      title: 'パスキーの追加',
      text: '指紋、顔、画面ロック、セキュリティキーのいずれかの入力を、ブラウザーが求めます。',
      name: '名前',
      nameHint: 'パスキーを見分けるための名前です（例：自分のスマートフォン）。',
      cancel: 'キャンセル',
      proceed: '次へ',
    },
    added: 'パスキーを追加しました',
    exists: {
      title: 'この端末にはすでにパスキーがあります',
      description: 'そのパスキーでログインするか、別の端末で追加してください。',
    },
    canceled: {
      title: 'パスキーは追加されませんでした',
      description: 'もう一度試すには、「次へ」を押してください。',
    },
    addFailed: 'パスキーを追加できませんでした',
    refused: 'このブラウザーではパスキーを作成できませんでした。',
    lastUsed: (ago) => `最終使用：${ago}`,
    addedOn: (date) => `${date}に追加`,
    remove: '削除',
    removeLabel: (name) => `パスキー「${name}」を削除`,
    removeTitle: (name) => ['パスキー「', name, '」を削除しますか？'],
    removeDescription: 'このパスキーではログインできなくなります。必要に応じて、端末からも削除してください。',
    removeConfirm: 'パスキーを削除',
    removed: 'パスキーを削除しました',
    removeFailed: 'パスキーを削除できませんでした',
  },

  recovery: {
    name: 'リカバリーコード',
    left: ({ left, of }) =>
      `残り${number(left)}個（全${number(of)}個）。ほかの認証方法を使えなくなったときのためのコードです。`,
    noneLeft:
      '残りがありません。ほかの認証方法を使えなくなったときのために、新しいコードを作成してください。',
    renew: 'コードを再作成',
    renewFailed: 'リカバリーコードを作成できませんでした',
    save: {
      title: 'リカバリーコードを保存してください',
      text: 'ほかの認証方法を使えなくなったときに、コード1個につき一度だけログインできます。表示されるのは今だけです。以前のコードは使えなくなりました。',
      list: 'リカバリーコード',
      copy: 'コピー',
      copied: 'コピーしました',
      download: 'ダウンロード',
      done: '保存しました',
      copyFailed: {
        title: 'コピーできませんでした',
        description: '代わりにコードをダウンロードしてください。',
      },
      fileTitle: (host) => `${host} のリカバリーコード（各コードは一度だけ使えます）`,
    },
  },
}
