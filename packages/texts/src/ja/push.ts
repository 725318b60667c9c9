import type { PushTexts } from '#en/push.ts'

export const push: PushTexts = {
  title: '端末への通知',
  description:
    'アラートがすぐに表示されます。表示されるのは星の数、店舗、会社で、お客様が書いた内容は表示されません。15分以内に開かなかったものはメールで届きます。',
  failed: '端末を読み込めませんでした',
  turnOn: 'この端末で通知をオンにする',
  isOn: '通知をオンにしました',
  isStillOff: '通知はオフのままです',
  notAllowed: 'ブラウザーで通知が許可されませんでした。',
  unreachable: 'このブラウザーは通知サービスに接続できません。しばらくしてからもう一度お試しください。',
  reasons: {
    denied:
      'このブラウザーは、このサイトの通知をブロックしています。ブラウザーのサイト設定で許可してから、このページを再読み込みしてください。',
    not_installed:
      'iPhone や iPad では、先にこのページをホーム画面に追加してください。「共有」をタップし、「ホーム画面に追加」を選びます。追加したアイコンから開き、ここで通知をオンにしてください。',
    impossible:
      'このブラウザーは通知を表示できません。オンにするには、別のブラウザーでこのページを開いてください。',
  },
  thisDevice: 'この端末',
  lastNotified: (ago) => `最後の通知：${ago}`,
  since: (date) => `${date}から`,
  turnOff: 'オフにする',
  turnOffLabel: (device) => `${device}の通知をオフにする`,
  isOff: '通知をオフにしました',
  turnOffFailed: '通知をオフにできませんでした',
}
