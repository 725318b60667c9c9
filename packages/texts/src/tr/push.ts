import type { PushTexts } from '#en/push.ts'

export const push: PushTexts = {
  title: 'Cihazlarınızda',
  description:
    'Uyarılar anında görünür; yıldız, şube ve işletme yer alır, müşterinin yazdıkları yer almaz. 15 dakika içinde açmadıklarınız e-postayla gönderilir.',
  failed: 'Cihazlarınız yüklenemedi',
  turnOn: 'Bildirimleri burada aç',
  isOn: 'Bildirimler açık',
  isStillOff: 'Bildirimler hâlâ kapalı',
  notAllowed: 'Tarayıcınız izninizi istedi, ancak izin verilmedi.',
  unreachable: 'Bu tarayıcı bildirim hizmetine ulaşamıyor. Lütfen daha sonra tekrar deneyin.',
  reasons: {
    denied:
      'Bu tarayıcı bu sitenin bildirimlerini engelliyor. Tarayıcı ayarlarında bu site için bildirimlere izin verin, ardından bu sayfayı yenileyin.',
    not_installed:
      'iPhone veya iPad’de önce bu sayfayı Ana Ekran’a ekleyin: Paylaş’a, ardından “Ana Ekrana Ekle”ye dokunun. Ardından sayfayı oradan açıp bildirimleri etkinleştirin.',
    impossible:
      'Bu tarayıcı bildirim gösteremiyor. Bildirimleri açmak için bu sayfayı başka bir tarayıcıda açın.',
  },
  thisDevice: 'Bu cihaz',
  lastNotified: (ago) => `Son bildirim: ${ago}`,
  since: (date) => `Açılış: ${date}`,
  turnOff: 'Kapat',
  turnOffLabel: (device) => `Bildirimleri kapat: ${device}`,
  isOff: 'Bildirimler kapalı',
  turnOffFailed: 'Bildirimler kapatılamadı',
}
