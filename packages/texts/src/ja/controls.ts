import type { ControlTexts } from '#en/controls.ts'
import { formats } from '#formats.ts'

const { plural } = formats('ja')

export const controls: ControlTexts = {
  loading: '読み込み中…',
  cancel: 'キャンセル',
  close: '閉じる',
  retry: '再試行',
  skip: '本文へスキップ',
  more: 'その他',
  notifications: {
    region: '通知（F8）',
    one: '通知',
  },

  discard: {
    title: '変更を破棄しますか？',
    text: '入力した内容は保存されていません。',
    confirm: '破棄',
    keep: '編集を続ける',
  },

  failed: {
    load: 'ページを読み込めませんでした',
    page: 'このページを読み込めませんでした',
    part: 'この部分を読み込めませんでした',
    connection: '接続できなかったか、新しいバージョンが公開されました。もう一度お試しください。',
    pageOffline: 'オフラインです。接続が回復すると、ページが自動的に読み込まれます。',
    partOffline: 'オフラインです。接続が回復すると、自動的に読み込まれます。',
    error: '問題が発生しました',
    errorText: 'ページを再読み込みしてください。繰り返し発生する場合は、ご連絡ください。',
    reload: 'ページを再読み込み',
  },

  combobox: {
    list: '候補',
    found: (count) => plural(count, { other: '#件見つかりました' }),
  },

  password: {
    show: 'パスワードを表示',
    hide: 'パスワードを隠す',
  },

  profile: {
    accountOf: (email) => `${email} のアカウント`,
    roles: {
      superadmin: 'システム管理者',
      company_admin: '会社の管理者',
      printer: '印刷会社',
    },
    logout: 'ログアウト',
    loggedOut: 'ログアウトしました',
    errorTitle: 'エラー',
    logoutFailed: 'ログアウトできませんでした。もう一度お試しください。',
  },

  qr: {
    title: (name) => [name, 'のQRコード'],
    scan: 'このコードを読み取って、クチコミをお寄せください',
    alt: (link) => `${link} のQRコード`,
    download: 'QRコードをダウンロード',
    copyLink: 'リンクをコピー',
    copied: 'リンクをコピーしました',
    copiedText: 'クチコミページのリンクをクリップボードにコピーしました。',
    copyFailed: 'コピーできませんでした',
    copyFailedText: 'もう一度お試しください。',
    drawFailed: 'QRコードを表示できませんでした',
    drawFailedText: '一度閉じてから、もう一度お試しください。',
  },
}
