import type { MailTexts } from '#en/mails.ts'
import { formats } from '#formats.ts'

const { day } = formats('tr')

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
