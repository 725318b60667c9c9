import type { LiveTexts } from '#en/live.ts'

export const live: LiveTexts = {
  offline: 'Çevrimdışısınız. Gördükleriniz güncel olmayabilir; yeniden çevrimiçi olduğunuzda güncellenir.',
  reconnecting: 'Yeniden bağlanılıyor. Bağlantı kurulana kadar gördükleriniz güncel olmayabilir.',
  polling: 'Canlı güncellemeler kesildi. Geri gelene kadar yeni yorumların görünmesi 30 saniyeyi bulabilir.',
}
