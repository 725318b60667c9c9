import type { AccountMailTexts } from '#en/account-mails.ts'
import { formats } from '#formats.ts'

const { list, number } = formats('tr')

export const accountMails: AccountMailTexts = {
  frame: {
    copyAddress: 'Veya şu adresi tarayıcınıza kopyalayın:',
    fact: (name, value) => `${name}: ${value}`,
    link: (label) => `${label}:`,
  },
  reset: {
    subject: (product) => `${product} şifrenizi sıfırlayın`,
    title: 'Şifrenizi sıfırlayın',
    why: (product) => `${product} hesabınızın şifresini sıfırlamak için bir istek aldık.`,
    task: 'Aşağıdaki bağlantıyla yeni bir şifre seçin. Bağlantı bir kez kullanılabilir ve bir saat geçerlidir.',
    choose: 'Yeni şifre seç',
    closing: 'Bu isteği siz göndermediyseniz e-postayı yok sayabilirsiniz. Şifreniz değişmez.',
  },
  welcome: {
    subject: (product) => `${product} için şifrenizi belirleyin`,
    subjectFor: (companies, product) => `${companies} için ${product} şifrenizi belirleyin`,
    subjectPrinter: (product) => `${product} baskı siparişleri için şifrenizi belirleyin`,
    title: (product) => `${product} hesabınıza hoş geldiniz`,
    titleFor: (companies, product) => `${product} sizi ${companies} ekibine davet ediyor`,
    why: (product) => `${product}, müşterilerinizin söylediklerini görebilmeniz için size bir hesap açtı.`,
    whyFor: (companies, product) =>
      `${product}, ${companies} müşterilerinin söylediklerini görebilmeniz için size bir hesap açtı.`,
    whyPrinter: (product) =>
      `${product}, size verilen baskı siparişlerini görebilmeniz için size bir hesap açtı.`,
    whySuperadmin: (product) =>
      `${product}, işletmeleri ve kullanıcılarını yönetebilmeniz için size bir hesap açtı.`,
    andMore: (companies, more) => list([...companies, `diğer ${number(more)} işletme`]),
    task: 'Başlamak için bir şifre seçin. Bağlantı bir kez kullanılabilir ve 24 saat geçerlidir.',
    setUp: 'Şifrenizi belirleyin',
    closing: 'Bu daveti beklemiyorsanız e-postayı yok sayabilirsiniz.',
  },
  signIn: {
    subject: (product) => `${product} giriş yönteminiz değişti`,
    title: 'Giriş yönteminiz değişti',
    totp_added: 'Hesabınıza bir doğrulama uygulaması eklendi.',
    totp_replaced: 'Hesabınızın doğrulama uygulaması başka biriyle değiştirildi.',
    totp_removed: 'Hesabınızın doğrulama uygulaması kaldırıldı.',
    passkey_added: 'Hesabınıza bir geçiş anahtarı eklendi.',
    passkey_removed: 'Hesabınızın bir geçiş anahtarı kaldırıldı.',
    recovery_codes_replaced: 'Hesabınız için yeni kurtarma kodları oluşturuldu. Öncekiler artık çalışmaz.',
    factors_cleared:
      'Bir işletici hesabınızın doğrulama uygulamasını, geçiş anahtarlarını ve kurtarma kodlarını kaldırdı.',
    recovery_code_used: 'Hesabınızın bir kurtarma kodu kullanıldı. Bu kod artık çalışmaz.',
    other: 'Hesabınıza giriş yapma yönteminiz değişti.',
    fine: 'Bunu siz yaptıysanız bir şey yapmanız gerekmez.',
    check: 'Hesabınızı kontrol edin',
    closing:
      'Bunu siz yapmadıysanız şifrenizi hemen değiştirin ve diğer cihazlarınızdaki oturumları kapatın.',
  },
}
