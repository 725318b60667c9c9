import type { ReceiptTexts } from '#en/receipt.ts'
import { formats } from '#formats.ts'

const { plural, time, day } = formats('tr')

export const receipt: ReceiptTexts = {
  title: (company) => `${company} için geri bildiriminiz`,
  sent: (at, timeZone) => `${day(at, timeZone)} tarihinde gönderildi`,
  edited: (at, timeZone) => `${day(at, timeZone)} tarihinde değiştirildi`,
  noContact: 'Kayıtlı iletişim bilgisi yok.',
  changeTitle: 'Geri bildiriminizi değiştirin',
  until: (at, timeZone) =>
    `Geri bildiriminizi en geç ${day(at, timeZone)} tarihine kadar değiştirebilirsiniz.`,
  settled:
    'Bu geri bildirim artık değiştirilemez. Yine de geri çekebilir veya iletişim bilgilerinizi silebilirsiniz.',
  save: 'Değişiklikleri kaydet',
  saved: (company) =>
    `Değişiklikleriniz kaydedildi. ${company} ekibi hem yeni hâlini hem de önceden yazdıklarınızı görür.`,
  changedElsewhere:
    'Geri bildiriminiz bu arada başka bir yerde değiştirildiği için bu kaydedilmedi. Yukarıda kayıtlı olan, aşağıda ise az önce yazdığınız metin yer alıyor.',
  failed: 'Henüz hiçbir şey değiştirilmedi. Lütfen tekrar deneyin.',
  removeContact: {
    title: 'İletişim bilgilerini silin',
    text: (company) =>
      `Adınız, telefon numaranız ve e-posta adresiniz silinir. Bundan sonra ${company} size yalnızca bu sayfada yanıt verebilir. Geri bildiriminiz kalır.`,
    submit: 'İletişim bilgilerini sil',
    done: 'İletişim bilgileriniz silindi.',
  },
  withdraw: {
    title: 'Geri bildiriminizi geri çekin',
    text: 'Yazdıklarınız ve iletişim bilgileriniz kalıcı olarak silinir. İstatistiklerde yalnızca yıldızlar ve gün kalır.',
    confirm: 'Evet, geri bildirimimi sil',
    submit: 'Geri bildirimi geri çek',
    unconfirmed: 'Lütfen geri bildiriminizi geri çekmek istediğinizi onaylayın.',
    done: 'Geri bildiriminiz geri çekildi',
    doneText: 'Yazdıklarınız ve iletişim bilgileriniz silindi. Bu bağlantı artık çalışmıyor.',
  },
  conversation: {
    time,
    you: 'Siz',
    noAnswer: (company) => `${company} henüz yanıt vermedi.`,
    sent: (company) => `Yanıtınız ${company} ekibine gönderildi.`,
    answer: 'Yanıtınız',
    placeholder: 'Yanıtınızı yazın…',
    send: 'Yanıtı gönder',
    failed: 'Yanıtınız henüz gönderilmedi. Lütfen tekrar deneyin.',
    invalid: {
      blank: 'Lütfen bir yanıt yazın.',
      tooLong: (max) =>
        plural(max, {
          one: 'Lütfen en fazla # karakter kullanın',
          other: 'Lütfen en fazla # karakter kullanın',
        }),
    },
  },
  private:
    'Lütfen bu sayfanın adresini kimseyle paylaşmayın: adrese sahip olan herkes geri bildiriminizi okuyabilir ve değiştirebilir.',
  answersOnly: (company) =>
    `Bu bağlantıyla okuyabilir ve yanıt verebilirsiniz, ancak geri bildirimi değiştiremez veya geri çekemezsiniz, çünkü e-posta adresini ${company} girdi. Lütfen bağlantıyı kimseyle paylaşmayın.`,
  ended: {
    title: 'Bu bağlantı artık geçerli değil',
    text: 'Lütfen adresin eksiksiz olduğunu kontrol edin. Geri bildirim geri çekildiğinde veya silindiğinde bağlantı sona erer.',
  },
}
