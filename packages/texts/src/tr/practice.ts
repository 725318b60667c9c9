import type { PracticeTexts } from '#en/practice.ts'
import { formats } from '#formats.ts'

const { plural } = formats('tr')

export const practice: PracticeTexts = {
  title: 'Burada yorumlar nasıl isteniyor',
  link: 'Yorumlar nasıl isteniyor',
  asked: {
    ways: (company) =>
      `${company} sayfasını açan herkes, Google’da herkese açık yorum ile özel geri bildirim arasında seçim yapar. İki seçenek, puan verilmeden önce, eşit ağırlıkta yan yana durur.`,
    same: 'Sonraki sayfa, kaç yıldız verilirse verilsin aynıdır ve herkese açık seçenek açık kalır.',
    linked: (company) => `Herkese açık seçenek, ${company} işletmesinin Google sayfasına götürür.`,
    searched: (company) => `Herkese açık seçenek, Google’da ${company} aramasına götürür.`,
    standard: 'Karşılama ve teşekkür bütün işletmelerde aynıdır.',
    own: (company) =>
      `Karşılamayı veya teşekkürü ${company} yazdı. Belirli yıldızlar isteyen ya da yorum karşılığında bir şey öneren metinler kabul edilmez.`,
  },
  writers: {
    title: 'Kim yazabilir',
    anyone: 'QR kodu okutan veya bağlantıyı açan herkes, giriş yapmadan.',
    unchecked: 'Yazan kişinin müşteri olup olmadığı denetlenmez.',
    nothing: 'Yorum karşılığında bir şey verilmez ve belirli bir yorum istenmez.',
  },
  month: {
    title: 'Geçen ay',
    offered: (count) =>
      plural(count, {
        one: 'İki seçenek # kez sunuldu.',
        other: 'İki seçenek # kez sunuldu.',
      }),
    google: (count) =>
      plural(count, {
        one: 'Google # kez seçildi.',
        other: 'Google # kez seçildi.',
      }),
    private: (count) =>
      plural(count, {
        one: '# özel geri bildirim bırakıldı.',
        other: '# özel geri bildirim bırakıldı.',
      }),
    none: 'Sayfayı kimse açmadı.',
  },
}
