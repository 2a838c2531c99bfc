import { useT } from '@kadro/i18n';
import { currentTime, type RailPiece, TimeRail } from '@kadro/ui';
import { type DayRecord } from '../data/types.ts';
import { hoursAround, minuteOf, plannedPieces, readPieces } from '../shared/rail-of-day.ts';
import { type KeptReading } from './queue/kept.ts';
import { type Doing } from './state.ts';

interface DayRailProps {
  doing: Doing;
  record: DayRecord;
  kept: readonly KeptReading[];
}

/** The day as a rail: planned, worked, and in stripes what is not sent yet. */
export function DayRail({ doing, record, kept }: DayRailProps) {
  const t = useT('clock');
  const time = currentTime();
  const at = minuteOf(time, record.date, record.zone);
  const waiting = kept.filter(({ refusal }) => refusal === undefined);
  const readings = [...record.readings, ...waiting.map((one) => ({ ...one, counts: 'SHIFT' as const }))];
  const read = readPieces({ ...record, readings }, doing.since === null ? null : time.toISOString());
  const [first] = waiting;
  const unsent = first ? minuteOf(first.at, record.date, record.zone) : Infinity;
  const drawn = read.map((piece): RailPiece =>
    piece.kind === 'worked' && piece.from >= unsent ? { ...piece, kind: 'asked' } : piece,
  );
  const pieces = [...plannedPieces(record), ...drawn];
  const hours = hoursAround(pieces, at);
  const step = hours.to - hours.from > 780 ? 120 : 60;
  return <TimeRail {...hours} pieces={pieces} now={at} ticks={step} size="large" label={t('rail')} />;
}
