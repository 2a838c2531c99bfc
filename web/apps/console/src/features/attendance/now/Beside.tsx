import { useFormat, useLanguage, useT } from '@kadro/i18n';
import { feedback, Frame, ink, KeyHint } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { type ReactNode } from 'react';
import { Link } from 'react-router';
import { RecordName } from '../../../fields/RecordName.tsx';
import { useEnumText } from '../../../fields/use-texts.ts';
import { JoinedPerson } from '../../../people/JoinedPerson.tsx';
import { useSession } from '../../../server/api.ts';
import { type LastReadingsQuery } from '../../../generated/graphql.ts';
import { type PresenceOf } from './use-now.ts';

type Reading = NonNullable<LastReadingsQuery['clockRecords']>['items'][number];

const Part = styled('section')(({ theme }) => ({
  // in one column the people come before the branches, and the readings after them
  [theme.breakpoints.down(1180)]: { order: 2, '&[data-last="true"]': { order: 4 } },
  padding: '14px 16px',
  borderBlockEnd: `1px solid ${ink.line}`,
  '& header': { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 12 },
  '& h2': { ...(theme.typography.body1 as object), fontWeight: 600, margin: 0 },
  '& header > span, & p': { ...(theme.typography.dense as object), color: ink.textMuted },
  '& p': { margin: '6px 0 0' },
  '& ul': { display: 'grid', gap: 6, margin: '8px 0 0', padding: 0, listStyle: 'none' },
  '& .line': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: 12 },
  '& .reading': {
    display: 'grid',
    gridTemplateColumns: '46px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 8,
    padding: '2px 8px',
  },
  // within the frame, so that times stand under the heading
  '& ul:has(.reading)': { gap: 2, marginInline: -8 },
  '& .reading, & .figure': { fontVariantNumeric: 'tabular-nums' },
  '& .figure': { fontWeight: 600 },
  '& .figure[data-missing="true"]': { color: feedback.error.text },
  '& .hold': {
    ...(theme.typography.dense as object),
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 28,
    padding: 0,
    border: 0,
    color: ink.textMuted,
    background: 'none',
    cursor: 'pointer',
  },
  '& .elsewhere': { ...(theme.typography.dense as object), color: ink.textMuted },
  '& .all': { display: 'inline-block', marginBlockStart: 10, color: ink.textMuted, fontWeight: 600 },
}));

/** The shift that a row is about, and its begin at the place. */
function useShiftWords() {
  const language = useLanguage();
  const { time } = useFormat();
  return ({ shift, dueFrom, zone }: PresenceOf): string => {
    const name = shift?.name?.[language] ?? shift?.name?.en;
    return [name, dueFrom && time(dueFrom, zone)].filter(Boolean).join(' · ');
  };
}

interface PeopleProps {
  title: string;
  note?: string;
  none: string;
  people: readonly PresenceOf[];
  figure: (row: PresenceOf) => string;
  isMissing?: boolean;
}

function PeoplePart({ title, note, none, people, figure, isMissing = false }: PeopleProps) {
  const shiftWords = useShiftWords();
  return (
    <Part>
      <header>
        <h2>{title}</h2>
        {note && people.length > 0 && <span>{note}</span>}
      </header>
      {people.length === 0 && <p>{none}</p>}
      <ul>
        {people.map((row) => (
          <li key={row.id} className="line">
            <JoinedPerson
              card={row.employee}
              size="small"
              link
              second={
                <>
                  <RecordName of="branches" id={row.branchId} /> · {shiftWords(row)}
                </>
              }
            />
            <span className="figure" data-missing={isMissing}>
              {figure(row)}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function ReadingLine({ reading, children }: { reading: Reading; children?: ReactNode }) {
  const enumText = useEnumText();
  const { time } = useFormat();
  return (
    <span className="reading">
      <time dateTime={reading.at}>{time(reading.at, reading.zone)}</time>
      <JoinedPerson
        card={reading.employee}
        size="small"
        second={
          <>
            {enumText('clockEventType', reading.eventType)} · <RecordName of="terminals" id={reading.terminalId} />
          </>
        }
      />
      {children}
    </span>
  );
}

interface Props {
  now: string;
  missing: readonly PresenceOf[];
  late: readonly PresenceOf[];
  readings: readonly Reading[];
  isHeld: boolean;
  onHold: () => void;
}

/** Who is missing and who came late, and what was read last. */
export function Beside({ now, missing, late, ...read }: Props) {
  const t = useT('presence');
  const { hours } = useFormat();
  const minutesSince = (instant: string | null | undefined): number =>
    instant ? Math.max(0, Math.floor((Date.parse(now) - Date.parse(instant)) / 60_000)) : 0;
  return (
    <>
      <PeoplePart
        title={t('missing')}
        note={t('missingNote')}
        none={t('noneMissing')}
        people={missing}
        figure={({ since }) => hours(minutesSince(since))}
        isMissing
      />
      <PeoplePart
        title={t('late')}
        none={t('noneLate')}
        people={late}
        figure={(row) => hours(row.latelyClockInTimeInMinutes)}
      />
      <ReadingsPart {...read} />
    </>
  );
}

function ReadingsPart({ readings, isHeld, onHold }: Pick<Props, 'readings' | 'isHeld' | 'onHold'>) {
  const t = useT('presence');
  const { zone } = useSession();
  return (
    <Part data-last="true">
      <header>
        <h2>{t('readings')}</h2>
        <button type="button" className="hold" aria-pressed={isHeld} onClick={onHold}>
          <KeyHint keys={['P']} />
          {t('hold')}
        </button>
      </header>
      {readings.length === 0 && <p>{t('noReadings')}</p>}
      <ul>
        {readings.map((reading, n) => (
          <li key={reading.id}>
            <Frame shape="row" shown={n === 0}>
              <ReadingLine reading={reading}>
                {reading.zone !== zone && (
                  <span className="elsewhere">
                    <RecordName of="branches" id={reading.branchId} />
                  </span>
                )}
              </ReadingLine>
            </Frame>
          </li>
        ))}
      </ul>
      <Link className="all" to="/clock-records">
        {t('allReadings')}
      </Link>
    </Part>
  );
}
