import type { SettingsTexts } from '#en/settings.ts'

export const settings: SettingsTexts = {
  pageTitle: 'Impostazioni',
  heading: 'Impostazioni',
  label: 'Impostazioni',
  back: 'Impostazioni',
  search: 'Cerca nelle impostazioni',
  searchPlaceholder: 'Cerca nelle impostazioni',
  noneFound: {
    title: 'Nessuna impostazione trovata',
    text: 'Prova con un’altra parola, ad esempio “logo” o “e-mail”.',
  },
  readOnly:
    'Possono modificarlo i titolari e i gestori. Se ti serve, chiedi a un titolare di cambiare il tuo ruolo.',

  sections: {
    business: {
      name: 'Attività',
      description: 'Come la tua attività appare ai visitatori e quando inizia la sua giornata.',
    },
    reviewPage: {
      name: 'Pagina recensioni',
      description: 'Che cosa leggono i visitatori, in quale lingua e dove porta una recensione pubblica.',
    },
    answers: {
      name: 'Risposte',
      description: 'Come il tuo team risponde ai clienti.',
    },
    notifications: {
      name: 'Notifiche',
      description: 'Che cosa ti comunichiamo su questa attività. Ogni collega sceglie per sé.',
    },
    integrations: {
      name: 'Integrazioni',
      description: 'Collega altri sistemi: i tuoi e quelli che il tuo team usa già.',
    },
    team: {
      name: 'Team',
      description: 'Chi vede le tue recensioni e che cosa può fare.',
    },
    signIn: {
      name: 'Accesso',
      description: 'Come accedono i membri: con la password o solo con il tuo provider.',
    },
    privacy: {
      name: 'Privacy',
      description: 'I dati dei visitatori appartengono a loro. Solo i titolari vedono questa pagina.',
    },
    securityLog: {
      name: 'Registro di sicurezza',
      description: 'Chi ha modificato o esportato che cosa. Solo i titolari vedono questa pagina.',
    },
  },

  found: {
    brand: {
      name: 'Nome, logo e colore',
      words: 'attività azienda marchio brand colori immagine aspetto indirizzo url slug',
    },
    'time-zone': { name: 'Fuso orario', words: 'ora orologio giorno settimana regione' },
    address: { name: 'Indirizzo', words: 'via sede legale note legali privacy informativa' },
    texts: {
      name: 'Lingua e testi',
      words: 'saluto benvenuto ringraziamento grazie parole predefinito traduzione lingue',
    },
    'google-url': { name: 'URL recensioni Google', words: 'link pubblica indirizzo maps mappe' },
    changes: { name: 'Detto, fatto', words: 'miglioramento visitatori cambiamento' },
    practice: { name: 'Come chiedi recensioni', words: 'prassi regole autorità trasparenza' },
    evidence: { name: 'Prove per le autorità', words: 'prova autorità verifica zip scaricare conformità' },
    locations: { name: 'Sedi', words: 'filiale negozio punto vendita google link' },
    'reply-to': { name: 'Indirizzo di risposta', words: 'email e-mail posta casella mittente' },
    templates: { name: 'Modelli di risposta', words: 'risposte predefinite pronte salvate template' },
    alerts: {
      name: 'Avvisi',
      words: 'email e-mail stelle soglia prova test subito giornalieri menzioni notifiche',
    },
    'quiet-hours': { name: 'Ore di silenzio', words: 'notte pausa silenzioso non disturbare' },
    digest: { name: 'Riepilogo', words: 'settimanale mensile rapporto report sintesi' },
    devices: {
      name: 'Sui tuoi dispositivi',
      words: 'telefono cellulare push app schermata blocco installare browser',
    },
    'operator-visits': {
      name: 'Accessi dell’operatore',
      words: 'assistenza supporto visite visualizzazioni dashboard email e-mail titolari gestore piattaforma',
    },
    chat: {
      name: 'Chat',
      words: 'slack microsoft teams discord telegram google canale messaggio bot avvisi',
    },
    webhooks: {
      name: 'Webhook',
      words:
        'webhooks sviluppatore http post callback url eventi api automazione zapier make segreto registro',
    },
    'api-keys': {
      name: 'Chiavi API',
      words: 'key sviluppatore programma token zapier automazione',
    },
    members: {
      name: 'Membri',
      words: 'persone colleghi utenti invitare invito rimuovere accesso',
    },
    roles: {
      name: 'Ruoli',
      words:
        'titolare proprietario gestore manager addetto alle risposte lettore autorizzazioni permessi diritti',
    },
    provider: {
      name: 'Il tuo provider',
      words: 'oidc openid connect sso single sign-on microsoft google okta keycloak dominio gruppi',
    },
    'find-person': {
      name: 'Trova una persona',
      words: 'cerca esporta cancella elimina gdpr richiesta dati',
    },
    erasures: { name: 'Cancellazioni', words: 'certificati prova eliminati cancellati' },
    retention: {
      name: 'Conservazione',
      words: 'conservare eliminare mesi recapiti contatti automatico durata',
    },
    audit: { name: 'Modifiche ed esportazioni', words: 'audit log registro cronologia csv attività' },
  },
}
