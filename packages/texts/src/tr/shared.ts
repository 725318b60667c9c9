import type { SharedTexts } from '#en/shared.ts'
import { formats } from '#formats.ts'

const { plural } = formats('tr')

export const shared: SharedTexts = {
  justNow: 'az önce',
  retry: 'Tekrar dene',
  loadMore: 'Daha fazla yükle',

  accountMenu: {
    account: 'Hesap',
    changePassword: 'Şifreyi değiştir',
  },

  sessionEnded: {
    title: 'Oturumunuz sona erdi',
    text: 'Girdikleriniz hâlâ burada. Yeni bir sekmede giriş yapın, bu sekmeye dönün ve yeniden kaydedin.',
    login: 'Yeni sekmede giriş yap',
    back: 'Sayfaya dön',
  },

  leave: {
    title: 'Kaydetmeden ayrılıyor musunuz?',
    text: 'Girdikleriniz kaydedilmedi.',
    discard: 'Kaydetme',
    keep: 'Düzenlemeye devam et',
  },

  notFound: {
    title: 'Sayfa bulunamadı',
    text: 'Bu adreste bir şey yok.',
    home: 'Panele git',
  },

  viewAs: {
    label: 'İşletme olarak görüntüleme',
    viewing: (company) => [company, ' panelini görüntülüyorsunuz ve hiçbir şeyi değiştiremezsiniz.'],
    viewingSome: 'Bir işletmeyi görüntülüyorsunuz ve hiçbir şeyi değiştiremezsiniz.',
    minutesLeft: (minutes) => plural(minutes, { one: '# dakika kaldı.', other: '# dakika kaldı.' }),
    lastMinute: 'Bir dakikadan az kaldı.',
    leave: 'Çık',
    leaveFailed: 'Görüntülemeden çıkılamadı',
  },

  demo: {
    label: 'Demo',
    text: 'Bu bir demo: işletme kurgusaldır ve yaptığınız değişiklikler saklanmaz.',
    leave: 'Demodan çık',
    leaveFailed: 'Demodan çıkılamadı',
  },
}
