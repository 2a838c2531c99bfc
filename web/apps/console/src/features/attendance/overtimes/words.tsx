import { useFormat, useT } from '@kadro/i18n';
import { NoValue, StatusChip } from '@kadro/ui';
import { useCallback, type ReactNode } from 'react';
import { useEnumText } from '../../../fields/use-texts.ts';
import { type OvertimeRow } from './model.ts';

export function StateChip({ status }: Pick<OvertimeRow, 'status'>) {
  const enumText = useEnumText();
  return <StatusChip status={status}>{enumText('overtimeStatus', status)}</StatusChip>;
}

/** The day and how long. */
export function useWhen(): (request: Pick<OvertimeRow, 'overtimeDate' | 'durationInMinutes'>) => string {
  const { dateInSentence, duration } = useFormat();
  return useCallback(
    ({ overtimeDate, durationInMinutes }) => `${dateInSentence(overtimeDate)} · ${duration(durationInMinutes)}`,
    [dateInSentence, duration],
  );
}

/** What overtime is for: its type, else its shift. */
export function WhatFor({ request: { overtimeType, shift } }: { request: OvertimeRow }): ReactNode {
  const t = useT('overtime');
  if (overtimeType) return <bdi>{overtimeType.name}</bdi>;
  return shift ? t('ofShift', { name: shift.name }) : <NoValue />;
}

export function Period({ value }: { value: OvertimeRow['period'] }): ReactNode {
  return useEnumText()('overtimePeriod', value);
}
