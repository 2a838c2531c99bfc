import { type PlannedShift } from '../planned/shift.ts';

/** Where a stay or a reading stands. */
export type Place =
  | { kind: 'SHIFT'; planned: PlannedShift }
  | { kind: 'ASK'; day: number; candidates: readonly PlannedShift[] }
  | { kind: 'UNPLANNED'; day: number };

export const dayOfPlace = (place: Place): number => (place.kind === 'SHIFT' ? place.planned.day : place.day);

/** How a day record names the place. */
export const labelOf = (place: Place): string => (place.kind === 'SHIFT' ? place.planned.id : place.kind);
