import type { MailTexts, NoticeTexts, PageTexts, PrintTexts, ReceiptTexts } from '#en.ts'
import { formats } from '#formats.ts'

const { number, plural, time, day } = formats('tr')

// Sentences say “siz”; buttons are bare imperatives (“Gönder”). A company's name takes no suffix: “ekibi” or “ile”
// follows it.
export const pages: PageTexts = {
  loading: 'Yükleniyor…',
  noScript: 'Bu sayfa için JavaScript gerekir. Lütfen etkinleştirip sayfayı yeniden yükleyin.',
  back: 'Geri',

  language: {
    label: 'Dil',
    change: 'Dili değiştir',
  },

  titles: {
    choice: (company) => `Deneyiminiz nasıldı? · ${company}`,
    rating: (company) => `Deneyiminizi puanlayın · ${company}`,
    feedback: (company) => `Geri bildiriminiz · ${company}`,
    thankYou: (company) => `Teşekkür ederiz · ${company}`,
    companyNotFound: 'İşletme bulunamadı',
    notFound: 'Sayfa bulunamadı',
    paused: 'Bu sayfa şu an molada',
    problem: 'Bu sayfa yüklenemedi',
  },

  ui: {
    stars: (rating) => plural(rating, { one: '# yıldız', other: '# yıldız' }),
    outOfStars: (rating) => `5 üzerinden ${number(rating)} yıldız`,
    optional: 'İsteğe bağlı',
    choice: {
      title: 'Deneyiminiz nasıldı?',
      subtitle: 'Geri bildiriminizi önemsiyoruz',
      publicReview: 'Herkese açık yorum yaz',
      privateFeedback: 'Özel geri bildirim gönder',
      note: 'Herkese açık yorumlar Google’da yayınlanır. Özel geri bildirimler gizli kalır ve gelişmemize yardımcı olur.',
    },
  },

  rating: {
    title: 'Deneyiminizi puanlayın',
    subtitle: 'Geri bildiriminiz gizli kalır ve gelişmemize yardımcı olur',
    stars: 'Bir puan seçin',
  },

  feedback: {
    loved: 'Neleri beğendiğinizi anlatın!',
    improve: 'Gelişmemize yardımcı olun',
    rating: 'Puanınız',
    text: 'Geri bildiriminiz',
    placeholder: 'Düşüncelerinizi paylaşın…',
    confidential: 'Geri bildiriminiz gizli kalır',
    contact: 'İletişim bilgileri',
    optional: 'isteğe bağlı',
    contactReason: 'İşletmenin size yanıt verebilmesi için',
    name: 'Ad soyad',
    phone: 'Telefon numarası',
    email: 'E-posta',
    mailReceipt: 'Geri bildirimimin özel bağlantısını bana gönderin',
    submit: 'Geri bildirimi gönder',
    submitting: 'Gönderiliyor…',
    honeypot: 'Bu alanı boş bırakın',
    tooLong: (over) =>
      plural(over, {
        one: 'Lütfen geri bildiriminizi # karakter kısaltın',
        other: 'Lütfen geri bildiriminizi # karakter kısaltın',
      }),
    offline:
      'Çevrimdışısınız. Geri bildiriminiz burada saklanıyor ve bağlantı geri gelir gelmez gönderilecek.',
    errorTitle: 'Hata',
    failed: 'Geri bildirim gönderilemedi. Lütfen tekrar deneyin.',
    requiredTitle: 'Geri bildirim gerekli',
    invalid: {
      feedback: 'Lütfen bize neyi iyileştirebileceğimizi yazın.',
      rating: 'Lütfen 1 ile 5 arasında yıldız seçin',
      contactEmail: 'Lütfen geçerli bir e-posta adresi girin',
      tooLong: (max) =>
        plural(max, {
          one: 'Lütfen en fazla # karakter kullanın',
          other: 'Lütfen en fazla # karakter kullanın',
        }),
      unreadable: 'Lütfen okunamayan karakteri silin',
    },
  },

  thankYou: {
    title: 'Geri bildiriminiz için teşekkürler!',
    text: 'Geri bildiriminizi inceleyip gelişmek için çalışacağız.',
    home: 'Başa dön',
    publicReview: 'Herkese açık yorum yaz',
    receipt: 'Geri bildiriminizi okumak, değiştirmek veya geri çekmek için bu bağlantıyı saklayın',
    open: 'Geri bildirimimi aç',
    copy: 'Bağlantıyı kopyala',
    copied: 'Kopyalandı',
  },

  privacy: 'Gizlilik',

  companyNotFound: {
    title: 'İşletme bulunamadı',
    text: 'Aradığınız yorum sayfası mevcut değil.',
    hint: 'Lütfen adresi kontrol edin, kodu tekrar okutun veya personelden güncel kodu isteyin.',
    home: 'Ana sayfaya git',
  },

  problem: {
    title: 'Bu sayfa yüklenemedi',
    text: 'Lütfen bağlantınızı kontrol edip tekrar deneyin.',
    retry: 'Tekrar dene',
    noConnection: 'Bağlantı kurulamadı. Lütfen internet bağlantınızı kontrol edin.',
  },

  paused: {
    title: 'Bu sayfa şu an molada.',
    text: 'Uğradığınız için teşekkürler. Lütfen daha sonra tekrar deneyin.',
  },

  notFound: {
    title: 'Sayfa bulunamadı',
    text: 'Bu adreste bir şey yok. Sayfa taşınmış veya adres yanlış yazılmış olabilir.',
    home: 'Ana sayfaya git',
  },

  errors: {
    looks_automatic: 'Geri bildiriminiz henüz gönderilmedi. Lütfen düğmeye tekrar basın.',
    bad_request: 'İstek anlaşılamadı.',
    unknown_origin:
      'Bu sayfanın bu isteği göndermesine izin verilmiyor. Lütfen sayfayı kendi adresinden açıp tekrar deneyin.',
    company_not_found: 'İşletme bulunamadı.',
    company_suspended:
      'Bu sayfa şu an molada, bu nedenle geri bildiriminiz gönderilmedi. Burada saklanıyor. Lütfen daha sonra tekrar deneyin.',
    request_timeout: 'İstek çok uzun sürdü. Lütfen tekrar deneyin.',
    review_settled:
      'Önceki geri bildiriminiz bir saatten eski olduğu için artık değiştirilemez. Bunu yeni geri bildirim olarak göndermek için lütfen düğmeye tekrar basın.',
    body_too_large: 'Bu mesaj çok büyük.',
    too_many_requests: 'Çok fazla deneme yapıldı. Lütfen biraz sonra tekrar deneyin.',
    internal_error: 'Bir sorun oluştu. Lütfen tekrar deneyin.',
    overloaded: 'Hizmet şu anda yoğun. Lütfen biraz sonra tekrar deneyin.',
    stopping: 'Hizmet yeniden başlatılıyor. Lütfen biraz sonra tekrar deneyin.',
    unavailable: 'Hizmet şu anda kullanılamıyor. Lütfen biraz sonra tekrar deneyin.',
  },

  notifications: {
    region: 'Bildirimler (F8)',
    close: 'Kapat',
  },
}

