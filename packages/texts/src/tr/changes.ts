import type { ChangesTexts } from '#en/changes.ts'
import { formats } from '#formats.ts'

const { number } = formats('tr')

export const changes: ChangesTexts = {
  title: 'Siz söylediniz, biz yaptık',
  description:
    'Ziyaretçilere, söyledikleri sayesinde neyi değiştirdiğinizi anlatın. En yeni üç iyileştirme teşekkür sayfasında ve nasıl değerlendirme istediğinizi anlatan sayfada yer alır.',
  failed: 'İyileştirmeler yüklenemedi',
  empty: 'Burada henüz bir şey yok.',
  add: 'İyileştirme ekle',
  poster: 'Poster olarak yazdır',
  said: 'Siz söylediniz',
  did: 'Biz yaptık',
  since: (date) => `${date} tarihinden beri`,
  hidden: 'Gizli',
  edit: (did) => `“${did}” düzenle`,
  editTitle: 'Düzenle',
  delete: (did) => `“${did}” sil`,
  deleteTitle: 'Sil',
  deletion: {
    question: 'Bu iyileştirme silinsin mi?',
    description: 'Ziyaretçiler onu artık görmez.',
    confirm: 'Sil',
    failed: 'İyileştirme silinemedi',
  },
  form: {
    addTitle: 'İyileştirme ekle',
    editTitle: 'İyileştirmeyi düzenle',
    saidDescription: 'Ziyaretçilerin söylediği, birkaç kelimeyle; örneğin “Öğlen yavaş”.',
    didDescription: 'Şimdi farklı olan; örneğin “İkinci bir kasa”.',
    date: 'Başlangıç',
    themes: 'Konular',
    visible: 'Ziyaretçiler görür',
    save: 'Kaydet',
    saved: 'İyileştirme kaydedildi',
  },
  effect: {
    show: 'İşe yaradı mı?',
    showOf: (did) => `İşe yaradı mı? ${did}`,
    failed: 'Sayılar yüklenemedi',
    title: (themes) => `Şunları eleştiren değerlendirmelerin haftalık oranı: ${themes}`,
    before: (percent, reviews) => `Öncesi: ${number(reviews)} değerlendirmenin ${percent} kadarı`,
    after: (percent, reviews) => `Sonrası: ${number(reviews)} değerlendirmenin ${percent} kadarı`,
    verdict: {
      early: 'Söylemek için çok erken',
      fewer: 'O günden beri daha az eleştiriliyor',
      more: 'O günden beri daha çok eleştiriliyor',
    },
  },
}
