import type { CommonTexts } from '#en/common.ts'

export const common: CommonTexts = {
  download: {
    as: (format) => `${format} olarak indir`,
    failed: 'Dışa aktarılamadı',
  },

  save: {
    notSaved: 'Henüz kaydedilmedi',
    save: 'Kaydet',
  },

  themes: {
    staff: 'Personel',
    waiting: 'Bekleme süresi',
    price: 'Fiyat',
    food: 'Yemek',
    quality: 'Kalite',
    communication: 'İletişim',
    trust: 'Güven',
    cleanliness: 'Temizlik',
    atmosphere: 'Ortam',
    noise: 'Gürültü',
    facilities: 'Olanaklar',
    location: 'Konum',
    parking: 'Otopark',
    booking: 'Randevu ve rezervasyon',
    hours: 'Çalışma saatleri',
    selection: 'Ürün çeşidi',
  },

  print: {
    label: 'Kodlar ve baskı',
    codes: 'Kodlar',
    materials: 'Poster ve çıkartmalar',
    formats: 'Formatlar',
  },
  codesTitle: 'Kodlar',

  reviews: {
    pageTitle: 'Yorumlar',
    heading: 'Yorumlar',
    list: 'Yorumlar',
    noMatches: {
      title: 'Bu filtrelerle eşleşen yorum yok',
      text: 'Daha az sözcük, daha fazla puan veya daha uzun bir dönem deneyin.',
      clear: 'Filtreleri temizle',
    },
    empty: {
      new: {
        title: 'Yapılacak bir şey yok',
        text: 'Bütün yorumlara bakıldı. Yenileri burada görünür.',
      },
      in_progress: {
        title: 'İşlemde olan yorum yok',
        text: 'Üzerinde çalışılan yorumlar burada görünür.',
      },
      mine: {
        title: 'Size atanmış yorum yok',
        text: 'Kendinize aldığınız veya başkalarının size atadığı yorumlar, tamamlanana kadar burada kalır.',
      },
      unassigned: {
        title: 'Her açık yorumun bir sorumlusu var',
        text: 'Sorumlusu olmayan açık yorumlar burada görünür.',
      },
      waiting: {
        title: 'Müşterisi beklenen yorum yok',
        text: 'Yanıtladığınız yorumlar burada müşteriyi bekler.',
      },
      done: {
        title: 'Henüz tamamlanan yorum yok',
        text: 'Tamamlandı olarak işaretlenen yorumlar burada saklanır.',
      },
      all: {
        title: 'Henüz yorum yok',
        text: 'Özel geri bildirimler, ziyaretçi gönderir göndermez burada görünür.',
      },
    },
  },

  unassigned: {
    title: 'Hiçbir işletmeye eklenmemişsiniz',
    titleOnMaterials: 'İşletme verisi yok',
    text: 'Lütfen sizi davet eden kişiden sizi işletmenize eklemesini isteyin.',
    toLogin: 'Giriş sayfasına dön',
    operator: {
      text: 'İşletmeler ve kullanıcıları yönetim panelinde yönetilir.',
      toAdmin: 'Yönetim paneline git',
    },
  },
}
