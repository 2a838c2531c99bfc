import { type Figures } from '../shapes.ts';
import { type Side, type Tally } from '../worked/tally.ts';
import { type Account, type Posting } from './journal.ts';

type Figure = keyof Figures;

/** Sections 4.9 and 4.10: the figures that minutes of an account are part of. */
const figures: Readonly<Record<Account, readonly Figure[]>> = {
  expected: ['expectedWorkTime'],
  planned: ['actualWorkTime'],
  credited: ['actualWorkTime', 'toleratedTime'],
  filled: ['actualWorkTime'],
  duty: ['actualWorkTime'],
  noSide: ['actualWorkTime', 'overtime'],
  counted: ['actualWorkTime', 'overtime'],
  surplusCounted: ['actualWorkTime', 'overtime'],
  unapproved: ['overtimeUnapproved'],
  missing: ['missingTime'],
  leave: ['leaveTime'],
  breakTime: ['breakTime'],
  late: ['late'],
  earlyLeave: ['earlyLeave'],
  inRoom: ['notCounted'],
  surplus: ['notCounted'],
  rest: ['notCounted'],
};

const ofSide: Readonly<Record<Side['name'], readonly Figure[]>> = {
  CLOCK_IN: [...figures.counted, 'overtimeClockIn'],
  CLOCK_OUT: [...figures.counted, 'overtimeClockOut'],
};

type Visit = (figure: Figure, posting: Posting, tally: Tally) => void;

/** Goes through the minutes that the figures of a date are made of, in the order in which they were posted. */
export function forEachPosting(tallies: readonly Tally[], visit: Visit): void {
  for (const tally of tallies) {
    for (const posting of tally.postings) {
      // what was worked for a week is its overtime alone
      const isOfWeek = tally.isOfWeek && posting.account === 'noSide';
      for (const figure of isOfWeek ? figures.planned : figures[posting.account]) visit(figure, posting, tally);
    }
    for (const { name, postings } of tally.sides)
      for (const posting of postings)
        for (const figure of posting.account === 'counted' ? ofSide[name] : figures[posting.account])
          visit(figure, posting, tally);
  }
}

/** The sums of what was posted. */
export function figuresOf(tallies: readonly Tally[]): Figures {
  const sums: Figures = {
    expectedWorkTime: 0,
    actualWorkTime: 0,
    overtime: 0,
    overtimeClockIn: 0,
    overtimeClockOut: 0,
    overtimeUnapproved: 0,
    missingTime: 0,
    leaveTime: 0,
    breakTime: 0,
    nightTime: 0,
    presence: 0,
    late: 0,
    earlyLeave: 0,
    toleratedTime: 0,
    notCounted: 0,
  };
  forEachPosting(tallies, (figure, { minutes }) => {
    sums[figure] += minutes;
  });
  return sums;
}
