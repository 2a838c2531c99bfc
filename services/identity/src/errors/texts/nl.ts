import { type catalogue } from '../catalogue.ts';

export const nl: Record<keyof typeof catalogue, string> = {
  manager_cycle:
    'Deze leidinggevende valt zelf, direct of via anderen, onder dezelfde persoon. Kies een andere leidinggevende.',
  parent_cycle: 'Het gekozen item valt onder dit gegeven zelf. Kies een ander bovenliggend item.',
  not_active: 'Deze persoon werkt hier niet meer, dus deze wijziging is niet mogelijk.',
  already_resigned: 'De uitdiensttreding van deze persoon is al vastgelegd.',
  not_resigned: 'Deze persoon is nog in dienst, dus herindiensttreding kan niet worden vastgelegd.',
  last_super_admin: 'Dit is de laatste superbeheerder van de organisatie. Geef die rol eerst aan iemand anders.',
  own_role: 'Niemand kan de eigen rol wijzigen. Vraag het een andere beheerder.',
  own_account: 'Dit kan niet met het eigen account. Vraag het aan een andere beheerder.',
  date_before_hiring: 'Deze dag ligt vóór de datum van indiensttreding. Kies een latere dag.',
  admin_branches_required: 'Een beperkte beheerder heeft ten minste één vestiging nodig. Kies een vestiging.',
  not_plannable: 'Dit kan niet voor een latere dag worden gepland. Wijzig het op de dag zelf.',
  plan_settled: 'Deze geplande wijziging is al van kracht of is ingetrokken.',
  still_employed:
    'Deze persoon werkt hier nog. Naam en contactgegevens kunnen pas na het einde van het dienstverband worden vergeten.',
  confirmation_wrong: 'De bevestiging komt niet overeen. Er is niets gewijzigd.',
};
