import type { ReviewsTexts } from '#en/reviews.ts'
import { formats } from '#formats.ts'

const { plural } = formats('pl')

export const reviews: ReviewsTexts = {
  recent: {
    title: 'Najnowsze opinie',
    empty: {
      title: 'Nie ma jeszcze opinii',
      text: 'Opinie przekazane prywatnie pojawiają się tutaj zaraz po wysłaniu.',
    },
    all: 'Wszystkie opinie',
  },
  list: {
    failed: 'Nie udało się pobrać opinii',
    retry: 'Ponów',
    loadMore: 'Pokaż więcej',
    shown: (count) =>
      plural(count, {
        one: 'Widoczna # opinia',
        few: 'Widoczne # opinie',
        many: 'Widocznych # opinii',
        other: 'Widoczne # opinii',
      }),
  },
  arrived: {
    new: (count) =>
      plural(count, {
        one: '# nowa opinia',
        few: '# nowe opinie',
        many: '# nowych opinii',
        other: '# nowej opinii',
      }),
    newAtLeast: (count) =>
      plural(count, {
        one: '#+ nowa opinia',
        few: '#+ nowe opinie',
        many: '#+ nowych opinii',
        other: '#+ nowej opinii',
      }),
    more: (count) =>
      plural(count, {
        one: 'Jeszcze # opinia',
        few: 'Jeszcze # opinie',
        many: 'Jeszcze # opinii',
        other: 'Jeszcze # opinii',
      }),
    moreAtLeast: (count) =>
      plural(count, {
        one: 'Jeszcze #+ opinia',
        few: 'Jeszcze #+ opinie',
        many: 'Jeszcze #+ opinii',
        other: 'Jeszcze #+ opinii',
      }),
  },
  item: {
    open: (time) => ['Otwórz opinię: ', time],
    edited: 'Zmieniona',
    wordsRemoved: (date) => `Treść usunięto ${date}`,
    scannedAt: (spot) => ['miejsce: ', spot],
    contact: {
      name: 'Imię i nazwisko',
      email: 'E-mail',
      phone: 'Telefon',
    },
  },
  sentiment: {
    setByHand: {
      negative: 'Negatywny, ustawiony ręcznie',
      neutral: 'Neutralny, ustawiony ręcznie',
      positive: 'Pozytywny, ustawiony ręcznie',
    },
    label: (sentiment) => `Wydźwięk: ${sentiment}`,
    set: {
      negative: 'Oznacz jako negatywną',
      neutral: 'Oznacz jako neutralną',
      positive: 'Oznacz jako pozytywną',
    },
    automatic: 'Przywróć automatyczny',
    isAutomatic: (sentiment) => `Znów automatyczny: ${sentiment}`,
    conflict: (sentiment) => `Opinia w międzyczasie się zmieniła. Obecny wydźwięk: „${sentiment}”.`,
  },
  change: {
    undo: 'Cofnij',
    undone: 'Cofnięto',
    nothingToUndo: 'Nie ma czego cofać',
    notChanged: 'Nie zmieniono',
    notUndone: 'Nie cofnięto',
    failed: 'Nie udało się zapisać zmiany',
    undoFailed: 'Nie udało się cofnąć',
  },
  mismatch: {
    praise: (stars) =>
      plural(stars, {
        one: 'Pochwała z # gwiazdką, być może przez pomyłkę.',
        few: 'Pochwała z # gwiazdkami, być może przez pomyłkę.',
        many: 'Pochwała z # gwiazdkami, być może przez pomyłkę.',
        other: 'Pochwała z # gwiazdkami, być może przez pomyłkę.',
      }),
    criticism: (stars) =>
      plural(stars, {
        one: 'Krytyka z # gwiazdką, być może przez pomyłkę.',
        few: 'Krytyka z # gwiazdkami, być może przez pomyłkę.',
        many: 'Krytyka z # gwiazdkami, być może przez pomyłkę.',
        other: 'Krytyka z # gwiazdkami, być może przez pomyłkę.',
      }),
    all: 'Pokaż wszystkie takie opinie',
  },
}
