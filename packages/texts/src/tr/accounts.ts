import type { AccountsTexts } from '#en/accounts.ts'
import { formats } from '#formats.ts'

const { plural } = formats('tr')

export const accounts: AccountsTexts = {
  login: {
    title: 'Panele giriş',
    needed: 'Devam etmek için lütfen giriş yapın.',
    sessionEnded: 'Oturumunuz sona erdi. Lütfen yeniden giriş yapın.',
    email: 'E-posta',
    password: 'Şifre',
    submit: 'Giriş yap',
    withPasskey: 'Geçiş anahtarıyla giriş yap',
    forgot: 'Şifremi unuttum',
    done: 'Giriş yapıldı',
    secondStep: {
      title: 'İki adımlı giriş',
      lead: 'Şifreniz doğru. Bir adım daha var.',
    },
    failed: 'Giriş yapılamadı',
    wrong: 'E-posta veya şifre hatalı',
    invalidResponse: 'Sunucunun yanıtı geçerli değildi',
  },
  backToLogin: 'Giriş sayfasına dön',
  toLogin: 'Giriş sayfasına git',
  language: 'Dil',
  changeLanguage: 'Dili değiştir',

  forgot: {
    title: 'Şifremi unuttum',
    lead: 'E-posta adresinizi girin; size yeni bir şifre seçmeniz için bağlantı gönderelim.',
    email: 'E-posta',
    submit: 'Bağlantı gönder',
    sent: 'Bu e-posta adresine ait bir hesap varsa şifre sıfırlama bağlantısı gönderildi.',
    failed: 'Sıfırlama e-postası gönderilemedi',
    outcome: {
      title: 'E-postanızı kontrol edin',
      text: (email) => [email, ' adresine ait bir hesap varsa yeni şifre seçme bağlantısı size gönderildi.'],
      expiry: 'Bağlantı bir kez kullanılabilir ve bir saat geçerlidir.',
      again: (button) => ['E-posta gelmedi mi? Spam klasörünüze bakın veya ', button('tekrar deneyin')],
    },
  },

  link: {
    confirmPassword: 'Şifre (tekrar)',
    incomplete: 'Bu bağlantı eksik.',
    invalid: 'Geçersiz bağlantı',
  },

  reset: {
    title: 'Şifre sıfırlama',
    lead: 'Yeni bir şifre seçin. Diğer her yerde oturumunuz kapatılır.',
    leadFor: (email) => `${email} hesabı için yeni bir şifre seçin. Diğer her yerde oturumunuz kapatılır.`,
    password: 'Yeni şifre',
    hint: (least) =>
      plural(least, {
        one: 'En az # karakter; uzun olan daha güvenlidir.',
        other: 'En az # karakter; uzun olan daha güvenlidir.',
      }),
    submit: 'Şifreyi sıfırla',
    invalidLink: 'Bu şifre sıfırlama bağlantısı geçerli değil',
    invalidToken: 'Sıfırlama bağlantısı geçerli değil',
    remedy: (link) => ['E-postanızdaki en yeni bağlantıyı açın veya ', link('yenisini isteyin'), '.'],
    failed: 'Şifre sıfırlanamadı',
    succeeded: 'Şifreniz sıfırlandı',
    outcome: {
      title: 'Şifre sıfırlandı',
      text: 'Artık yeni şifrenizle giriş yapabilirsiniz.',
    },
  },

  setup: {
    title: 'Şifrenizi belirleyin',
    lead: 'Hoş geldiniz! Müşterilerinizin söylediklerini görmeye başlamak için bir şifre seçin.',
    password: (least) =>
      plural(least, { one: 'Şifre (en az # karakter)', other: 'Şifre (en az # karakter)' }),
    hint: 'Birbiriyle ilgisiz birkaç sözcük iyi bir seçimdir.',
    submit: 'Hesabı oluştur',
    invalidLink: 'Bu davet bağlantısı geçerli değil',
    invalidToken: 'Davet bağlantısı geçerli değil',
    remedy:
      'E-postanızdaki en yeni bağlantıyı açın veya sizi davet eden kişiden yeni bir bağlantı göndermesini isteyin.',
    failed: 'Şifre belirlenemedi',
    succeeded: 'Şifreniz belirlendi',
    outcome: {
      title: 'Hesabınız hazır',
      text: 'Hemen başlayabilirsiniz.',
    },
  },

  invitation: {
    title: 'Davet edildiniz',
    welcome: 'Hoş geldiniz! Davet edildiniz.',
    welcomeBy: (inviter) => ['Hoş geldiniz! ', inviter, ' sizi davet ediyor.'],
    welcomeTo: (companies) => ['Hoş geldiniz! ', companies, ' ekibine davet edildiniz.'],
    welcomeToBy: (companies, inviter) => [
      'Hoş geldiniz! ',
      inviter,
      ' sizi ',
      companies,
      ' ekibine davet ediyor.',
    ],
    more: (count) => plural(count, { one: 'diğer # işletme', other: 'diğer # işletme' }),
    loginAs: (email) => [email, ' hesabıyla giriş yapacaksınız.'],
    accept: 'Kabul et',
    decline: 'Reddet',
    joined: {
      title: 'Ekibe katıldınız',
      text: (company) => [company, ' artık panelinizde. Her zamanki şifrenizle giriş yapın.'],
    },
    declined: {
      title: 'Davet reddedildi',
      text: (company) => [
        'Hesabınızla ilgili hiçbir bilgi ',
        company,
        ' ile paylaşılmadı. Bu sayfayı kapatabilirsiniz.',
      ],
    },
  },

  invitations: {
    label: (company) => `Davet: ${company}`,
    text: {
      owner: (company) => [company, ' ekibine sahip rolüyle davet edildiniz.'],
      manager: (company) => [company, ' ekibine yönetici rolüyle davet edildiniz.'],
      responder: (company) => [company, ' ekibine yanıtlayan rolüyle davet edildiniz.'],
      viewer: (company) => [company, ' ekibine izleyici rolüyle davet edildiniz.'],
    },
    textBy: {
      owner: (company, inviter) => [inviter, ' sizi ', company, ' ekibine sahip rolüyle davet ediyor.'],
      manager: (company, inviter) => [inviter, ' sizi ', company, ' ekibine yönetici rolüyle davet ediyor.'],
      responder: (company, inviter) => [
        inviter,
        ' sizi ',
        company,
        ' ekibine yanıtlayan rolüyle davet ediyor.',
      ],
      viewer: (company, inviter) => [inviter, ' sizi ', company, ' ekibine izleyici rolüyle davet ediyor.'],
    },
    accept: 'Kabul et',
    decline: 'Reddet',
    joined: (company) => `${company} ekibine katıldınız`,
    declined: 'Davet reddedildi',
    failed: 'Davete yanıt verilemedi',
  },

  account: {
    title: 'Hesap',
    loading: 'Yükleniyor…',
    loadFailed: 'Hesabınız yüklenemedi',
    back: 'Geri',
  },

  name: {
    title: 'Ad',
    description:
      'Ekip arkadaşlarınız e-posta adresiniz yerine bunu görür; ziyaretçilere verdiğiniz yanıtlarda da imza olarak yer alır.',
    label: 'Adınız',
    save: 'Adı kaydet',
    saved: 'Ad kaydedildi',
    removed: 'Ad kaldırıldı',
  },

  password: {
    title: 'Şifre',
    current: 'Mevcut şifre',
    new: 'Yeni şifre',
    newHint: (least) =>
      plural(least, {
        one: 'En az # karakter; uzun olan daha güvenlidir.',
        other: 'En az # karakter; uzun olan daha güvenlidir.',
      }),
    confirm: 'Yeni şifre (tekrar)',
    change: 'Şifreyi değiştir',
    changing: 'Şifre değiştiriliyor…',
    changed: {
      title: 'Şifre değiştirildi',
      description: 'Yeni şifreniz kaydedildi',
    },
    error: 'Hata',
    failed: 'Şifre değiştirilemedi. Lütfen tekrar deneyin.',
  },

  sessions: {
    title: 'Oturumlarınızın açık olduğu yerler',
    description: 'Tanımadığınız bir oturum mu var? Kapatın ve şifrenizi değiştirin.',
    loading: 'Yükleniyor…',
    device: ({ browser, system }) => `${system} üzerinde ${browser}`,
    unknownDevice: 'Bilinmeyen cihaz',
    thisDevice: 'Bu cihaz',
    activeNow: 'Şu anda etkin',
    lastSeen: (ago) => `Son görülme: ${ago}`,
    end: 'Kapat',
    endLabel: ({ device, ago }) => `Oturumu kapat: ${device}, son görülme: ${ago}`,
    endTitle: 'Bu oturum kapatılsın mı?',
    endDescription: ({ device, ago }) => `${device}, son görülme: ${ago}. Oturum hemen sona erer.`,
    endOthers: 'Diğer tüm oturumları kapat',
    endOthersTitle: 'Diğer tüm oturumlar kapatılsın mı?',
    endOthersDescription: (count) =>
      plural(count, {
        one: 'Diğer # oturum hemen sona erer. Bu oturum açık kalır.',
        other: 'Diğer # oturum hemen sona erer. Bu oturum açık kalır.',
      }),
    password: 'Şifreniz',
    confirm: 'Oturumu kapat',
    confirmOthers: 'Oturumları kapat',
    ended: 'Oturum kapatıldı',
    endedSeveral: (count) => plural(count, { one: '# oturum kapatıldı', other: '# oturum kapatıldı' }),
    error: 'Hata',
    failed: 'Oturum kapatılamadı. Lütfen tekrar deneyin.',
  },

  twoFactor: {
    pageTitle: 'İki adımlı giriş',
    title: 'İki adımlı giriş',
    required:
      'Hesabınız bunu gerektiriyor. Şifrenizin yanı sıra, siz olduğunuzu onaylamanın ikinci bir yolunu ekleyin.',
    isSetUp: 'İki adımlı giriş açık. Başka bir doğrulama yöntemi ekleyin veya devam edin.',
    proceed: 'Devam et',
    logOut: 'Çıkış yap',
    proceedFailed: 'Devam edilemedi',
    logOutFailed: 'Çıkış yapılamadı',
  },
}
