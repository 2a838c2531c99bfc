import { useFormat } from '@kadro/i18n';
import { DaySquare, type DaySquareProps } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { useName } from '../../../fields/use-name.ts';
import { useEnumText } from '../../../fields/use-texts.ts';
import { Progress } from '../../../parts/progress/Bar.tsx';
import { type PeriodRow } from './model.ts';

const Line = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 8, minWidth: 0, maxWidth: '100%' });

const squares: Record<PeriodRow['state'], Pick<DaySquareProps, 'fill' | 'tone'>> = {
  OPEN: { fill: 'dashed', tone: 'grey' },
  CLOSING: { fill: 'striped', tone: 'asked' },
  CLOSED: { fill: 'solid', tone: 'ink' },
};

/** Square and word of a month's state; how far it is while it is being closed. */
export function StateOfPeriod({ period }: { period: PeriodRow }) {
  const enumText = useEnumText();
  return (
    <Line>
      <DaySquare {...squares[period.state]} size="table" />
      {enumText('periodState', period.state)}
      {period.state === 'CLOSING' && <Progress job={period} />}
    </Line>
  );
}

/** `June 2026`, of the first day of a month or of `2026-06`. */
export function MonthName({ of }: { of: string }) {
  const { month } = useFormat();
  return month(`${of.slice(0, 7)}-01`);
}

const branch = { kind: 'record', of: 'branches' } as const;

/** Month and branch, once the branch is known. */
export function usePeriodName({ branchId, from }: Pick<PeriodRow, 'branchId' | 'from'>): string {
  const { month } = useFormat();
  const name = useName(branch, branchId);
  return [month(from), name].filter(Boolean).join(' · ');
}
