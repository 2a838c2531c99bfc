import { useFormat, useLanguage, useT } from '@kadro/i18n';
import { feedback, ink, PersonAvatar, phone, radius } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { RecordName } from '../../../fields/RecordName.tsx';
import { fullName } from '../../../people/person.ts';
import { peopleIn } from './Bar.tsx';
import { type Counts, type PresenceOf } from './use-now.ts';
import { type ZonesNowQuery } from '../../../generated/graphql.ts';

type Zones = NonNullable<ZonesNowQuery['zoneOccupancy']>;

const Head = styled('h2')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  gap: 10,
  margin: 0,
  padding: '8px 16px',
  ...(theme.typography.body2 as object),
  fontWeight: 600,
  backgroundColor: ink.soft,
  borderBlock: `1px solid ${ink.line}`,
  '& time': { fontWeight: 450, color: ink.textMuted },
  '& .of': { fontWeight: 450 },
  '& .of b': { fontWeight: 600 },
}));
const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: '168px minmax(0, 1fr)',
  alignItems: 'center',
  gap: 12,
  minHeight: 36,
  padding: '5px 16px',
  borderBlockEnd: `1px solid ${ink.line}`,
  [phone]: { gridTemplateColumns: '1fr', gap: 4 },
  '& .place': { display: 'flex', justifyContent: 'space-between', gap: 12 },
  '& .place b': { fontWeight: 600 },
});
const People = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': { display: 'block', position: 'relative', borderRadius: radius.avatar, paddingBlockEnd: 3 },
  '& a[data-state="BREAK"]': { boxShadow: `inset 0 -2px 0 ${ink.text}`, borderRadius: 0 },
  '& a[data-state="DUTY"] > span': { boxShadow: `inset 0 0 0 1.5px ${ink.textMuted}` },
  '& a[data-state="MISSING"] > span': {
    backgroundColor: 'transparent !important',
    color: `${feedback.error.text} !important`,
    boxShadow: `inset 0 0 0 1.5px ${feedback.error.text}`,
  },
});

interface Group {
  key: string;
  name: string | null;
  people: PresenceOf[];
}

/** By the part of the building that they went into last; whoever passed no door comes last. */
function groupsOf(people: readonly PresenceOf[], zones: Zones, language: string): Group[] {
  const zoneOf = new Map(zones.flatMap(({ zoneId, people: there }) => there.map((one) => [one.employeeId, zoneId])));
  const named = zones.map(({ zoneId, name }) => ({
    key: zoneId,
    name: name[language as keyof typeof name] ?? name.en ?? null,
    people: people.filter(({ employeeId }) => zoneOf.get(employeeId) === zoneId),
  }));
  const elsewhere = { key: '', name: null, people: people.filter(({ employeeId }) => !zoneOf.has(employeeId)) };
  return [...named, elsewhere].filter((group) => group.people.length > 0);
}

function Square({ row: { employee, state } }: { row: PresenceOf }) {
  const t = useT('presence');
  if (!employee) return null;
  const words = `${fullName(employee)}, ${t(`state.${state}`)}`;
  return (
    <li>
      <Link to={`/employees/${employee.id}/show`} data-state={state} title={words} aria-label={words}>
        <PersonAvatar id={employee.id} name={fullName(employee)} image={employee.imageUrl} size="small" />
      </Link>
    </li>
  );
}

interface Props {
  counts: Counts;
  people: readonly PresenceOf[];
  zones: Zones;
}

/** The branches with whoever is in, in which part of it, and whoever is missing there. */
export function Branches({ counts, people, zones }: Props) {
  return counts.branches.map((branch) => (
    <Branch
      key={branch.branchId}
      branch={branch}
      now={counts.now}
      people={people.filter(({ branchId }) => branchId === branch.branchId)}
      zones={zones}
    />
  ));
}

function Branch({
  branch,
  now,
  people,
  zones,
}: Omit<Props, 'counts'> & { branch: Counts['branches'][number]; now: string }) {
  const t = useT('presence');
  const language = useLanguage();
  const { time, number } = useFormat();
  const inside = peopleIn(branch, 'IN') + peopleIn(branch, 'BREAK') + peopleIn(branch, 'DUTY');
  return (
    <section>
      <Head>
        <RecordName of="branches" id={branch.branchId} />
        <time dateTime={now}>{time(now, branch.zone)}</time>
        <span className="of">{t('of', { here: number(inside), all: number(branch.people) })}</span>
      </Head>
      {groupsOf(people, zones, language).map((group) => (
        <Row key={group.key}>
          <span className="place">
            <bdi>{group.name ?? t('state.IN')}</bdi>
            <b>{number(group.people.filter(({ state }) => state !== 'MISSING').length)}</b>
          </span>
          <People>
            {group.people.map((row) => (
              <Square key={row.id} row={row} />
            ))}
          </People>
        </Row>
      ))}
    </section>
  );
}
