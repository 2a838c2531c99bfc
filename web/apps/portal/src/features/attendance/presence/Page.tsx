import { styled } from '@mui/material/styles';
import { useFormat, useLanguage, useT } from '@kadro/i18n';
import { EmptyState, feedback, ink, Person, Section, Sheet } from '@kadro/ui';
import { Async } from '../../../parts/Async.tsx';
import { presencePath } from '../paths.ts';
import { TimePage } from '../shared/TimePage.tsx';
import { type PresenceOf, useTeamNow } from './use-team-now.ts';

const states = ['MISSING', 'IN', 'BREAK', 'DUTY', 'EXPECTED', 'ON_LEAVE', 'OUT'] as const;

// a state begins a title here
const Group = styled(Sheet)({ '& h2::first-letter': { textTransform: 'uppercase' } });
const Rows = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 290px), 1fr))',
  gap: '14px 48px',
  listStyle: 'none',
  '& > li': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 16 },
  '& time': { ...(theme.typography.strong as object), fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '&[data-state="MISSING"] time': { color: feedback.error.text },
}));
const Live = styled('output')(({ theme }) => ({
  ...theme.typography.label,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: ink.textMuted,
  '&::before': { content: '""', width: 7, height: 7, borderRadius: 1, border: `1.5px solid ${ink.text}` },
  '&[data-live="true"]::before': { backgroundColor: ink.text },
}));

/** The people whom one manages: who is in now, who is missing, who is away. */
export default function TeamNow() {
  const t = useT('presence');
  const { isLive, ...team } = useTeamNow();
  return (
    <TimePage path={presencePath} actions={<Live data-live={isLive}>{t(isLive ? 'live' : 'notLive')}</Live>}>
      <Async query={team} lines={8} failed={t('failed')}>
        {(people) => <Groups people={people} />}
      </Async>
    </TimePage>
  );
}

function Groups({ people }: { people: readonly PresenceOf[] }) {
  const t = useT('presence');
  const { number } = useFormat();
  if (people.length === 0)
    return (
      <Sheet>
        <EmptyState title={t('noTeam')} />
      </Sheet>
    );
  const groups = states.map((state) => ({ state, rows: people.filter((row) => row.state === state) }));
  return groups
    .filter(({ rows }) => rows.length > 0)
    .map(({ state, rows }) => (
      <Group key={state}>
        <Section title={t(`state.${state}`)} count={number(rows.length)}>
          <Rows data-state={state}>
            {rows.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </Rows>
        </Section>
      </Group>
    ));
}

function Row({ row: { employeeId, employee, zone, since, shift, dueFrom, dueTo } }: { row: PresenceOf }) {
  const t = useT();
  const language = useLanguage();
  const { time, timeRange } = useFormat();
  const name = [employee?.firstName, employee?.lastName].filter(Boolean).join(' ') || t('person.forgotten');
  const range = dueFrom && dueTo ? timeRange(time(dueFrom, zone), time(dueTo, zone)) : undefined;
  const second = [shift?.name?.[language] ?? shift?.name?.en, range].filter(Boolean).join(' · ');
  return (
    <li>
      <Person id={employeeId} name={name} image={employee?.imageUrl} second={second || undefined} />
      {since && <time dateTime={since}>{time(since, zone)}</time>}
    </li>
  );
}
