import type { SettingsTexts } from '#en/settings.ts'

export const settings: SettingsTexts = {
  pageTitle: 'Einstellungen',
  heading: 'Einstellungen',
  label: 'Einstellungen',
  back: 'Einstellungen',
  search: 'Einstellungen durchsuchen',
  searchPlaceholder: 'Einstellungen durchsuchen',
  noneFound: {
    title: 'Keine Einstellung gefunden',
    text: 'Versuchen Sie ein anderes Wort, zum Beispiel „Logo“ oder „E-Mail“.',
  },
  readOnly:
    'Inhaber und Manager können das ändern. Wenn Sie es brauchen, bitten Sie einen Inhaber, Ihre Rolle zu ändern.',

  sections: {
    business: {
      name: 'Unternehmen',
      description: 'Wie Ihr Unternehmen für Besucher aussieht und wann sein Tag beginnt.',
    },
    reviewPage: {
      name: 'Bewertungsseite',
      description: 'Was Besucher lesen, in welcher Sprache, und wohin eine öffentliche Bewertung führt.',
    },
    answers: {
      name: 'Antworten',
      description: 'Wie Ihr Team Kunden antwortet.',
    },
    notifications: {
      name: 'Benachrichtigungen',
      description: 'Was wir Ihnen zu diesem Unternehmen mitteilen. Kollegen entscheiden für sich selbst.',
    },
    integrations: {
      name: 'Integrationen',
      description: 'Verbindet andere Systeme: Ihre eigenen und solche, die Ihr Team schon nutzt.',
    },
    team: {
      name: 'Team',
      description: 'Wer Ihre Bewertungen sieht und wer was darf.',
    },
    signIn: {
      name: 'Anmeldung',
      description: 'Wie sich Mitglieder anmelden: mit Passwort oder nur mit Ihrem eigenen Anbieter.',
    },
    privacy: {
      name: 'Datenschutz',
      description: 'Die Daten der Besucher gehören ihnen. Nur Inhaber sehen diese Seite.',
    },
    securityLog: {
      name: 'Sicherheitsprotokoll',
      description: 'Wer was geändert oder exportiert hat. Nur Inhaber sehen diese Seite.',
    },
  },

  found: {
    brand: {
      name: 'Name, Logo und Farbe',
      words: 'unternehmen firma marke farben bild aussehen adresse url slug branding',
    },
    'time-zone': { name: 'Zeitzone', words: 'uhr uhrzeit tag woche region' },
    address: { name: 'Anschrift', words: 'adresse straße strasse impressum datenschutzhinweis rechtlich' },
    texts: {
      name: 'Sprache und Texte',
      words: 'begrüßung dank worte standard übersetzung formulierung sprachen',
    },
    'google-url': { name: 'Bewertungslink bei Google', words: 'url link öffentlich adresse maps' },
    changes: { name: 'Sie sagten, wir handelten', words: 'aufgrund verbessert geändert besucher' },
    practice: {
      name: 'Wie Sie um Bewertungen bitten',
      words: 'praxis richtlinie behörde transparenz nachweis',
    },
    evidence: {
      name: 'Nachweise für Behörden',
      words: 'nachweis beweis behörde prüfung zip herunterladen compliance',
    },
    locations: { name: 'Standorte', words: 'filiale filialen laden geschäft google link' },
    'reply-to': { name: 'Antwortadresse', words: 'e-mail email mail postfach absender' },
    templates: { name: 'Antwortvorlagen', words: 'textbausteine vorlage gespeicherte antworten muster' },
    alerts: {
      name: 'Hinweise',
      words: 'alarm warnung benachrichtigung e-mail email sterne schwelle test sofort täglich erwähnung',
    },
    'quiet-hours': { name: 'Ruhezeiten', words: 'nacht pause stumm nicht stören' },
    digest: { name: 'Zusammenfassung', words: 'wöchentlich monatlich bericht report überblick' },
    devices: {
      name: 'Auf Ihren Geräten',
      words: 'handy smartphone push app sperrbildschirm installieren browser',
    },
    'operator-visits': {
      name: 'Besuche des Betreibers',
      words: 'support ansicht dashboard e-mail email inhaber',
    },
    chat: {
      name: 'Chat',
      words: 'slack microsoft teams discord telegram google kanal nachricht bot hinweise',
    },
    webhooks: {
      name: 'Webhooks',
      words:
        'entwickler http post callback url ereignis api automatisierung zapier make signaturschlüssel secret protokoll',
    },
    'api-keys': { name: 'API-Schlüssel', words: 'entwickler programm token api key zapier automatisierung' },
    members: {
      name: 'Mitglieder',
      words: 'personen leute kollegen mitarbeiter benutzer einladen einladung entfernen zugriff',
    },
    roles: { name: 'Rollen', words: 'inhaber manager bearbeiter betrachter berechtigungen rechte' },
    provider: {
      name: 'Ihr Anbieter',
      words: 'oidc openid connect sso single sign-on microsoft google okta keycloak domain gruppen',
    },
    'find-person': {
      name: 'Eine Person finden',
      words: 'suchen export auskunft löschen dsgvo anfrage daten',
    },
    erasures: { name: 'Löschungen', words: 'nachweis löschnachweis zertifikat gelöscht' },
    retention: {
      name: 'Aufbewahrung',
      words: 'aufbewahren löschfrist löschen monate kontaktdaten automatisch',
    },
    audit: { name: 'Änderungen und Exporte', words: 'audit protokoll verlauf csv aktivität log' },
  },
}
