import type { ChangesTexts } from '#en/changes.ts'
import { formats } from '#formats.ts'

const { number } = formats('nl')

export const changes: ChangesTexts = {
  title: 'U zei, wij deden',
  description:
    'Vertel bezoekers wat je hebt veranderd door wat ze zeiden. De nieuwste drie staan op de bedankpagina en op de pagina over hoe je om reviews vraagt.',
  failed: 'De verbeteringen konden niet worden geladen',
  empty: 'Hier staat nog niets.',
  add: 'Verbetering toevoegen',
  poster: 'Als poster afdrukken',
  said: 'U zei',
  did: 'Wij deden',
  since: (date) => `Sinds ${date}`,
  hidden: 'Verborgen',
  edit: (did) => `‘${did}’ bewerken`,
  editTitle: 'Bewerken',
  delete: (did) => `‘${did}’ verwijderen`,
  deleteTitle: 'Verwijderen',
  deletion: {
    question: 'Deze verbetering verwijderen?',
    description: 'Bezoekers zien haar dan niet meer.',
    confirm: 'Verwijderen',
    failed: 'De verbetering kon niet worden verwijderd',
  },
  form: {
    addTitle: 'Verbetering toevoegen',
    editTitle: 'Verbetering bewerken',
    saidDescription: 'Wat bezoekers zeiden, in een paar woorden, zoals ‘Traag rond het middaguur’.',
    didDescription: 'Wat er nu anders is, zoals ‘Een tweede kassa’.',
    date: 'Sinds',
    themes: 'Thema’s',
    visible: 'Bezoekers zien haar',
    save: 'Opslaan',
    saved: 'Verbetering opgeslagen',
  },
  effect: {
    show: 'Heeft het geholpen?',
    showOf: (did) => `Heeft het geholpen? ${did}`,
    failed: 'De cijfers konden niet worden geladen',
    title: (themes) => `Aandeel reviews met kritiek op: ${themes}, per week`,
    before: (percent, reviews) => `Daarvoor: ${percent} van ${number(reviews)}`,
    after: (percent, reviews) => `Sindsdien: ${percent} van ${number(reviews)}`,
    verdict: {
      early: 'Te vroeg om iets te zeggen',
      fewer: 'Sindsdien minder vaak bekritiseerd',
      more: 'Sindsdien vaker bekritiseerd',
    },
  },
}
