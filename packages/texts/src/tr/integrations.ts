import type { IntegrationsTexts } from '#en/integrations.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('tr')

export const integrations: IntegrationsTexts = {
  dashboard: {
    apiKeysDescription:
      'Kendi programlarınızın ve Zapier gibi hizmetlerin yorumlarınızla çalışmasını sağlar.',
    webhooks: 'Webhook’lar',
    webhooksDescription: 'Yorumları ve onlarla ilgili gelişmeleri kendi sisteminize anında bildirir.',
    webhookLog: 'Webhook günlüğü',
  },

  scopes: {
    'company:read': 'İşletmenin ayarlarını görme',
    'company:manage': 'İşletmenin ayarlarını değiştirme',
    'reviews:read': 'Yorumları ve sayılarını okuma',
    'reviews:contacts': 'Ziyaretçilerin bıraktığı iletişim bilgilerini görme',
    'reviews:reply': 'Ziyaretçileri yanıtlama ve yorumlar üzerinde çalışma',
    'reviews:export': 'Yorumları dışa aktarma',
    'orders:read': 'Baskı siparişlerini görme',
    'orders:place': 'Baskı sipariş etme',
    'locations:read': 'Şubeleri görme',
    'locations:manage': 'Şube ekleme ve değiştirme',
    'placements:read': 'Kodları görme',
    'placements:manage': 'Kod ekleme ve değiştirme',
    'audit:read': 'Güvenlik günlüğünü okuma',
    'platform:manage':
      'Kullanıcılar, API anahtarları ve işlem kaydı dışında işleticilerin yaptıklarını yapma',
  },

  keys: {
    title: 'API anahtarları',
    empty: 'Henüz API anahtarı yok',
    emptyText: 'Anahtarı olan bir program, izin verdiklerinizi şifreniz olmadan yapabilir.',
    list: 'API anahtarları',
    loadFailed: 'API anahtarları yüklenemedi',

    create: 'API anahtarı oluştur',
    createTitle: 'API anahtarı oluştur',
    name: 'Ad',
    nameText: 'Anahtarı neyin kullandığı, örneğin Yazarkasa.',
    nameMissing: 'Lütfen bir ad girin',
    mayDo: 'Yapabilecekleri',
    mayDoMissing: 'Lütfen anahtarın nelere izin vereceğini seçin',
    expiresAfter: 'Geçerlilik süresi',
    lifetimes: {
      30: '30 gün',
      90: '90 gün',
      365: '1 yıl',
      never: 'Süresiz',
    },
    createSubmit: 'API anahtarı oluştur',
    created: (name) => ['API anahtarınız: ', name],
    key: 'API anahtarı',

    endsIn: 'sonu:',
    expiredBadge: 'Süresi doldu',
    endedBadge: 'Sona erdi',
    endsBadge: (date) => `Bitiş: ${date}`,
    lastUsed: (date) => `Son kullanım: ${date}`,
    neverUsed: 'Hiç kullanılmadı',
    expires: (date) => `Geçerlilik sonu: ${date}`,
    expired: (date) => `Süresi doldu: ${date}`,
    neverExpires: 'Süresiz',
    createdOn: (date) => `Oluşturuldu: ${date}`,
    createdBy: (date, maker) => [`Oluşturuldu: ${date}, `, maker],
    allowed: (name) => `Yapabilecekleri: ${name}`,

    makerLeft:
      'Bu anahtarı oluşturan kişi ayrıldığı için anahtar yakında sona erer. Bir sahip anahtarı koruyabilir.',
    makerLeftToOwner:
      'Bu anahtarı oluşturan kişi ayrıldığı için anahtar yakında sona erer. Korursanız sorumluluğu size geçer.',
    keep: 'Koru',
    keepNamed: (name) => `Koru: ${name}`,
    kept: 'API anahtarı geçerli kalıyor',
    keepFailed: 'API anahtarı korunamadı',

    revoke: 'İptal et',
    revokeNamed: (name) => `İptal et: ${name}`,
    revokeTitle: (name) => ['“', name, '” iptal edilsin mi?'],
    revokeText: 'Bu anahtarı kullanan her şey hemen çalışmaz olur. Bu işlem geri alınamaz.',
    revokeConfirm: 'API anahtarını iptal et',
    revoked: 'API anahtarı iptal edildi',
    revokeFailed: 'API anahtarı iptal edilemedi',
  },

  secret: {
    once: 'Şimdi kopyalayın. Yalnızca bu kez gösterilir.',
    copy: 'Kopyala',
    copied: 'Kopyalandı',
    copyFailed: 'Kopyalanamadı',
    copyFailedText: 'Lütfen seçip kopyalayın.',
    done: 'Kaydettim',
    signing: 'İmza anahtarı',
    signingText: 'Sisteminiz imzamızı bununla doğrular. Yalnızca şimdi gösterilir.',
    copySigning: 'İmza anahtarını kopyala',
  },

  webhooks: {
    empty: 'Henüz webhook yok',
    emptyText: 'Sisteminizin adresini ekleyin, bir test gönderin ve verdiği yanıtı hemen görün.',
    loadFailed: 'Webhook’lar yüklenemedi',
    changeFailed: 'Webhook değiştirilemedi',
    add: 'Webhook ekle',

    off: 'Kapalı',
    failing: 'Hata veriyor',
    withWords: 'Metin dahil',
    events: (count) => plural(count, { one: '# olay', other: '# olay' }),
    nothingSent: 'henüz bir şey gönderilmedi',
    lastArrived: (ago) => `son ulaşan: ${ago}`,
    lastFailed: (ago) => `son başarısızlık: ${ago}`,
    formerSecret: (time) => `Önceki imza anahtarı da imzalamaya devam ediyor (bitiş: ${time}).`,
    whyOff: {
      gone: 'Artık var olmadığını bildirdiği için (410) kapatıldı.',
      failing: 'Bir mesaj üç günden uzun süre ulaştırılamadığı için kapatıldı.',
      byUser: 'Kapatıldı. Siz açana kadar hiçbir şey gönderilmez.',
    },

    more: (host) => `Diğer işlemler: ${host}`,
    edit: 'Düzenle',
    replaceSecret: 'Anahtarı yenile',
    switchOff: 'Kapat',
    switchOn: 'Aç',
    delete: 'Sil',
    log: 'Günlük',
    logOf: (host) => `Günlük: ${host}`,

    form: {
      addTitle: 'Webhook ekle',
      editTitle: 'Webhook’u düzenle',
      text: 'Bir şey olur olmaz sisteminize imzalı bir mesaj göndeririz.',
      address: 'Adres',
      addressText: 'Sisteminizin mesajları HTTP POST olarak aldığı yer.',
      events: 'Şu durumlarda mesaj gönder',
      eventsMissing: 'Lütfen en az bir olay seçin',
      words: 'Müşterilerin yazdıklarını gönder',
      wordsText:
        'Aksi hâlde mesajlarda yalnızca kimlikler, yıldızlar ve zamanlar bulunur. İletişim bilgileri hiçbir zaman gönderilmez.',
      description: 'Açıklama',
      secret: 'Kendi imza anahtarınız',
      secretText: 'Aracınız üretiyorsa: “whsec_” ve base64. Aksi hâlde biz üretiriz.',
      addSubmit: 'Webhook ekle',
      save: 'Kaydet',
    },
    eventNames: {
      'review.created': 'Müşteri yorum bıraktığında',
      'review.changed': 'Müşteri yorumu değiştirdiğinde veya iletişim bilgileri silindiğinde',
      'review.withdrawn': 'Müşteri yorumu geri çektiğinde',
      'review.erased': 'Yorumun metni silindiğinde',
      'case.changed': 'Yorumun durumu veya sorumlusu değiştiğinde',
      'message.received': 'Müşteri yanıt yazdığında',
      'order.changed': 'Baskı siparişi verildiğinde veya değiştiğinde',
      'company.suspended': 'İşletme askıya alındığında',
      'company.restored': 'İşletme yeniden etkinleştiğinde',
      'company.created': 'Yeni bir işletme oluşturulduğunda',
    },

    added: {
      title: 'Webhook eklendi',
      text: 'İmza anahtarını kopyalayın, ardından bir mesajın ulaşıp ulaşmadığını deneyin.',
      standard: (link) => [
        'Mesajlar, çoğu dil için kitaplıkları bulunan ',
        link('Standard Webhooks'),
        ' standardına göre imzalanır.',
      ],
      done: 'Bitti',
    },
    replace: {
      title: 'İmza anahtarı yenilensin mi?',
      text: (hours) =>
        plural(hours, {
          one: 'Yeni bir anahtar alırsınız. # saat boyunca mesajlar ikisiyle de imzalanır; daha önce yenilenmiş bir anahtar hemen geçersiz olur.',
          other:
            'Yeni bir anahtar alırsınız. # saat boyunca mesajlar ikisiyle de imzalanır; daha önce yenilenmiş bir anahtar hemen geçersiz olur.',
        }),
      confirm: 'Anahtarı yenile',
      failed: 'İmza anahtarı yenilenemedi',
      doneTitle: 'İmza anahtarı yenilendi',
      doneText: (hours) =>
        plural(hours, {
          one: '# saat boyunca mesajlar önceki anahtarla da imzalanır.',
          other: '# saat boyunca mesajlar önceki anahtarla da imzalanır.',
        }),
    },
    remove: {
      title: (host) => ['Webhook silinsin mi: ', host, '?'],
      text: 'Artık mesaj almaz ve günlüğü görülemez.',
      confirm: 'Sil',
      done: 'Webhook silindi',
      failed: 'Webhook silinemedi',
    },

    outcome: {
      waiting: 'Gönderilmeyi bekliyor',
      notSent: 'Gönderilmedi',
      answered: (status, ms) => `${status} yanıtı geldi (${number(ms)} ms)`,
      noAnswer: (ms) => `Yanıt gelmedi (${number(ms)} ms)`,
    },
    test: {
      send: 'Test gönder',
      sendTo: (host) => `Test gönder: ${host}`,
      failed: 'Test gönderilemedi',
      sending: 'Gönderiliyor…',
      arrived: (outcome) => `Test ulaştı. ${outcome}.`,
      notArrived: (outcome) => `Test ulaşmadı. ${outcome}.`,
      arrivedWith: (outcome) => `Test ulaştı. ${outcome}:`,
      notArrivedWith: (outcome) => `Test ulaşmadı. ${outcome}:`,
    },

    messages: {
      show: 'Göster',
      all: 'Tüm mesajlar',
      choices: {
        pending: 'Bekleyenler',
        delivered: 'Ulaşanlar',
        failed: 'Başarısızlar',
      },
      status: {
        pending: 'Bekliyor',
        delivered: 'Ulaştı',
        failed: 'Başarısız',
      },
      none: 'Henüz bir şey gönderilmedi',
      noneSuch: 'Böyle bir mesaj yok',
      noneText: (days) =>
        plural(days, {
          one: 'Son # günün mesajları, sisteminizin yanıtlarıyla birlikte burada görünür.',
          other: 'Son # günün mesajları, sisteminizin yanıtlarıyla birlikte burada görünür.',
        }),
      loadFailed: 'Mesajlar yüklenemedi',
      shown: (count) => plural(count, { one: '# mesaj gösteriliyor', other: '# mesaj gösteriliyor' }),

      attempts: (count) => plural(count, { one: '# deneme', other: '# deneme' }),
      nextAttempt: (time) => `Sonraki deneme: ${time}`,
      attemptList: 'Denemeler',
      attemptAnswered: (time, status, ms) => `${time}: ${status} yanıtı geldi (${number(ms)} ms)`,
      attemptNoAnswer: (time, ms) => `${time}: yanıt gelmedi (${number(ms)} ms)`,
      message: 'Mesaj',
      sendAgain: 'Yeniden gönder',
      sentAgain: 'Mesaj yeniden gönderiliyor',
      sendAgainFailed: 'Mesaj yeniden gönderilemedi',
    },
    span: {
      open: 'Bir zaman aralığını yeniden gönder',
      title: 'Bir zaman aralığını yeniden gönder',
      text: 'Bu aralıktaki her mesaj aynı kimlikle bir kez daha gönderilir; böylece sisteminiz hangilerini zaten aldığını anlar.',
      from: 'Başlangıç',
      to: 'Bitiş',
      send: 'Yeniden gönder',
      nothing: 'Yeniden gönderilecek bir şey yok',
      sending: (count) =>
        plural(count, { one: '# mesaj yeniden gönderiliyor', other: '# mesaj yeniden gönderiliyor' }),
    },
  },
}
