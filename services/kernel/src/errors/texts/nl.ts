import { type ErrorTexts } from '../text.ts';

export const nl: ErrorTexts = {
  payload_size_unexpected: 'Het verzoek is groter dan toegestaan; er is niets opgeslagen. Verstuur minder tegelijk.',
  server_error: 'Sorry, er werkte iets niet aan onze kant. Probeer het zo opnieuw.',
  wrong_argument_type:
    'Een waarde is niet van het verwachte type; er is niets opgeslagen. Controleer de gemarkeerde velden.',
  refresh_token_not_found: 'Je sessie is beëindigd. Log opnieuw in.',
  password_length: 'Het wachtwoord moet 8 tot 16 tekens hebben.',
  password_characters:
    'Het wachtwoord heeft een kleine letter, een hoofdletter, een cijfer en een van deze tekens nodig: . - / @ # $ % ^ & _ + = ( ). Andere tekens, ook letters met accenten, zijn niet toegestaan.',
  password_contains_name:
    'Het wachtwoord mag de voornaam, de achternaam en het personeelsnummer niet bevatten. Kies een ander wachtwoord.',
  password_reused: 'Dit wachtwoord is al eerder gebruikt. Kies een ander wachtwoord.',
  login_attempt_failed:
    'Na meerdere pogingen is inloggen een tijd geblokkeerd. Probeer het later opnieuw of neem contact op met de beheerder.',
  sms_verification_failed: 'De verificatiecode uit de sms komt niet overeen. Vraag een nieuwe code aan.',
  too_many_otp_attempts:
    'Na meerdere codes die niet overeenkwamen, is inloggen een tijd geblokkeerd. Probeer het later opnieuw.',
  identity_not_found: 'Met deze gegevens is inloggen niet mogelijk. Controleer ze of neem contact op met de beheerder.',
  mobile_access_disabled: 'Mobiele toegang is uitgeschakeld. Neem contact op met de beheerder als je die nodig hebt.',
  invalid_credentials: 'Gebruikersnaam en wachtwoord komen niet overeen. Controleer beide en probeer het opnieuw.',
  password_verification_error: 'Het huidige wachtwoord komt niet overeen. Voer het opnieuw in.',
  sso_login_failed: 'Eenmalige aanmelding (SSO) is niet gelukt. Probeer het opnieuw of log in met je wachtwoord.',
  captcha_failed: 'De beveiligingscontrole is niet afgerond. Doe de controle opnieuw.',
  device_verification_failed:
    'Dit apparaat kon niet worden geverifieerd. Gebruik een geregistreerd apparaat of neem contact op met de beheerder.',
  channel_verification_failed:
    'Deze manier van inloggen kon niet worden geverifieerd. Kies een andere manier of neem contact op met de beheerder.',
  authentication_verification_error: 'Je identiteit kon niet worden geverifieerd. Log opnieuw in.',
  token_verification_error: 'Je sessie kon niet worden geverifieerd. Log opnieuw in.',
  totp_verification_failed:
    'De verificatiecode komt niet overeen. Voer de zes cijfers in die je authenticatie-app nu toont.',
  sso_type_required: 'Er is geen aanbieder voor eenmalige aanmelding (SSO) gekozen. Kies een aanbieder.',
  network_error: 'Er is geen verbinding met de server. Controleer het netwerk en probeer het opnieuw.',

  unauthorised: 'Je bent niet ingelogd of je sessie is beëindigd. Log in.',
  forbidden: 'Je hebt hiervoor geen toestemming. Neem contact op met de beheerder als je die nodig hebt.',
  password_change_required: 'Stel eerst een nieuw wachtwoord in; daarna kun je verder.',
  area_disabled: 'Dit onderdeel is voor je organisatie uitgeschakeld.',
  guarded_field: 'Je hebt geen toestemming om op dit veld te filteren of te sorteren.',
  entity_not_found: 'Dit gegeven is niet gevonden. Mogelijk is het gearchiveerd of niet zichtbaar voor jou.',
  resource_not_found: 'Op dit adres is niets te vinden. Controleer het adres of ga terug naar de startpagina.',
  method_not_allowed: 'Deze actie is hier niet mogelijk.',
  feed_gone: 'Deze plek in de feed bestaat niet meer. Lees de feed vanaf het begin.',
  unsupported_file_format: 'Dit bestandsformaat wordt niet ondersteund. Kies een bestand in een ander formaat.',
  too_many_requests: 'Er kwamen te veel verzoeken in korte tijd. Wacht even en probeer het opnieuw.',
  request_timeout: 'Het antwoord duurde te lang. Probeer het opnieuw of beperk de selectie.',
  service_unavailable: 'Dit deel van Kadro is nu niet beschikbaar. Probeer het over een paar minuten opnieuw.',

  http_message_not_readable: 'Het verzoek kon niet worden gelezen; er is niets opgeslagen.',
  constraint_violation:
    'Sommige waarden moeten worden gecorrigeerd; er is niets opgeslagen. Controleer de gemarkeerde velden.',
  unknown_property: 'Dit veld is hier niet bekend.',
  invalid_method_argument: 'Een waarde kan hier niet worden gebruikt; er is niets opgeslagen. Controleer de waarden.',
  page_too_large: 'Er staan te veel rijen op één pagina. Maximum: {{max}}.',
  query_too_complex: 'Deze zoekopdracht vraagt te veel tegelijk. Vraag minder velden of rijen op.',
  unknown_field: 'Op dit veld kan niet worden gefilterd.',
  unsorted_field: 'Op dit veld kan niet worden gesorteerd.',
  search_too_short: 'De zoektekst is te kort. Minimumaantal letters: {{min}}.',

  less_than_2_mb_error: 'Het bestand is te groot; het is niet opgeslagen. Kies een bestand van maximaal {{max}} MB.',
  image_too_large: 'De afbeelding is te groot; deze is niet opgeslagen. Kies een afbeelding van maximaal {{max}} kB.',
  file_format: 'Dit bestandsformaat is niet toegestaan. Toegestane formaten: {{formats}}.',
  import_column_doubled: 'Deze kolom staat meer dan één keer in het bestand. Laat er één staan.',
  import_quote_open: 'Het aanhalingsteken in rij {{row}} is niet gesloten. Sluit het en importeer het bestand opnieuw.',
  import_row_too_long:
    'Deze rij heeft meer cellen dan het bestand kolommen heeft. Controleer de scheidingstekens en aanhalingstekens.',
  import_key_repeated:
    'Een eerdere rij van het bestand gaat over hetzelfde gegeven; deze is niet toegepast. Laat er één staan.',
  import_date_unclear:
    'Deze datum is niet met zekerheid te lezen. Schrijf alle datums zoals je organisatie dat doet of allemaal als 2026-01-31.',
  import_file_erased: 'Het bestand van deze import is na {{days}} dagen gewist. Importeer de rij in een nieuw bestand.',

  required: 'Hier is een waarde nodig.',
  value_invalid: 'Deze waarde kan niet worden gebruikt. Controleer de waarde.',
  wrong_type: 'Deze waarde is niet van het verwachte type.',
  not_in_list: 'Deze waarde is geen van de mogelijke waarden. Kies uit de lijst.',
  not_integer: 'Voer een geheel getal in.',
  too_long: 'De tekst is te lang. Maximumaantal tekens: {{max}}.',
  too_short: 'De tekst is te kort. Minimumaantal tekens: {{min}}.',
  too_small: 'Het getal is te klein. Minimum: {{min}}.',
  too_large: 'Het getal is te groot. Maximum: {{max}}.',
  too_many: 'Er zijn te veel items. Maximum: {{max}}.',
  too_few: 'Er zijn te weinig items. Minimum: {{min}}.',
  id_invalid: 'Dit kenmerk kan niet worden gebruikt. Kies het gegeven opnieuw.',
  email_invalid: 'Voer een volledig e-mailadres in, bijvoorbeeld naam@example.com.',
  phone_invalid: 'Voer een telefoonnummer met landnummer in, bijvoorbeeld +31 20 000 0000.',
  url_invalid: 'Voer een volledig webadres in dat begint met https://.',
  date_invalid: 'Deze datum bestaat niet. Voer een andere datum in.',
  date_time_invalid: 'Deze datum met tijd bestaat niet. Voer een ander tijdstip in.',
  time_zone_invalid: 'Deze tijdzone is niet bekend. Kies er een uit de lijst.',
  language_text_required: 'Voer de tekst in ten minste één taal in.',

  same_record_exist:
    'Er is al een gegeven met deze waarden; er is niets opgeslagen. Gebruik andere waarden of open dat gegeven.',
  already_used: 'Deze waarde is al in gebruik. Voer een andere in.',
  changed_meanwhile:
    'Iemand anders heeft dit gegeven intussen gewijzigd; je wijzigingen zijn niet opgeslagen. Laad het opnieuw en voer ze nogmaals door.',
  own_request: 'Niemand kan over de eigen aanvraag beslissen. De leidinggevenden in de goedkeuringsstappen beslissen.',
  waiting_for_previous_manager:
    'Je bent nog niet aan de beurt: eerst beslist {{manager}}. Je krijgt bericht zodra je kunt beslissen.',
  detail_awaited: 'Er is meer informatie gevraagd die nog niet is ontvangen. Beslissen kan zodra het antwoord er is.',
  approver_missing:
    'Er is niemand die over deze aanvraag kan beslissen; er is niets opgeslagen. Neem contact op met de beheerder.',
  data_integrity_violation:
    'De gegevens van dit verzoek passen niet bij elkaar; er is niets opgeslagen. Controleer de selectie.',
  idempotency_key_reused:
    'Dit verzoek is al met andere waarden verstuurd; er is niets opgeslagen. Laad de pagina opnieuw en voer de waarden nogmaals in.',
  still_failing:
    'Dit kon nog steeds niet worden verwerkt en blijft in de lijst. Neem eerst de oorzaak weg en stuur het dan opnieuw.',
  nobody_listens:
    'Kadro heeft geen onderdeel meer dat dit bericht verwerkt; opnieuw sturen heeft geen effect. Leg het terzijde.',
  job_must_finish: 'Deze taak moet worden afgerond en kan niet worden gestopt.',
  reference_unknown: 'Dit gegeven bestaat niet of is niet zichtbaar voor jou. Kies een ander.',
  archived_record: 'Dit gegeven is gearchiveerd en kan niet worden gebruikt of gewijzigd. Kies een ander.',
  meaningful_text: 'De tekst zegt te weinig. Minimumaantal letters, zonder spaties en leestekens: {{min}}.',
  amount_range: 'Het bedrag valt buiten de toegestane grenzen. Minimum: {{min}}. Maximum: {{max}}.',
  amount_invalid: 'Dit bedrag is niet leesbaar. Voer een getal met hoogstens twee decimalen in.',
  currency_mismatch: 'De bedragen zijn in verschillende valuta’s. Gebruik één valuta.',
  date_order: 'Het einde ligt vóór het begin. Kies andere datums.',
  date_range_too_long: 'De periode is te lang. Maximumaantal dagen: {{max}}.',
  read_model_building: 'Deze gegevens worden opnieuw opgebouwd. Probeer het zo meteen opnieuw.',
};
