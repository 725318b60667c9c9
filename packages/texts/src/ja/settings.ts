import type { SettingsTexts } from '#en/settings.ts'

export const settings: SettingsTexts = {
  pageTitle: '設定',
  heading: '設定',
  label: '設定',
  back: '設定',
  search: '設定を検索',
  searchPlaceholder: '設定を検索',
  noneFound: {
    title: '該当する設定がありません',
    text: '「ロゴ」や「メール」など、別の言葉でお試しください。',
  },
  readOnly:
    'この設定を変更できるのは、オーナーとマネージャーです。必要な場合は、オーナーにロールの変更を依頼してください。',

  sections: {
    business: {
      name: '会社情報',
      description: 'お客様への会社の見え方と、1日の区切り。',
    },
    reviewPage: {
      name: 'クチコミページ',
      description: 'お客様に表示される文章と言語、公開のクチコミの投稿先。',
    },
    answers: {
      name: '返信',
      description: 'チームからお客様への返信方法。',
    },
    notifications: {
      name: '通知',
      description: 'この会社について受け取る通知。設定はメンバーごとに行います。',
    },
    integrations: {
      name: '連携',
      description: '自社システムや、チームで利用中のツールとの接続。',
    },
    team: {
      name: 'チーム',
      description: 'クチコミを閲覧できるメンバーと、その権限。',
    },
    signIn: {
      name: 'ログイン',
      description: 'メンバーのログイン方法：パスワード、または自社のプロバイダのみ。',
    },
    privacy: {
      name: 'プライバシー',
      description: 'お客様のデータはお客様のものです。このページはオーナーにのみ表示されます。',
    },
    securityLog: {
      name: '操作履歴',
      description: '誰が何を変更し、書き出したか。このページはオーナーにのみ表示されます。',
    },
  },

  found: {
    brand: {
      name: '名前・ロゴ・色',
      words: '会社 会社名 店名 ブランド カラー 画像 外観 デザイン アドレス url スラッグ',
    },
    'time-zone': { name: 'タイムゾーン', words: '時刻 時差 日 週 地域 時間帯' },
    address: { name: '住所', words: '所在地 番地 法的表示 プライバシー 通知' },
    texts: {
      name: '言語と文章',
      words: 'あいさつ 挨拶 お礼 感謝 言葉 文言 テキスト 初期設定 翻訳 日本語 英語',
    },
    'google-url': {
      name: 'Google クチコミの URL',
      words: 'リンク 公開 アドレス マップ 地図 グーグル 口コミ',
    },
    changes: { name: 'お客様の声と改善', words: '改善 訪問者 変更' },
    practice: { name: 'クチコミのお願いのしかた', words: '方針 ポリシー 透明性 行政' },
    evidence: { name: '行政機関向けの証拠', words: '証拠 証明 行政 監査 zip コンプライアンス' },
    locations: { name: '店舗', words: '支店 拠点 店 google グーグル リンク' },
    'reply-to': { name: '返信先アドレス', words: 'email メール 受信 送信者 差出人' },
    templates: { name: '返信テンプレート', words: '定型文 ひな形 雛形 保存' },
    alerts: {
      name: 'アラート',
      words: 'email メール 星 しきい値 テスト 即時 毎日 メンション 警告 お知らせ',
    },
    'quiet-hours': { name: '通知しない時間帯', words: '夜間 一時停止 おやすみモード サイレント 静か' },
    digest: { name: 'まとめメール', words: '週次 月次 毎週 毎月 レポート 報告 要約 ダイジェスト' },
    devices: {
      name: '端末への通知',
      words: 'スマートフォン スマホ 携帯 電話 プッシュ アプリ ロック画面 インストール ブラウザー デバイス',
    },
    'operator-visits': {
      name: '運営者による閲覧',
      words: 'サポート 表示 訪問 ダッシュボード メール オーナー',
    },
    chat: {
      name: 'チャット',
      words:
        'slack スラック microsoft teams チームズ discord ディスコード telegram テレグラム google チャンネル メッセージ ボット アラート',
    },
    webhooks: {
      name: 'Webhook',
      words:
        '開発者 http post コールバック url イベント api 自動化 zapier make シークレット ログ ウェブフック',
    },
    'api-keys': { name: 'API キー', words: '開発者 プログラム トークン zapier 自動化 連携' },
    members: { name: 'メンバー', words: '人 同僚 ユーザー 招待 削除 外す アクセス スタッフ' },
    roles: { name: 'ロール', words: 'オーナー マネージャー 返信担当 閲覧者 権限 役割 許可' },
    provider: {
      name: '自社のプロバイダ',
      words: 'oidc openid connect sso シングルサインオン microsoft google okta keycloak ドメイン グループ',
    },
    'find-person': {
      name: '個人の検索',
      words: '書き出し エクスポート 消去 削除 gdpr 個人情報 開示 請求 データ',
    },
    erasures: { name: '消去の記録', words: '証明書 証明 削除 削除済み' },
    retention: { name: '保存期間', words: '保持 削除 月 か月 連絡先 自動' },
    audit: { name: '変更と書き出し', words: '監査 履歴 csv 操作 ログ セキュリティ' },
  },
}
