import { type Act } from '../people/act.ts';
import { type Law } from './law.ts';

interface Day {
  id: string;
  date: string;
  state: string;
  expectedWorkTime: number | null;
  actualWorkTime: number | null;
  overtime: number | null;
  missingTime: number | null;
  leaveTime: number | null;
  breakTime: number | null;
  assignedShifts: { shiftType: string }[];
}

/** Days that are over, in every zone. */
const isOver = ({ date }: Day, { at }: Act): boolean =>
  Date.parse(`${date}T00:00:00Z`) + 62 * 3_600_000 < Date.parse(at);

function daysIn({ answer }: Act): Day[] {
  const data = answer?.body['data'] as { timesheets?: { items?: Day[] } } | undefined;
  return (data?.timesheets?.items ?? []).filter((one) => one.expectedWorkTime !== undefined);
}

const figures = ['expectedWorkTime', 'actualWorkTime', 'overtime', 'missingTime', 'leaveTime', 'breakTime'] as const;
const dayMinutes = 36 * 60;

/** The law of day records: worked, without overtime, with leave and what is missing is what was expected. */
function daysAddUp(): Law {
  return {
    name: 'a day that is over adds up',
    afterAct({ act }) {
      const done = daysIn(act).filter((one) => isOver(one, act) && one.state !== 'INCALCULABLE');
      return done.flatMap((one) => {
        // where the hours are those of a week its sum holds, and not each day
        if (one.assignedShifts.some(({ shiftType }) => shiftType !== 'FIX' && shiftType !== 'FLEXIBLE')) return [];
        const { expectedWorkTime, actualWorkTime, overtime, missingTime, leaveTime } = one;
        if ([expectedWorkTime, actualWorkTime].includes(null)) return [];
        const sum = actualWorkTime! - (overtime ?? 0) + (leaveTime ?? 0) + (missingTime ?? 0);
        return sum === expectedWorkTime ? [] : [`${one.id}: ${JSON.stringify(one)} comes to ${sum}`];
      });
    },
  };
}

function nothingIsNegative(): Law {
  return {
    name: 'no figure of a day is negative or longer than it can be',
    afterAct: ({ act }) =>
      daysIn(act).flatMap((one) =>
        figures
          .filter((name) => (one[name] ?? 0) < 0 || (one[name] ?? 0) > dayMinutes)
          .map((name) => `${one.id}: ${name} is ${one[name]}`),
      ),
  };
}

/** What holds of days and readings. */
export const ofAttendance = (): Law[] => [daysAddUp(), nothingIsNegative()];
