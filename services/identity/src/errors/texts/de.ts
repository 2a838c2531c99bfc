import { type catalogue } from '../catalogue.ts';

export const de: Record<keyof typeof catalogue, string> = {
  manager_cycle:
    'Diese Führungskraft ist selbst, direkt oder über andere, derselben Person unterstellt. Wählen Sie eine andere Führungskraft.',
  parent_cycle: 'Der gewählte Eintrag ist diesem untergeordnet. Wählen Sie einen anderen übergeordneten Eintrag.',
  not_active: 'Diese Person arbeitet nicht mehr hier, daher ist die Änderung nicht möglich.',
  already_resigned: 'Der Austritt dieser Person ist schon erfasst.',
  not_resigned: 'Diese Person ist noch beschäftigt, daher kann kein Wiedereintritt erfasst werden.',
  last_super_admin:
    'Dies ist der letzte Super-Admin der Organisation. Geben Sie die Rolle zuerst einer anderen Person.',
  own_role: 'Niemand kann die eigene Rolle ändern. Wenden Sie sich an eine andere Person der Administration.',
  own_account:
    'Am eigenen Konto ist das nicht möglich. Wenden Sie sich an eine andere Person mit Administrationsrechten.',
  date_before_hiring: 'Dieser Tag liegt vor dem Eintrittsdatum. Wählen Sie einen späteren Tag.',
  admin_branches_required: 'Ein eingeschränkter Admin braucht mindestens einen Standort. Wählen Sie einen Standort.',
  not_plannable: 'Das kann nicht für einen späteren Tag geplant werden. Ändern Sie es am Tag selbst.',
  plan_settled: 'Diese geplante Änderung gilt bereits oder wurde widerrufen.',
  still_employed:
    'Diese Person arbeitet noch hier. Name und Kontaktdaten können erst nach dem Ende der Beschäftigung vergessen werden.',
  confirmation_wrong: 'Die Bestätigung stimmt nicht überein. Nichts wurde geändert.',
};
