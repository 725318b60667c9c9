import type { CompaniesTexts } from '#en/companies.ts'
import { formats } from '#formats.ts'

const { plural } = formats('tr')

export const companies: CompaniesTexts = {
  header: {
    company: 'İşletme',
    materials: 'Tanıtım malzemeleri',
    reviewPage: 'Yorum sayfasını aç',
  },

  nav: {
    label: 'Panel',
    overview: 'Genel bakış',
    reviews: 'Yorumlar',
    codes: 'Kod ve baskı',
    settings: 'Ayarlar',
    toDo: (count) => plural(count, { one: ', yapılacak: #', other: ', yapılacak: #' }),
    back: 'Sayfa yolu',
    toDashboard: 'Panele dön',
  },

  banner: {
    suspended: 'Bu işletme askıya alındı.',
    suspendedText:
      'Ziyaretçiler geri bildirim bırakamaz. Her şeyi okuyabilir ve dışa aktarabilirsiniz, ancak hiçbir şeyi değiştiremezsiniz.',
    reason: (reason) => ['Gerekçe: ', reason],
    contact: (contact) => ['Lütfen şuraya başvurun: ', contact],
    overdue: (contact) => ['Bu işletmenin gecikmiş bir ödemesi var. Lütfen şuraya başvurun: ', contact],
  },

  recounting: (zone) => `Sayılar ${zone} saat dilimine göre yeniden hesaplanıyor.`,

  qrCode: {
    title: 'QR kodu',
    description: 'Telefonla okutulduğunda yorum sayfanızı açar.',
    show: 'QR kodunu göster',
  },

  practice: {
    title: 'Yorumları nasıl istediğiniz',
    description:
      'Müşteriler ve kurumlar için, ayarlarınızdan ve sayılarınızdan oluşan herkese açık bir sayfa.',
    open: 'Sayfayı aç',
  },
  evidence: {
    title: 'Kurumlar için kanıt',
    description:
      'Bir döneme ait tek bir imzalı dosya: gösterildikleri hâliyle sayfalarınız, metinleriniz, reddedilenler, bağlantılar ve sayılar. Kimsenin adını vermez.',
    download: 'İndir',
  },
}
