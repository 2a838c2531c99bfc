import { type catalogue } from '../catalogue.ts';

export const it: Record<keyof typeof catalogue, string> = {
  leave_request_exists:
    'In queste date esiste già un’assenza: {{period}}. Scegli altre date o annulla prima quella richiesta.',
  leave_balance_insufficient:
    'Il saldo ferie e permessi non è sufficiente. Saldo in giorni in data {{on}}: {{balance}}. Giorni mancanti: {{missing}}. Scegli un periodo più breve o un altro tipo di assenza.',
  leave_notice_too_short:
    'Questa assenza va richiesta con più anticipo. Preavviso minimo in giorni: {{days}}. Scegli una data successiva.',
  leave_days_too_few: 'Il periodo è troppo breve per questo tipo di assenza. Numero minimo di giorni: {{days}}.',
  leave_days_too_many: 'Il periodo è troppo lungo per questo tipo di assenza. Numero massimo di giorni: {{days}}.',
  leave_no_working_day:
    'In queste date non c’è nessun giorno lavorativo, quindi non serve una richiesta. Scegli altre date.',
  leave_usage_rule:
    'Questo tipo di assenza si può usare solo intorno al compleanno. Scegli altre date o un altro tipo di assenza.',
  leave_document_required: 'Questo tipo di assenza richiede un documento. Allegalo alla richiesta.',
  leave_duration_not_offered: 'Questa durata non è prevista per questo tipo di assenza. Scegli un’altra durata.',
  leave_period_required: 'Scegli la parte della giornata.',
  leave_hours_invalid:
    'Queste ore non rientrano nella giornata lavorativa. Scegli una fine successiva all’inizio e al massimo il tempo di lavoro del giorno.',
  leave_day_outside: 'Questa richiesta non può essere annullata a partire da questo giorno. Scegli un altro giorno.',
  leave_not_known_yet:
    'Questa persona è stata aggiunta solo un attimo fa; non è stato salvato nulla. Riprova tra qualche secondo.',
};
