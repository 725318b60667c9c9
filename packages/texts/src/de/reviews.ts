import type { ReviewsTexts } from '#en/reviews.ts'
import { formats } from '#formats.ts'

const { plural } = formats('de')

export const reviews: ReviewsTexts = {
  recent: {
    title: 'Neueste Bewertungen',
    empty: {
      title: 'Noch keine Bewertungen',
      text: 'Privates Feedback erscheint hier, sobald ein Besucher es sendet.',
    },
    all: 'Alle Bewertungen',
  },
  list: {
    failed: 'Die Bewertungen konnten nicht geladen werden',
    retry: 'Erneut versuchen',
    loadMore: 'Mehr laden',
    shown: (count) => plural(count, { one: '# Bewertung angezeigt', other: '# Bewertungen angezeigt' }),
  },
  arrived: {
    new: (count) => plural(count, { one: '# neue Bewertung', other: '# neue Bewertungen' }),
    newAtLeast: (count) => plural(count, { one: '#+ neue Bewertungen', other: '#+ neue Bewertungen' }),
    more: (count) => plural(count, { one: '# weitere Bewertung', other: '# weitere Bewertungen' }),
    moreAtLeast: (count) => plural(count, { one: '#+ weitere Bewertungen', other: '#+ weitere Bewertungen' }),
  },
  item: {
    open: (time) => ['Bewertung öffnen, ', time],
    edited: 'Geändert',
    wordsRemoved: (date) => `Text entfernt am ${date}`,
    // Without “an” or “bei”, which would need an article for some names.
    scannedAt: (spot) => ['QR-Code „', spot, '“'],
    contact: {
      name: 'Name',
      email: 'E-Mail',
      phone: 'Telefon',
    },
  },
  sentiment: {
    setByHand: {
      negative: 'Negativ, von Hand festgelegt',
      neutral: 'Neutral, von Hand festgelegt',
      positive: 'Positiv, von Hand festgelegt',
    },
    label: (sentiment) => `Stimmung: ${sentiment}`,
    set: {
      negative: 'Das ist negativ',
      neutral: 'Das ist neutral',
      positive: 'Das ist positiv',
    },
    automatic: 'Wieder automatisch',
    isAutomatic: (sentiment) => `Wieder automatisch: ${sentiment}`,
    conflict: (sentiment) =>
      `Die Bewertung hat sich inzwischen geändert. Die Stimmung ist jetzt „${sentiment}“.`,
  },
  change: {
    undo: 'Rückgängig',
    undone: 'Rückgängig gemacht',
    nothingToUndo: 'Es gibt nichts rückgängig zu machen',
    notChanged: 'Nicht geändert',
    notUndone: 'Nicht rückgängig gemacht',
    failed: 'Die Änderung konnte nicht gespeichert werden',
    undoFailed: 'Rückgängigmachen fehlgeschlagen',
  },
  mismatch: {
    praise: (stars) =>
      plural(stars, {
        one: 'Lob mit # Stern, vielleicht nur vertippt.',
        other: 'Lob mit # Sternen, vielleicht nur vertippt.',
      }),
    criticism: (stars) =>
      plural(stars, {
        one: 'Kritik mit # Stern, vielleicht nur vertippt.',
        other: 'Kritik mit # Sternen, vielleicht nur vertippt.',
      }),
    all: 'Alle solchen Bewertungen anzeigen',
  },
}
