import { localizedTextSchema } from '@kadro/kernel';
import { z } from 'zod';
import { type Settings } from '../day/shapes.ts';
import { localTime } from '../shift/shape.ts';
import { defaultSettings } from '../timesheet/settings.ts';

const minutes = z.int().min(0).max(1_440);
export const limitKinds = ['WARN', 'REFUSE'] as const;
const limit = z.enum(limitKinds);

/** What day records are calculated by; lengths in minutes, `debounce` in seconds. */
const settingFields = {
  overtimeNeedsApproval: z.boolean(),
  clockChange: z.enum(['ELAPSED', 'NOMINAL']),
  windowBefore: minutes,
  windowAfter: minutes,
  debounce: z.int().min(0).max(600),
  breakPreset: z.enum(['NONE', 'DE', 'NL', 'TR']),
  nightBegin: localTime,
  nightEnd: localTime,
  longestStay: z.int().min(60).max(2_880),
  setOff: z.boolean(),
};

/** What plans and overtime are held against; in minutes. */
const limitFields = {
  restBetweenShifts: minutes,
  restLimit: limit,
  /** null = as long as there is time. */
  dailyMost: minutes.nullable(),
  dailyLimit: limit,
  /** null = what the law of the preset says: TR 270 hours, else any. */
  overtimeYearMost: z.int().min(0).max(525_600).nullable(),
  overtimeYearLimit: limit,
};

export const ruleFields = { name: localizedTextSchema, ...settingFields, ...limitFields };
export const ruleSchema = z.object(ruleFields);

export type RuleFields = z.infer<typeof ruleSchema>;
/** What is not said of a rule set has these, too. */
export type RuleValues = Omit<RuleFields, 'name'>;

const { night, ...settings } = defaultSettings;

/** What is not said of a rule set, and counts where there is none. */
export const unsaid: RuleValues = {
  ...settings,
  nightBegin: night[0],
  nightEnd: night[1],
  restBetweenShifts: 660,
  restLimit: 'WARN',
  dailyMost: null,
  dailyLimit: 'WARN',
  overtimeYearMost: null,
  overtimeYearLimit: 'WARN',
};

/** As day records are calculated by. */
export const settingsOf = (fields: RuleValues): Settings => ({
  overtimeNeedsApproval: fields.overtimeNeedsApproval,
  clockChange: fields.clockChange,
  windowBefore: fields.windowBefore,
  windowAfter: fields.windowAfter,
  debounce: fields.debounce,
  breakPreset: fields.breakPreset,
  night: [fields.nightBegin, fields.nightEnd],
  longestStay: fields.longestStay,
  setOff: fields.setOff,
});

/** Whether a change of these fields may change day records. */
export const changesRecords = (changed: Partial<RuleFields>): boolean =>
  Object.keys(changed).some((field) => field in settingFields);

const yearMost: Partial<Record<Settings['breakPreset'], number>> = { TR: 270 * 60 };

/** Minutes of overtime that a year may have; null = any. */
export const overtimeYearMostOf = ({ overtimeYearMost, breakPreset }: RuleValues): number | null =>
  overtimeYearMost ?? yearMost[breakPreset] ?? null;
