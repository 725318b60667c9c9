import type { PlacementsTexts } from '#en/placements.ts'
import { formats } from '#formats.ts'

const { plural } = formats('tr')

export const placements: PlacementsTexts = {
  title: 'Kodlar',
  list: 'Kodlar',
  search: {
    label: 'Kodlarda ara',
    placeholder: 'Ad ve kodlarda ara',
  },
  status: {
    label: 'Durum',
    inUse: 'Kullanımda',
    archived: 'Arşivde',
  },
  empty: {
    title: 'Henüz kod yok',
    text: 'Kod, kasa veya masa gibi tek bir noktayı belirtir ve ne sıklıkla okutulduğunu gösterir.',
  },
  noMatches: {
    title: 'Eşleşen kod yok',
    text: 'Adın daha kısa bir parçasını veya kodun ilk harflerini deneyin.',
    clear: 'Filtreleri temizle',
  },
  noArchived: {
    title: 'Arşivde kod yok',
    text: 'Arşivlenen kodlar listede görünmez, ancak basıldıkları yerde çalışmaya devam eder.',
  },
  failed: 'Kodlar yüklenemedi',
  shown: (count) => plural(count, { one: '# kod gösteriliyor', other: '# kod gösteriliyor' }),

  kinds: {
    poster: 'Poster',
    sticker: 'Çıkartma',
    table_tent: 'Masa standı',
    card: 'Kart',
    window: 'Vitrin',
    receipt: 'Fiş',
    web: 'Web sitesi veya e-posta',
    other: 'Diğer',
  },

  row: {
    qr: 'QR kodu',
    qrOf: (name) => `QR kodu: ${name}`,
    scans: (count) => plural(count, { one: '30 günde # okutma', other: '30 günde # okutma' }),
    lastScan: (ago) => ['Son okutma: ', ago],
    added: (date) => `Eklendi: ${date}`,
    more: (name) => `Diğer işlemler: ${name}`,
    copyLink: 'Bağlantıyı kopyala',
    print: 'Poster ve çıkartma',
    reviews: 'Yorumlar',
    edit: 'Düzenle',
    archive: 'Arşivle',
    restore: 'Geri yükle',
  },

  changes: {
    copied: 'Bağlantı kopyalandı',
    copyFailed: 'Kopyalanamadı',
    copyFailedText: 'Lütfen tekrar deneyin.',
    added: (name) => `${name} eklendi`,
    addedSeveral: (count) => plural(count, { one: '# kod eklendi', other: '# kod eklendi' }),
    saved: (name) => `${name} kaydedildi`,
    archived: (name) => `${name} arşivlendi`,
    archivedText: 'Basılı kodu çalışmaya devam eder.',
    restored: (name) => `${name} geri yüklendi`,
    undo: 'Geri al',
    failed: 'Kod değiştirilemedi',
  },

  fields: {
    name: 'Ad',
    kind: 'Tür',
    location: 'Şube',
    noLocation: 'Şube yok',
  },

  add: {
    open: 'Kod ekle',
    title: 'Kod ekle',
    description: 'Her kod tek bir noktayı belirtir. Basıldıktan sonra hep çalışır.',
    nameHint: 'Kasa, Giriş veya Masa gibi.',
    several: 'Numaralı olarak birden fazla',
    count: 'Kaç tane',
    firstNumber: 'İlk numara',
    names: 'Adlar:',
    exampleName: 'Masa',
    series: (names) => names.join(', '),
    longSeries: (first, last) => `${first.join(', ')} … ${last}`,
    submit: 'Kod ekle',
    submitSeveral: (count) => plural(count, { one: '# kod ekle', other: '# kod ekle' }),
  },
  edit: {
    title: 'Kodu düzenle',
    description: (code) => [code, ' aynı kalır; böylece basılı olanlar çalışmaya devam eder.'],
    submit: 'Kaydet',
  },
}
