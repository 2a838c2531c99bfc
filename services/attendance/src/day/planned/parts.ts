import { minuteOf, minutesOfDay } from '../clock/days.ts';
import { type HolidayPart, type Leave, type LocalSpan } from '../shapes.ts';

/** What takes planned minutes, in the order in which it takes them (section 3). */
export const kinds = ['holiday', 'duty', 'leave'] as const;
export type Kind = (typeof kinds)[number];

/** What one kind takes of a date. */
export interface Part {
  full: boolean;
  morning: boolean;
  afternoon: boolean;
  /** Minutes since midnight, over 1,440 on the date after. */
  hours: readonly (readonly [from: number, to: number])[];
}

export type Parts = Readonly<Record<Kind, Part>>;

const nothing: Part = { full: false, morning: false, afternoon: false, hours: [] };

/** The holiday and the approved leave of a date. */
export function partsOf(holiday: HolidayPart | undefined, leave: readonly Leave[]): Parts {
  const approved = leave.filter(({ status }) => status === 'APPROVED');
  if (!holiday && approved.length === 0) return { holiday: nothing, duty: nothing, leave: nothing };
  return {
    holiday: partOf(holiday ? [holiday] : []),
    duty: partOf(approved.filter(({ onDuty }) => onDuty).map(({ part }) => part)),
    leave: partOf(approved.filter(({ onDuty }) => !onDuty).map(({ part }) => part)),
  };
}

/** Both halves of one kind are the full day, and the full day needs no half. */
function partOf(parts: readonly (HolidayPart | Leave['part'])[]): Part {
  const has = (...some: string[]): boolean => parts.some((part) => typeof part === 'string' && some.includes(part));
  const [morning, afternoon] = [has('MORNING'), has('AFTERNOON')];
  const full = has('FULL', 'FULL_DAY') || (morning && afternoon);
  return {
    full,
    morning: morning && !full,
    afternoon: afternoon && !full,
    hours: parts.filter((part) => typeof part !== 'string').map(hoursOf),
  };
}

function hoursOf([from, to]: LocalSpan): readonly [number, number] {
  const [begin, end] = [minuteOf(from), minuteOf(to)];
  return [begin, end <= begin ? end + minutesOfDay : end];
}
