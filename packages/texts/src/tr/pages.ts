import type { PageTexts } from '#en/pages.ts'
import { formats } from '#formats.ts'
import { ui } from '#tr/ui.ts'

const { plural } = formats('tr')

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

  ui,

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
