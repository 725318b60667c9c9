import type { IntegrationMailTexts } from '#en/integration-mails.ts'
import { formats } from '#formats.ts'

const { plural } = formats('tr')

export const integrationMails: IntegrationMailTexts = {
  chat: {
    title: (company, chat) => `${chat} artık ${company} için yeni yorumları göstermiyor`,
    line: 'Mesajlar bu sohbete ulaştırılamadığı için sohbet kapatıldı. E-posta uyarıları bundan etkilenmez.',
    name: 'Sohbet',
    reason: 'Neden',
    open: 'Entegrasyonları aç',
    closing: (company, product) =>
      `Bu e-postayı, ${product} üzerinde ${company} için sohbet bağlayabildiğiniz için alıyorsunuz.`,
  },
  webhook: {
    subject: (host, company) => `${host} webhook’u kapatıldı (${company})`,
    title: (host) => `${host} webhook’u kapatıldı`,
    gone: 'Artık var olmadığını bildirdiği (410) için mesaj almayacak.',
    failing: 'On kez denememize rağmen bir mesaj üç günden uzun süre ulaştırılamadı.',
    task: 'Bundan sonra olanlar oraya gönderilmez. Yeniden çalıştığında webhook’u açın ve günlüğündekileri yeniden gönderin.',
    company: 'İşletme',
    description: 'Açıklama',
    open: 'Günlüğünü aç',
    closing: (company, product) =>
      `Bu e-postayı, ${product} üzerinde ${company} işletmesini yönettiğiniz için alıyorsunuz.`,
  },
  keys: {
    subject: (company) => `${company} için API anahtarları sona erecek`,
    title: (count) =>
      plural(count, { one: 'Bir API anahtarı sona erecek', other: '# API anahtarı sona erecek' }),
    why: (company) =>
      `Bunları ${company} için oluşturan kişi ayrıldı. Hiçbir şey birdenbire aksamasın diye anahtarlar o zamana kadar çalışmaya devam eder.`,
    task: 'Bir anahtarın geçerli kalması için onu koruyun: bundan sonra sorumluluğu size aittir.',
    ends: 'Bitiş',
    key: 'API anahtarı',
    open: 'API anahtarlarını gör',
    closing: 'Bu e-postayı sahip rolünde olduğunuz için alıyorsunuz.',
  },
}
