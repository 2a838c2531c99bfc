import { useFormat, useLanguage } from '@kadro/i18n';
import { type DayRecord } from '../data/types.ts';

type Shift = DayRecord['assignedShifts'][number];

/** Name and hours of a shift in the reader's language; both empty for a working pattern. */
export function useShiftWords() {
  const language = useLanguage();
  const { timeRange } = useFormat();
  return {
    name: ({ name }: Shift): string => name?.[language] ?? name?.en ?? name?.tr ?? '',
    hours: ({ begin, end }: Shift): string => (begin === null || end === null ? '' : timeRange(begin, end)),
  };
}
