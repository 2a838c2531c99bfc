import { useFormat, useT } from '@kadro/i18n';
import { DaySquare, ink } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { useEnumText } from '../../../fields/use-texts.ts';
import { type EmployeeRow } from './model.ts';

const Line = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  color: ink.text,
  whiteSpace: 'nowrap',
});

type Status = Pick<EmployeeRow, 'status' | 'employment' | 'planned'>;

/** Not a `StatusChip`, whose colours belong to the status of requests. */
export function StatusLabel({ of: { status, employment, planned } }: { of: Status }) {
  const t = useT('console-fields');
  const enumText = useEnumText();
  const { date } = useFormat();
  const last = planned?.find(({ kind }) => kind === 'RESIGNATION')?.effectiveOn;
  if (status === 'RESIGNED') {
    const reason = employment?.quitReason;
    return (
      <Line>
        <DaySquare fill="cross" tone="grey" size="table" />
        {reason ? enumText('quitReason', reason) : t('value.status.RESIGNED')}
      </Line>
    );
  }
  return (
    <Line>
      <DaySquare fill={last ? 'dashed' : 'solid'} tone="ink" size="table" />
      {last ? t('console-identity:resign.leaves', { date: date(last) }) : t('value.status.ACTIVE')}
    </Line>
  );
}
