import type { TwoFactorTexts } from '#en/two-factor.ts'
import { formats } from '#formats.ts'

const { number } = formats('tr')

export const twoFactor: TwoFactorTexts = {
  title: 'İki adımlı giriş',
  description: 'Şifrenizi başkası öğrense bile hesabınızı korur.',
  loading: 'Yükleniyor…',
  on: 'Açık',

  factors: {
    password: 'Şifre',
    totp: 'Doğrulama uygulaması',
    passkey: 'Geçiş anahtarı',
    recovery: 'Kurtarma kodu',
    provider: 'Şirketinizin sağlayıcısı',
  },

  signIn: {
    code: 'Doğrulama uygulamanızdaki kod',
    recoveryCode: 'Kurtarma kodu',
    recoveryCodeHint: 'Her biri bir kez kullanılabilir.',
    proceed: 'Devam et',
    usePasskey: 'Geçiş anahtarı kullan',
    appInstead: 'Doğrulama uygulamasını kullan',
    passkeyInstead: 'Geçiş anahtarı kullan',
    recoveryInstead: 'Kurtarma kodu kullan',
    back: 'Şifreye dön',
    noPasskey: {
      title: 'Geçiş anahtarı kullanılmadı',
      description: 'Tekrar deneyin veya başka bir yolla giriş yapın.',
    },
    passkeyFailed: 'Bu tarayıcı geçiş anahtarı kullanamadı. Lütfen başka bir yolla giriş yapın.',
  },

  stepUp: {
    title: 'Siz olduğunuzu onaylayın',
    description: '10 dakika boyunca yeniden sorulmaz.',
    password: 'Şifreniz',
    code: 'Kod',
    codeHint: 'Doğrulama uygulamanızdaki kod veya bir kurtarma kodu.',
    passwordMissing: 'Lütfen şifrenizi girin',
    codeMissing: 'Lütfen bir kod girin',
    passwordInstead: 'Şifre kullan',
    codeInstead: 'Kod kullan',
    confirm: 'Onayla',
  },

  app: {
    name: 'Doğrulama uygulaması',
    description: 'Telefonunuzdaki bir uygulamanın kodları.',
    setUp: 'Ekle',
    done: 'Doğrulama uygulaması eklendi',
    failed: 'Doğrulama uygulaması eklenemedi',
    setup: {
      title: 'Doğrulama uygulaması ekleyin',
      scan: 'Bu kodu Google Authenticator, 1Password veya Microsoft Authenticator gibi bir uygulamayla okutun.',
      image: 'Doğrulama uygulaması için QR kodu',
      cannotScan: (link) => [
        'Okutamıyor musunuz? Bu cihazdaki ',
        link('uygulamanızı açın'),
        ' veya şu anahtarı yazın:',
      ],
      copyKey: 'Anahtarı kopyala',
      code: 'Uygulamadaki kod',
      cancel: 'İptal',
      turnOn: 'Aç',
    },
    removal: {
      open: 'Kapat',
      title: 'Doğrulama uygulaması kapatılsın mı?',
      description:
        'Kodları artık çalışmaz. Başka bir doğrulama yönteminiz yoksa giriş için yalnızca şifreniz yeterli olur.',
      password: 'Şifreniz',
      confirm: 'Kapat',
      done: 'Doğrulama uygulaması kapatıldı',
    },
  },

  passkeys: {
    name: 'Geçiş anahtarları',
    description: 'Parmak iziniz, yüzünüz veya ekran kilidiniz; şifresiz giriş için de kullanılır.',
    unsupported:
      'Bu tarayıcı geçiş anahtarlarını desteklemiyor. Eklemek için bu sayfayı başka bir tarayıcıda açın.',
    list: 'Geçiş anahtarları',
    add: 'Ekle',
    adding: {
      title: 'Geçiş anahtarı ekleyin',
      text: 'Tarayıcınız parmak izinizi, yüzünüzü, ekran kilidinizi veya güvenlik anahtarınızı isteyecek.',
      name: 'Ad',
      nameHint: 'Geçiş anahtarlarınızı ayırt etmenize yarar; örneğin Telefonum.',
      cancel: 'İptal',
      proceed: 'Devam et',
    },
    added: 'Geçiş anahtarı eklendi',
    exists: {
      title: 'Bu cihazda zaten bir geçiş anahtarı var',
      description: 'Onunla giriş yapabilir veya başka bir cihazda yenisini ekleyebilirsiniz.',
    },
    canceled: {
      title: 'Geçiş anahtarı eklenmedi',
      description: 'Tekrar denemek için devam edin.',
    },
    addFailed: 'Geçiş anahtarı eklenemedi',
    refused: 'Bu tarayıcı geçiş anahtarı oluşturmayı reddetti.',
    lastUsed: (ago) => `Son kullanım: ${ago}`,
    addedOn: (date) => `Eklendi: ${date}`,
    remove: 'Kaldır',
    removeLabel: (name) => `Geçiş anahtarını kaldır: ${name}`,
    removeTitle: (name) => ['“', name, '” kaldırılsın mı?'],
    removeDescription: 'Onunla artık giriş yapamazsınız. Cihazın kendisinden de silmek isteyebilirsiniz.',
    removeConfirm: 'Geçiş anahtarını kaldır',
    removed: 'Geçiş anahtarı kaldırıldı',
    removeFailed: 'Geçiş anahtarı kaldırılamadı',
  },

  recovery: {
    name: 'Kurtarma kodları',
    left: ({ left, of }) =>
      `${number(of)} koddan ${number(left)} tanesi kaldı; diğer doğrulama yöntemlerinizi kaybederseniz kullanırsınız.`,
    noneLeft: 'Hiç kalmadı. Diğer doğrulama yöntemlerinizi kaybetme olasılığına karşı yenilerini oluşturun.',
    renew: 'Yeni kodlar',
    renewFailed: 'Kurtarma kodları oluşturulamadı',
    save: {
      title: 'Kurtarma kodlarınızı kaydedin',
      text: 'Diğer doğrulama yöntemlerinizi kaybederseniz her kodla bir kez giriş yapabilirsiniz. Kodlar yalnızca şimdi gösterilir; önceki kodlar artık çalışmaz.',
      list: 'Kurtarma kodları',
      copy: 'Kopyala',
      copied: 'Kopyalandı',
      download: 'İndir',
      done: 'Kaydettim',
      copyFailed: {
        title: 'Kopyalanamadı',
        description: 'Lütfen bunun yerine kodları indirin.',
      },
      fileTitle: (host) => `Kurtarma kodları: ${host}. Her biri bir kez kullanılabilir.`,
    },
  },
}