export const receipt: ReceiptTexts = {
  title: (company) => `${company} için geri bildiriminiz`,
  sent: (at, timeZone) => `${day(at, timeZone)} tarihinde gönderildi`,
  edited: (at, timeZone) => `${day(at, timeZone)} tarihinde değiştirildi`,
  noContact: 'Kayıtlı iletişim bilgisi yok.',
  changeTitle: 'Geri bildiriminizi değiştirin',
  until: (at, timeZone) =>
    `Geri bildiriminizi en geç ${day(at, timeZone)} tarihine kadar değiştirebilirsiniz.`,
  settled:
    'Bu geri bildirim artık değiştirilemez. Yine de geri çekebilir veya iletişim bilgilerinizi silebilirsiniz.',
  save: 'Değişiklikleri kaydet',
  saved: (company) =>
    `Değişiklikleriniz kaydedildi. ${company} ekibi hem yeni hâlini hem de önceden yazdıklarınızı görür.`,
  changedElsewhere:
    'Geri bildiriminiz bu arada başka bir yerde değiştirildiği için bu kaydedilmedi. Yukarıda kayıtlı olan, aşağıda ise az önce yazdığınız metin yer alıyor.',
  failed: 'Henüz hiçbir şey değiştirilmedi. Lütfen tekrar deneyin.',
  removeContact: {
    title: 'İletişim bilgilerini silin',
    text: (company) =>
      `Adınız, telefon numaranız ve e-posta adresiniz silinir. Bundan sonra ${company} size yalnızca bu sayfada yanıt verebilir. Geri bildiriminiz kalır.`,
    submit: 'İletişim bilgilerini sil',
    done: 'İletişim bilgileriniz silindi.',
  },
  withdraw: {
    title: 'Geri bildiriminizi geri çekin',
    text: 'Yazdıklarınız ve iletişim bilgileriniz kalıcı olarak silinir. İstatistiklerde yalnızca yıldızlar ve gün kalır.',
    confirm: 'Evet, geri bildirimimi sil',
    submit: 'Geri bildirimi geri çek',
    unconfirmed: 'Lütfen geri bildiriminizi geri çekmek istediğinizi onaylayın.',
    done: 'Geri bildiriminiz geri çekildi',
    doneText: 'Yazdıklarınız ve iletişim bilgileriniz silindi. Bu bağlantı artık çalışmıyor.',
  },
  conversation: {
    time,
    you: 'Siz',
    noAnswer: (company) => `${company} henüz yanıt vermedi.`,
    sent: (company) => `Yanıtınız ${company} ekibine gönderildi.`,
    answer: 'Yanıtınız',
    placeholder: 'Yanıtınızı yazın…',
    send: 'Yanıtı gönder',
    failed: 'Yanıtınız henüz gönderilmedi. Lütfen tekrar deneyin.',
    invalid: {
      blank: 'Lütfen bir yanıt yazın.',
      tooLong: (max) =>
        plural(max, {
          one: 'Lütfen en fazla # karakter kullanın',
          other: 'Lütfen en fazla # karakter kullanın',
        }),
    },
  },
  private:
    'Lütfen bu sayfanın adresini kimseyle paylaşmayın: adrese sahip olan herkes geri bildiriminizi okuyabilir ve değiştirebilir.',
  ended: {
    title: 'Bu bağlantı artık geçerli değil',
    text: 'Lütfen adresin eksiksiz olduğunu kontrol edin. Geri bildirim geri çekildiğinde veya silindiğinde bağlantı sona erer.',
  },
}

