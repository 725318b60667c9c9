import type { ReviewsTexts } from '#en/reviews.ts'
import { formats } from '#formats.ts'

const { plural } = formats('tr')

export const reviews: ReviewsTexts = {
  recent: {
    title: 'Son yorumlar',
    empty: {
      title: 'Henüz yorum yok',
      text: 'Özel geri bildirimler, ziyaretçi gönderir göndermez burada görünür.',
    },
    all: 'Tüm yorumlar',
  },
  list: {
    failed: 'Yorumlar alınamadı',
    retry: 'Tekrar dene',
    loadMore: 'Daha fazla yükle',
    shown: (count) => plural(count, { one: '# yorum gösteriliyor', other: '# yorum gösteriliyor' }),
  },
  arrived: {
    new: (count) => plural(count, { one: '# yeni yorum', other: '# yeni yorum' }),
    newAtLeast: (count) => plural(count, { one: '#+ yeni yorum', other: '#+ yeni yorum' }),
    more: (count) => plural(count, { one: '# yorum daha', other: '# yorum daha' }),
    moreAtLeast: (count) => plural(count, { one: '#+ yorum daha', other: '#+ yorum daha' }),
  },
  item: {
    open: (time) => ['Yorumu aç: ', time],
    edited: 'Değiştirildi',
    wordsRemoved: (date) => `Metin ${date} tarihinde silindi`,
    scannedAt: (spot) => ['yer: ', spot],
    contact: {
      name: 'Ad',
      email: 'E-posta',
      phone: 'Telefon',
    },
  },
  sentiment: {
    setByHand: {
      negative: 'Olumsuz, elle ayarlandı',
      neutral: 'Nötr, elle ayarlandı',
      positive: 'Olumlu, elle ayarlandı',
    },
    label: (sentiment) => `Duygu: ${sentiment}`,
    set: {
      negative: 'Bu olumsuz',
      neutral: 'Bu nötr',
      positive: 'Bu olumlu',
    },
    automatic: 'Otomatiğe dön',
    isAutomatic: (sentiment) => `Otomatiğe dönüldü: ${sentiment}`,
    conflict: (sentiment) => `Bu yorum bu arada değişti. Şu anki duygu: “${sentiment}”.`,
  },
  change: {
    undo: 'Geri al',
    undone: 'Geri alındı',
    nothingToUndo: 'Geri alınacak bir şey yok',
    notChanged: 'Değiştirilmedi',
    notUndone: 'Geri alınmadı',
    failed: 'Değişiklik kaydedilemedi',
    undoFailed: 'Geri alınamadı',
  },
  mismatch: {
    praise: (stars) =>
      plural(stars, {
        one: '# yıldızla övgü; belki parmak kaymıştır.',
        other: '# yıldızla övgü; belki parmak kaymıştır.',
      }),
    criticism: (stars) =>
      plural(stars, {
        one: '# yıldızla eleştiri; belki parmak kaymıştır.',
        other: '# yıldızla eleştiri; belki parmak kaymıştır.',
      }),
    all: 'Böyle olan tüm yorumları göster',
  },
}
