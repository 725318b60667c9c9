import type { SettingsTexts } from '#en/settings.ts'

export const settings: SettingsTexts = {
  pageTitle: 'Ayarlar',
  heading: 'Ayarlar',
  label: 'Ayarlar',
  back: 'Ayarlar',
  search: 'Ayarlarda ara',
  searchPlaceholder: 'Ayarlarda ara',
  noneFound: {
    title: 'Ayar bulunamadı',
    text: '“logo” veya “e-posta” gibi başka bir sözcük deneyin.',
  },
  readOnly:
    'Bunu sahipler ve yöneticiler değiştirebilir. Gerekiyorsa lütfen bir sahipten rolünüzü değiştirmesini isteyin.',

  sections: {
    business: {
      name: 'İşletme',
      description: 'İşletmenizin ziyaretçilere nasıl göründüğü ve gününün ne zaman başladığı.',
    },
    reviewPage: {
      name: 'Yorum sayfası',
      description: 'Ziyaretçilerin neyi hangi dilde okuduğu ve herkese açık yorumun nereye götürdüğü.',
    },
    answers: {
      name: 'Yanıtlar',
      description: 'Ekibinizin müşterilere nasıl yanıt verdiği.',
    },
    notifications: {
      name: 'Bildirimler',
      description: 'Bu işletmeyle ilgili size neleri bildirdiğimiz. Ekip arkadaşlarınız kendileri seçer.',
    },
    integrations: {
      name: 'Entegrasyonlar',
      description:
        'Başka sistemleri bağlar: hem kendi sistemlerinizi hem de ekibinizin zaten kullandıklarını.',
    },
    team: {
      name: 'Ekip',
      description: 'Yorumlarınızı kimlerin gördüğü ve neler yapabildiği.',
    },
    signIn: {
      name: 'Oturum açma',
      description: 'Üyeler nasıl oturum açar: parolayla veya yalnızca kendi sağlayıcınızla.',
    },
    privacy: {
      name: 'Gizlilik',
      description: 'Ziyaretçilerin verileri kendilerine aittir. Bu sayfayı yalnızca sahipler görür.',
    },
    securityLog: {
      name: 'Güvenlik günlüğü',
      description: 'Kimin neyi değiştirdiği veya dışa aktardığı. Bu sayfayı yalnızca sahipler görür.',
    },
  },

  found: {
    brand: {
      name: 'Ad, logo ve renk',
      words: 'işletme firma şirket marka resim görsel görünüm isim adres url slug kısa ad',
    },
    'time-zone': { name: 'Saat dilimi', words: 'zaman gün hafta bölge ülke' },
    address: { name: 'Adres', words: 'sokak cadde posta yasal künye gizlilik kvkk aydınlatma' },
    texts: {
      name: 'Dil ve metinler',
      words: 'karşılama selamlama teşekkür yazı sözcük kelime varsayılan çeviri ifade',
    },
    'google-url': { name: 'Google yorum bağlantısı', words: 'link url herkese açık adres harita haritalar' },
    changes: { name: 'Siz söylediniz, biz yaptık', words: 'iyileştirme ziyaretçi değişiklik' },
    practice: { name: 'Yorumları nasıl istediğiniz', words: 'uygulama politika kurum şeffaflık' },
    evidence: { name: 'Kurumlar için kanıt', words: 'kanıt kurum denetim zip indir uyum' },
    locations: { name: 'Şubeler', words: 'şube mağaza konum yer google bağlantı link' },
    'reply-to': { name: 'Yanıt adresi', words: 'e-posta eposta mail gelen kutusu gönderen cevap' },
    templates: { name: 'Yanıt şablonları', words: 'hazır kayıtlı cevap metin şablon' },
    alerts: {
      name: 'Uyarılar',
      words: 'e-posta eposta mail bildirim yıldız eşik test anında günlük bahsetme alarm',
    },
    'quiet-hours': { name: 'Sessiz saatler', words: 'gece ara sessizlik rahatsız etmeyin' },
    digest: { name: 'Özet', words: 'haftalık aylık rapor' },
    devices: {
      name: 'Cihazlarınızda',
      words: 'telefon push anlık bildirim uygulama kilit ekranı yükle tarayıcı',
    },
    'operator-visits': {
      name: 'İşletici ziyaretleri',
      words: 'destek görüntüleme panel e-posta eposta sahip sahipler',
    },
    chat: {
      name: 'Sohbet',
      words: 'slack microsoft teams discord telegram google kanal mesaj bot uyarılar',
    },
    webhooks: {
      name: 'Webhook’lar',
      words:
        'webhook geliştirici http post callback geri çağırma url olay api otomasyon zapier make gizli anahtar günlük log',
    },
    'api-keys': { name: 'API anahtarları', words: 'geliştirici program token zapier otomasyon' },
    members: {
      name: 'Üyeler',
      words: 'kişiler ekip arkadaşları kullanıcı davet davetiye çıkar kaldır erişim',
    },
    roles: { name: 'Roller', words: 'sahip yönetici yanıtlayan izleyici izin yetki hak' },
    provider: {
      name: 'Sağlayıcınız',
      words: 'oidc openid connect sso tek oturum microsoft google okta keycloak alan adı gruplar',
    },
    'find-person': {
      name: 'Kişi bul',
      words: 'ara arama dışa aktar sil silme kvkk gdpr talep başvuru veri',
    },
    erasures: { name: 'Silmeler', words: 'belge kanıt silindi imha' },
    retention: { name: 'Saklama süresi', words: 'sakla sil ay iletişim bilgileri otomatik' },
    audit: {
      name: 'Değişiklikler ve dışa aktarmalar',
      words: 'denetim geçmiş csv etkinlik işlem kaydı log',
    },
  },
}
