import { useFormat, useT } from '@kadro/i18n';
import { EmptyState, Section, SelectField, today } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { YearSteps } from '../../../parts/YearSteps.tsx';
import { isForbidden } from '../../../server/read-retry.ts';
import { useMoment } from '../../../time/moment.tsx';
import { BalanceTable, useBalances } from './ByType.tsx';
import { AdjustmentDialog, EntitlementDialog } from './EntryDialogs.tsx';
import { LatestRequests } from './LatestRequests.tsx';
import { Ledger, type LedgerProps } from './Ledger.tsx';
import { type LeaveBalance } from './model.ts';

const Stack = styled('div')({ display: 'grid', gap: 32, minWidth: 0 });
const Choice = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '8px 16px',
  '& > :first-of-type': { width: 260 },
});

export function PersonLeave({ employeeId }: { employeeId: string }) {
  const t = useT('console-leave');
  const { data = [], error } = useBalances(employeeId);
  const [chosen, setChosen] = useState<string>();
  const { day, isOtherDay } = useMoment();
  const { dateInSentence } = useFormat();
  const [chosenYear, setYear] = useState<{ for: string | null; year: number }>();
  const year = chosenYear?.for === day ? chosenYear.year : Number((day ?? today()).slice(0, 4));
  const [open, setOpen] = useState<'entitlement' | 'adjustment'>();
  if (isForbidden(error)) return <UnseenPerson />;
  const leaveTypeId = chosen ?? data[0]?.leaveTypeId;
  const chooseAndShow = (type: string) => {
    setChosen(type);
    document.getElementById('leave-ledger')?.scrollIntoView({ block: 'nearest' });
  };
  const entry = { employeeId, leaveTypeId, year, onClose: () => setOpen(undefined) };
  return (
    <Stack>
      <Section
        title={day ? t('time:balances.onDay', { date: dateInSentence(day) }) : t('balance.title')}
        action={isOtherDay ? undefined : <Buttons onOpen={setOpen} />}
      >
        <BalanceTable employeeId={employeeId} chosen={leaveTypeId} onChoose={chooseAndShow} />
      </Section>
      {leaveTypeId && (
        <LedgerSection
          ledger={{ employeeId, leaveTypeId, year }}
          types={data}
          onType={setChosen}
          onYear={(next) => setYear({ for: day, year: next })}
        />
      )}
      <Section title={t('leave.requests')}>
        <LatestRequests employeeId={employeeId} />
      </Section>
      {open === 'entitlement' && <EntitlementDialog {...entry} />}
      {open === 'adjustment' && <AdjustmentDialog {...entry} />}
    </Stack>
  );
}

interface LedgerSectionProps {
  ledger: LedgerProps;
  types: readonly LeaveBalance[];
  onType: (leaveTypeId: string) => void;
  onYear: (year: number) => void;
}

function LedgerSection({ ledger, types, onType, onYear }: LedgerSectionProps) {
  const t = useT('console-leave');
  return (
    <Section title={t('ledger.title')} id="leave-ledger">
      <Choice>
        <SelectField
          label={t('console-fields:field.leaveTypeId')}
          value={ledger.leaveTypeId}
          options={types.map((row) => ({ value: row.leaveTypeId, label: row.leaveType?.name ?? '–' }))}
          onChange={(event) => onType(event.target.value)}
        />
        <YearSteps year={ledger.year} onChange={onYear} />
      </Choice>
      <Ledger {...ledger} />
    </Section>
  );
}

function Buttons({ onOpen }: { onOpen: (dialog: 'entitlement' | 'adjustment') => void }) {
  const t = useT('console-leave');
  return (
    <span className="no-print" style={{ display: 'inline-flex', flexWrap: 'wrap', gap: 8 }}>
      <Button variant="outlined" size="small" onClick={() => onOpen('entitlement')}>
        {t('entitlement.button')}
      </Button>
      <Button variant="outlined" size="small" onClick={() => onOpen('adjustment')}>
        {t('adjustment.button')}
      </Button>
    </span>
  );
}

function UnseenPerson() {
  const t = useT('console');
  return <EmptyState title={t('person.notFound')} text={t('person.notFoundText')} />;
}
