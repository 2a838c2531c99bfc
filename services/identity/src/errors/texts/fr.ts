import { type catalogue } from '../catalogue.ts';

export const fr: Record<keyof typeof catalogue, string> = {
  manager_cycle:
    'Ce responsable dépend de la même personne, directement ou par d’autres. Choisissez un autre responsable.',
  parent_cycle: 'L’élément choisi dépend de cette fiche elle-même. Choisissez un autre élément supérieur.',
  not_active: 'Cette personne ne travaille plus ici ; la modification n’est donc pas possible.',
  already_resigned: 'Le départ de cette personne est déjà enregistré.',
  not_resigned: 'Cette personne travaille encore ici ; une réembauche ne peut donc pas être enregistrée.',
  last_super_admin:
    'C’est le dernier super administrateur de l’organisation. Attribuez d’abord ce rôle à une autre personne.',
  own_role: 'Nul ne peut modifier son propre rôle. Adressez-vous à une autre personne de l’administration.',
  own_account: 'Cette action n’est pas possible sur son propre compte. Contactez un autre administrateur.',
  date_before_hiring: 'Ce jour précède la date d’embauche. Choisissez un jour ultérieur.',
  admin_branches_required:
    'Un administrateur restreint a besoin d’au moins un établissement. Choisissez un établissement.',
  not_plannable: 'Ceci ne peut pas être planifié pour un jour ultérieur. Faites la modification le jour même.',
  plan_settled: 'Cette modification planifiée a déjà pris effet ou a été annulée.',
  still_employed:
    'Cette personne travaille encore ici. Le nom et les coordonnées ne peuvent être oubliés qu’après la fin de l’emploi.',
  confirmation_wrong: 'La confirmation ne correspond pas. Rien n’a été modifié.',
};
