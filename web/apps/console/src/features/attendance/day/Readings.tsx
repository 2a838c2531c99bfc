import { useFormat, useT } from '@kadro/i18n';
import { addDays, ink, Section } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { RecordName } from '../../../fields/RecordName.tsx';
import { useEnumText } from '../../../fields/use-texts.ts';
import { PersonName } from '../../../people/PersonName.tsx';
import { useSession } from '../../../server/api.ts';
import { useMoment } from '../../../time/moment.tsx';
import { ChooseShift } from './ChooseShift.tsx';
import { AddReading, CorrectReading, TakeBackReading } from './dialogs.tsx';
import { type ClockRow, type DayRow } from './model.ts';

const List = styled('ul')({ listStyle: 'none', display: 'grid' });
const Item = styled('li')(({ theme }) => ({
  ...(theme.typography.dense as object),
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto',
  gap: '2px 8px',
  alignItems: 'center',
  paddingBlock: 6,
  borderBlockEnd: `1px solid ${ink.line}`,
  '& > strong': { fontVariantNumeric: 'tabular-nums' },
  '& small': { color: ink.textMuted, gridColumn: '2 / -1' },
  '&[data-superseded="true"] > strong, &[data-superseded="true"] > span': {
    textDecoration: 'line-through',
    color: ink.textMuted,
  },
}));
const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 4 });

type Doing = { what: 'correct' | 'takeBack' | 'choose'; record: ClockRow };

/** Readings that stand on the date or belong to its shift, those that were replaced too. */
function useReadings({ employeeId, date, readings }: DayRow) {
  const { data = [], isPending } = useGetList<ClockRow>('clock-records', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'at', order: 'ASC' },
    filter: { employeeId, date: { from: addDays(date, -1), to: addDays(date, 1) } },
  });
  const own = new Set(readings.map(({ id }) => id));
  const isOfDay = (record: ClockRow): boolean =>
    own.has(record.id) || (record.superseded && (record.date === date || own.has(record.replacedBy ?? '')));
  return { records: data.filter(isOfDay), isPending };
}

/** Nobody corrects his own readings, and nothing is changed on another day than today. */
function useMayCorrect(employeeId: string): boolean {
  const { id } = useSession();
  const { isOtherDay } = useMoment();
  return id !== employeeId && !isOtherDay;
}

export function Readings({ row }: { row: DayRow }) {
  const t = useT('console-attendance');
  const { records, isPending } = useReadings(row);
  const mayCorrect = useMayCorrect(row.employeeId);
  const [isAdding, setAdding] = useState(false);
  const [doing, setDoing] = useState<Doing>();
  const close = () => setDoing(undefined);
  return (
    <Section title={t('day.readings')}>
      {!isPending && records.length === 0 && <p style={{ color: ink.textMuted }}>{t('day.noReading')}</p>}
      <List>
        {records.map((record) => (
          <Reading key={record.id} record={record} row={row} onDo={mayCorrect ? setDoing : undefined} />
        ))}
      </List>
      {mayCorrect && (
        <div>
          <Button
            variant="outlined"
            startIcon={<Plus strokeWidth={1.7} />}

            onClick={() => setAdding(true)}
          >
            {t('reading.add')}
          </Button>
        </div>
      )}
      {isAdding && <AddReading row={row} onClose={() => setAdding(false)} />}
      {doing?.what === 'correct' && <CorrectReading record={doing.record} onClose={close} />}
      {doing?.what === 'choose' && <ChooseShift record={doing.record} row={row} onClose={close} />}
      {doing?.what === 'takeBack' && <TakeBackReading record={doing.record} onClose={close} />}
    </Section>
  );
}

interface ReadingProps {
  record: ClockRow;
  row: DayRow;
  onDo?: (doing: Doing) => void;
}

function Reading({ record, row, onDo }: ReadingProps) {
  const enumText = useEnumText();
  const { time } = useFormat();
  const { superseded } = record;
  const asks = row.readings.some(({ id, counts }) => id === record.id && counts === 'ASK');
  const word = enumText('clockEventType', record.eventType);
  const at = time(record.at, record.zone);
  return (
    <Item data-superseded={superseded}>
      <strong>
        <bdi>{at}</bdi>
      </strong>
      <span>{word}</span>
      {!superseded && onDo ? (
        <ReadingActs
          acts={asks ? ['choose', 'correct', 'takeBack'] : ['correct', 'takeBack']}
          of={`${word} ${at}`}
          onAct={(what) => onDo({ what, record })}
        />
      ) : (
        <span />
      )}
      <Second record={record} row={row} />
    </Item>
  );
}

type Act = Doing['what'];

interface ActsProps {
  acts: readonly Act[];
  /** What the reading is, for screen readers. */
  of: string;
  onAct: (act: Act) => void;
}

function ReadingActs({ acts, of, onAct }: ActsProps) {
  const t = useT('console-attendance');
  return (
    <Acts>
      {acts.map((act) => (
        <Button key={act} size="small" aria-label={`${t(`reading.${act}`)}: ${of}`} onClick={() => onAct(act)}>
          {t(`reading.${act}`)}
        </Button>
      ))}
    </Acts>
  );
}

/** Where it was made, how it counts, and why it does not count any more. */
function Second({ record, row }: { record: ClockRow; row: DayRow }) {
  const t = useT('console-attendance');
  const enumText = useEnumText();
  const counts = row.readings.find(({ id }) => id === record.id)?.counts;
  if (record.superseded)
    return (
      <small>
        {t(record.replacedBy ? 'reading.replaced' : 'reading.takenBack')}: <bdi>{record.reason}</bdi>
      </small>
    );
  return (
    <small>
      {record.terminalId ? (
        <RecordName of="terminals" id={record.terminalId} />
      ) : (
        enumText('clockSource', record.source)
      )}
      {record.source === 'CORRECTION' && (
        <>
          {' · '}
          <PersonName id={record.by} />
        </>
      )}
      {counts && counts !== 'SHIFT' && ` · ${enumText('readingCounts', counts)}`}
      {record.late && record.source !== 'CORRECTION' && ` · ${t('reading.late')}`}
      {record.description && (
        <>
          {' · '}
          <bdi>{record.description}</bdi>
        </>
      )}
    </small>
  );
}
