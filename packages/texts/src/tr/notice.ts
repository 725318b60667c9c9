import type { NoticeTexts } from '#en/notice.ts'
import { formats } from '#formats.ts'

const { plural } = formats('tr')

export const notice: NoticeTexts = {
  title: 'Gizlilik',
  responsible: {
    title: 'Kim sorumlu',
    company: (company) => `Burada bıraktığınız geri bildirimden ${company} sorumludur.`,
    address: 'İşletmeye buradan ulaşabilirsiniz:',
    noAddress: 'İşletmeye, bulunduğu yerde ulaşabilirsiniz.',
    operator: (operator, company) =>
      `Bu sayfayı ${operator} işletir ve geri bildirimleri ${company} adına saklar.`,
  },
  kept: {
    title: 'Neler saklanır',
    feedback:
      'Yıldızlarınız, yazdıklarınız, tarih ve saat, sayfanın dili ve okuttuysanız hangi QR kodu olduğu.',
    contact:
      'Adınız, telefon numaranız ve e-posta adresiniz yalnızca siz yazarsanız, işletmenin size yanıt verebilmesi için saklanır.',
  },
  readers: {
    title: 'Kim okur',
    text: (company) => `Özel geri bildirimleri ${company} ekibi okur. Bunlar yayınlanmaz.`,
    google: 'Herkese açık yorumu Google’da yazarsınız ve orada Google’ın kuralları geçerlidir.',
  },
  duration: {
    title: 'Ne kadar süre saklanır',
    contact: (months) =>
      plural(months, {
        one: 'Adınız, telefon numaranız ve e-posta adresiniz # ay sonra silinir.',
        other: 'Adınız, telefon numaranız ve e-posta adresiniz # ay sonra silinir.',
      }),
    contactUnlimited:
      'Adınız, telefon numaranız ve e-posta adresiniz, siz veya işletme silene kadar saklanır.',
    text: (months) =>
      plural(months, {
        one: 'Yazdıklarınız # ay sonra silinir.',
        other: 'Yazdıklarınız # ay sonra silinir.',
      }),
    textUnlimited: 'Yazdıklarınız, siz veya işletme silene kadar saklanır.',
    numbers: 'Yıldızlar ve gün, sizinle ilgili hiçbir bilgi olmadan istatistiklerde kalır.',
  },
  rights: {
    title: 'Haklarınız',
    receipt:
      'Gönderdikten sonra size özel bir bağlantı verilir. Bu bağlantıyla geri bildiriminizi istediğiniz zaman okuyabilir ve geri çekebilir, 30 gün boyunca da değiştirebilirsiniz.',
    company: (company) =>
      `Ayrıca ${company} ekibine hakkınızda hangi bilgilerin bulunduğunu sorabilir, bunların düzeltilmesini veya silinmesini isteyebilirsiniz. Bir veri koruma kurumuna şikâyette de bulunabilirsiniz.`,
  },
  tracking: {
    title: 'Takip yok',
    text: 'Bu sayfalar çerez kullanmaz, kimseyi tanımaz ve başka şirketlerden hiçbir şey yüklemez. Yazdıklarınız gönderilene kadar tarayıcınızda kalır.',
  },
}
