import type { LiveTexts } from '#en/live.ts'

export const live: LiveTexts = {
  offline: 'オフラインです。表示内容が最新でない可能性があります。接続が回復すると更新されます。',
  reconnecting: '再接続しています。接続が回復するまで、表示内容が最新でない可能性があります。',
  polling: 'リアルタイム更新が中断しています。復旧するまで、新しいクチコミの表示に最大30秒かかります。',
}
