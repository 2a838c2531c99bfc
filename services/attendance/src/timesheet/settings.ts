import { type Settings } from '../day/shapes.ts';

/** What counts where no rule set says otherwise (rules, attendance). */
export const defaultSettings: Settings = {
  overtimeNeedsApproval: false,
  clockChange: 'ELAPSED',
  windowBefore: 120,
  windowAfter: 120,
  debounce: 60,
  breakPreset: 'NONE',
  night: ['22:00', '06:00'],
  longestStay: 960,
  setOff: false,
};
