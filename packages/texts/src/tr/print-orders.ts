import type { PrintOrdersTexts } from '#en/print-orders.ts'
import { formats } from '#formats.ts'
import { spread } from '#tr/spread.ts'

const { number, plural } = formats('tr')

const centimeters = (inches: number) => number(Math.round(inches * 25.4) / 10)

export const printOrders: PrintOrdersTexts = {
  title: 'Tanıtım malzemeleri',
  description:
    'İkisi de okutulduğunda yorum sayfanızı açar. Bir tasarım seçin, ardından baskıları bizden sipariş edin veya kendi matbaanızda bastırın.',
  loading: 'Yükleniyor…',
  failed: 'İşletme verisi yok',
  retry: 'Tekrar dene',

  for: {
    code: (name) => ['Kod: ', name],
    codes: (count, names) => [`${number(count)} kod: `, names],
  },
  andMore: (names, count) => `${names} ve ${number(count)} tane daha`,

  printedFor: {
    label: 'Baskı neyin için',
    reviewPage: 'Yorum sayfanız için',
    reviewPageText: 'Her nokta için aynı kod.',
    codes: (names) => ['Şunlar için: ', names],
    oneCode: 'Kendine ait bir kod.',
    severalCodes: (count) => `${number(count)} kod, her nokta için bir tane.`,
    language: 'Baskıların dili',
    useReviewPage: 'Yorum sayfasını kullan',
    choose: 'Kod seç',
    change: 'Değiştir',
  },

  picker: {
    title: 'Kod seçin',
    description: 'Her noktanın kendi kodu vardır; böylece noktaları ayırt edebilirsiniz.',
    search: 'Kodlarda ara',
    searchPlaceholder: 'Ad veya kod',
    location: 'Şube',
    allLocations: 'Tüm şubeler',
    list: 'Kodlar',
    failed: 'Kodlar yüklenemedi',
    noMatches: { title: 'Eşleşen kod yok', text: 'Başka bir ad, kod veya şube deneyin.' },
    empty: {
      title: 'Henüz kod yok',
      text: 'Masa veya kasa gibi her nokta için bir kod ekleyin.',
      toCodes: 'Kodlara git',
    },
    code: (name, detail) => `${name}, ${detail}`,
    loadMore: 'Daha fazla yükle',
    notAllLoaded: 'Kodların tümü yüklenemedi',
    noneSelected: 'Hiçbiri seçilmedi',
    selected: (count) => plural(count, { one: '# seçili', other: '# seçili' }),
    mostSelected: (count) => `${number(count)} seçili; bir seferde en fazla bu kadar seçilebilir`,
    clear: 'Temizle',
    selectAll: 'Tümünü seç',
    selectAllFound: 'Bulunanları seç',
    cancel: 'İptal',
    useCodes: 'Kodları kullan',
    useReviewPage: 'Yorum sayfasını kullan',
    use: (count) => plural(count, { one: 'Bu kodu kullan', other: '# kodu kullan' }),
  },

  pieces: {
    poster: {
      name: 'Poster',
      use: ({ width, height }) =>
        `${centimeters(width)} × ${centimeters(height)} cm, duvar ve vitrinler için. Odanın öbür ucundan okutulabilir.`,
      preview: 'Poster önizlemesi',
      layout: 'Posterin tasarımı',
      layouts: { bold: 'Güçlü', editorial: 'Dergi', arch: 'Kemer' },
      packs: 'Poster paketleri',
      pack: (quantity) => plural(quantity, { one: '# poster', other: '# poster' }),
      packTooSmall: (codes) =>
        plural(codes, {
          one: 'Pakette her kod için bir tane olmak üzere en az # poster olmalıdır.',
          other: 'Pakette her kod için bir tane olmak üzere en az # poster olmalıdır.',
        }),
      order: ({ width, height }, quantity) =>
        `${plural(quantity, { one: '# poster', other: '# poster' })}, ${centimeters(width)} × ${centimeters(height)} cm`,
      ordered: ({ width, height }, quantity) =>
        `Poster (${centimeters(width)} × ${centimeters(height)} cm, adet: ${number(quantity)})`,
      evenly: (each) => `Posterler: her kod için ${number(each)}`,
      unevenly: (by) => `Posterler: ${spread(by)}`,
      withoutCode:
        'Bu poster sayfanıza götürür, ancak kendi istatistikleri olmaz. Bir kod seçmek ister misiniz?',
      willSay: (name) => ['Posterde “', name, '” yazacak.'],
      downloaded: 'Poster indirildi',
      printFileDownloaded: 'Posterin baskı dosyası indirildi',
    },
    sticker: {
      name: 'Çıkartma',
      use: ({ width }) => `${centimeters(width)} cm, yuvarlak; kasa, masa ve paketler için.`,
      preview: 'Çıkartma önizlemesi',
      layout: 'Çıkartmanın tasarımı',
      layouts: { ring: 'Halka', bold: 'Güçlü', horizon: 'Ufuk' },
      packs: 'Çıkartma paketleri',
      pack: (quantity) => plural(quantity, { one: '# çıkartma', other: '# çıkartma' }),
      packTooSmall: (codes) =>
        plural(codes, {
          one: 'Pakette her kod için bir tane olmak üzere en az # çıkartma olmalıdır.',
          other: 'Pakette her kod için bir tane olmak üzere en az # çıkartma olmalıdır.',
        }),
      order: ({ width }, quantity) =>
        `${plural(quantity, { one: '# çıkartma', other: '# çıkartma' })}, ${centimeters(width)} cm, yuvarlak`,
      ordered: ({ width }, quantity) =>
        `Çıkartma (${centimeters(width)} cm, yuvarlak, adet: ${number(quantity)})`,
      evenly: (each) => `Çıkartmalar: her kod için ${number(each)}`,
      unevenly: (by) => `Çıkartmalar: ${spread(by)}`,
      withoutCode:
        'Bu çıkartma sayfanıza götürür, ancak kendi istatistikleri olmaz. Bir kod seçmek ister misiniz?',
      willSay: (name) => ['Çıkartmada “', name, '” yazacak.'],
      downloaded: 'Çıkartma indirildi',
      printFileDownloaded: 'Çıkartmanın baskı dosyası indirildi',
    },
  },

  piece: {
    notReady: 'Görsel henüz hazır değil. Lütfen tekrar deneyin.',
    unreadableCode: 'Bu görseldeki QR kodu okunamıyor. Lütfen başka bir tasarım seçip tekrar deneyin.',
    previewFailed: 'Önizleme yüklenemedi.',
    previous: 'Önceki kod',
    next: 'Sonraki kod',
    position: (at, of) => `${number(at)} / ${number(of)}`,
    order: 'Sipariş ver',
    download: 'İndir',
    downloadPrintFile: 'Baskıya hazır PDF',
    downloadFailed: 'Görsel indirilemedi',
  },
  pageOf: (page, pages) => `Sayfa ${number(page)} / ${number(pages)}`,

  tooLate: 'Çok uzun sürdü. Lütfen tekrar deneyin.',
  disconnected: 'Bağlantı kurulamadı veya yeni bir sürüm var. Lütfen sayfayı yenileyip tekrar indirin.',
  reload: 'Sayfayı yenile',

  sheet: {
    title: 'Kod sayfası',
    oneCode: 'Kendiniz basıp kesmeniz için, adıyla birlikte kod, bir A4 sayfada.',
    codes: (count, pages) =>
      plural(pages, {
        one: `Kendiniz basıp kesmeniz için, adlarıyla birlikte ${number(count)} kod, bir A4 sayfada.`,
        other: `Kendiniz basıp kesmeniz için, adlarıyla birlikte ${number(count)} kod, # A4 sayfada.`,
      }),
    download: 'PDF’yi indir',
    downloaded: 'Kod sayfası indirildi',
    failed: 'Kod sayfası indirilemedi',
    documentTitle: (company) => `Kodlar: ${company}`,
    documentSubject: (codes) => plural(codes, { one: '# kod', other: '# kod' }),
  },

  names: {
    missing: (characters) => ['Adınızdaki şu karakterler henüz basılamıyor: ', characters, '.'],
    noLetters: 'Adınızda basılacak harf yok.',
    otherScript: 'Adınız bu yazı sisteminde henüz basılamıyor.',
    code: (name) => [
      'Bu ad, kendi yazı sisteminde henüz eksiksiz basılamıyor: ',
      name,
      '. Kodlar, her parçadaki adresle yine de ayırt edilir.',
    ],
    codes: (names) => [
      'Bu adlar, kendi yazı sistemlerinde henüz eksiksiz basılamıyor: ',
      names,
      '. Kodlar, her parçadaki adresle yine de ayırt edilir.',
    ],
  },

  billing: {
    title: 'Fatura bilgileri',
    description: 'Lütfen size fatura gönderebilmemiz için fatura bilgilerinizi girin.',
    chooseCode: 'Kod seç',
    look: (layout, name) => [`Tasarım: ${layout}, metin: “`, name, '”'],
    lookIn: (layout, name, language) => [`Tasarım: ${layout}, metin: “`, name, '”, dil: ', language],
    invoice: 'Fatura e-postayla gelir, şimdi ödeme yapılmaz',
    terms: (provider) => `${provider} teslim süresini, kargo ücretini ve vergiyi size e-postayla bildirir`,
    fields: {
      companyName: 'İşletme adı',
      contactName: 'İlgili kişi',
      email: 'E-posta',
      phone: 'Telefon',
      address: 'Adres',
    },
    cancel: 'İptal',
    canceled: {
      title: 'Sipariş iptal edildi',
      text: 'Bize daha önce ulaştıysa “Siparişleriniz” altında görünür.',
    },
    submitted: {
      title: 'Sipariş gönderildi',
      text: 'Baskı siparişiniz bize ulaştı.',
    },
    failed: 'Sipariş gönderilemedi',
    failedText: 'Baskı siparişi gönderilemedi. Lütfen tekrar deneyin.',
    safeToRepeat:
      'Yazdıklarınızın hiçbiri kaybolmadı. Güvenle yeniden gönderebilirsiniz; iki kez sipariş edilmez.',
  },

  proof: {
    title: 'Baskı provası',
    text: 'Böyle basılacak. Lütfen adı, logoyu, renkleri ve kodları kontrol edin.',
    picture: 'Baskı provası',
    pictureOf: (name: string) => `${name} için baskı provası`,
    zoomIn: 'Yakınlaştır',
    zoomOut: 'Uzaklaştır',
    front: 'Ön yüz; arka yüze baskı yapılmaz',
    scale: 'Bir banka kartı ve bir madeni paranın yanında, ölçekli',
    actualSize: 'Yaklaşık gerçek boyutunda, bir madeni paranın yanında',
    open: 'Matbaa dosyasını aç (PDF)',
    failed: 'Prova yüklenemedi.',
    notReady: 'Prova henüz hazır değil. Lütfen biraz bekleyip tekrar deneyin.',
    changed: 'Bu arada baskı değişti. Bu yeni prova. Lütfen kontrol edip tekrar onaylayın.',
    approve: 'Onayla ve sipariş ver',
    again: 'Tekrar sipariş ver',
    againOf: (item: string) => `Tekrar sipariş ver: ${item}`,
    againFailed: 'Sipariş açılamadı',
    gone: 'Bu paket artık sunulmuyor. Lütfen yukarıdan başka bir paket seçin.',
  },

  conflict: {
    title: 'İlk siparişiniz daha önce başka bilgilerle verilmiş.',
    text: 'O sipariş değiştirilmedi. Onu koruyun veya bunu da sipariş edip iki fatura alın.',
    item: 'Ürün',
    price: 'Fiyat',
    layout: 'Tasarım',
    language: 'Dil',
    picture: 'Görsel',
    pictureText: 'İlk siparişten sonra değişti.',
    codes: 'Kodlar',
    first: (value) => ['İlk sipariş: ', value],
    now: (value) => ['Şimdi: ', value],
    firstForReviewPage: 'İlk sipariş: yorum sayfanız',
    nowForReviewPage: 'Şimdi: yorum sayfanız',
    firstForCodes: (count) => plural(count, { one: 'İlk sipariş: # kod', other: 'İlk sipariş: # kod' }),
    nowForCodes: (count) => plural(count, { one: 'Şimdi: # kod', other: 'Şimdi: # kod' }),
    keepFirst: 'İlk siparişi koru',
    orderBoth: 'Bunu da sipariş et',
  },

  orders: {
    title: 'Siparişleriniz',
    empty: { title: 'Henüz sipariş yok', text: 'Yukarıdan bir paket seçin ve gidişatını burada izleyin.' },
    failed: 'Siparişleriniz yüklenemedi',
    loadMore: 'Daha fazla sipariş yükle',
    new: 'Yeni',
    states: {
      placed: 'Alındı',
      in_production: 'Üretimde',
      shipped: 'Kargoda',
      delivered: 'Teslim edildi',
      cancelled: 'İptal edildi',
    },
    processed: 'İşlendi',
    progress: 'Gidişat',
    progressTitle: 'Siparişinizin gidişatı',
    progressFailed: 'Gidişat yüklenemedi',
    carrier: 'Kargo şirketi',
    tracking: 'Takip numarası',
    cancel: {
      open: 'Siparişi iptal et',
      title: 'Bu sipariş iptal edilsin mi?',
      text: 'Hiçbir şey basılmayacak ve ödeme yapmanız gerekmeyecek. Bu işlem geri alınamaz.',
      reason: 'Neden',
      keep: 'Siparişi koru',
      confirm: 'Siparişi iptal et',
      done: 'Sipariş iptal edildi',
      failed: 'Sipariş iptal edilemedi',
    },
  },
}
