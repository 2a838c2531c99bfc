import { type ReceivedMessage } from '@kadro/chassis';
import { type Clause } from '@kadro/chassis/declare';
import { timesheets } from '../../timesheet/model.ts';
import { ofKey } from '../../timesheet/weeks.ts';
import { type DateRange } from '../months.ts';

/** Whose closed days an event may have changed. */
export interface Touched extends DateRange {
  /** Absent = of everybody. */
  employeeId?: string;
  branchId?: string;
  /** Only of whom it plays a part for. */
  shiftId?: string;
  ruleSetId?: string;
  worksheetId?: string;
}

const [first, last] = ['0001-01-01', '9999-12-31'];
const { touches = {} } = timesheets.derivation ?? {};

/** Time passes by rows that are due, and names of leave types change no figure. */
const others = ['TimePassed', 'LeaveTypeRecorded'];

/** Events that may change day records of the past. */
export const touching = Object.keys(touches).filter((name) => !others.includes(name));

const named = (where: readonly Clause[], index: string): string | undefined => {
  const clause = where.find((one) => one.index === index);
  return clause && 'eq' in clause && typeof clause.eq === 'string' ? clause.eq : undefined;
};

function datesOf(where: readonly Clause[]): DateRange {
  const clause = where.find(({ index }) => index === 'date');
  if (clause?.in) {
    const dates = clause.in.map(String).toSorted();
    return { from: dates[0] ?? last, to: dates.at(-1) ?? first };
  }
  return { from: clause && 'from' in clause ? String(clause.from) : first, to: last };
}

/** As the records' own model says; null = of nobody. */
export function touchedBy({ name, stream, data, organization, at, revision, id }: ReceivedMessage): Touched | null {
  const streamId = stream.slice(stream.indexOf('_') + 1);
  const found = touches[name]?.({ name, data, id: streamId, organization, at, actor: '', revision, event: id });
  if (!found) return null;
  if ('where' in found) {
    const { where } = found;
    return {
      ...datesOf(where),
      employeeId: named(where, 'employeeId'),
      branchId: named(where, 'branchId'),
      shiftId: named(where, 'shiftIds'),
      ruleSetId: named(where, 'ruleSetIds'),
      worksheetId: named(where, 'worksheetIds'),
    };
  }
  const dates = found.map((key) => ofKey(key).date).toSorted();
  return dates.length > 0 ? { from: dates[0]!, to: dates.at(-1)!, employeeId: streamId } : null;
}
