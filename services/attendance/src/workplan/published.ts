import { type Publication, publish } from '@kadro/chassis';
import { type Shift } from '../day/shapes.ts';
import { expectedMinutes } from '../shift/minutes.ts';
import { shifts, type ShiftRow } from '../shift/rows.ts';
import { calculatedShift } from '../shift/shape.ts';
import { worksheets, type WorksheetRow } from '../worksheet/rows.ts';
import { standingPlans, type StandingPlanRow } from './rows/standing-plans.ts';
import { type WorkplanRow, workplans } from './rows/workplans.ts';

type Entry = WorkplanRow['entries'][number];

const isMeasured = ({ minutes }: Entry): boolean => minutes !== null;

const plannedShift = ({ date, shiftId, version, minutes, begin, end }: Entry) => ({
  date,
  shiftId,
  version,
  minutes,
  begin,
  end,
});

const weekOf = ({ over, weekendDays, totalWorkTime }: Shift) =>
  over === 'WEEK' ? { weekDays: 7 - weekendDays, weekMinutes: totalWorkTime ?? 0 } : {};

/** What people are planned for. Nothing of plans made before entries had minutes. */
export const plans: readonly Publication[] = [
  publish<WorkplanRow>(workplans, {
    message: 'WorkplanChanged',
    on: ['WorkplanSet', 'WorkplanShiftRemoved', 'WorkplanCancelled'],
    concerns: ({ employeeId }) => employeeId,
    data: ({ id, employeeId: personId, from, to, status, entries }) =>
      entries.every(isMeasured)
        ? { workplan: { id, personId, from, to, cancelled: status === 'CANCELLED', shift: entries.map(plannedShift) } }
        : null,
  }),
  publish<ShiftRow>(shifts, {
    message: 'ShiftChanged',
    on: ['ShiftDefined', 'ShiftRedefined'],
    concerns: () => null,
    data: ({ id: shiftId, version, ...fields }, { data: { effectiveOn } }) => {
      const { begin, end, type } = fields;
      const shift = calculatedShift(fields);
      const said = { minutes: expectedMinutes(shift), begin, end, candidate: type === 'DYNAMIC', ...weekOf(shift) };
      return { version: { shiftId, version, effectiveOn, ...said } };
    },
  }),
  publish<WorksheetRow>(worksheets, {
    message: 'WorksheetChanged',
    on: ['WorksheetDefined', 'WorksheetRedefined'],
    concerns: () => null,
    data: ({ id: worksheetId, version, anchor, days }, { data: { effectiveOn } }) => ({
      version: { worksheetId, version, effectiveOn, anchor, day: days.map(({ shifts: shift }) => ({ shift })) },
    }),
  }),
  publish<StandingPlanRow>(standingPlans, {
    message: 'StandingPlanChanged',
    on: ['DefaultShiftSet', 'WorksheetAssigned'],
    concerns: ({ id }) => id,
    data: ({ id: personId, worksheets: worksheet, shifts: shift }) => ({ plan: { personId, worksheet, shift } }),
  }),
];
