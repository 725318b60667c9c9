import type { BrandTexts } from '#en/brand.ts'

export const brand: BrandTexts = {
  colorPicker: (field) => `Renk seçici: ${field}`,

  logo: {
    label: 'Logo',
    description: 'PNG, JPG veya SVG, en fazla 2 MB',
    preview: 'Logo önizlemesi',
    upload: 'Yükle',
    replace: 'Değiştir',
    remove: 'Logoyu kaldır',
    invalidTitle: 'Geçersiz dosya',
    invalid: 'Lütfen bir görsel dosyası yükleyin',
    tooLargeTitle: 'Dosya çok büyük',
    tooLarge: 'Lütfen 2 MB’tan küçük bir görsel yükleyin',
  },

  googleLink: {
    placeholder: 'İşletmenizin herhangi bir Google bağlantısını yapıştırın',
    reading: 'Bağlantı inceleniyor…',
    found: 'Bu, bir işletmenin Google’daki yorumlarını açıyor. Sizin işletmeniz mi?',
    open: 'Açıp bakın',
    otherwise: 'Başka herhangi bir adres olduğu gibi kaydedilebilir.',
    steps: {
      open: 'Bir bilgisayarın tarayıcısında Google Haritalar’ı açın.',
      search: 'İşletmenizi arayıp seçin ve haritanın yüklenmesini bekleyin.',
      copy: 'Adres çubuğundaki adresin tamamını kopyalayıp buraya yapıştırın.',
    },
  },

  words: {
    defaultLanguage: 'Varsayılan dil',
    defaultLanguageText: 'Tarayıcısı sunmadığımız bir dil isteyen ziyaretçiler için.',
    title: 'Kendi sözleriniz',
    text: 'Varsayılan cümlelerimizin yerine, yalnızca kendi dillerinde geçer. Puanı ne olursa olsun her ziyaretçi görür.',
    languages: 'Diller',
    toCorrect: ', lütfen düzeltin',
    add: 'Dil ekle',
    addFirst: 'Dil ekle…',
    greeting: (language) => `Karşılama (${language})`,
    greetingText: 'İlk ekranda, sorunun altında.',
    thanks: (language) => `Teşekkür (${language})`,
    thanksText: 'Geri bildirim gönderildikten sonra.',
    remove: (language) => `Kaldır: ${language}`,
    characters: 'Karakter:',
  },

  preview: {
    label: 'Yorum sayfasının önizlemesi',
    caption: 'Önizleme',
    in: (language) => `Önizleme (${language})`,
    failed: 'Önizleme yüklenemedi.',
  },
}
