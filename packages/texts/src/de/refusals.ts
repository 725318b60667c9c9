import type { RefusalTexts } from '#en/refusals.ts'

export const refusals: RefusalTexts = {
  offline: 'Die Verbindung ist fehlgeschlagen. Bitte prüfen Sie, ob Sie online sind.',
  timed_out: 'Der Server hat nicht rechtzeitig geantwortet. Bitte versuchen Sie es erneut.',
  write_timed_out:
    'Der Server hat nicht rechtzeitig geantwortet. Bitte prüfen Sie, ob es geklappt hat, bevor Sie es erneut versuchen.',
  not_json: 'Die Antwort des Servers war nicht gültig. Bitte versuchen Sie es erneut.',
  bad_image: 'Bitte laden Sie eine Bilddatei hoch',
  image_too_large: 'Bitte laden Sie ein Bild von weniger als 2 MB hoch',
  image_too_many_pixels: 'Bitte laden Sie ein Bild von höchstens 5000 × 5000 Pixeln hoch',
  bad_picture: 'Bitte senden Sie das Bild als PNG- oder JPEG-Datei',
  unknown_pack:
    'Dieses Paket ist nicht verfügbar. Bitte laden Sie die Seite neu und wählen Sie eines der Pakete.',
  price_changed:
    'Der Preis dieses Pakets hat sich geändert. Bitte laden Sie die Seite neu und bestellen Sie noch einmal.',
  pack_too_small:
    'Dieses Paket hat weniger Stück, als Sie QR-Codes ausgewählt haben. Bitte wählen Sie ein größeres Paket oder weniger QR-Codes.',
  unknown_layout:
    'Dieses Layout ist nicht verfügbar. Bitte laden Sie die Seite neu und wählen Sie ein anderes.',
  steering_text:
    'Dieser Text bittet um bestimmte Sterne oder bietet etwas für eine Bewertung an. Das ist nicht erlaubt. Bitte ändern Sie ihn.',
  offering_text:
    'Dieser Text bietet etwas an. Das würde Bewertungen verfälschen und ist nicht erlaubt. Bitte ändern Sie ihn.',
  naming_text:
    'Dieser Text nennt eine Person. Bitte schreiben Sie ihn ohne Namen, damit es im Feedback um das Unternehmen geht.',
  unfilled_variable:
    'Diese Antwort enthält etwas, das nicht bekannt ist, zum Beispiel den Namen. Bitte ersetzen Sie es durch eigene Worte.',
  unknown_variable: 'Bitte verwenden Sie nur die Platzhalter {name}, {company}, {location} und {me}.',
  bad_time_zone: 'Bitte wählen Sie eine Zeitzone wie Europe/Berlin',
  change_to_come: 'Bitte wählen Sie heute oder einen früheren Tag',
  google_link_unknown: 'Das ist kein Link eines Unternehmens bei Google.',
  bad_channel_address: 'Das ist keine Adresse dieses Chats.',
  wrong_digits: 'Das sind nicht die Ziffern der neuesten Testnachricht.',
  no_tries_left:
    'Diese Ziffern können nicht mehr verwendet werden. Bitte senden Sie eine neue Testnachricht.',
  google_link_unresolved:
    'Aus diesem Link geht nicht hervor, um welches Unternehmen es geht. Bitte öffnen Sie ihn in einem Browser, warten Sie auf die Karte und kopieren Sie den langen Link aus der Adresszeile.',
  unsafe_drawing: 'Bitte laden Sie eine Grafik ohne Skripte, Links oder eingebettete Inhalte hoch',
  complex_drawing: 'Bitte laden Sie eine einfachere Grafik hoch oder speichern Sie sie als PNG-Datei',
  site_unreachable:
    'Diese Website konnte nicht gelesen werden. Bitte prüfen Sie die Adresse oder laden Sie Ihr Logo selbst hoch.',
  site_refused:
    'Diese Adresse kann nicht gelesen werden. Bitte geben Sie die öffentliche Adresse Ihrer Website ein, beginnend mit https://.',
  issuer_silent:
    'Dieser Anbieter ist nicht erreichbar. Bitte prüfen Sie seine Adresse oder versuchen Sie es gleich noch einmal.',
  issuer_refused: 'Das ist nicht die Adresse eines OpenID-Connect-Anbieters.',
  provider_failed: 'Diese Anmeldung war nicht gültig oder ist abgelaufen. Bitte beginnen Sie von vorn.',
  provider_email:
    'Der Anbieter hat keine E-Mail-Adresse einer Domain des Unternehmens bestätigt. Bitte wenden Sie sich an eine Person mit der Rolle „Inhaber“.',
  provider_account:
    'Dieser Anbieter kann das Konto mit dieser Adresse nicht anmelden. Bitte melden Sie sich anders an; auf Ihrer Kontoseite können Sie den Anbieter verbinden.',
  provider_not_member:
    'Sie sind kein Mitglied dieses Unternehmens oder nicht mehr. Bitte lassen Sie sich von einer Person mit der Rolle „Inhaber“ einladen.',
  sign_in_enforced: 'Ihr Unternehmen verlangt, dass Sie sich mit seinem eigenen Anbieter anmelden.',
  provider_secret:
    'Für die Anmeldung mit dem Anbieter des Unternehmens muss das Client-Secret neu eingegeben werden. Bitte wenden Sie sich an eine Person mit der Rolle „Inhaber“.',
  provider_not_set: 'Es gibt keinen Anbieter für die Anmeldung. Bitte melden Sie sich anders an.',
  too_many_changes: 'Ein Unternehmen kann höchstens 100 Verbesserungen haben. Bitte löschen Sie zuerst eine.',
  sign_in_not_ready: 'Bitte geben Sie vorher den Anbieter ein und weisen Sie mindestens eine Domain nach.',
  provider_unavailable:
    'Der Anbieter ist gerade nicht erreichbar. Bitte versuchen Sie es erneut oder melden Sie sich anders an.',
  webhook_refused: 'Bitte geben Sie eine öffentliche Adresse ein, die mit https:// beginnt.',
  bad_link: 'Dieser Link ist nicht mehr gültig. Bitte fordern Sie einen neuen an.',
  wrong_password: 'Ihr aktuelles Passwort ist nicht richtig',
  wrong_code:
    'Dieser Code ist nicht gültig. Jeder Code funktioniert nur einmal. Bitte geben Sie einen aktuellen ein.',
  bad_subscription: 'Die Anmeldung dieses Browsers für Benachrichtigungen ist nicht gültig',
  passkey_not_added: 'Der Passkey konnte nicht hinzugefügt werden. Bitte versuchen Sie es erneut.',
  guessable_password: 'Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes.',
  bad_credentials: 'E-Mail-Adresse oder Passwort ist falsch',
  bad_code:
    'Dieser Code ist nicht gültig. Jeder Code funktioniert nur einmal. Bitte geben Sie einen aktuellen ein.',
  bad_passkey:
    'Dieser Passkey konnte nicht bestätigt werden. Bitte versuchen Sie es erneut oder melden Sie sich anders an.',
  sign_in_expired:
    'Diese Anmeldung ist abgelaufen. Bitte geben Sie E-Mail-Adresse und Passwort noch einmal ein.',
  not_signed_in: 'Bitte melden Sie sich an',
  not_allowed: 'Dazu sind Sie nicht berechtigt',
  no_company_access: 'Sie haben keinen Zugriff auf dieses Dashboard',
  two_factor_required: 'Bitte richten Sie zuerst eine Authenticator-App oder einen Passkey ein.',
  step_up_required: 'Bitte bestätigen Sie, dass Sie es sind: Geben Sie Ihr Passwort oder einen Code ein.',
  view_as_read_only:
    'Sie sehen sich ein Unternehmen nur an und können deshalb nichts ändern. Bitte verlassen Sie zuerst die Ansicht.',
  demo_read_only: 'Dies ist eine Demo. In Ihrem eigenen Dashboard würde das jetzt ausgeführt.',
  company_suspended:
    'Dieses Unternehmen macht gerade Pause, deshalb kann nichts gesendet oder geändert werden. Bitte versuchen Sie es später erneut.',
  forbidden_role:
    'Ihre Rolle in diesem Unternehmen erlaubt das nicht. Bitte wenden Sie sich an einen Inhaber.',
  company_not_found: 'Unternehmen nicht gefunden',
  review_not_found: 'Bewertung nicht gefunden',
  demo_closed: 'Die Demo ist zurzeit geschlossen.',
  invitation_not_found: 'Diese Einladung ist nicht mehr gültig. Bitte lassen Sie sich eine neue schicken.',
  member_not_found: 'Diese Person gehört nicht zum Team',
  order_not_found: 'Druckbestellung nicht gefunden',
  location_not_found: 'Standort nicht gefunden',
  placement_not_found: 'QR-Code nicht gefunden',
  walk_not_found: 'Diesen Rundgang gibt es nicht',
  message_not_found: 'Nachricht nicht gefunden',
  channel_not_found: 'Dieser Chat wurde entfernt',
  change_not_found: 'Diese Verbesserung wurde gelöscht',
  template_not_found: 'Diese Antwortvorlage wurde gelöscht',
  webhook_not_found: 'Dieser Webhook wurde gelöscht',
  delivery_not_found: 'Diese Nachricht steht nicht mehr im Protokoll. Nachrichten werden 30 Tage aufbewahrt.',
  key_not_found: 'Dieser API-Schlüssel wurde bereits widerrufen',
  totp_not_found: 'Es ist keine Authenticator-App eingerichtet',
  device_not_found: 'Auf diesem Gerät sind Benachrichtigungen bereits aus',
  passkey_not_found: 'Dieser Passkey wurde bereits entfernt',
  session_not_found: 'Diese Sitzung ist bereits beendet',
  request_timeout: 'Die Anfrage hat zu lange gedauert. Bitte versuchen Sie es erneut.',
  location_name_taken:
    'Einen Standort mit diesem Namen gibt es bereits, vielleicht unter den archivierten. Bitte wählen Sie einen anderen Namen.',
  too_many_locations:
    'Ein Unternehmen kann höchstens 1.000 Standorte haben. Bitte benennen Sie stattdessen einen archivierten um.',
  too_many_placements:
    'Ein Unternehmen kann höchstens 50.000 QR-Codes haben. Bitte benennen Sie archivierte um, statt neue hinzuzufügen.',
  placement_archived: 'Einer dieser QR-Codes wurde archiviert. Bitte wählen Sie die QR-Codes neu aus.',
  walk_open: 'Sie haben einen offenen Rundgang. Bitte beenden Sie ihn zuerst.',
  walk_ended:
    'Dieser Rundgang ist beendet. Bitte beginnen Sie einen neuen und scannen Sie den Code noch einmal.',
  too_many_walks: 'Ein Unternehmen kann höchstens 100.000 Rundgänge haben.',
  too_many_confirmations:
    'Ein Rundgang kann höchstens 60.000 Scans haben. Bitte beenden Sie ihn und beginnen Sie einen neuen.',
  too_many_photos:
    'Ein Unternehmen kann höchstens 500 Fotos von Rundgängen am Tag senden. Bitte scannen Sie noch einmal ohne Foto.',
  review_changed: 'Diese Bewertung hat sich inzwischen geändert. Bitte sehen Sie noch einmal nach.',
  case_changed: 'Jemand anderes hat dies inzwischen geändert. Bitte sehen Sie noch einmal nach.',
  not_assignable:
    'Diese Person darf Bewertungen nicht beantworten. Bitte wählen Sie ein anderes Mitglied des Teams.',
  too_many_notes: 'Eine Bewertung kann höchstens 500 Notizen haben.',
  no_reply_address:
    'Der Besucher hat keine E-Mail-Adresse hinterlassen, deshalb gibt es niemanden, dem Sie antworten könnten.',
  visitor_opted_out: 'Der Besucher möchte keine E-Mails mehr von diesem Unternehmen.',
  too_many_unanswered:
    'Sie haben drei Antworten gesendet. Jetzt kann der Besucher antworten, bevor Sie wieder schreiben.',
  reply_differs: 'Diese Antwort wurde bereits mit anderem Wortlaut gesendet. Es wurde nichts gesendet.',
  not_refused: 'Diese Antwort wurde nicht abgewiesen, deshalb wird sie nicht noch einmal gesendet.',
  template_name_taken:
    'Eine Antwortvorlage mit diesem Namen gibt es bereits. Bitte wählen Sie einen anderen Namen.',
  too_many_templates:
    'Ein Unternehmen kann höchstens 100 Antwortvorlagen haben. Bitte löschen Sie zuerst eine.',
  too_many_webhooks: 'Es kann höchstens 100 Webhooks geben. Bitte löschen Sie zuerst einen.',
  too_many_deliveries:
    'In dieser Zeit waren über 10.000 Nachrichten in der Warteschlange. Bitte wählen Sie einen kürzeren Zeitraum.',
  too_many_channels: 'Ein Unternehmen kann höchstens 20 Chats haben. Bitte entfernen Sie zuerst einen.',
  too_many_keys: 'Es kann höchstens 50 API-Schlüssel geben. Bitte widerrufen Sie zuerst einen.',
  key_ended: 'Dieser API-Schlüssel gilt nicht mehr. Bitte erstellen Sie einen neuen.',
  alerts_off: 'Ihre Hinweise zu diesem Unternehmen sind aus. Bitte schalten Sie sie zuerst ein.',
  order_differs: 'Diese Bestellung wurde bereits mit anderen Angaben aufgegeben. Es wurde nichts geändert.',
  proof_changed:
    'Der Druck hat sich seit Ihrer Freigabe geändert. Bitte sehen Sie sich den neuen Korrekturabzug an und geben Sie ihn noch einmal frei.',
  order_not_cancellable: 'Diese Bestellung wird bereits hergestellt und kann nicht mehr storniert werden.',
  cancelled: 'Dies wurde abgebrochen, bevor es fertig war',
  signed_in:
    'Sie sind angemeldet. Melden Sie sich ab, um die Demo anzusehen, oder öffnen Sie sie in einem privaten Fenster.',
  other_signed_in:
    'Diese Anmeldung gehört zu einem anderen Konto als dem, mit dem Sie angemeldet sind. Melden Sie sich zuerst ab, um sie zu verwenden.',
  account_disabled: 'Dieses Konto ist deaktiviert. Bitte aktivieren Sie es zuerst in der Liste der Benutzer.',
  no_second_factor: 'Bitte richten Sie zuerst eine Authenticator-App oder einen Passkey ein.',
  too_many_devices:
    'Sie können Benachrichtigungen auf 10 Geräten erhalten. Bitte entfernen Sie zuerst eines.',
  too_many_passkeys: 'Sie können höchstens 20 Passkeys haben. Bitte entfernen Sie zuerst einen.',
  last_owner:
    'Ein Unternehmen braucht mindestens einen Inhaber. Bitte machen Sie zuerst jemand anderen zum Inhaber.',
  already_member: 'Diese Person ist bereits im Team oder wurde schon eingeladen.',
  team_full:
    'In diesem Team ist kein Platz für ein weiteres Mitglied. Bitte wenden Sie sich an die Person, die Sie eingeladen hat.',
  invitee_disabled:
    'Das Konto mit dieser Adresse wurde deaktiviert. Bitte verwenden Sie eine andere Adresse oder wenden Sie sich an den Support.',
  too_many_members: 'Ein Team kann höchstens 200 Mitglieder haben. Bitte entfernen Sie zuerst jemanden.',
  body_too_large: 'Das ist zu groß zum Senden',
  too_many_requests: 'Zu viele Anfragen. Bitte versuchen Sie es gleich noch einmal.',
  internal_error: 'Etwas ist schiefgegangen. Bitte versuchen Sie es erneut.',
  stopping: 'Der Dienst wird neu gestartet. Bitte versuchen Sie es gleich noch einmal.',
  overloaded: 'Der Dienst ist gerade ausgelastet. Bitte versuchen Sie es gleich noch einmal.',
  unavailable: 'Der Dienst ist gerade nicht verfügbar. Bitte versuchen Sie es gleich noch einmal.',
}
