import type { AnalyticsTexts } from '#en/analytics.ts'
import { formats } from '#formats.ts'

const { plural } = formats('tr')

export const analytics: AnalyticsTexts = {
  allTime: 'Tüm zamanlar',
  totalReviews: 'Toplam yorum',
  averageRating: 'Ortalama puan',

  distribution: {
    title: 'Puan dağılımı',
    stars: (rating) => plural(rating, { one: '# yıldız:', other: '# yıldız:' }),
  },

  change: {
    noChange: 'değişmedi',
    noneBefore: 'önceden yoktu',
    more: (percent) => `${percent} daha çok`,
    fewer: (percent) => `${percent} daha az`,
    slightlyMore: (percent) => `${percent} altında artış`,
    slightlyFewer: (percent) => `${percent} altında azalış`,
    timesAsMany: (times) => plural(times, { one: '# katı', other: '# katı' }),
    manyTimes: '100 kattan fazla',
    same: 'aynı',
    higher: (difference) => `${difference} daha yüksek`,
    lower: (difference) => `${difference} daha düşük`,
    pointsHigher: (points) => plural(points, { one: '# yüzde puan yüksek', other: '# yüzde puan yüksek' }),
    pointsLower: (points) => plural(points, { one: '# yüzde puan düşük', other: '# yüzde puan düşük' }),
  },

  trends: {
    title: 'Eğilimler',
    loading: 'Yükleniyor…',
    timeZone: (zone) => `Saat dilimi: ${zone}`,
    interval: 'Aralık',
    intervals: { day: 'Günlük', week: 'Haftalık', month: 'Aylık' },
    measure: 'Ölçüt',
    measures: {
      reviews: 'Yorumlar',
      average: 'Ortalama puan',
      sentiment: 'Olumlu',
    },
    compared: (days) =>
      plural(days, {
        one: 'Önceki güne göre',
        other: 'Önceki # güne göre',
      }),
    noReviews: 'Bu dönemde yorum yok',
    byRating: 'Puana göre',
    mismatches: (count) =>
      plural(count, {
        one: 'Yıldızlar ve metin uyuşmuyor: # yorum',
        other: 'Yıldızlar ve metin uyuşmuyor: # yorum',
      }),
  },

  charts: {
    titles: {
      reviews: 'Zaman içinde yorumlar',
      average: 'Zaman içinde ortalama puan',
      sentiment: 'Zaman içinde duygu',
      sentimentByRating: 'Puana göre duygu',
    },
    label: (title, summary) => `${title}. ${summary}`,
    tableLabel: (title) => `${title}, tablo`,
    table: 'Tablo',
    download: 'İndir',
    image: 'Görsel (PNG)',
    csv: 'Tablo (CSV)',
    failed: 'Hata',
    imageFailed: 'Görsel oluşturulamadı. Lütfen tekrar deneyin.',
    columns: {
      interval: { day: 'Gün', week: 'Hafta', month: 'Ay' },
      reviews: 'Yorumlar',
      average: 'Ortalama puan',
      rating: 'Puan',
    },
    stars: (rating) => plural(rating, { one: '# yıldız', other: '# yıldız' }),
    soFar: {
      day: 'Bugün şu ana kadar',
      week: 'Bu hafta şu ana kadar',
      month: 'Bu ay şu ana kadar',
    },
    part: { week: 'Haftanın bir kısmı', month: 'Ayın bir kısmı' },
    rowSoFar: {
      day: (days) => `${days} (bugün şu ana kadar)`,
      week: (days) => `${days} (bu hafta şu ana kadar)`,
      month: (days) => `${days} (bu ay şu ana kadar)`,
    },
    rowPart: {
      week: (days) => `${days} (haftanın bir kısmı)`,
      month: (days) => `${days} (ayın bir kısmı)`,
    },
    previous: (days) => plural(days, { one: 'Önceki gün', other: 'Önceki # gün' }),
    previousAverage: (days, average) =>
      plural(days, { one: `Önceki gün: ${average}`, other: `Önceki # gün: ${average}` }),
  },

  summary: {
    sentences: (sentences) => sentences.join('. '),
    most: {
      day: (count, when) => `Bir günde en çok: ${count} (${when})`,
      week: (count, when) => `Bir haftada en çok: ${count} (${when})`,
      month: (count, when) => `Bir ayda en çok: ${count} (${when})`,
    },
    best: {
      day: (average, when) => `En iyi gün: ${average} (${when})`,
      week: (average, when) => `En iyi hafta: ${average} (${when})`,
      month: (average, when) => `En iyi ay: ${average} (${when})`,
    },
    lowest: (average, when) => `En düşük: ${average} (${when})`,
    dashedLine: (average, days) =>
      plural(days, {
        one: `Kesikli çizgi: önceki günün ortalaması, ${average}`,
        other: `Kesikli çizgi: önceki # günün ortalaması, ${average}`,
      }),
    sentiment: (positive, neutral, negative) => `${positive} olumlu, ${neutral} nötr, ${negative} olumsuz`,
  },
}
