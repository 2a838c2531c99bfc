import { type catalogue } from '../catalogue.ts';

export const es: Record<keyof typeof catalogue, string> = {
  leave_request_exists:
    'Ya hay una ausencia en estas fechas: {{period}}. Elige otras fechas o cancela antes esa solicitud.',
  leave_balance_insufficient:
    'El saldo de ausencias no es suficiente. Saldo en días el {{on}}: {{balance}}. Días que faltan: {{missing}}. Elige un período más corto u otro tipo de ausencia.',
  leave_notice_too_short:
    'Esta ausencia debe solicitarse con más antelación. Antelación mínima en días: {{days}}. Elige una fecha posterior.',
  leave_days_too_few: 'El período es demasiado corto para este tipo de ausencia. Número mínimo de días: {{days}}.',
  leave_days_too_many: 'El período es demasiado largo para este tipo de ausencia. Número máximo de días: {{days}}.',
  leave_no_working_day:
    'En estas fechas no hay ningún día laborable, así que no hace falta solicitar nada. Elige otras fechas.',
  leave_usage_rule:
    'Este tipo de ausencia solo puede usarse en torno al cumpleaños. Elige otras fechas u otro tipo de ausencia.',
  leave_document_required: 'Este tipo de ausencia requiere un documento. Añádelo a la solicitud.',
  leave_duration_not_offered: 'Esta duración no está disponible para este tipo de ausencia. Elige otra duración.',
  leave_period_required: 'Elige la parte del día.',
  leave_hours_invalid:
    'Estas horas no caben en la jornada. Elige un final posterior al comienzo y, como máximo, el tiempo de trabajo del día.',
  leave_day_outside: 'Esta solicitud no se puede cancelar a partir de este día. Elige otro día.',
  leave_not_known_yet: 'Esta persona se acaba de añadir; no se ha guardado nada. Inténtalo de nuevo en unos segundos.',
};
