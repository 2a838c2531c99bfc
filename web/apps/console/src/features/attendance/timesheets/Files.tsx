import { useT } from '@kadro/i18n';
import { today } from '@kadro/ui';
import Button from '@mui/material/Button';
import { Download, Printer, Users } from 'lucide-react';
import { useListContext } from 'react-admin';
import { Link } from 'react-router';
import { usePrint } from '../../../parts/use-print.ts';
import { useSave } from '../shared/use-save.ts';

const single = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The range of a filter of days; a day that is open at one end is that of the other. */
function rangeOf(date: unknown): { from: string; to: string } {
  const ends: { from?: string; to?: string } = typeof date === 'object' && date !== null ? date : {};
  const day = single(date) || today();
  return { from: ends.from ?? ends.to ?? day, to: ends.to ?? ends.from ?? day };
}

/** The days that are listed as a file, and on paper. */
export function TimesheetFiles() {
  const t = useT('console-attendance');
  const save = useSave();
  const { print } = usePrint();
  const { filterValues } = useListContext();
  const take = () => {
    const { from, to } = rangeOf(filterValues['date']);
    const query = new URLSearchParams({ from, to, format: 'xlsx' });
    for (const name of ['branchId', 'employeeId'])
      if (single(filterValues[name])) query.set(name, single(filterValues[name]));
    return save(`timesheets/export?${query.toString()}`, `timesheets-${from}-${to}.xlsx`);
  };
  return (
    <>
      <Button variant="outlined" component={Link} to="/timesheets/months" startIcon={<Users strokeWidth={1.7} />}>
        {t('month.byPerson')}
      </Button>
      <Button variant="outlined" startIcon={<Printer strokeWidth={1.7} />} onClick={print}>
        {t('day.print')}
      </Button>
      <Button variant="outlined" startIcon={<Download strokeWidth={1.7} />} onClick={() => void take()}>
        {t('roster.export')}
      </Button>
    </>
  );
}
