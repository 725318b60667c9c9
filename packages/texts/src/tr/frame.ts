import type { FrameTexts } from '#en/frame.ts'

export const frame: FrameTexts = {
  titles: {
    dashboard: 'Panel',
  },
  loading: 'Panel yükleniyor…',
  loadFailed: 'İşletme verileri yüklenemedi',
  loadFailedUnknown: 'İşletme bilgileri alınamadı',

  overview: {
    title: (company) => [company, ' paneli'],
    byPeriod: 'Döneme göre',
  },

  noAccess: {
    title: 'Bu panele erişiminiz yok',
    text: 'Bağlantı başka bir hesap için olabilir. Lütfen bağlantıyı gönderen kişiden sizi işletmeye eklemesini isteyin.',
    toLogin: 'Giriş sayfasına dön',
    toOwn: 'Kendi panelinize gidin',
  },
  ifDeleted: (contact) => [
    'İşletmeniz silindiyse ve geri getirilmesini istiyorsanız lütfen şuraya başvurun: ',
    contact,
  ],
  operator: {
    withAddress: (name, address) => [`${name}, `, address],
    unknown: 'hizmet sağlayıcınız',
  },
  notInRole: {
    title: 'Bu sayfa rolünüze açık değil',
    text: 'Bu sayfaya ihtiyacınız varsa lütfen işletmenin bir sahibinden rolünüzü değiştirmesini isteyin.',
    toOverview: 'Genel bakışa git',
  },

  showMore: 'Devamını göster',
  showLess: 'Daha az göster',

  location: {
    label: 'Şube',
    all: 'Tüm şubeler',
    unknown: 'Bilinmeyen şube',
  },

  period: {
    label: 'Dönem',
    names: {
      '7d': 'Son 7 gün',
      '30d': 'Son 30 gün',
      '90d': 'Son 90 gün',
      '365d': 'Son 365 gün',
      all: 'Tüm zamanlar',
    },
    custom: 'Özel aralık',
    from: 'Başlangıç',
    to: 'Bitiş',
  },

  sentiment: {
    negative: 'Olumsuz',
    neutral: 'Nötr',
    positive: 'Olumlu',
  },
  mismatch: 'Yıldızlar ve metin uyuşmuyor',
}
