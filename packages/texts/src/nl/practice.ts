import type { PracticeTexts } from '#en/practice.ts'
import { formats } from '#formats.ts'

const { plural } = formats('nl')

export const practice: PracticeTexts = {
  title: 'Hoe hier om reviews wordt gevraagd',
  link: 'Hoe om reviews wordt gevraagd',
  asked: {
    ways: (company) =>
      `Wie de pagina van ${company} opent, kiest tussen een openbare review bij Google en privéfeedback. Beide mogelijkheden staan gelijkwaardig naast elkaar, voordat iemand sterren geeft.`,
    same: 'De pagina daarna is voor iedereen dezelfde, hoeveel sterren iemand ook geeft, en de openbare mogelijkheid blijft open.',
    linked: (company) => `De openbare mogelijkheid leidt naar ${company} op Google.`,
    searched: (company) => `De openbare mogelijkheid leidt naar een zoekopdracht naar ${company} op Google.`,
    standard: 'De begroeting en het bedankje zijn voor alle bedrijven gelijk.',
    own: (company) =>
      `De begroeting of het bedankje is van ${company} zelf. Teksten die om bepaalde sterren vragen of iets bieden voor een review, worden geweigerd.`,
  },
  writers: {
    title: 'Wie kan schrijven',
    anyone: 'Iedereen die een QR-code scant of de link opent, zonder in te loggen.',
    unchecked: 'Er wordt niet gecontroleerd of iemand klant was.',
    nothing: 'Voor een review wordt niets geboden en er wordt niet om een bepaalde gevraagd.',
  },
  month: {
    title: 'Vorige maand',
    offered: (count) =>
      plural(count, {
        one: 'Beide mogelijkheden zijn # keer aangeboden.',
        other: 'Beide mogelijkheden zijn # keer aangeboden.',
      }),
    google: (count) =>
      plural(count, {
        one: 'Google is # keer gekozen.',
        other: 'Google is # keer gekozen.',
      }),
    private: (count) =>
      plural(count, {
        one: 'Er is # keer privéfeedback gegeven.',
        other: 'Er is # keer privéfeedback gegeven.',
      }),
    none: 'Niemand heeft de pagina geopend.',
  },
}
