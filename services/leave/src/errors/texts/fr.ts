import { type catalogue } from '../catalogue.ts';

export const fr: Record<keyof typeof catalogue, string> = {
  leave_request_exists:
    'Un congé existe déjà à ces dates : {{period}}. Choisissez d’autres dates ou annulez d’abord cette demande.',
  leave_balance_insufficient:
    'Le solde de congés est insuffisant. Solde en jours au {{on}} : {{balance}}. Jours manquants : {{missing}}. Choisissez une période plus courte ou un autre type de congé.',
  leave_notice_too_short:
    'Ce congé doit être demandé plus tôt. Délai de prévenance en jours : {{days}}. Choisissez une date ultérieure.',
  leave_days_too_few: 'La période est trop courte pour ce type de congé. Nombre minimal de jours : {{days}}.',
  leave_days_too_many: 'La période est trop longue pour ce type de congé. Nombre maximal de jours : {{days}}.',
  leave_no_working_day:
    'Cette période ne compte aucun jour travaillé, aucun congé n’est donc nécessaire. Choisissez d’autres dates.',
  leave_usage_rule:
    'Ce type de congé ne peut être pris qu’autour de l’anniversaire. Choisissez d’autres dates ou un autre type de congé.',
  leave_document_required: 'Ce type de congé nécessite un document. Joignez-le à la demande.',
  leave_duration_not_offered: 'Cette durée n’est pas proposée pour ce type de congé. Choisissez une autre durée.',
  leave_period_required: 'Choisissez le moment de la journée.',
  leave_hours_invalid:
    'Ces heures ne tiennent pas dans la journée de travail. Choisissez une fin postérieure au début et, au plus, le temps de travail du jour.',
  leave_day_outside: 'Cette demande ne peut pas être annulée à partir de ce jour. Choisissez un autre jour.',
  leave_not_known_yet:
    'Cette personne vient d’être ajoutée ; rien n’a été enregistré. Réessayez dans quelques secondes.',
};
