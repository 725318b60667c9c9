import type { NotificationsTexts } from '#en/notifications.ts'
import { formats } from '#formats.ts'

const { plural } = formats('ja')

export const notifications: NotificationsTexts = {
  failed: '通知の設定を読み込めませんでした',
  saved: '通知の設定を保存しました',
  alerts: {
    title: 'アラート',
    description: '星の少ないクチコミについてお知らせします。',
    descriptionForResponders:
      '星の少ないクチコミ、お客様からの返信、自分が担当になったクチコミ、自分へのメンションについてお知らせします。',
    when: 'アラートの送信',
    times: {
      instant: 'すぐに',
      daily: '1日1回',
      off: 'オフ',
    },
    threshold: '対象のクチコミ',
    oneStar: '星1つ',
    starsOrFewer: (stars) => plural(stars, { other: '星#つ以下' }),
    anyStars: '星の数を問わない',
    locations: '店舗',
    certainLocations: '特定の店舗のみ',
    locationRequired: 'アラートの対象とする店舗を1つ以上選んでください。',
  },
  quietHours: {
    title: '通知しない時間帯',
    description: 'アラートは、この時間帯が終わってから送信されます。',
    on: '特定の時間帯にはアラートを送信しない',
    from: '開始',
    to: '終了',
    timeZone: 'タイムゾーン',
  },
  digest: {
    title: 'まとめメール',
    description: 'クチコミ、評価、未返信の件数を1通のメールにまとめてお送りします。',
    when: 'まとめメールの送信',
    intervals: {
      weekly: '毎週月曜日の朝',
      monthly: '毎月',
      off: 'オフ',
    },
    paused: 'お知らせする内容のない状態が続いたため、休止しています。',
    resume: '再開',
  },
  test: {
    send: 'テストアラートを送信',
    sent: 'テストアラートを送信しました',
    failed: 'テストアラートを送信できませんでした',
  },
  operatorVisits: {
    title: '運営者による閲覧',
    description: 'オーナー全員に適用され、変更できるのもオーナーだけです。閲覧は操作履歴にも記録されます。',
    mail: 'サービスの運営者がダッシュボードを閲覧したとき、オーナーにメールで知らせる',
    failed: '保存できませんでした',
  },
}
