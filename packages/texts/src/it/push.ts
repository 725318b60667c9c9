import type { PushTexts } from '#en/push.ts'

export const push: PushTexts = {
  title: 'Sui tuoi dispositivi',
  description:
    'Gli avvisi appaiono subito, con stelle, sede e azienda ma senza le parole del cliente. Quelli non aperti entro 15 minuti arrivano per e-mail.',
  failed: 'Impossibile caricare i tuoi dispositivi',
  turnOn: 'Attiva le notifiche qui',
  isOn: 'Notifiche attivate',
  isStillOff: 'Le notifiche sono ancora disattivate',
  notAllowed: 'Il browser ha chiesto la tua autorizzazione e non l’ha ottenuta.',
  unreachable: 'Questo browser non raggiunge il proprio servizio di notifica. Riprova più tardi.',
  reasons: {
    denied:
      'Questo browser blocca le notifiche di questo sito. Consentile nelle impostazioni del browser per questo sito, poi ricarica la pagina.',
    not_installed:
      'Su iPhone o iPad, aggiungi prima questa pagina alla schermata Home: tocca Condividi, poi “Aggiungi alla schermata Home”. Aprila da lì e attiva le notifiche qui.',
    impossible:
      'Questo browser non può mostrare notifiche. Per attivarle, apri questa pagina in un altro browser.',
  },
  thisDevice: 'Questo dispositivo',
  lastNotified: (ago) => `Ultima notifica: ${ago}`,
  since: (date) => `Attive da: ${date}`,
  turnOff: 'Disattiva',
  turnOffLabel: (device) => `Disattiva le notifiche: ${device}`,
  isOff: 'Notifiche disattivate',
  turnOffFailed: 'Impossibile disattivare le notifiche',
}
