import { type Asked } from '../frame/kind.ts';
import { shiftKind, type ShiftRow } from '../model.ts';
import { useShiftWhen, WhatIsWanted } from '../words.tsx';
import { Facts, WantedDays } from './Facts.tsx';

export const kind: Asked<ShiftRow> = {
  of: shiftKind,
  list: 'console:nav.workplan-requests',
  useWhen: useShiftWhen,
  What: WhatIsWanted,
  Facts,
  Days: WantedDays,
};
