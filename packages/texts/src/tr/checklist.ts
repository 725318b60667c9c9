import type { ChecklistTexts } from '#en/checklist.ts'
import { formats } from '#formats.ts'

const { number } = formats('tr')

export const checklist: ChecklistTexts = {
  title: 'İlk yorumlarınızı alın',
  progress: (done, all) => `${number(done)}/${number(all)} tamamlandı`,
  show: 'Adımları göster',
  hide: 'Adımları gizle',
  dismiss: 'Kaldır',
  dismissTitle: 'İlk adımlar kaldırılsın mı?',
  dismissText:
    'Liste tüm ekibiniz için kalkar ve geri gelmez. İçindeki her şey ayarlarda olduğu yerde kalır.',
  dismissConfirm: 'Kaldır',
  saveFailed: 'Kaydedilemedi',
  done: (title) => `${title} (tamamlandı)`,

  titles: {
    link: 'Google bağlantınızı deneyin',
    brand: 'Logonuzu ve renginizi seçin',
    timeZone: 'Saat diliminizi ayarlayın',
    code: 'İlk kodunuzu ekleyin',
    scan: 'Kodu kendiniz okutun',
    print: 'Bir poster veya çıkartma bastırın',
    alert: 'Bir test uyarısı alın',
    team: 'Bir ekip arkadaşınızı davet edin',
    review: 'İlk yorumunuzu alın',
  },
  steps: {
    link: {
      add: 'Ziyaretçiler, Google’da herkese açık yorum ile özel geri bildirim arasında özgürce seçim yapar.',
      addButton: 'Bağlantıyı ekle',
      open: 'Google’da işletmenizi açmalıdır.',
      openButton: 'Bağlantıyı aç',
      ask: 'Açılan, işletmenizin sayfası mıydı?',
      yesButton: 'Evet, bizim',
      noButton: 'Hayır, değiştir',
    },
    brand: { text: 'Yorum sayfanızda ve bastırdığınız her şeyde görünürler.', button: 'Seç' },
    timeZone: {
      text: 'Sayılar ve sessiz saatler için gününüzün ne zaman başladığını belirler.',
      button: 'Ayarla',
    },
    code: {
      text: 'Kasa gibi her nokta için bir kod. Ne sıklıkla okutulduğunu gösterir.',
      button: 'Kod ekle',
    },
    scan: { text: 'Kodu bu ekranda açıp telefonunuzla okutun.', button: 'Kodlarımı göster' },
    print: {
      text: 'Bizden sipariş edin veya kendi yazıcınız için indirin.',
      button: 'Tasarım seç',
    },
    alert: { text: 'Az yıldızlı yorumlarla ilgili uyarıların size ulaştığından emin olmak için.' },
    team: {
      text: 'Birlikte daha çabuk yanıt verirsiniz.',
      button: 'Davet et',
      ownersOnly: 'Ekip arkadaşlarını sahipler davet eder.',
    },
    review: { text: 'Kendiniz bırakın ve buraya gelişini izleyin.', button: 'Yorum sayfasını aç' },
  },
}
