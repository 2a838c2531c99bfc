import { useFormat, useT } from '@kadro/i18n';
import { ink, Section, SkeletonBlock } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { RecordName } from '../../../fields/RecordName.tsx';
import { type TimeSettingsRowFragment } from '../../../generated/graphql.ts';
import { RecordFailure } from '../../../parts/RecordFailure.tsx';
import { useMoment } from '../../../time/moment.tsx';
import { useTodayOf } from '../../../time/today.ts';
import { RulesDialog, WorksheetDialog } from './dialogs.tsx';

const Stack = styled('div')({ display: 'grid', gap: 32, minWidth: 0 });
const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, 200px) minmax(0, 1fr)',
  gap: '10px 16px',
  '& > dt': { color: ink.textMuted },
  '& ul': { listStyle: 'none', display: 'grid', gap: 4 },
  '& li': { display: 'flex', flexWrap: 'wrap', gap: '2px 12px' },
  '& li[data-now="false"]': { color: ink.textMuted },
});
const Muted = styled('span')({ color: ink.textMuted });

/** Rule set, default shift and rotating pattern of a person, each with its days. */
export function PersonTime({ employeeId }: { employeeId: string }) {
  const t = useT('console-attendance');
  const { isOtherDay } = useMoment();
  const today = useTodayOf(employeeId);
  const [open, setOpen] = useState<'rules' | 'worksheet'>();
  const found = useGetOne<TimeSettingsRowFragment>('time-settings', { id: employeeId });
  const { data, error, isPending, refetch } = found;
  if (error && !data)
    return <RecordFailure error={error} absent={t('console:person.notFound')} onRetry={() => void refetch()} />;
  if (isPending || !data) return <SkeletonBlock lines={4} />;
  const edit = (dialog: 'rules' | 'worksheet') =>
    !isOtherDay && (
      <Button variant="outlined" size="small" className="no-print" onClick={() => setOpen(dialog)}>
        {t('common:action.edit')}
      </Button>
    );
  const dialog = { settings: data, today, onClose: () => setOpen(undefined) };
  return (
    <Stack>
      <Section title={t('settings.rules')} action={edit('rules')}>
        <Rules settings={data} today={today} />
      </Section>
      <Section title={t('settings.worksheet')} action={edit('worksheet')}>
        <Pattern settings={data} today={today} />
      </Section>
      {open === 'rules' && <RulesDialog {...dialog} />}
      {open === 'worksheet' && <WorksheetDialog {...dialog} />}
    </Stack>
  );
}

interface SettingsProps {
  settings: TimeSettingsRowFragment;
  today: string;
}

function Rules({ settings: { shiftParameters, defaultShifts }, today }: SettingsProps) {
  const t = useT('console-attendance');
  return (
    <List>
      <Standing
        label={t('console-fields:field.shiftParameterId')}
        of="shift-parameters"
        none={t('settings.asPlaced')}
        today={today}
        entries={shiftParameters.map(({ from, ruleSetId }) => ({ from, id: ruleSetId }))}
      />
      <Standing
        label={t('console-fields:field.defaultShiftId')}
        of="shifts"
        none={t('settings.workingDays')}
        today={today}
        entries={defaultShifts.map(({ from, shiftId }) => ({ from, id: shiftId }))}
      />
    </List>
  );
}

function Pattern({ settings: { worksheets }, today }: SettingsProps) {
  const t = useT('console-attendance');
  return (
    <List>
      <Standing
        label={t('console-fields:field.worksheetId')}
        of="worksheets"
        none={t('common:common.none')}
        today={today}
        entries={worksheets.map(({ from, worksheetId, offset }) => ({ from, id: worksheetId, offset }))}
      />
    </List>
  );
}

interface Entry {
  from: string;
  id?: string | null;
  offset?: number;
}

interface StandingProps {
  label: string;
  of: string;
  none: string;
  today: string;
  entries: readonly Entry[];
}

/** What holds now first, what is planned below it, what was before last. */
function Standing({ label, of, none, today, entries }: StandingProps) {
  const t = useT('console-attendance');
  const { date } = useFormat();
  const now = entries.findLast(({ from }) => from <= today);
  const rest = entries.filter((one) => one !== now).toReversed();
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <ul>
          {[...(now ? [now] : []), ...rest].map((one) => (
            <li key={one.from} data-now={one === now}>
              <strong>{one.id ? <RecordName of={of} id={one.id} /> : none}</strong>
              <Muted>{t('console:filter.since', { from: date(one.from) })}</Muted>
              {one.offset ? <Muted>{`+${t('common:unit.days', { count: one.offset })}`}</Muted> : null}
            </li>
          ))}
          {!now && <li>{none}</li>}
        </ul>
      </dd>
    </>
  );
}
