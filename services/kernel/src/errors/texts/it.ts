import { type ErrorTexts } from '../text.ts';

export const it: ErrorTexts = {
  payload_size_unexpected:
    'La richiesta supera la dimensione consentita; non è stato salvato nulla. Invia meno dati alla volta.',
  server_error: 'Ci dispiace, qualcosa non ha funzionato da parte nostra. Riprova tra un momento.',
  wrong_argument_type: 'Un valore non è del tipo atteso; non è stato salvato nulla. Controlla i campi evidenziati.',
  refresh_token_not_found: 'La tua sessione è terminata. Accedi di nuovo.',
  password_length: 'La password deve avere da 8 a 16 caratteri.',
  password_characters:
    'La password richiede una lettera minuscola, una lettera maiuscola, una cifra e uno di questi caratteri: . - / @ # $ % ^ & _ + = ( ). Altri caratteri, comprese le lettere accentate, non sono consentiti.',
  password_contains_name: 'La password non può contenere il nome, il cognome o la matricola. Scegli un’altra password.',
  password_reused: 'Questa password è già stata usata. Scegli un’altra password.',
  login_attempt_failed:
    'Dopo diversi tentativi l’accesso è bloccato per un po’ di tempo. Riprova più tardi o contatta l’amministrazione.',
  sms_verification_failed: 'Il codice di verifica dell’SMS non corrisponde. Richiedi un nuovo codice.',
  too_many_otp_attempts:
    'Dopo diversi codici non corrispondenti l’accesso è bloccato per un po’ di tempo. Riprova più tardi.',
  identity_not_found: 'Con questi dati non è possibile accedere. Controllali o contatta l’amministrazione.',
  mobile_access_disabled: 'L’accesso da dispositivo mobile è disattivato. Se ti serve, contatta l’amministrazione.',
  invalid_credentials: 'Nome utente e password non corrispondono. Controlla entrambi e riprova.',
  password_verification_error: 'La password attuale non corrisponde. Inseriscila di nuovo.',
  sso_login_failed: 'L’accesso unico (SSO) non è riuscito. Riprova o accedi con la tua password.',
  captcha_failed: 'Il controllo di sicurezza non è stato completato. Ripetilo.',
  device_verification_failed:
    'Non è stato possibile verificare questo dispositivo. Usa un dispositivo registrato o contatta l’amministrazione.',
  channel_verification_failed:
    'Non è stato possibile verificare questo metodo di accesso. Scegline un altro o contatta l’amministrazione.',
  authentication_verification_error: 'Non è stato possibile verificare la tua identità. Accedi di nuovo.',
  token_verification_error: 'Non è stato possibile verificare la tua sessione. Accedi di nuovo.',
  totp_verification_failed:
    'Il codice di verifica non corrisponde. Inserisci le sei cifre mostrate ora dalla tua app di autenticazione.',
  sso_type_required: 'Non è stato scelto un fornitore per l’accesso unico (SSO). Scegli un fornitore.',
  network_error: 'Non c’è connessione con il server. Controlla la rete e riprova.',

  unauthorised: 'Non hai effettuato l’accesso o la tua sessione è terminata. Accedi.',
  forbidden: 'Non hai l’autorizzazione per questa operazione. Se ti serve, contatta l’amministrazione.',
  password_change_required: 'Imposta prima una nuova password; poi potrai continuare.',
  area_disabled: 'Quest’area è disattivata per la tua organizzazione.',
  guarded_field: 'Non hai l’autorizzazione per filtrare o ordinare in base a questo campo.',
  entity_not_found: 'Questo elemento non è stato trovato. Potrebbe essere archiviato o non visibile per te.',
  resource_not_found: 'A questo indirizzo non c’è nulla. Controlla l’indirizzo o torna alla pagina iniziale.',
  method_not_allowed: 'Questa operazione non è disponibile qui.',
  feed_gone: 'Questo punto del feed non esiste più. Leggi il feed dall’inizio.',
  unsupported_file_format: 'Questo formato di file non è supportato. Scegli un file in un altro formato.',
  too_many_requests: 'Sono arrivate troppe richieste in poco tempo. Attendi un momento e riprova.',
  request_timeout: 'La risposta ha richiesto troppo tempo. Riprova o restringi la selezione.',
  service_unavailable: 'Questa parte di Kadro al momento non è disponibile. Riprova tra qualche minuto.',

  http_message_not_readable: 'Non è stato possibile leggere la richiesta; non è stato salvato nulla.',
  constraint_violation: 'Alcuni valori vanno corretti; non è stato salvato nulla. Controlla i campi evidenziati.',
  unknown_property: 'Questo campo qui non è previsto.',
  invalid_method_argument: 'Un valore non può essere usato qui; non è stato salvato nulla. Controlla i valori.',
  page_too_large: 'Ci sono troppe righe in una pagina. Massimo: {{max}}.',
  query_too_complex: 'Questa interrogazione chiede troppo in una volta. Chiedi meno campi o righe.',
  unknown_field: 'Non è possibile filtrare in base a questo campo.',
  unsorted_field: 'Non è possibile ordinare in base a questo campo.',
  search_too_short: 'Il testo da cercare è troppo corto. Numero minimo di lettere: {{min}}.',

  less_than_2_mb_error: 'Il file è troppo grande; non è stato salvato. Scegli un file di massimo {{max}} MB.',
  image_too_large: 'L’immagine è troppo grande; non è stata salvata. Scegli un’immagine di massimo {{max}} kB.',
  file_format: 'Questo formato di file non è consentito. Formati consentiti: {{formats}}.',
  import_column_doubled: 'Questa colonna è presente più volte nel file. Lasciane una sola.',
  import_quote_open: 'Le virgolette aperte nella riga {{row}} non sono chiuse. Chiudile e importa di nuovo il file.',
  import_row_too_long:
    'Questa riga ha più celle di quante siano le colonne del file. Controlla separatori e virgolette.',
  import_key_repeated:
    'Una riga precedente del file riguarda lo stesso elemento; questa non è stata applicata. Lasciane una sola.',
  import_date_unclear:
    'Questa data non si legge con certezza. Scrivi tutte le date nel formato dell’organizzazione oppure tutte come 2026-01-31.',
  import_file_erased:
    'Il file di questa importazione è stato cancellato dopo {{days}} giorni. Importa la riga in un nuovo file.',

  required: 'Serve un valore.',
  value_invalid: 'Questo valore non può essere usato. Controllalo.',
  wrong_type: 'Questo valore non è del tipo atteso.',
  not_in_list: 'Questo valore non è tra quelli possibili. Scegli dall’elenco.',
  not_integer: 'Inserisci un numero intero.',
  too_long: 'Il testo è troppo lungo. Numero massimo di caratteri: {{max}}.',
  too_short: 'Il testo è troppo corto. Numero minimo di caratteri: {{min}}.',
  too_small: 'Il numero è troppo piccolo. Minimo: {{min}}.',
  too_large: 'Il numero è troppo grande. Massimo: {{max}}.',
  too_many: 'Ci sono troppi elementi. Massimo: {{max}}.',
  too_few: 'Ci sono troppo pochi elementi. Minimo: {{min}}.',
  id_invalid: 'Questo identificativo non può essere usato. Scegli di nuovo l’elemento.',
  email_invalid: 'Inserisci un indirizzo e-mail completo, per esempio nome@example.com.',
  phone_invalid: 'Inserisci un numero di telefono con prefisso internazionale, per esempio +39 06 0000 0000.',
  url_invalid: 'Inserisci un indirizzo web completo che inizi con https://.',
  date_invalid: 'Questa data non esiste. Inserisci un’altra data.',
  date_time_invalid: 'Questa data con ora non esiste. Inseriscine un’altra.',
  time_zone_invalid: 'Questo fuso orario non è noto. Scegline uno dall’elenco.',
  language_text_required: 'Inserisci il testo in almeno una lingua.',

  same_record_exist:
    'Esiste già un elemento con questi valori; non è stato salvato nulla. Usa altri valori o apri quell’elemento.',
  already_used: 'Questo valore è già in uso. Inseriscine un altro.',
  changed_meanwhile:
    'Nel frattempo un’altra persona ha modificato questo elemento; le tue modifiche non sono state salvate. Ricaricalo e ripeti le modifiche.',
  own_request: 'Nessuno può decidere sulla propria richiesta. Decidono i responsabili dell’iter di approvazione.',
  waiting_for_previous_manager:
    'Non è ancora il tuo turno: prima decide {{manager}}. Riceverai un avviso quando potrai decidere.',
  detail_awaited:
    'Sono stati chiesti altri dettagli che non sono ancora arrivati. Sarà possibile decidere quando arriverà la risposta.',
  approver_missing:
    'Non c’è nessuno che possa decidere su questa richiesta; non è stato salvato nulla. Contatta l’amministrazione.',
  data_integrity_violation:
    'I dati di questa richiesta non concordano tra loro; non è stato salvato nulla. Controlla la selezione.',
  idempotency_key_reused:
    'Questa richiesta è già stata inviata con altri valori; non è stato salvato nulla. Ricarica la pagina e inserisci di nuovo i valori.',
  still_failing:
    'Non è stato ancora possibile elaborarlo e resta nell’elenco. Rimuovi prima la causa, poi invialo di nuovo.',
  nobody_listens:
    'Kadro non ha più una parte che elabori questo messaggio: inviarlo di nuovo non ha effetto. Mettilo da parte.',
  job_must_finish: 'Questa attività deve essere completata e non si può interrompere.',
  reference_unknown: 'Questo elemento non esiste o non è visibile per te. Scegline un altro.',
  archived_record: 'Questo elemento è archiviato e non può essere usato o modificato. Scegline un altro.',
  meaningful_text: 'Il testo dice troppo poco. Numero minimo di lettere, senza spazi e punteggiatura: {{min}}.',
  amount_range: 'L’importo è fuori dall’intervallo consentito. Minimo: {{min}}. Massimo: {{max}}.',
  amount_invalid: 'Questo importo non è leggibile. Inserisci un numero con al massimo due decimali.',
  currency_mismatch: 'Gli importi sono in valute diverse. Usa una sola valuta.',
  date_order: 'La fine precede l’inizio. Scegli altre date.',
  date_range_too_long: 'Il periodo è troppo lungo. Numero massimo di giorni: {{max}}.',
  read_model_building: 'Questi dati sono in ricostruzione. Riprova tra un momento.',
};
