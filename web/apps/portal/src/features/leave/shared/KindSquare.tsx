import { DaySquare, kindColour, type SquareSize } from '@kadro/ui';
import { type LeaveTypeCard } from '../data/types.ts';

/** The colour of a leave type as a ring; always beside its name. */
export function KindSquare({
  type,
  size,
}: {
  type: Pick<LeaveTypeCard, 'color'> | null | undefined;
  size?: SquareSize;
}) {
  return <DaySquare fill="ring" size={size} colour={type?.color ? kindColour(type.color) : undefined} />;
}
