import type { PushTexts } from '#en/push.ts'

export const push: PushTexts = {
  title: 'Auf Ihren Geräten',
  description:
    'Hinweise erscheinen sofort, mit Sternen, Standort und Unternehmen, aber ohne den Text des Kunden. Was Sie nach 15 Minuten nicht geöffnet haben, kommt per E-Mail.',
  failed: 'Ihre Geräte konnten nicht geladen werden',
  turnOn: 'Benachrichtigungen hier einschalten',
  isOn: 'Benachrichtigungen sind ein',
  isStillOff: 'Benachrichtigungen sind weiterhin aus',
  notAllowed: 'Ihr Browser hat um Ihre Erlaubnis gebeten und sie nicht erhalten.',
  unreachable:
    'Dieser Browser erreicht seinen Benachrichtigungsdienst nicht. Bitte versuchen Sie es später erneut.',
  reasons: {
    denied:
      'Dieser Browser blockiert die Benachrichtigungen dieser Website. Erlauben Sie sie in den Einstellungen des Browsers für diese Website und laden Sie diese Seite dann neu.',
    not_installed:
      'Fügen Sie diese Seite auf einem iPhone oder iPad zuerst zum Home-Bildschirm hinzu: Tippen Sie auf „Teilen“, dann auf „Zum Home-Bildschirm“. Öffnen Sie sie von dort und schalten Sie hier die Benachrichtigungen ein.',
    impossible:
      'Dieser Browser kann keine Benachrichtigungen anzeigen. Öffnen Sie diese Seite in einem anderen, um sie einzuschalten.',
  },
  thisDevice: 'Dieses Gerät',
  lastNotified: (ago) => `Zuletzt benachrichtigt: ${ago}`,
  since: (date) => `Seit ${date}`,
  turnOff: 'Ausschalten',
  turnOffLabel: (device) => `Benachrichtigungen ausschalten: ${device}`,
  isOff: 'Benachrichtigungen sind aus',
  turnOffFailed: 'Die Benachrichtigungen konnten nicht ausgeschaltet werden',
}
