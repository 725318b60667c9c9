import type { NotificationsTexts } from '#en/notifications.ts'
import { formats } from '#formats.ts'

const { plural } = formats('tr')

export const notifications: NotificationsTexts = {
  failed: 'Bildirimleriniz yüklenemedi',
  saved: 'Bildirimler kaydedildi',
  alerts: {
    title: 'Uyarılar',
    description: 'Az yıldızlı yorumlar hakkında.',
    descriptionForResponders:
      'Az yıldızlı yorumlar, ziyaretçilerin yanıtları ve ekip arkadaşlarınızın size atadıkları veya sizden söz ettikleri hakkında.',
    when: 'Uyarı gönderimi',
    times: {
      instant: 'Hemen',
      daily: 'Günde bir kez',
      off: 'Kapalı',
    },
    threshold: 'Yorumun yıldız sayısı',
    oneStar: '1 yıldız',
    starsOrFewer: (stars) => plural(stars, { one: '# yıldız veya daha az', other: '# yıldız veya daha az' }),
    anyStars: 'Fark etmez',
    locations: 'Şubeler',
    certainLocations: 'Yalnızca belirli şubeler için',
    locationRequired: 'Lütfen uyarılarınız için en az bir şube seçin.',
  },
  quietHours: {
    title: 'Sessiz saatler',
    description: 'Uyarılar bu saatler bitene kadar bekler.',
    on: 'Belirli saatler arasında uyarı gönderme',
    from: 'Başlangıç',
    to: 'Bitiş',
    timeZone: 'Saat dilimi',
  },
  digest: {
    title: 'Özet',
    description: 'Yorumlar, puanlar ve hâlâ yanıtlanmamış olanlar tek bir e-postada.',
    when: 'Özet gönderimi',
    intervals: {
      weekly: 'Her pazartesi sabahı',
      monthly: 'Her ay',
      off: 'Kapalı',
    },
    paused: 'Art arda birkaç özette bildirilecek bir şey olmadığı için duraklatıldı.',
    resume: 'Sürdür',
  },
  test: {
    send: 'Bana test uyarısı gönder',
    sent: 'Test uyarısı gönderildi',
    failed: 'Test uyarısı gönderilemedi',
  },
  operatorVisits: {
    title: 'İşletici ziyaretleri',
    description:
      'Tüm sahipler için. Yalnızca sahipler değiştirir; her ziyaret güvenlik günlüğünde de yer alır.',
    mail: 'Bu hizmetin işleticisi paneli görüntülediğinde sahiplere e-posta gönder',
    failed: 'Kaydedilemedi',
  },
}
