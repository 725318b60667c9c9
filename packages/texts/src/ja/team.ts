import type { TeamTexts } from '#en/team.ts'

export const team: TeamTexts = {
  roleNames: {
    owner: 'オーナー',
    manager: 'マネージャー',
    responder: '返信担当',
    viewer: '閲覧者',
  },
  roleSummaries: {
    owner: 'すべての操作と、チームの管理ができます。',
    manager: 'クチコミへの返信に加えて、設定・店舗・コードの変更と、印刷物の注文ができます。',
    responder: '連絡先を含むクチコミを閲覧し、返信できます。',
    viewer: '集計とクチコミを閲覧できます。連絡先は表示されません。',
  },
  roles: {
    title: 'ロール',
    description: '各ロールには、その下のロールの権限も含まれます。',
  },
  invite: {
    invite: '招待',
    title: 'メンバーを招待',
    description: 'メールが送信され、招待を承諾するとチームに参加できます。',
    email: 'メールアドレス',
    role: 'ロール',
    language: '招待メールの言語',
    send: '招待を送信',
    sent: '招待を送信しました',
    sentHint: (email) => `参加用のリンクを ${email} に送信しました。有効期間は24時間です。`,
  },
  members: {
    title: 'メンバー',
    failed: 'チームを読み込めませんでした',
    you: '自分',
    twoFactor: '2段階認証',
    invited: '招待中',
    expired: '招待の期限切れ',
    neverSeen: '未ログイン',
    lastSeen: (ago) => `最終アクセス：${ago}`,
    resend: '再送信',
    resendLabel: (email) => `${email} に再送信`,
    resent: '招待を再送信しました',
    resentHint: (email) => `新しいリンクを ${email} に送信しました。以前のリンクは使えなくなりました。`,
    resendFailed: '招待を送信できませんでした',
  },
  changeRole: {
    label: (name) => `${name}のロール`,
    failed: 'ロールを変更できませんでした',
    changed: {
      owner: (name) => `${name}がオーナーになりました`,
      manager: (name) => `${name}がマネージャーになりました`,
      responder: (name) => `${name}が返信担当になりました`,
      viewer: (name) => `${name}が閲覧者になりました`,
    },
    invitationChanged: {
      owner: (name) => `${name}はオーナーとして参加します`,
      manager: (name) => `${name}はマネージャーとして参加します`,
      responder: (name) => `${name}は返信担当として参加します`,
      viewer: (name) => `${name}は閲覧者として参加します`,
    },
    ownChanged: {
      owner: '自分のロールをオーナーに変更しました',
      manager: '自分のロールをマネージャーに変更しました',
      responder: '自分のロールを返信担当に変更しました',
      viewer: '自分のロールを閲覧者に変更しました',
    },
    giveUp: {
      title: 'オーナーをやめますか？',
      consequence:
        'このページは表示されなくなります。再びオーナーになるには、ほかのオーナーによる変更が必要です。',
      confirm: {
        owner: 'オーナーになる',
        manager: 'マネージャーになる',
        responder: '返信担当になる',
        viewer: '閲覧者になる',
      },
    },
  },
  leave: {
    label: 'チームから抜ける',
    question: 'このチームから抜けますか？',
    consequence:
      'この会社へのアクセス権がすぐになくなります。再び参加するには、オーナーからの招待が必要です。',
    confirm: 'チームから抜ける',
    done: 'チームから抜けました',
    failed: 'チームから抜けられませんでした',
  },
  remove: {
    hint: 'チームから外す',
    label: (name) => `${name}を外す`,
    question: 'このメンバーを外しますか？',
    consequence: (email) => `${email} は、この会社へのアクセス権をすぐに失います。アカウント自体は残ります。`,
    consequenceNamed: ({ name, email }) =>
      `${name}（${email}）は、この会社へのアクセス権をすぐに失います。アカウント自体は残ります。`,
    confirm: 'メンバーを外す',
    done: (name) => `${name}をチームから外しました`,
    failed: 'メンバーを外せませんでした',
  },
  withdraw: {
    hint: '招待を取り消す',
    label: (email) => `${email} への招待を取り消す`,
    question: 'この招待を取り消しますか？',
    consequence: (email) => `${email} は招待を承諾できなくなります。`,
    confirm: '招待を取り消す',
    done: (email) => `${email} への招待を取り消しました`,
    failed: '招待を取り消せませんでした',
  },
}
