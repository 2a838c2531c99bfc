import { useT } from '@kadro/i18n';
import Button from '@mui/material/Button';
import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { usePrint } from '../../../../parts/use-print.ts';
import { useRights } from '../../../../server/session/use-rights.ts';
import { useSave } from '../../shared/use-save.ts';
import { CloseDialog } from '../close/CloseDialog.tsx';
import { type Period } from '../model.ts';
import { type PartOfPeriod } from './use-frame.tsx';

interface ActionsProps {
  period: Period;
  part: PartOfPeriod;
}

/** An open month is closed, a closed one comes as files. */
export function Actions({ period, part }: ActionsProps) {
  const t = useT('console-attendance');
  const { print } = usePrint();
  return (
    <div className="no-print" style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Button variant="outlined" startIcon={<Printer strokeWidth={1.7} />} onClick={print}>
        {t('day.print')}
      </Button>
      {period.state === 'CLOSED' && <Files period={period} part={part} />}
      {period.state === 'OPEN' && <CloseButton period={period} />}
    </div>
  );
}

const formats = ['csv', 'xlsx'] as const;

/** Takes what was closed, or what was found since, as a file. */
export function useTakeFile() {
  const save = useSave();
  return ({ id, month }: Pick<Period, 'id' | 'month'>, format: (typeof formats)[number], isLater: boolean) => {
    const query = new URLSearchParams({ format, ...(isLater && { differences: 'true' }) });
    const name = `${isLater ? 'differences' : 'period'}-${month}.${format}`;
    return save(`periods/${encodeURIComponent(id)}/export?${query.toString()}`, name);
  };
}

/** What was closed, or what was found since, for payroll. */
function Files({ period, part }: ActionsProps) {
  const t = useT('console-attendance');
  const take = useTakeFile();
  const isLater = part === 'differences';
  return formats.map((format) => (
    <Button
      key={format}
      variant="outlined"
      startIcon={<Download strokeWidth={1.7} />}
      onClick={() => void take(period, format, isLater)}
    >
      {t(isLater ? `period.file.differences.${format}` : `period.file.days.${format}`)}
    </Button>
  ));
}

interface CloseButtonProps extends Pick<ActionsProps, 'period'> {
  variant?: 'contained' | 'outlined';
}

/** For whoever may close the month. */
export function CloseButton({ period, variant = 'contained' }: CloseButtonProps) {
  const t = useT('console-attendance');
  const { all, branches = [] } = useRights();
  const [isOpen, setOpen] = useState(false);
  if (!all && !branches.some((one) => one === period.branchId)) return null;
  return (
    <>
      <Button variant={variant} className="no-print" onClick={() => setOpen(true)}>
        {t('period.close')}
      </Button>
      {isOpen && <CloseDialog period={period} onClose={() => setOpen(false)} />}
    </>
  );
}
