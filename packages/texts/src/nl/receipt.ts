import type { ReceiptTexts } from '#en/receipt.ts'
import { formats } from '#formats.ts'

const { plural, time, day } = formats('nl')

export const receipt: ReceiptTexts = {
  title: (company) => `Uw feedback aan ${company}`,
  sent: (at, timeZone) => `Verstuurd op ${day(at, timeZone)}`,
  edited: (at, timeZone) => `Gewijzigd op ${day(at, timeZone)}`,
  noContact: 'Er zijn geen contactgegevens opgeslagen.',
  changeTitle: 'Uw feedback wijzigen',
  until: (at, timeZone) => `U kunt uw feedback wijzigen tot en met ${day(at, timeZone)}.`,
  settled:
    'Deze feedback kan niet meer worden gewijzigd. U kunt uw feedback nog wel intrekken of uw contactgegevens verwijderen.',
  save: 'Wijzigingen opslaan',
  saved: (company) =>
    `Uw wijzigingen zijn opgeslagen. ${company} ziet de nieuwe versie en ook wat u eerder schreef.`,
  changedElsewhere:
    'Uw feedback is intussen ergens anders gewijzigd, daarom is dit niet opgeslagen. Hierboven staat wat is opgeslagen, hieronder wat u net hebt geschreven.',
  failed: 'Er is nog niets gewijzigd. Probeer het opnieuw.',
  removeContact: {
    title: 'Contactgegevens verwijderen',
    text: (company) =>
      `Uw naam, telefoonnummer en e-mailadres worden verwijderd. ${company} kan u dan alleen nog op deze pagina antwoorden. Uw feedback blijft staan.`,
    submit: 'Contactgegevens verwijderen',
    done: 'Uw contactgegevens zijn verwijderd.',
  },
  withdraw: {
    title: 'Uw feedback intrekken',
    text: 'Uw tekst en contactgegevens worden definitief verwijderd. Alleen de sterren en de dag blijven in de statistieken staan.',
    confirm: 'Ja, verwijder mijn feedback',
    submit: 'Feedback intrekken',
    unconfirmed: 'Bevestig dat u uw feedback wilt intrekken.',
    done: 'Uw feedback is ingetrokken',
    doneText: 'Uw tekst en contactgegevens zijn verwijderd. Deze link werkt niet meer.',
  },
  conversation: {
    time,
    you: 'U',
    noAnswer: (company) => `${company} heeft nog niet geantwoord.`,
    sent: (company) => `Uw antwoord is naar ${company} verstuurd.`,
    answer: 'Uw antwoord',
    placeholder: 'Schrijf uw antwoord…',
    send: 'Antwoord versturen',
    failed: 'Uw antwoord is nog niet verstuurd. Probeer het opnieuw.',
    invalid: {
      blank: 'Schrijf een antwoord.',
      tooLong: (max) =>
        plural(max, {
          one: 'Gebruik hooguit # teken',
          other: 'Gebruik hooguit # tekens',
        }),
    },
  },
  private: 'Houd het adres van deze pagina voor uzelf: wie het heeft, kan uw feedback lezen en wijzigen.',
  answersOnly: (company) =>
    `Met deze link kunt u lezen en antwoorden, maar de feedback niet wijzigen of intrekken, omdat ${company} het e-mailadres heeft ingevoerd. Houd de link voor uzelf.`,
  ended: {
    title: 'Deze link is niet meer geldig',
    text: 'Controleer of het adres volledig is. Een link vervalt zodra de feedback is ingetrokken of verwijderd.',
  },
}
