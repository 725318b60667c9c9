import type { DigestMailTexts } from '#en/digest-mails.ts'
import { formats } from '#formats.ts'

const { decimal, month, number, plural, range } = formats('tr')

export const digestMails: DigestMailTexts = {
  weekly: {
    subject: (company, _month, count, average) =>
      `${company}, geçen hafta: ${plural(count, { one: '# yorum', other: '# yorum' })}, ${decimal(average)} yıldız`,
    subjectNone: (company) => `${company}, geçen hafta: yeni yorum yok`,
    title: (company) => `${company}, geçen hafta`,
    quiet: (company) => `${company} için geçen hafta yeni bir şey yok`,
    compared: (from, to) => `${range(from, to)}, bir önceki haftayla karşılaştırmalı`,
    stop: 'Bu haftalık özeti durdur',
    closing: (company) => `Bu haftalık özeti ${company} ekibinin üyesi olduğunuz için alıyorsunuz.`,
  },
  monthly: {
    subject: (company, at, count, average) =>
      `${company}, ${month(at)}: ${plural(count, { one: '# yorum', other: '# yorum' })}, ${decimal(average)} yıldız`,
    subjectNone: (company, at) => `${company}, ${month(at)}: yeni yorum yok`,
    title: (company, at) => `${company}, ${month(at)}`,
    quiet: (company, at) => `${company} için ${month(at)} ayında yeni bir şey yok`,
    compared: (from, to) => `${range(from, to)}, bir önceki ayla karşılaştırmalı`,
    stop: 'Bu aylık özeti durdur',
    closing: (company) => `Bu aylık özeti ${company} ekibinin üyesi olduğunuz için alıyorsunuz.`,
  },
  quietLine: (from, to) => `Yorum, kod okutma veya sayfa görüntüleme yok: ${range(from, to)}.`,
  paused:
    'Bu, art arda dördüncü kez olduğu için özet şimdi duraklatıldı. Düğmenin açtığı sayfada veya bildirim ayarlarınızda bir aralık seçerek yeniden başlatabilirsiniz.',
  resume: 'Bu özeti sürdür',
  open: 'Panelinizi açın',
  settings: 'Bildirim ayarlarını değiştir',
  ending: {
    stop: (company) => `${company} özeti durdurulsun mu?`,
    stopped: (company) => `${company} özetini artık almıyorsunuz`,
    resumed: (company) => `${company} özetini yeniden alıyorsunuz`,
  },

  reviews: 'Yorumlar',
  average: 'Ortalama',
  positive: 'Olumlu',
  noChange: 'değişmedi',
  points: (count, signed) => plural(count, { one: `${signed} yüzde puan`, other: `${signed} yüzde puan` }),
  figure: (name, value, change) => `${name}: ${value} (${change})`,

  perDay: 'Günlere göre yorumlar',
  perDayList: (days) => `Günlere göre yorumlar: ${days}`,
  sentiments: { positive: 'olumlu', neutral: 'nötr', negative: 'olumsuz' },

  funnel: 'Kod okutmadan yoruma',
  steps: {
    scan: 'Kod okutmalar',
    view: 'Sayfa görüntülemeleri',
    public: 'Google tıklamaları',
    rating: 'Başlanan puanlamalar',
    review: 'Yorumlar',
  },

  good: 'İyi yorumlar',
  bad: 'Kötü yorumlar',
  quote: (words) => `“${words}”`,
  stars: (rating) => plural(rating, { one: '# yıldız', other: '# yıldız' }),
  quoteWithStars: (quote, stars) => `${quote} (${stars})`,

  waiting: 'Yanıt bekleyenler',
  stillNew: (count, all) =>
    `${plural(all, { one: '# yorumdan', other: '# yorumdan' })} ${number(count)} tanesi hâlâ yeni`,
  inProgress: (count) => plural(count, { one: '# yorum işlemde', other: '# yorum işlemde' }),

  silent: 'Okutulmayan kodlar',
  silentCode: (name, scans) => `${name}: hiç okutulmadı; genelde ${number(scans)}`,
  moreSilent: (count) => `ve ${number(count)} tane daha`,
}
