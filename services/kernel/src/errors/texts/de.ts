import { type ErrorTexts } from '../text.ts';

export const de: ErrorTexts = {
  payload_size_unexpected:
    'Die Anfrage ist größer als erlaubt; es wurde nichts gespeichert. Senden Sie weniger auf einmal.',
  server_error: 'Bei uns ist leider ein Fehler aufgetreten. Versuchen Sie es gleich noch einmal.',
  wrong_argument_type:
    'Ein Wert ist nicht von der erwarteten Art; es wurde nichts gespeichert. Prüfen Sie die markierten Felder.',
  refresh_token_not_found: 'Ihre Sitzung ist beendet. Melden Sie sich neu an.',
  password_length: 'Das Passwort muss 8 bis 16 Zeichen haben.',
  password_characters:
    'Das Passwort braucht einen Kleinbuchstaben, einen Großbuchstaben, eine Ziffer und eines dieser Zeichen: . - / @ # $ % ^ & _ + = ( ). Andere Zeichen, auch Umlaute und ß, sind nicht erlaubt.',
  password_contains_name:
    'Das Passwort darf Vornamen, Nachnamen und Personalnummer nicht enthalten. Wählen Sie ein anderes Passwort.',
  password_reused: 'Dieses Passwort wurde schon einmal verwendet. Wählen Sie ein anderes Passwort.',
  login_attempt_failed:
    'Nach mehreren Versuchen ist die Anmeldung eine Zeit lang gesperrt. Versuchen Sie es später oder wenden Sie sich an die Administration.',
  sms_verification_failed: 'Der Bestätigungscode aus der SMS stimmt nicht überein. Fordern Sie einen neuen Code an.',
  too_many_otp_attempts:
    'Nach mehreren Codes, die nicht übereinstimmten, ist die Anmeldung eine Zeit lang gesperrt. Versuchen Sie es später.',
  identity_not_found:
    'Mit diesen Angaben ist keine Anmeldung möglich. Prüfen Sie die Angaben oder wenden Sie sich an die Administration.',
  mobile_access_disabled:
    'Der mobile Zugriff ist ausgeschaltet. Wenden Sie sich an die Administration, wenn Sie ihn brauchen.',
  invalid_credentials:
    'Benutzername und Passwort stimmen nicht überein. Prüfen Sie beides und versuchen Sie es erneut.',
  password_verification_error: 'Das bisherige Passwort stimmt nicht überein. Geben Sie es noch einmal ein.',
  sso_login_failed:
    'Die einmalige Anmeldung (SSO) ist nicht gelungen. Versuchen Sie es erneut oder melden Sie sich mit Ihrem Passwort an.',
  captcha_failed: 'Die Sicherheitsprüfung wurde nicht abgeschlossen. Wiederholen Sie die Prüfung.',
  device_verification_failed:
    'Dieses Gerät konnte nicht bestätigt werden. Verwenden Sie ein registriertes Gerät oder wenden Sie sich an die Administration.',
  channel_verification_failed:
    'Dieser Anmeldeweg konnte nicht bestätigt werden. Wählen Sie einen anderen Weg oder wenden Sie sich an die Administration.',
  authentication_verification_error: 'Ihre Identität konnte nicht bestätigt werden. Melden Sie sich neu an.',
  token_verification_error: 'Ihre Sitzung konnte nicht bestätigt werden. Melden Sie sich neu an.',
  totp_verification_failed:
    'Der Bestätigungscode stimmt nicht überein. Geben Sie die sechs Ziffern ein, die Ihre Authentifizierungs-App jetzt zeigt.',
  sso_type_required: 'Für die einmalige Anmeldung (SSO) wurde kein Anbieter gewählt. Wählen Sie einen Anbieter.',
  network_error: 'Es besteht keine Verbindung zum Server. Prüfen Sie das Netzwerk und versuchen Sie es erneut.',

  unauthorised: 'Sie sind nicht angemeldet oder Ihre Sitzung ist beendet. Melden Sie sich an.',
  forbidden: 'Dafür haben Sie keine Berechtigung. Wenden Sie sich an die Administration, wenn Sie sie brauchen.',
  password_change_required: 'Legen Sie zuerst ein neues Passwort fest; danach können Sie fortfahren.',
  area_disabled: 'Dieser Bereich ist für Ihre Organisation ausgeschaltet.',
  guarded_field: 'Sie haben keine Berechtigung, nach diesem Feld zu filtern oder zu sortieren.',
  entity_not_found: 'Dieser Eintrag wurde nicht gefunden. Vielleicht ist er archiviert oder für Sie nicht sichtbar.',
  resource_not_found:
    'Unter dieser Adresse gibt es nichts. Prüfen Sie die Adresse oder gehen Sie zur Startseite zurück.',
  method_not_allowed: 'Diese Aktion ist hier nicht möglich.',
  feed_gone: 'Diese Stelle des Feeds gibt es nicht mehr. Lesen Sie den Feed von Anfang an.',
  unsupported_file_format: 'Dieses Dateiformat wird nicht unterstützt. Wählen Sie eine Datei in einem anderen Format.',
  too_many_requests: 'In kurzer Zeit kamen zu viele Anfragen. Warten Sie einen Moment und versuchen Sie es erneut.',
  request_timeout: 'Die Antwort hat zu lange gedauert. Versuchen Sie es erneut oder grenzen Sie die Auswahl ein.',
  service_unavailable: 'Dieser Teil von Kadro ist gerade nicht verfügbar. Versuchen Sie es in ein paar Minuten erneut.',

  http_message_not_readable: 'Die Anfrage konnte nicht gelesen werden; es wurde nichts gespeichert.',
  constraint_violation:
    'Einige Werte müssen berichtigt werden; es wurde nichts gespeichert. Prüfen Sie die markierten Felder.',
  unknown_property: 'Dieses Feld ist hier nicht bekannt.',
  invalid_method_argument:
    'Ein Wert kann hier nicht verwendet werden; es wurde nichts gespeichert. Prüfen Sie die Werte.',
  page_too_large: 'Auf einer Seite sind zu viele Zeilen. Höchstens: {{max}}.',
  query_too_complex: 'Diese Abfrage verlangt zu viel auf einmal. Fragen Sie weniger Felder oder Zeilen ab.',
  unknown_field: 'Nach diesem Feld kann nicht gefiltert werden.',
  unsorted_field: 'Nach diesem Feld kann nicht sortiert werden.',
  search_too_short: 'Der Suchtext ist zu kurz. Mindestzahl an Buchstaben: {{min}}.',

  less_than_2_mb_error:
    'Die Datei ist zu groß; sie wurde nicht gespeichert. Wählen Sie eine Datei mit höchstens {{max}} MB.',
  image_too_large: 'Das Bild ist zu groß; es wurde nicht gespeichert. Wählen Sie ein Bild mit höchstens {{max}} kB.',
  file_format: 'Dieses Dateiformat ist nicht erlaubt. Erlaubte Formate: {{formats}}.',
  import_column_doubled: 'Diese Spalte steht mehrmals in der Datei. Behalten Sie nur eine davon.',
  import_quote_open:
    'Das Anführungszeichen in Zeile {{row}} ist nicht geschlossen. Schließen Sie es und importieren Sie die Datei erneut.',
  import_row_too_long:
    'Diese Zeile hat mehr Zellen, als die Datei Spalten hat. Prüfen Sie Trennzeichen und Anführungszeichen.',
  import_key_repeated:
    'Eine frühere Zeile der Datei betrifft denselben Eintrag; diese wurde nicht übernommen. Behalten Sie nur eine davon.',
  import_date_unclear:
    'Dieses Datum ist nicht eindeutig lesbar. Schreiben Sie alle Daten im Format Ihrer Organisation oder alle wie 2026-01-31.',
  import_file_erased:
    'Die Datei dieses Imports wurde nach {{days}} Tagen gelöscht. Importieren Sie die Zeile in einer neuen Datei.',

  required: 'Hier ist ein Wert nötig.',
  value_invalid: 'Dieser Wert kann nicht verwendet werden. Prüfen Sie ihn.',
  wrong_type: 'Dieser Wert ist nicht von der erwarteten Art.',
  not_in_list: 'Dieser Wert gehört nicht zu den möglichen. Wählen Sie aus der Liste.',
  not_integer: 'Geben Sie eine ganze Zahl ein.',
  too_long: 'Der Text ist zu lang. Höchstzahl an Zeichen: {{max}}.',
  too_short: 'Der Text ist zu kurz. Mindestzahl an Zeichen: {{min}}.',
  too_small: 'Die Zahl ist zu klein. Mindestens: {{min}}.',
  too_large: 'Die Zahl ist zu groß. Höchstens: {{max}}.',
  too_many: 'Es sind zu viele Einträge. Höchstens: {{max}}.',
  too_few: 'Es sind zu wenige Einträge. Mindestens: {{min}}.',
  id_invalid: 'Diese Kennung kann nicht verwendet werden. Wählen Sie den Eintrag neu aus.',
  email_invalid: 'Geben Sie eine vollständige E-Mail-Adresse ein, zum Beispiel name@example.com.',
  phone_invalid: 'Geben Sie eine Telefonnummer mit Landesvorwahl ein, zum Beispiel +49 30 23125 000.',
  url_invalid: 'Geben Sie eine vollständige Webadresse ein, die mit https:// beginnt.',
  date_invalid: 'Dieses Datum gibt es nicht. Geben Sie ein anderes Datum ein.',
  date_time_invalid: 'Dieses Datum mit Uhrzeit gibt es nicht. Geben Sie einen anderen Zeitpunkt ein.',
  time_zone_invalid: 'Diese Zeitzone ist nicht bekannt. Wählen Sie eine aus der Liste.',
  language_text_required: 'Geben Sie den Text in mindestens einer Sprache ein.',

  same_record_exist:
    'Es gibt schon einen Eintrag mit diesen Werten; es wurde nichts gespeichert. Verwenden Sie andere Werte oder öffnen Sie jenen Eintrag.',
  already_used: 'Dieser Wert ist schon vergeben. Geben Sie einen anderen ein.',
  changed_meanwhile:
    'Dieser Eintrag wurde inzwischen von einer anderen Person geändert; Ihre Änderungen wurden nicht gespeichert. Laden Sie ihn neu und ändern Sie ihn noch einmal.',
  own_request:
    'Niemand kann über den eigenen Antrag entscheiden. Es entscheiden die Führungskräfte in der Genehmigungskette.',
  waiting_for_previous_manager:
    'Sie sind noch nicht an der Reihe; zuerst entscheidet {{manager}}. Sie erhalten eine Nachricht, sobald Sie entscheiden können.',
  detail_awaited:
    'Es wurden weitere Angaben angefordert, die noch ausstehen. Eine Entscheidung ist möglich, sobald die Antwort da ist.',
  approver_missing:
    'Es gibt niemanden, der über diesen Antrag entscheiden kann; es wurde nichts gespeichert. Wenden Sie sich an die Administration.',
  data_integrity_violation:
    'Die Daten dieser Anfrage passen nicht zusammen; es wurde nichts gespeichert. Prüfen Sie die Auswahl.',
  idempotency_key_reused:
    'Diese Anfrage wurde schon mit anderen Werten gesendet; es wurde nichts gespeichert. Laden Sie die Seite neu und geben Sie die Werte noch einmal ein.',
  still_failing:
    'Das konnte noch immer nicht verarbeitet werden und bleibt in der Liste. Beheben Sie zuerst die Ursache und senden Sie es dann erneut.',
  nobody_listens:
    'Kadro hat keinen Teil mehr, der diese Nachricht verarbeitet; erneutes Senden bewirkt nichts. Legen Sie sie beiseite.',
  job_must_finish: 'Diese Aufgabe muss zu Ende geführt werden und lässt sich nicht anhalten.',
  reference_unknown: 'Diesen Eintrag gibt es nicht oder er ist für Sie nicht sichtbar. Wählen Sie einen anderen.',
  archived_record:
    'Dieser Eintrag ist archiviert und kann nicht verwendet oder geändert werden. Wählen Sie einen anderen.',
  meaningful_text: 'Der Text sagt zu wenig aus. Mindestzahl an Buchstaben ohne Leer- und Satzzeichen: {{min}}.',
  amount_range: 'Der Betrag liegt außerhalb des erlaubten Bereichs. Mindestens: {{min}}. Höchstens: {{max}}.',
  amount_invalid: 'Dieser Betrag ist nicht lesbar. Geben Sie eine Zahl mit höchstens zwei Nachkommastellen ein.',
  currency_mismatch: 'Die Beträge haben verschiedene Währungen. Verwenden Sie eine einzige Währung.',
  date_order: 'Das Ende liegt vor dem Anfang. Wählen Sie andere Tage.',
  date_range_too_long: 'Der Zeitraum ist zu lang. Höchstzahl an Tagen: {{max}}.',
  read_model_building: 'Diese Daten werden gerade neu aufgebaut. Versuchen Sie es gleich noch einmal.',
};
