import { type catalogue } from '../catalogue.ts';

/** The parameters written here are the ones that every language has and callers must give. */
export const en = {
  manager_cycle: 'This manager reports to the same person, directly or through others. Choose another manager.',
  parent_cycle: 'This entry lies below the record itself. Choose another parent.',
  unit_of_other_branch: 'This unit belongs to another branch. Choose a unit of the chosen branch.',
  team_of_other_branch: 'This team belongs to another branch. Choose a team of the chosen branch.',
  team_of_other_unit: 'This team belongs to another unit. Choose a team of the chosen unit.',
  not_active: 'This person no longer works here, so this change is not possible.',
  already_resigned: 'For this person the end of employment is already recorded.',
  not_resigned: 'This person is still employed, so a rehire cannot be recorded.',
  last_super_admin: 'This is the last super admin of the organization. Give the role to another person first.',
  own_role: 'Nobody can change their own role. Ask another administrator.',
  date_before_hiring: 'This day is before the hire date. Choose a later day.',
  admin_branches_required: 'A restricted admin needs at least one branch. Choose a branch.',
  not_plannable: 'This cannot be planned for a later day. Change it on the day itself.',
  plan_settled: 'This planned change has already taken effect or was revoked.',
  still_employed:
    'This person still works here. Names and contact data can be forgotten only after the employment has ended.',
  confirmation_wrong: 'The confirmation does not match. Nothing was changed.',
} as const satisfies Record<keyof typeof catalogue, string>;