export const notice: NoticeTexts = {
  title: 'Gizlilik',
  responsible: {
    title: 'Kim sorumlu',
    company: (company) => `Burada bıraktığınız geri bildirimden ${company} sorumludur.`,
    address: 'İşletmeye buradan ulaşabilirsiniz:',
    noAddress: 'İşletmeye, bulunduğu yerde ulaşabilirsiniz.',
    operator: (operator, company) =>
      `Bu sayfayı ${operator} işletir ve geri bildirimleri ${company} adına saklar.`,
  },
  kept: {
    title: 'Neler saklanır',
    feedback:
      'Yıldızlarınız, yazdıklarınız, tarih ve saat, sayfanın dili ve okuttuysanız hangi QR kodu olduğu.',
    contact:
      'Adınız, telefon numaranız ve e-posta adresiniz yalnızca siz yazarsanız, işletmenin size yanıt verebilmesi için saklanır.',
  },
  readers: {
    title: 'Kim okur',
    text: (company) => `Özel geri bildirimleri ${company} ekibi okur. Bunlar yayınlanmaz.`,
    google: 'Herkese açık yorumu Google’da yazarsınız ve orada Google’ın kuralları geçerlidir.',
  },
  duration: {
    title: 'Ne kadar süre saklanır',
    contact: (months) =>
      plural(months, {
        one: 'Adınız, telefon numaranız ve e-posta adresiniz # ay sonra silinir.',
        other: 'Adınız, telefon numaranız ve e-posta adresiniz # ay sonra silinir.',
      }),
    contactUnlimited:
      'Adınız, telefon numaranız ve e-posta adresiniz, siz veya işletme silene kadar saklanır.',
    text: (months) =>
      plural(months, {
        one: 'Yazdıklarınız # ay sonra silinir.',
        other: 'Yazdıklarınız # ay sonra silinir.',
      }),
    textUnlimited: 'Yazdıklarınız, siz veya işletme silene kadar saklanır.',
    numbers: 'Yıldızlar ve gün, sizinle ilgili hiçbir bilgi olmadan istatistiklerde kalır.',
  },
  rights: {
    title: 'Haklarınız',
    receipt:
      'Gönderdikten sonra size özel bir bağlantı verilir. Bu bağlantıyla geri bildiriminizi istediğiniz zaman okuyabilir ve geri çekebilir, 30 gün boyunca da değiştirebilirsiniz.',
    company: (company) =>
      `Ayrıca ${company} ekibine hakkınızda hangi bilgilerin bulunduğunu sorabilir, bunların düzeltilmesini veya silinmesini isteyebilirsiniz. Bir veri koruma kurumuna şikâyette de bulunabilirsiniz.`,
  },
  tracking: {
    title: 'Takip yok',
    text: 'Bu sayfalar çerez kullanmaz, kimseyi tanımaz ve başka şirketlerden hiçbir şey yüklemez. Yazdıklarınız gönderilene kadar tarayıcınızda kalır.',
  },
}

