import { useMemo } from 'react';
import { useFormat, useT } from '@kadro/i18n';
import { statusWord } from '../../../../requests/status-word.ts';
import { usePersonName } from '../../../../requests/use-person-name.ts';
import { isDraft, type OvertimeRow } from '../data/types.ts';

/** The words of overtime requests. */
export function useOvertimeWords() {
  const t = useT('overtime');
  const { dateInSentence, duration } = useFormat();
  const name = usePersonName();
  return useMemo(
    () => ({
      name,
      period: ({ overtimeDate }: Pick<OvertimeRow, 'overtimeDate'>) => dateInSentence(overtimeDate),
      amount: ({ durationInMinutes }: Pick<OvertimeRow, 'durationInMinutes'>) => duration(durationInMinutes),
      part: ({ period }: Pick<OvertimeRow, 'period'>) => t(`periods.${period}`),
      /** What it is for: the type, else the shift. */
      type: ({ overtimeType, shift }: Pick<OvertimeRow, 'overtimeType' | 'shift'>) =>
        overtimeType?.name ?? shift?.name ?? t('title'),
      status: (row: Pick<OvertimeRow, 'status'>) => (isDraft(row) ? t('draft') : t(statusWord[row.status])),
    }),
    [t, dateInSentence, duration, name],
  );
}
