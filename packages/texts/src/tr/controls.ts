import type { ControlTexts } from '#en/controls.ts'
import { formats } from '#formats.ts'

const { plural } = formats('tr')

export const controls: ControlTexts = {
  loading: 'Yükleniyor…',
  cancel: 'İptal',
  close: 'Kapat',
  retry: 'Tekrar dene',
  skip: 'İçeriğe geç',
  more: 'Diğer',
  notifications: {
    region: 'Bildirimler (F8)',
    one: 'Bildirim',
  },

  discard: {
    title: 'Değişiklikler silinsin mi?',
    text: 'Girdikleriniz kaydedilmedi.',
    confirm: 'Sil',
    keep: 'Düzenlemeye devam et',
  },

  failed: {
    load: 'Sayfa yüklenemedi',
    page: 'Bu sayfa yüklenemedi',
    part: 'Bu bölüm yüklenemedi',
    connection: 'Bağlantı kurulamadı veya yeni bir sürüm var. Lütfen tekrar deneyin.',
    pageOffline: 'Çevrimdışısınız. Yeniden çevrimiçi olduğunuzda sayfa kendiliğinden yüklenir.',
    partOffline: 'Çevrimdışısınız. Yeniden çevrimiçi olduğunuzda kendiliğinden yüklenir.',
    error: 'Bir sorun oluştu',
    errorText: 'Lütfen sayfayı yenileyin. Sorun tekrarlanırsa lütfen bize bildirin.',
    reload: 'Sayfayı yenile',
  },

  combobox: {
    list: 'Öneriler',
    found: (count) => plural(count, { one: '# sonuç bulundu', other: '# sonuç bulundu' }),
  },

  password: {
    show: 'Şifreyi göster',
    hide: 'Şifreyi gizle',
  },

  profile: {
    accountOf: (email) => `Hesap: ${email}`,
    roles: {
      superadmin: 'Süper yönetici',
      company_admin: 'İşletme üyesi',
      printer: 'Matbaa',
    },
    logout: 'Çıkış yap',
    loggedOut: 'Çıkış yapıldı',
    errorTitle: 'Hata',
    logoutFailed: 'Çıkış yapılamadı. Lütfen tekrar deneyin.',
  },

  qr: {
    title: (name) => ['QR kodu: ', name],
    scan: 'Yorum bırakmak için bu kodu okutun',
    alt: (link) => `QR kodu: ${link}`,
    download: 'QR kodunu indir',
    copyLink: 'Bağlantıyı kopyala',
    copied: 'Bağlantı kopyalandı!',
    copiedText: 'Yorum bağlantısı panonuza kopyalandı.',
    copyFailed: 'Kopyalanamadı',
    copyFailedText: 'Lütfen tekrar deneyin.',
    drawFailed: 'QR kodu çizilemedi',
    drawFailedText: 'Lütfen bunu kapatıp tekrar deneyin.',
  },
}
