import { DaySquare, type SquareSize } from '@kadro/ui';
import { lookOf, type LookedDay } from './day-look.ts';

interface DayMarkProps {
  day: LookedDay | undefined;
  today: string;
  size?: SquareSize;
  framed?: boolean;
}

/** The square of a day, decoration beside its word. */
export function DayMark({ day, today, size, framed }: DayMarkProps) {
  const { square } = lookOf(day, today);
  return square && <DaySquare {...square} size={size} framed={framed} />;
}
