import type { NotificationsTexts } from '#en/notifications.ts'
import { formats } from '#formats.ts'

const { plural } = formats('nl')

export const notifications: NotificationsTexts = {
  failed: 'Je notificaties konden niet worden geladen',
  saved: 'Notificaties opgeslagen',
  alerts: {
    title: 'Meldingen',
    description: 'Over reviews met weinig sterren.',
    descriptionForResponders:
      'Over reviews met weinig sterren, reacties van bezoekers, en wat collega’s aan je toewijzen of waarin ze je noemen.',
    when: 'Meldingen sturen',
    times: {
      instant: 'Meteen',
      daily: 'Eén keer per dag',
      off: 'Uit',
    },
    threshold: 'Voor reviews met',
    oneStar: '1 ster',
    starsOrFewer: (stars) => plural(stars, { one: '# ster of minder', other: '# sterren of minder' }),
    anyStars: 'Elk aantal sterren',
    locations: 'Vestigingen',
    certainLocations: 'Alleen voor bepaalde vestigingen',
    locationRequired: 'Kies minstens één vestiging voor je meldingen.',
  },
  quietHours: {
    title: 'Stille uren',
    description: 'Meldingen wachten tot deze uren voorbij zijn.',
    on: 'Tussen bepaalde uren geen meldingen sturen',
    from: 'Van',
    to: 'Tot',
    timeZone: 'Tijdzone',
  },
  digest: {
    title: 'Samenvatting',
    description: 'Reviews, beoordelingen en wat nog onbeantwoord is, in één e-mail.',
    when: 'Samenvatting sturen',
    intervals: {
      weekly: 'Elke maandagochtend',
      monthly: 'Elke maand',
      off: 'Uit',
    },
    paused: 'Gepauzeerd, omdat er in meerdere samenvattingen achter elkaar niets te melden was.',
    resume: 'Hervatten',
  },
  test: {
    send: 'Stuur me een testmelding',
    sent: 'Testmelding verstuurd',
    failed: 'De testmelding kon niet worden verstuurd',
  },
  operatorVisits: {
    title: 'Bezoeken van de beheerder',
    description:
      'Voor alle eigenaren. Alleen zij wijzigen dit; elk bezoek staat ook in het beveiligingslogboek.',
    mail: 'Eigenaren mailen als de beheerder van deze dienst het dashboard bekijkt',
    failed: 'Opslaan is mislukt',
  },
}
