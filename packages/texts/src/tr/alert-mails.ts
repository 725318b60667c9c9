import type { AlertMailTexts } from '#en/alert-mails.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('tr')

export const alertMails: AlertMailTexts = {
  stars: (rating) => `5 üzerinden ${number(rating)} yıldız`,
  newReview: (company, rating) => `${company} için yeni yorum: 5 üzerinden ${number(rating)} yıldız`,
  newReviews: (company, count) => `${company} için ${number(count)} yeni yorum`,
  assigned: (company) => `${company} için bir yorum size atandı`,
  assignedSeveral: (company, count) => `${company} için ${number(count)} yorum size atandı`,
  mentioned: (company) => `${company} için bir yorumun notunda sizden söz edildi`,
  answered: (company) => `${company} ekibine bir müşteri yanıt verdi`,
  more: (shown, more) =>
    plural(more, {
      one: `İlk ${number(shown)} yorum aşağıda; # yorum daha panelinizde.`,
      other: `İlk ${number(shown)} yorum aşağıda; # yorum daha panelinizde.`,
    }),
  note: 'Not',
  noteBy: (name) => `Not, ${name}`,
  reply: 'Müşterinin yanıtı',
  facts: {
    received: 'Geliş zamanı',
    location: 'Şube',
    name: 'Ad',
    email: 'E-posta',
    phone: 'Telefon',
  },
  open: 'Yorumu aç',
  openThis: 'Bu yorumu aç',
  openAll: 'Tüm yorumları aç',
  settings: 'Bildirim ayarlarını değiştir',
  unsubscribe: 'Bu uyarıları durdur',
  ending: {
    stop: (company) => `${company} ile ilgili uyarılar durdurulsun mu?`,
    stopped: (company) => `${company} ile ilgili uyarıları artık almıyorsunuz`,
    resumed: (company) => `${company} ile ilgili uyarıları yeniden alıyorsunuz`,
  },
  closing: (company, product) =>
    `Bu e-postayı, ${product} üzerinde ${company} ekibinin üyesi olduğunuz için alıyorsunuz.`,
  test: {
    title: (company) => `${company} için test uyarısı`,
    lines: [
      'Yazan bir müşteri yok: bu e-postayı panelde siz istediniz ve yalnızca siz alıyorsunuz.',
      'Yeni yorumlarla ilgili uyarılar, ayarlarınıza göre bu adrese gelir.',
    ],
    settings: 'Bildirim ayarlarını aç',
    push: 'Uyarılar böyle, müşterinin yazdıkları olmadan görünür.',
  },
  pushSeveral: 'Okumak için gelen kutunuzu açın.',
  pushOne: (stars, location) => `${stars} · ${location}`,
}
