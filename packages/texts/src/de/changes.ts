import type { ChangesTexts } from '#en/changes.ts'
import { formats } from '#formats.ts'

const { number } = formats('de')

export const changes: ChangesTexts = {
  title: 'Sie sagten, wir handelten',
  description:
    'Sagen Sie Besuchern, was Sie aufgrund ihrer Worte geändert haben. Die neuesten drei stehen auf der Dankesseite und auf der Seite darüber, wie Sie um Bewertungen bitten.',
  failed: 'Die Verbesserungen konnten nicht geladen werden',
  empty: 'Hier steht noch nichts.',
  add: 'Verbesserung hinzufügen',
  poster: 'Als Poster drucken',
  said: 'Sie sagten',
  did: 'Wir haben gehandelt',
  since: (date) => `Seit ${date}`,
  hidden: 'Verborgen',
  edit: (did) => `„${did}“ bearbeiten`,
  editTitle: 'Bearbeiten',
  delete: (did) => `„${did}“ löschen`,
  deleteTitle: 'Löschen',
  deletion: {
    question: 'Diese Verbesserung löschen?',
    description: 'Besucher sehen sie dann nicht mehr.',
    confirm: 'Löschen',
    failed: 'Die Verbesserung konnte nicht gelöscht werden',
  },
  form: {
    addTitle: 'Verbesserung hinzufügen',
    editTitle: 'Verbesserung bearbeiten',
    saidDescription: 'Was Besucher gesagt haben, in wenigen Worten, etwa „Mittags langsam“.',
    didDescription: 'Was jetzt anders ist, etwa „Eine zweite Kasse“.',
    date: 'Seit',
    themes: 'Themen',
    visible: 'Besucher sehen sie',
    save: 'Speichern',
    saved: 'Verbesserung gespeichert',
  },
  effect: {
    show: 'Hat es geholfen?',
    showOf: (did) => `Hat es geholfen? ${did}`,
    failed: 'Die Zahlen konnten nicht geladen werden',
    title: (themes) => `Anteil der Bewertungen mit Kritik an: ${themes}, nach Wochen`,
    before: (percent, reviews) => `Davor: ${percent} von ${number(reviews)}`,
    after: (percent, reviews) => `Seitdem: ${percent} von ${number(reviews)}`,
    verdict: {
      early: 'Zu früh, um es zu sagen',
      fewer: 'Seitdem seltener kritisiert',
      more: 'Seitdem häufiger kritisiert',
    },
  },
}
