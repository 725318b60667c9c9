import type { ThemesTexts } from '#en/themes.ts'
import { formats } from '#formats.ts'

const { decimal, number, plural, pluralDecimal } = formats('tr')

export const themes: ThemesTexts = {
  title: 'Yorumlarınız neyle ilgili',
  loading: 'Yükleniyor…',
  failed: 'Konular yüklenemedi',
  basis: {
    all: (count) => plural(count, { one: '# yoruma dayanır', other: '# yoruma dayanır' }),
    newest: ({ count, total }) =>
      plural(total, {
        one: `# yorumun en yeni ${number(count)} tanesine dayanır`,
        other: `# yorumun en yeni ${number(count)} tanesine dayanır`,
      }),
  },
  empty: {
    noReviews: 'Bu dönemde yorum yok',
    noThemes: 'Bu dönemde konu yok',
    text: 'Bekleme süresi veya fiyat gibi konular, yorumlarda geçtiklerinde burada görünür.',
  },
  tooFew: ({ needed, count }) =>
    plural(count, {
      one: `Bir konunun kaç yıldız kazandırdığını veya kaybettirdiğini söyleyebilmek için bir dönemde ${number(needed)} yorum gerekir. Şu ana kadar # yorum var.`,
      other: `Bir konunun kaç yıldız kazandırdığını veya kaybettirdiğini söyleyebilmek için bir dönemde ${number(needed)} yorum gerekir. Şu ana kadar # yorum var.`,
    }),

  effect: {
    costs: ({ name, stars, mentions }) =>
      pluralDecimal(stars, {
        one: `${name} size # yıldız kaybettiriyor: ${mentions}.`,
        other: `${name} size # yıldız kaybettiriyor: ${mentions}.`,
      }),
    earns: ({ name, stars, mentions }) =>
      pluralDecimal(stars, {
        one: `${name} size # yıldız kazandırıyor: ${mentions}.`,
        other: `${name} size # yıldız kazandırıyor: ${mentions}.`,
      }),
  },

  mentions: {
    reviews: {
      alone: (count) => plural(count, { one: '# yorum', other: '# yorum' }),
      same: (count) => plural(count, { one: '# yorum, öncekiyle aynı', other: '# yorum, öncekiyle aynı' }),
      more: (count, difference) =>
        plural(count, {
          one: `# yorum, öncekinden ${number(difference)} fazla`,
          other: `# yorum, öncekinden ${number(difference)} fazla`,
        }),
      fewer: (count, difference) =>
        plural(count, {
          one: `# yorum, öncekinden ${number(difference)} az`,
          other: `# yorum, öncekinden ${number(difference)} az`,
        }),
    },
    share: {
      alone: (percent) => `Yorumlardaki payı ${percent}`,
      same: (percent) => `Yorumlardaki payı ${percent}, öncekiyle aynı`,
      more: (percent, points) =>
        plural(points, {
          one: `Yorumlardaki payı ${percent}, öncekinden # yüzde puan fazla`,
          other: `Yorumlardaki payı ${percent}, öncekinden # yüzde puan fazla`,
        }),
      fewer: (percent, points) =>
        plural(points, {
          one: `Yorumlardaki payı ${percent}, öncekinden # yüzde puan az`,
          other: `Yorumlardaki payı ${percent}, öncekinden # yüzde puan az`,
        }),
    },
    shareInSentence: {
      alone: (percent) => `yorumlardaki payı ${percent}`,
      same: (percent) => `yorumlardaki payı ${percent}, öncekiyle aynı`,
      more: (percent, points) =>
        plural(points, {
          one: `yorumlardaki payı ${percent}, öncekinden # yüzde puan fazla`,
          other: `yorumlardaki payı ${percent}, öncekinden # yüzde puan fazla`,
        }),
      fewer: (percent, points) =>
        plural(points, {
          one: `yorumlardaki payı ${percent}, öncekinden # yüzde puan az`,
          other: `yorumlardaki payı ${percent}, öncekinden # yüzde puan az`,
        }),
    },
  },

  table: {
    caption: 'Yorumlardaki konular ve ortalama puana etkileri',
    theme: 'Konu',
    tone: 'Ton',
    stars: 'Yıldız',
    quotes: 'Alıntılar',
    costs: (stars) => `${decimal(stars)} kayıp`,
    earns: (stars) => `${decimal(stars)} kazanç`,
    noEffect: 'etkisi yok',
    inEvery: 'her yorumda',
    quotesAbout: (theme) => `Alıntılar: ${theme}`,
    note: 'Yıldız: ortalamanızın, bu konunun geçmediği yorumların ortalamasıyla farkı. Farkın nedeni her zaman konunun kendisi değildir.',
    all: (count) => plural(count, { one: 'Tüm konular (#)', other: 'Tüm konular (#)' }),
    fewer: 'Daha az göster',
  },

  details: {
    average: (average) =>
      pluralDecimal(average, {
        one: 'Konunun geçtiği yorumlarda # yıldız.',
        other: 'Konunun geçtiği yorumlarda # yıldız.',
      }),
    averages: ({ average, without }) =>
      pluralDecimal(average, {
        one: `Konunun geçtiği yorumlarda # yıldız, geçmediklerinde ${decimal(without)}.`,
        other: `Konunun geçtiği yorumlarda # yıldız, geçmediklerinde ${decimal(without)}.`,
      }),
    share: (percent) => `Yorumlardaki payı ${percent}.`,
    shares: ({ percent, before }) => `Yorumlardaki payı ${percent}, önceki dönemde ${before}.`,
    tone: (tone) => `Ton: ${tone}.`,
    sentences: (sentences) => sentences.join(' '),
  },
  tone: ({ negative, neutral, positive }) =>
    `${number(negative)} olumsuz, ${number(neutral)} nötr, ${number(positive)} olumlu`,
  quote: (text) => `“${text}”`,
}
