import { timeHome } from '../paths.ts';

/** Of requests for other shifts. */
export const shiftPaths = {
  own: `${timeHome}/shift-requests`,
  ask: `${timeHome}/shift-requests/create`,
  // as the specification writes it
  mine: `${timeHome}/shif/pending-requests`,
  all: `${timeHome}/shif/all-pending-requests`,
} as const;

/** Of requests for corrected clock records. */
export const correctionPaths = {
  own: `${timeHome}/clock-corrections`,
  ask: `${timeHome}/clock-corrections/create`,
  mine: `${timeHome}/corrections/pending-requests`,
  all: `${timeHome}/corrections/all-pending-requests`,
} as const;

export const correctionOf = (date: string): string => `${correctionPaths.ask}?date=${date}`;
export const shiftsOf = (date: string): string => `${shiftPaths.ask}?date=${date}`;

/** What all their pages say. */
export const texts = ['inbox', 'leave', 'overtime', 'timesheet', 'clock'] as const;
