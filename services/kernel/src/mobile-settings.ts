import { z } from 'zod';

/** Areas that an organization can turn off (specification, section 2, disabling by setting). */
export const areas = [
  'mobile',
  'indoorTracking',
  'timePage',
  'hrPage',
  'timesheet',
  'clockInOut',
  'breakInOut',
  'shift',
  'leave',
  'message',
  'record',
  'contact',
  'overtime',
  'expense',
  'imprest',
  'paper',
  'performance',
  'document',
  'service',
  'health',
  'asset',
  'payroll',
  'activity',
  'training',
  'suggestion',
  'menu',
  'travel',
  'survey',
  'debitTicket',
  'taskManagement',
  'taskManagementBeta',
  'chatbot',
  'chatbotBeta',
] as const;

export type Area = (typeof areas)[number];

/** Keys of the mobile-settings map: the areas and the one flag that turns nothing off. */
export const mobileSettingKeys = [...areas, 'payrollPasswordRequired'] as const;

export type MobileSettingKey = (typeof mobileSettingKeys)[number];

/** true = disabled. */
export const mobileSettingsSchema = z.partialRecord(z.enum(mobileSettingKeys), z.boolean());

export type MobileSettings = Partial<Record<MobileSettingKey, boolean>>;

/** Whether an area is off: its key is missing or true. Task management is on for everyone, the chatbot off. */
export function isDisabled(settings: MobileSettings, area: Area): boolean {
  if (area === 'taskManagement') return false;
  if (area === 'chatbot') return true;
  return settings[area] !== false;
}
