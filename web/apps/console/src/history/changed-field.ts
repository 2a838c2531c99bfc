import { isLanguage } from '@kadro/i18n';
import { type AreaKey, areaKeys } from '../features/identity/settings/areas.ts';
import { weekdays } from '../fields/working-pattern.ts';

/** How a changed field of the history is told: its label, and the field by whose kind the value is shown. */
export type ToldField = {
  field: string;
  detail?: { language: string } | { weekday: (typeof weekdays)[number] } | { area: AreaKey };
};

const isWeekday = (name: string): name is (typeof weekdays)[number] => (weekdays as readonly string[]).includes(name);
const isArea = (name: string): name is AreaKey => (areaKeys as readonly string[]).includes(name);

/**
 * Reads the dotted path of a change: `employment.branchId`, `name.de`, `workingPattern.monday`, `mobileSettings.leave`.
 */
export function toldField(path: string): ToldField {
  const parts = path.split('.');
  const [first = ''] = parts;
  const last = parts.length > 1 ? (parts.at(-1) ?? '') : '';
  if (first === 'name' && isLanguage(last)) return { field: 'names', detail: { language: last } };
  if (path.includes('workingPattern.') && isWeekday(last))
    return { field: 'workingPattern', detail: { weekday: last } };
  if (first === 'mobileSettings' && isArea(last)) return { field: 'area', detail: { area: last } };
  return { field: last || first };
}

/** Fields that say the same as their section's own one, so that a change is told once. */
const echoes: Record<string, string> = {
  firstName: 'profile.firstName',
  lastName: 'profile.lastName',
  workEmail: 'profile.workEmail',
  staffNumber: 'employment.staffNumber',
  branchId: 'employment.branchId',
  unitId: 'employment.unitId',
  teamId: 'employment.teamId',
  jobId: 'employment.jobId',
  managerId: 'employment.managerId',
  hiredDate: 'employment.hiredDate',
  'profile.superAdmin': 'roles.superAdmin',
};

/** The changes without those that another one already tells. */
export function toldOnce<T extends { field: string }>(changes: readonly T[]): T[] {
  const fields = new Set(changes.map(({ field }) => field));
  return changes.filter(({ field }) => !(field in echoes && fields.has(echoes[field] ?? '')));
}
