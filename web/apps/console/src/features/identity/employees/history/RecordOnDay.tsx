import { useFormat, useT } from '@kadro/i18n';
import { EmptyState, ink, radius, SkeletonBlock, today } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { History } from 'lucide-react';
import { type ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { useLabel } from '../../../../fields/use-texts.ts';
import { FieldValue } from '../../../../fields/Value.tsx';
import { useMoment } from '../../../../time/moment.tsx';
import { fieldsByName } from '../fields.ts';
import { type Employee, wholeRecord } from '../model.ts';
import { StatusLabel } from '../StatusLabel.tsx';

const Head = styled('h2')(({ theme }) => ({
  ...(theme.typography.dense as object),
  fontWeight: theme.typography.strong.fontWeight,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 40,
  padding: '8px 16px',
  borderBlockEnd: `1px solid ${ink.line}`,
  '&[data-other-day="true"]': {
    color: ink.primaryText,
    backgroundColor: ink.primaryTint,
    borderStartStartRadius: radius.sheet,
  },
}));
const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(88px, auto) minmax(0, 1fr)',
  gap: '9px 14px',
  padding: '14px 16px',
  margin: 0,
  '& dt': { color: ink.textMuted },
  '& dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
  '& dd[data-differs="true"] > .then': { fontWeight: 560 },
  // names have as many lines as they need
  '& dd [data-dense="true"] > *': { whiteSpace: 'normal', overflow: 'visible' },
});
const Today = styled('small')(({ theme }) => ({
  ...(theme.typography.tick as object),
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 4px',
  overflowWrap: 'normal',
  marginInlineStart: 8,
  padding: '1px 6px',
  borderRadius: radius.chip,
  color: ink.textMuted,
  backgroundColor: ink.soft,
}));
const Foot = styled('p')({
  margin: '0 16px',
  padding: '12px 0',
  borderBlockStart: `1px solid ${ink.line}`,
  color: ink.textMuted,
});

const shown: readonly { name: string; of: (employee: Employee) => unknown }[] = [
  ...(['branchId', 'unitId', 'teamId', 'jobId', 'managerId'] as const).map((name) => ({
    name,
    of: (one: Employee) => one[name],
  })),
  ...(['employmentType', 'collarType', 'workingPattern'] as const).map((name) => ({
    name,
    of: (one: Employee) => one.employment[name],
  })),
  { name: 'leaveManagers', of: (one) => one.management.leaveManagers },
  { name: 'title', of: (one) => one.title },
  { name: 'role', of: (one) => one.role },
  { name: 'workEmail', of: (one) => one.workEmail },
  { name: 'phone', of: (one) => one.profile.phone },
];

const isEqual = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

export function RecordOnDay({ employeeId, day }: { employeeId: string; day: string }) {
  const t = useT('time');
  const { weekday, dateInSentence } = useFormat();
  const { meta, isOtherDay } = useMoment();
  const { data: onDay, error } = useGetOne<Employee>('employees', { id: employeeId, meta }, { retry: false });
  const { data: asNow } = useGetOne<Employee>('employees', { id: employeeId });
  const [then, now] = [wholeRecord(onDay), wholeRecord(asNow)];
  return (
    <section aria-label={t('record.label')}>
      <Head data-other-day={isOtherDay}>
        <History size={16} strokeWidth={1.7} aria-hidden />
        {day === today() ? t('record.today') : t('record.onDay', { date: `${weekday(day)}, ${dateInSentence(day)}` })}
      </Head>
      {error && (
        <div style={{ padding: 16 }}>
          <EmptyState title={t('person.notYet', { date: dateInSentence(day) })} />
        </div>
      )}
      {!error && !then && (
        <div style={{ padding: 16 }}>
          <SkeletonBlock lines={10} />
        </div>
      )}
      {!error && then && <Comparison then={then} now={now} />}
    </section>
  );
}

function Comparison({ then, now }: { then: Employee; now?: Employee }) {
  const t = useT('time');
  const label = useLabel(fieldsByName);
  const { isOtherDay } = useMoment();
  const differing = now ? shown.filter(({ of }) => !isEqual(of(then), of(now))).length : 0;
  return (
    <>
      <Facts>
        <Fact
          term={t('record.status')}
          differs={Boolean(now && now.status !== then.status)}
          then={<StatusLabel of={then} />}
          now={now && <StatusLabel of={now} />}
        />
        {shown.map(({ name, of }) => (
          <Fact
            key={name}
            term={label(name)}
            differs={Boolean(now && !isEqual(of(then), of(now)))}
            then={<FieldValue of={fieldsByName[name]} value={of(then)} />}
            now={now && <FieldValue of={fieldsByName[name]} value={of(now)} />}
          />
        ))}
      </Facts>
      {isOtherDay && now && <Foot>{t('record.differ', { count: differing, total: shown.length })}</Foot>}
    </>
  );
}

interface FactProps {
  term: string;
  differs: boolean;
  then: ReactNode;
  now: ReactNode;
}

function Fact({ term, differs, then, now }: FactProps) {
  const t = useT('time');
  return (
    <>
      <dt>{term}</dt>
      <dd data-differs={differs}>
        <span className="then">{then}</span>
        {differs && (
          <Today>
            {t('record.now')} {now}
          </Today>
        )}
      </dd>
    </>
  );
}
