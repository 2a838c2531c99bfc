import { type Api } from '@kadro/api';
import { answered, type Question, questionOf } from '../../../core/questions.ts';
import {
  PlannedWeeksDocument,
  ShiftNamesDocument,
  TimesheetDaysDocument,
  TimesheetMonthDocument,
  TimesheetReasonsDocument,
} from '../../../generated/graphql.ts';
import { type DayRecord, type Month, type PlannedWeek, type Reasons } from './types.ts';

export interface ShiftCard {
  id: string;
  name: string | null;
  begin: string | null;
  end: string | null;
}

export const shiftsQuestion = (api: Api, ids: readonly string[]): Question<ShiftCard[]> =>
  questionOf(api, ShiftNamesDocument, { ids: [...ids] }, (data, errors) =>
    answered(data.shiftsByIds, errors).filter((one) => one !== null),
  );

/** The own day records from one date to another. */
export const daysQuestion = (api: Api, employeeId: string, from: string, to: string): Question<DayRecord[]> =>
  questionOf(
    api,
    TimesheetDaysDocument,
    { employeeId, from, to },
    (data, errors) => answered(data.timesheets, errors).items,
  );

/** What the own weeks from one date to another are planned with. */
export const weeksQuestion = (api: Api, employeeId: string, from: string, to: string): Question<PlannedWeek[]> =>
  questionOf(api, PlannedWeeksDocument, { employeeIds: [employeeId], from, to }, (data, errors) =>
    answered(data.plannedWorkTime, errors).flatMap(({ weeks }) => weeks),
  );

/** What the own month (YYYY-MM) comes to. */
export const monthQuestion = (api: Api, month: string): Question<Month> =>
  questionOf(api, TimesheetMonthDocument, { month }, (data, errors) => answered(data.timesheetMonth, errors));

/** Why the figures of an own day are what they are; null where there is no record. */
export const reasonsQuestion = (api: Api, date: string): Question<Reasons | null> =>
  questionOf(api, TimesheetReasonsDocument, { date }, (data, errors) =>
    data.timesheetReasons === null && errors.length === 0 ? null : answered(data.timesheetReasons, errors),
  );
