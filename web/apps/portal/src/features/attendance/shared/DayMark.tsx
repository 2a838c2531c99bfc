import { DaySquare, type SquareSize } from '@kadro/ui';
import { type DayRecord } from '../data/types.ts';
import { lookOf } from './day-look.ts';

interface DayMarkProps {
  day: DayRecord | undefined;
  today: string;
  size?: SquareSize;
  framed?: boolean;
}

/** The square of a day, decoration beside its word. */
export function DayMark({ day, today, size, framed }: DayMarkProps) {
  const { square } = lookOf(day, today);
  return square && <DaySquare {...square} size={size} framed={framed} />;
}
