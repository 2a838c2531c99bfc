import { type Organization } from './organization.ts';

/** The switches by group; together the keys of the kernel's mobile settings. */
export const areaGroups = {
  access: ['mobile', 'indoorTracking', 'timePage', 'hrPage'],
  time: ['timesheet', 'clockInOut', 'breakInOut', 'shift', 'leave', 'overtime'],
  money: ['expense', 'imprest', 'travel', 'payroll', 'payrollPasswordRequired'],
  file: ['record', 'paper', 'document', 'health', 'asset', 'debitTicket', 'service'],
  growth: ['performance', 'training', 'survey'],
  company: ['message', 'contact', 'activity', 'suggestion', 'menu'],
  trial: ['taskManagement', 'taskManagementBeta', 'chatbot', 'chatbotBeta'],
} as const satisfies Record<string, readonly (keyof Organization['mobileSettings'])[]>;

export type AreaGroup = keyof typeof areaGroups;
export type AreaKey = (typeof areaGroups)[AreaGroup][number];

export const areaKeys: readonly AreaKey[] = Object.values(areaGroups).flat();

/** Read-only switches: task management is always on, the chatbot off (specification, section 2). */
export const fixedAreas: Partial<Record<AreaKey, 'on' | 'off'>> = { taskManagement: 'on', chatbot: 'off' };

/** The areas that somebody has turned on. */
export const enabledOf = ({ mobileSettings }: Pick<Organization, 'mobileSettings'>): AreaKey[] =>
  areaKeys.filter((key) => !fixedAreas[key] && key !== 'payrollPasswordRequired' && mobileSettings[key] === false);

const isArea = (name: string): name is AreaKey => areaKeys.some((key) => key === name);

/** The area in a path of the history (`mobileSettings.leave`); undefined for a field. */
export function changedArea(path: string): { field: 'area'; detail: { area: AreaKey } } | undefined {
  const [first, area = ''] = path.split('.');
  return first === 'mobileSettings' && isArea(area) ? { field: 'area', detail: { area } } : undefined;
}
