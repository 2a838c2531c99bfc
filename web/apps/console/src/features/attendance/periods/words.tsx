import { useFormat, useT } from '@kadro/i18n';
import { DaySquare, type DaySquareProps } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { RecordName } from '../../../fields/RecordName.tsx';
import { useName } from '../../../fields/use-name.ts';
import { useEnumText } from '../../../fields/use-texts.ts';
import { Progress } from '../../../parts/progress/Bar.tsx';
import { type PeriodRow } from './model.ts';

const Line = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 8, minWidth: 0, maxWidth: '100%' });

/** Of each state of a month. */
export const squares: Record<PeriodRow['state'], Pick<DaySquareProps, 'fill' | 'tone'>> = {
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

/** Whose month it is: that of a branch, or of whoever has none. */
export function BranchOf({ period: { branchId } }: { period: Pick<PeriodRow, 'branchId'> }) {
  const t = useT('console-attendance');
  return branchId === null ? t('period.noBranch') : <RecordName of="branches" id={branchId} />;
}

/** Month and branch, once the branch is known. */
export function usePeriodName({ branchId, from }: Pick<PeriodRow, 'branchId' | 'from'>): string {
  const { month } = useFormat();
  const t = useT('console-attendance');
  const known = useName(branch, branchId);
  const name = branchId === null ? t('period.noBranch') : known;
  return [month(from), name].filter(Boolean).join(' · ');
}
