import { type catalogue } from '../catalogue.ts';

export const de: Record<keyof typeof catalogue, string> = {
  leave_request_exists:
    'In diesem Zeitraum besteht bereits eine Abwesenheit: {{period}}. Wählen Sie andere Tage oder stornieren Sie zuerst den früheren Antrag.',
  leave_balance_insufficient:
    'Der Urlaubssaldo reicht nicht aus. Saldo am {{on}} in Tagen: {{balance}}. Fehlende Tage: {{missing}}. Wählen Sie einen kürzeren Zeitraum oder eine andere Abwesenheitsart.',
  leave_notice_too_short:
    'Diese Abwesenheit muss früher beantragt werden. Antragsfrist in Tagen: {{days}}. Wählen Sie einen späteren Tag.',
  leave_days_too_few: 'Der Zeitraum ist für diese Abwesenheitsart zu kurz. Mindestzahl an Tagen: {{days}}.',
  leave_days_too_many: 'Der Zeitraum ist für diese Abwesenheitsart zu lang. Höchstzahl an Tagen: {{days}}.',
  leave_no_working_day:
    'In diesem Zeitraum liegt kein Arbeitstag, daher ist kein Antrag nötig. Wählen Sie andere Tage.',
  leave_usage_rule:
    'Diese Abwesenheitsart ist nur rund um den Geburtstag möglich. Wählen Sie andere Tage oder eine andere Abwesenheitsart.',
  leave_document_required: 'Für diese Abwesenheitsart ist ein Dokument nötig. Fügen Sie es dem Antrag hinzu.',
  leave_duration_not_offered: 'Diese Dauer gibt es für diese Abwesenheitsart nicht. Wählen Sie eine andere Dauer.',
  leave_period_required: 'Wählen Sie den Tagesabschnitt.',
  leave_hours_invalid:
    'Diese Stunden passen nicht in den Arbeitstag. Wählen Sie ein Ende nach dem Beginn und höchstens die Arbeitszeit des Tages.',
  leave_day_outside: 'Ab diesem Tag kann dieser Antrag nicht storniert werden. Wählen Sie einen anderen Tag.',
  leave_not_known_yet:
    'Diese Person wurde gerade erst angelegt; es wurde nichts gespeichert. Versuchen Sie es in einigen Sekunden erneut.',
};
