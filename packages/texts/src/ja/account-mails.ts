import type { AccountMailTexts } from '#en/account-mails.ts'
import { formats } from '#formats.ts'

const { list, number } = formats('ja')

export const accountMails: AccountMailTexts = {
  frame: {
    copyAddress: 'または、次のアドレスをコピーしてブラウザーで開いてください：',
    fact: (name, value) => `${name}：${value}`,
    link: (label) => `${label}：`,
  },
  reset: {
    subject: (product) => `${product} のパスワード再設定`,
    title: 'パスワードの再設定',
    why: (product) => `${product} アカウントのパスワード再設定のご請求を受け付けました。`,
    task: '下のリンクから新しいパスワードを設定してください。リンクは1時間以内に一度だけ使えます。',
    choose: '新しいパスワードを設定',
    closing: 'お心当たりがない場合は、このメールを無視していただいてかまいません。パスワードは変わりません。',
  },
  welcome: {
    subject: (product) => `${product} のパスワードの設定`,
    subjectFor: (companies, product) => `パスワードの設定：${companies}（${product}）`,
    subjectPrinter: (product) => `印刷のご注文を確認するためのパスワードの設定（${product}）`,
    title: (product) => `${product} へようこそ`,
    titleFor: (companies, product) => `${companies}への招待が ${product} から届いています`,
    why: (product) => `お客様の声をご覧いただくためのアカウントが、${product} で作成されました。`,
    whyFor: (companies, product) =>
      `${companies}のお客様の声をご覧いただくためのアカウントが、${product} で作成されました。`,
    whyPrinter: (product) =>
      `ご担当いただく印刷のご注文をご覧いただくためのアカウントが、${product} で作成されました。`,
    whySuperadmin: (product) =>
      `会社とユーザーを管理していただくためのアカウントが、${product} で作成されました。`,
    andMore: (companies, more) => list([...companies, `ほか${number(more)}社`]),
    task: '最初にパスワードを設定してください。リンクは24時間以内に一度だけ使えます。',
    setUp: 'パスワードを設定',
    closing: 'この招待にお心当たりがない場合は、このメールを無視していただいてかまいません。',
  },
  signIn: {
    subject: (product) => `${product} のログイン方法が変更されました`,
    title: 'ログイン方法が変更されました',
    totp_added: 'アカウントに認証アプリが設定されました。',
    totp_replaced: 'アカウントの認証アプリが別のものに差し替えられました。',
    totp_removed: 'アカウントの認証アプリが削除されました。',
    passkey_added: 'アカウントにパスキーが追加されました。',
    passkey_removed: 'アカウントのパスキーが削除されました。',
    recovery_codes_replaced:
      'アカウントの新しいリカバリーコードが作成されました。以前のコードは使えなくなりました。',
    factors_cleared: '運営者が、アカウントの認証アプリ、パスキー、リカバリーコードを削除しました。',
    recovery_code_used: 'アカウントのリカバリーコードが1個使用されました。このコードは使えなくなりました。',
    other: 'アカウントのログイン方法が変更されました。',
    fine: 'ご自身で行った操作であれば、対応は必要ありません。',
    check: 'アカウントを確認',
    closing: 'お心当たりがない場合は、すぐにパスワードを変更し、ほかの端末をログアウトしてください。',
  },
}
