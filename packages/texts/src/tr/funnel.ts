import type { FunnelTexts } from '#en/funnel.ts'

export const funnel: FunnelTexts = {
  title: 'Kod okutmadan yoruma',
  failed: 'Ziyaretler yüklenemedi',
  empty:
    'Bu dönemde henüz bir şey sayılmadı. Kodlarınızın okutulması, yorum sayfanızın görüntülenmesi ve sonrasında olanlar burada görünür.',
  caption: 'Bu dönemde ziyaretçilerin yaptıkları',
  columns: {
    step: 'Adım',
    count: 'Sayı',
    countCompared: 'Sayı, önceki dönemle karşılaştırmalı',
    share: 'Sayfa görüntülemelerine oranı',
  },
  steps: {
    scan: 'Kod okutmalar',
    view: 'Sayfa görüntülemeleri',
    public: 'Google tıklamaları',
    rating: 'Başlanan puanlamalar',
    review: 'Yorumlar',
  },
}
