import { useFormat, useT } from '@kadro/i18n';
import { addMonths, today } from '@kadro/ui';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { CalendarDays } from 'lucide-react';
import { type ReactNode } from 'react';
import { useListContext, useStore } from 'react-admin';
import { Link } from 'react-router';
import { defineFields, record } from '../../../../fields/kinds.ts';
import { Steps } from '../../../../parts/Steps.tsx';
import { Filters } from '../../../../table/filter/Filters.tsx';
import { useTotal } from '../../../../table/ListPage.tsx';
import { type PeriodRow } from '../../periods/model.ts';
import { Closings } from './Closings.tsx';
import { datesOf, Legend } from './Strip.tsx';
import { useClosings } from './use-closings.ts';

const fields = defineFields({ branchId: record('branches') });

/** Months as they are calculated today, or as they were closed. */
export type Known = 'now' | 'closed';

export const useShownMonth = () => useStore('timesheets.month', today().slice(0, 7));

interface Frame {
  title: string;
  count?: string;
  actions: ReactNode;
  views: ReactNode;
  filters: ReactNode;
}

interface Shown {
  month: string;
  dates: readonly string[];
  branchId?: string;
  closings: readonly PeriodRow[];
  frame: Frame;
}

export interface KnownProps {
  known: Known;
  onKnown: (known: Known) => void;
}

/** The month that is shown, of which branch, and what stands around its people. */
export function useMonthFrame(choice: KnownProps): Shown {
  const t = useT('console');
  const [month] = useShownMonth();
  const { filterValues } = useListContext();
  const dates = datesOf(month);
  const branchId = typeof filterValues['branchId'] === 'string' ? filterValues['branchId'] : undefined;
  const closings = useClosings(dates, branchId);
  const frame = {
    title: t('nav.timesheets'),
    count: useTotal(),
    actions: <Actions {...choice} />,
    views: <Closings periods={closings} />,
    filters: (
      <>
        <Filters of={fields} names={['branchId']} />
        <Legend />
      </>
    ),
  };
  return { month, dates, branchId, closings, frame };
}

function Actions(choice: KnownProps) {
  const t = useT('console-attendance');
  return (
    <>
      <MonthSteps />
      <KnownSwitch {...choice} />
      <Button
        variant="outlined"
        component={Link}
        className="no-print"
        to="/timesheets"
        startIcon={<CalendarDays strokeWidth={1.7} />}
      >
        {t('month.byDay')}
      </Button>
    </>
  );
}

function MonthSteps() {
  const t = useT('console-attendance');
  const { month: inWords } = useFormat();
  const [month, setMonth] = useShownMonth();
  const step = (by: number) => setMonth(addMonths(`${month}-01`, by).slice(0, 7));
  return (
    <Steps label={t('roster.month')} previous={t('month.previous')} next={t('month.next')} width={116} onStep={step}>
      {inWords(`${month}-01`)}
    </Steps>
  );
}

function KnownSwitch({ known, onKnown }: KnownProps) {
  const t = useT('console-attendance');
  return (
    <ToggleButtonGroup
      exclusive
      value={known}
      aria-label={t('month.known')}
      className="no-print"
      onChange={(_, value: Known | null) => value && onKnown(value)}
    >
      <ToggleButton value="now">{t('period.after')}</ToggleButton>
      <ToggleButton value="closed">{t('period.before')}</ToggleButton>
    </ToggleButtonGroup>
  );
}
