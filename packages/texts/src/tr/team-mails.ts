import type { TeamMailTexts } from '#en/team-mails.ts'
import { formats } from '#formats.ts'

const { number } = formats('tr')

export const teamMails: TeamMailTexts = {
  invitation: {
    subject: (company, product) => `${product} üzerinde ${company} ekibine davet`,
    subjectNew: (company, product) => `${company} için ${product} şifrenizi belirleyin`,
    title: (company) => `${company} ekibine davet edildiniz`,
    why: (company) => `Müşterilerin söylediklerini görmek üzere ${company} ekibine davet edildiniz.`,
    whyBy: (company, inviter) =>
      `${inviter} sizi, müşterilerin söylediklerini görmek üzere ${company} ekibine davet ediyor.`,
    answer:
      'Kabul etmek veya reddetmek için bağlantıyı açın. Bağlantı bir kez kullanılabilir ve 24 saat geçerlidir.',
    setUp: 'Başlamak için bir şifre seçin. Bağlantı bir kez kullanılabilir ve 24 saat geçerlidir.',
    role: 'Rolünüz',
    roleIs: (name, summary) => `${name}: ${summary}`,
    open: 'Daveti aç',
    setUpPassword: 'Şifrenizi belirleyin',
    closing: 'Bu daveti beklemiyorsanız e-postayı yok sayabilirsiniz.',
  },
  view: {
    startedSubject: (company, product) => `${product} şu anda ${company} panelini görüntülüyor`,
    startedTitle: (product) => `${product} şu anda panelinizi görüntülüyor`,
    started: (company, product, minutes) =>
      `Bir ${product} işleticisi ${company} panelini en fazla ${number(minutes)} dakikalığına açtı.`,
    limits:
      'Paneli okuyabilir, ancak hiçbir şeyi değiştiremez ve müşterilerinizin iletişim bilgilerini görmez.',
    endedSubject: (company, product) => `${product} artık ${company} panelini görüntülemiyor`,
    endedTitle: (product) => `${product} artık panelinizi görüntülemiyor`,
    ended: (company, product) => `${product} işleticisi ${company} panelini kapattı.`,
    reason: 'Gerekçe',
    startedAt: 'Başlangıç',
    endsBy: 'En geç bitiş',
    endedAt: 'Bitiş',
    open: 'Panelinizi açın',
    closing:
      'Bu e-postayı sahip rolünde olduğunuz için alıyorsunuz. Sahipler bu e-postaları panelde kapatabilir.',
  },
}