export const mails: MailTexts = {
  reply: {
    subject: (company) => `${company} geri bildiriminizi yanıtladı`,
    answer: (company) => `${company} ekibini özel sayfanızdan yanıtlayın:`,
    wrote: (at, timeZone) => `${day(at, timeZone)} tarihinde şunları yazdınız:`,
    why: (company) =>
      `Bu e-postayı, ${company} için geri bildirim bırakırken adresinizi de verdiğiniz için alıyorsunuz.`,
    end: (company) => `${company} e-postalarını durdurmak için:`,
  },
  receipt: {
    link: 'Geri bildiriminizi okuyun, değiştirin veya geri çekin:',
    why: (company) => `Bu e-postayı, ${company} için geri bildirim bırakırken istediğiniz için alıyorsunuz.`,
  },
  secret:
    'Lütfen bağlantıyı kimseyle paylaşmayın: bağlantıya sahip olan herkes geri bildiriminizi okuyup değiştirebilir.',
  unsubscribe: {
    stop: (company) => `Geri bildiriminizle ilgili ${company} e-postaları durdurulsun mu?`,
    stopText: 'Yalnızca bu e-postalar durdurulur ve bunu buradan geri alabilirsiniz.',
    unsubscribe: 'E-postaları durdur',
    stopped: (company) => `Geri bildiriminizle ilgili ${company} e-postalarını artık almayacaksınız`,
    stoppedText: 'Diğer tüm e-postalar eskisi gibi devam eder.',
    undo: 'Geri al',
    resumed: (company) => `Geri bildiriminizle ilgili ${company} e-postalarını yeniden alacaksınız`,
    resumedText: 'Başka hiçbir şey değişmedi.',
    unknown: 'Bu bağlantı artık çalışmıyor',
    unknownText: 'Bu e-postaları artık almıyorsunuz ya da bağlantı eksik.',
  },
}

export const prints: PrintTexts = {
  question: ['Ziyaretiniz', 'nasıl geçti?'],
  ask: 'Bize anlatın.',
  instruction: 'Telefonunuzun kamerasıyla okutun',
}
