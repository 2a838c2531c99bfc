import { type CatalogueEntry, unnumbered } from '@kadro/kernel';

export const catalogue = {
  manager_cycle: unnumbered('manager_cycle', 422),
  parent_cycle: unnumbered('parent_cycle', 422),
  unit_of_other_branch: unnumbered('unit_of_other_branch', 422),
  team_of_other_branch: unnumbered('team_of_other_branch', 422),
  team_of_other_unit: unnumbered('team_of_other_unit', 422),
  not_active: unnumbered('not_active', 422),
  already_resigned: unnumbered('already_resigned', 422),
  not_resigned: unnumbered('not_resigned', 422),
  last_super_admin: unnumbered('last_super_admin', 422),
  own_role: unnumbered('own_role', 422),
  date_before_hiring: unnumbered('date_before_hiring', 422),
  admin_branches_required: unnumbered('admin_branches_required', 422),
  not_plannable: unnumbered('not_plannable', 422),
  plan_settled: unnumbered('plan_settled', 422),
  still_employed: unnumbered('still_employed', 422),
  confirmation_wrong: unnumbered('confirmation_wrong', 422),
} as const satisfies Record<string, CatalogueEntry>;
