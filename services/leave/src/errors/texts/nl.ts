import { type catalogue } from '../catalogue.ts';

export const nl: Record<keyof typeof catalogue, string> = {
  leave_request_exists:
    'Er is al verlof in deze periode: {{period}}. Kies andere datums of annuleer eerst die aanvraag.',
  leave_balance_insufficient:
    'Het verlofsaldo is niet toereikend. Saldo in dagen op {{on}}: {{balance}}. Ontbrekende dagen: {{missing}}. Kies een kortere periode of een andere verlofsoort.',
  leave_notice_too_short:
    'Dit verlof moet eerder worden aangevraagd. Minimale aanvraagtermijn in dagen: {{days}}. Kies een latere datum.',
  leave_days_too_few: 'De periode is te kort voor deze verlofsoort. Minimumaantal dagen: {{days}}.',
  leave_days_too_many: 'De periode is te lang voor deze verlofsoort. Maximumaantal dagen: {{days}}.',
  leave_no_working_day: 'Er is geen werkdag in deze periode, dus verlof is niet nodig. Kies andere datums.',
  leave_usage_rule:
    'Deze verlofsoort kan alleen rond de verjaardag worden gebruikt. Kies andere datums of een andere verlofsoort.',
  leave_document_required: 'Voor deze verlofsoort is een document nodig. Voeg het toe aan de aanvraag.',
  leave_duration_not_offered: 'Deze duur is niet mogelijk voor deze verlofsoort. Kies een andere duur.',
  leave_period_required: 'Kies het dagdeel.',
  leave_hours_invalid:
    'Deze uren passen niet in de werkdag. Kies een einde na het begin en niet meer dan de werktijd van die dag.',
  leave_day_outside: 'Deze aanvraag kan niet vanaf deze dag worden geannuleerd. Kies een andere dag.',
  leave_not_known_yet:
    'Deze persoon is net toegevoegd; er is niets opgeslagen. Probeer het over enkele seconden opnieuw.',
};
