import type { ChannelsTexts } from '#en/channels.ts'

export const channels: ChannelsTexts = {
  title: 'チャット',
  description: '新しいクチコミとお客様からの返信を、チームで使っているチャットに表示します。',
  failed: 'チャットを読み込めませんでした',
  connect: 'チャットを接続',

  chat: {
    notConfirmed: '未確認',
    off: 'オフ',
    delayed: '遅延中',
    on: 'オン',
    enterDigits: '数字を入力',
    settings: '設定',
    settingsOf: (name) => `${name}の設定`,
    remove: '解除',
    removeNamed: (name) => `${name}を解除`,
  },

  removal: {
    title: (name) => ['「', name, '」を解除しますか？'],
    text: '今後、クチコミは表示されません。すでに表示されたものはチャットに残ります。',
    confirm: '解除',
    failed: 'チャットを解除できませんでした',
  },

  connecting: {
    title: 'チャットを接続',
    kind: 'チャットの種類',
    // Slack's pages for apps are in English.
    steps: {
      slack: [
        'api.slack.com/apps を開き、「From scratch」でワークスペース用のアプリを作成します。',
        '「Incoming Webhooks」を選び、オンにします。',
        '「Add New Webhook」を選び、チャンネルを選びます。',
        'Webhook URL をコピーし、ここに貼り付けます。',
      ],
      teams: [
        'Teams でチャネルのメニュー（…）を開き、「ワークフロー」を選びます。',
        '「Webhook アラートをチャネルに送信する」を選び、保存します。',
        '表示されたアドレスをコピーし、ここに貼り付けます。',
      ],
      discord: [
        'Discord でチャンネルの設定を開き、「連携サービス」を選びます。',
        '「ウェブフック」、「新しいウェブフック」の順に選びます。',
        '「ウェブフックURLをコピー」を選び、ここに貼り付けます。',
      ],
      telegram: [
        'Telegram で @BotFather に /newbot と送信し、返信に書かれたトークンをコピーします。',
        '新しいボットをグループに追加するか、ボットにメッセージを送ります。',
        'チャットの番号を調べます。ブラウザーで api.telegram.org/bot<token>/getUpdates を開き、「chat」と「id」を探してください。',
      ],
      google_chat: [
        'Google Chat でスペースのメニューを開き、「アプリと統合」を選びます。',
        '「Webhook」を選び、追加します。',
        'リンクをコピーし、ここに貼り付けます。',
      ],
    },
    fields: {
      url: {
        label: 'Webhook のアドレス',
        description: '他の人に知られないようにしてください。知っている人は誰でもこのチャットに投稿できます。',
      },
      token: {
        label: 'ボットのトークン',
        description:
          '他の人に知られないようにしてください。知っている人は誰でもこのボットとして投稿できます。',
      },
      chat: {
        label: 'チャット',
        description: '「-1001234567890」のような番号、または「@example」のような公開チャットの名前。',
      },
      name: {
        label: '名前',
        description: 'チーム内でのみ表示されます（例：#reviews）。',
      },
    },
    submit: 'テストメッセージを送信',
  },

  digits: {
    title: '4桁の数字を入力',
    sentTo: (kind) => `4桁の数字を記載したテストメッセージを ${kind} に送信しました。`,
    ifAddressWrong: 'アドレスが間違っている場合は、このチャットを解除して、もう一度接続してください。',
    label: '数字',
    sendAnother: 'テストメッセージを再送信',
    confirm: '確認',
    connected: 'チャットを接続しました',
  },

  settings: {
    description: 'このチャットに表示する内容とタイミング。',
    active: 'このチャットにメッセージを送信する',
    words: 'お客様が書いた内容を表示する',
    wordsText:
      'チャットの参加者全員に表示され、ここでクチコミを消去してもチャットには残ります。連絡先は表示されません。',
    sendTest: 'テストメッセージを送信',
    save: '保存',
    saved: 'チャットを保存しました',
  },

  test: {
    sent: 'テストメッセージを送信しました',
    notDelivered: '届きませんでした',
    failed: 'テストメッセージを送信できませんでした',
  },
}
