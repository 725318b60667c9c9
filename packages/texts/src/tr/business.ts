import type { BusinessTexts } from '#en/business.ts'
import { formats } from '#formats.ts'

const { list, number, plural } = formats('tr')

const parts = { name: 'ad', logoUrl: 'logo', brandColor: 'renk' }

export const business: BusinessTexts = {
  brand: {
    title: 'Ad, logo ve renk',
    description: 'Yorum sayfanızda, müşterilere giden e-postalarda ve bastırdığınız her şeyde.',
    name: 'Ad',
    nameText: (page) => [
      'Yorum sayfanızın adresi: ',
      page,
      '. Basılı kodların çalışmaya devam etmesi için adres değişmez.',
    ],
    color: 'Marka rengi',
    formerKept: (changed) =>
      `Basılı ürünlerde eskisi kalır (${list(changed.map((part) => parts[part]))}); kodları çalışmaya devam eder.`,
    saved: 'Kaydedildi. Ziyaretçiler artık bunu görüyor.',
  },

  website: {
    title: 'Markanızı web sitenizde bulun',
    label: 'Web sitesi',
    find: 'Bul',
    looking: 'Web siteniz inceleniyor. Bu birkaç saniye sürebilir.',
    found: 'Size ait olanları seçin. Kaydettiğinizde ziyaretçiler görür.',
    nothingFound: 'Orada bir şey bulunamadı. Lütfen aşağıda logonuzu yükleyip bir renk seçin.',
    name: 'Ad',
    logos: 'Logolar',
    colors: 'Renkler',
    colorsText: `Sayı, düğmedeki yazının kontrastıdır; en az ${number(4.5)} olduğunda yazı rahat okunur. Rengin yazı olarak kullanıldığı yerlerde sayfa rengi uyarlar.`,
    sources: {
      page: 'Sayfada',
      icon: 'Simge',
      preview: 'Bağlantı görseli',
    },
    sample: 'Yorum',
    contrast: (ratio) => `Kontrast ${ratio}`,
  },

  timeZone: {
    title: 'Saat dilimi',
    description: (zone) => `Günler, haftalar ve aylar ${zone} saat dilimine göre sayılır.`,
    change: 'Saat dilimini değiştir',
    dialogTitle: 'Saat dilimi',
    dialogText: 'Günler, haftalar ve aylar bu saat dilimine göre sayılır.',
    label: 'Saat dilimi',
    save: 'Kaydet',
    saved: 'Saat dilimi güncellendi',
    failed: 'Saat dilimi güncellenemedi',
  },

  texts: {
    title: 'Dil ve metinler',
    description: 'Ziyaretçiler yorum sayfanızı tarayıcılarının dilinde okur.',
    saved: 'Dil ve metinler kaydedildi',
  },

  replyTo: {
    title: 'Yanıt adresi',
    description:
      'Ziyaretçilerin e-postalarınıza verdiği yanıtların gideceği adres. Adres yoksa, her e-postada bağlantısı bulunan özel sayfalarında yanıt verirler.',
    label: 'E-posta adresi',
    placeholder: 'merhaba@example.com',
    save: 'Adresi kaydet',
    saved: 'Yanıt adresi kaydedildi',
    removed: 'Yanıt adresi kaldırıldı',
  },

  googleUrl: {
    title: 'Google yorum bağlantısı',
    description: '“Herkese açık yorum yaz” düğmesinin ziyaretçilerinizi götürdüğü yer.',
    test: 'Bağlantıyı dene',
    missing: 'Henüz bağlantı yok. Ziyaretçiler herkese açık yorum bırakamaz.',
    new: 'Yeni bağlantı',
    update: 'Bağlantıyı güncelle',
    updated: 'Google yorum bağlantısı güncellendi',
    failed: 'Bağlantı güncellenemedi',
  },

  linkCheck: {
    title: 'Google bağlantınızı kontrol edin',
    text: (months) =>
      plural(months, {
        one: 'Google bağlantıları fark edilmeden bozulabilir. Sizinkini # aydır kimse kontrol etmedi.',
        other: 'Google bağlantıları fark edilmeden bozulabilir. Sizinkini # aydır kimse kontrol etmedi.',
      }),
    open: 'Açıp bakın',
    ask: 'Açılan, işletmenizin sayfası mıydı?',
    yes: 'Evet, bizim',
    no: 'Hayır, değiştir',
    dismiss: 'Kaldır',
    confirmed: 'Google bağlantısı onaylandı',
    dismissed: 'Hatırlatma kaldırıldı',
    failed: 'Kaydedilemedi',
  },
}
