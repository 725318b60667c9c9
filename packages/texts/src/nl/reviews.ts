import type { ReviewsTexts } from '#en/reviews.ts'
import { formats } from '#formats.ts'

const { plural } = formats('nl')

export const reviews: ReviewsTexts = {
  recent: {
    title: 'Recente reviews',
    empty: {
      title: 'Nog geen reviews',
      text: 'Privéfeedback verschijnt hier zodra een bezoeker die verstuurt.',
    },
    all: 'Alle reviews',
  },
  list: {
    failed: 'De reviews konden niet worden opgehaald',
    retry: 'Opnieuw',
    loadMore: 'Meer laden',
    shown: (count) => plural(count, { one: '# review getoond', other: '# reviews getoond' }),
  },
  arrived: {
    new: (count) => plural(count, { one: '# nieuwe review', other: '# nieuwe reviews' }),
    newAtLeast: (count) => plural(count, { one: '#+ nieuwe review', other: '#+ nieuwe reviews' }),
    more: (count) => plural(count, { one: 'Nog # review', other: 'Nog # reviews' }),
    moreAtLeast: (count) => plural(count, { one: 'Nog #+ review', other: 'Nog #+ reviews' }),
  },
  item: {
    open: (time) => ['Review openen: ', time],
    edited: 'Bewerkt',
    wordsRemoved: (date) => `Tekst verwijderd op ${date}`,
    scannedAt: (spot) => ['bij ', spot],
    contact: {
      name: 'Naam',
      email: 'E-mail',
      phone: 'Telefoon',
    },
  },
  sentiment: {
    setByHand: {
      negative: 'Negatief, handmatig ingesteld',
      neutral: 'Neutraal, handmatig ingesteld',
      positive: 'Positief, handmatig ingesteld',
    },
    label: (sentiment) => `Sentiment: ${sentiment}`,
    set: {
      negative: 'Dit is negatief',
      neutral: 'Dit is neutraal',
      positive: 'Dit is positief',
    },
    automatic: 'Terug naar automatisch',
    isAutomatic: (sentiment) => `Terug naar automatisch: ${sentiment}`,
    conflict: (sentiment) => `De review is intussen gewijzigd. Nu: “${sentiment}”.`,
  },
  change: {
    undo: 'Ongedaan maken',
    undone: 'Ongedaan gemaakt',
    nothingToUndo: 'Niets ongedaan te maken',
    notChanged: 'Niet gewijzigd',
    notUndone: 'Niet ongedaan gemaakt',
    failed: 'De wijziging kon niet worden opgeslagen',
    undoFailed: 'Ongedaan maken is mislukt',
  },
  mismatch: {
    praise: (stars) =>
      plural(stars, {
        one: 'Lof met # ster, misschien een vergissing.',
        other: 'Lof met # sterren, misschien een vergissing.',
      }),
    criticism: (stars) =>
      plural(stars, {
        one: 'Kritiek met # ster, misschien een vergissing.',
        other: 'Kritiek met # sterren, misschien een vergissing.',
      }),
    all: 'Al deze reviews tonen',
  },
}
