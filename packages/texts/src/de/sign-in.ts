import type { SignInTexts } from '#en/sign-in.ts'

export const signIn: SignInTexts = {
  failed: 'Die Einstellungen der Anmeldung konnten nicht geladen werden',
  provider: {
    title: 'Ihr Anbieter',
    description:
      'Mitglieder melden sich dort an, wo Sie ihre Konten verwalten: bei Microsoft, Google, Okta, Keycloak oder einem anderen Anbieter mit OpenID Connect.',
    issuer: 'Adresse des Anbieters',
    issuerHint: 'Der Aussteller, etwa https://login.example.com',
    clientId: 'Client-ID',
    clientSecret: 'Client-Secret',
    kept: 'Gespeichert. Leer lassen, um es zu behalten.',
    saved: 'Anbieter gespeichert',
    remove: 'Anbieter entfernen',
    removed: 'Anbieter entfernt',
    removeText:
      'Mitglieder melden sich wieder mit Passwort an. Sitzungen, die mit dem Anbieter begonnen haben, enden.',
    enter: 'Beim Anbieter eintragen',
    callback: 'Weiterleitungs-URI',
    logout: 'URI für Back-Channel-Logout',
    signedOut: 'Weiterleitungs-URI nach der Abmeldung',
  },
  domains: {
    title: 'Domains',
    description:
      'Nur E-Mail-Adressen Ihrer nachgewiesenen Domains können sich anmelden. Tragen Sie den TXT-Eintrag dort ein, wo das DNS der Domain verwaltet wird.',
    label: 'Domain',
    add: 'Domain hinzufügen',
    proven: 'Nachgewiesen',
    waiting: 'Noch nicht nachgewiesen',
    record: 'TXT-Eintrag',
    check: 'Erneut prüfen',
    missing: 'Noch nicht gefunden. Es kann bis zu einer Stunde dauern, bis ein neuer Eintrag sichtbar ist.',
    remove: (name) => `${name} entfernen`,
  },
  members: {
    title: 'Rollen',
    description: 'Wer sich zum ersten Mal anmeldet, kommt mit dieser Rolle ins Team.',
    usual: 'Übliche Rolle',
    groups: 'Gruppen des Anbieters mit anderer Rolle',
    group: 'Gruppe',
    role: 'Rolle',
    add: 'Gruppe hinzufügen',
    remove: (name) => `${name} entfernen`,
    saved: 'Rollen gespeichert',
  },
  enforced: {
    title: 'Nur so',
    description:
      'Mitglieder können sich nicht anders anmelden. Inhaber können es weiterhin, mit einem zweiten Schritt, falls der Anbieter ausfällt.',
    require: 'Anbieter verlangen',
    notReady: 'Geben Sie zuerst den Anbieter ein und weisen Sie eine Domain nach.',
    link: 'Hier melden sich Mitglieder an',
    on: 'Der Anbieter wird jetzt verlangt',
    off: 'Der Anbieter wird nicht mehr verlangt',
  },
  login: {
    company: 'Mit Firmenkonto anmelden',
    slug: 'Kurzname Ihres Unternehmens',
    slugHint: 'Wie in der Adresse seiner Bewertungsseite',
    go: 'Weiter',
    operator: 'Mit dem Anbieter des Betreibers anmelden',
  },
  own: {
    title: 'Mit Firmenkonto anmelden',
    description:
      'Verbinden Sie Ihr Konto mit dem Anbieter eines Unternehmens, um sich dort anzumelden. Er öffnet nur dieses Unternehmen.',
    failed: 'Die Anbieter Ihrer Unternehmen konnten nicht geladen werden',
    connected: 'Sein Anbieter meldet Sie an',
    notConnected: 'Nicht verbunden',
    connect: 'Verbinden',
    connectFailed: 'Verbinden fehlgeschlagen',
    done: 'Anbieter verbunden',
    disconnect: 'Trennen',
    disconnectText:
      'Sitzungen, die mit diesem Anbieter begonnen haben, enden. Sie können ihn wieder verbinden.',
    disconnected: 'Anbieter getrennt',
    disconnectFailed: 'Trennen fehlgeschlagen',
    taken:
      'Der Anbieter meldet Sie als jemand an, der hier ein anderes Konto hat. Es wurde nichts verbunden.',
  },
  copy: 'Kopieren',
  copied: 'Kopiert',
  copyFailed: 'Kopieren fehlgeschlagen',
}
