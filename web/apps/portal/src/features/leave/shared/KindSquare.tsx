import { DaySquare, kindColour, type SquareSize } from '@kadro/ui';
import { type LeaveTypeCard } from '../data/types.ts';

/** The ring of a kind of leave in its own, calmed colour; always beside its name. */
export function KindSquare({
  type,
  size,
}: {
  type: Pick<LeaveTypeCard, 'color'> | null | undefined;
  size?: SquareSize;
}) {
  return <DaySquare fill="ring" size={size} colour={type?.color ? kindColour(type.color) : undefined} />;
}
