import { type Part } from '@kadro/chassis';
import { ruleSets } from '../rule-sets/part.ts';
import { staffingPart } from '../staffing/part.ts';
import { worksheetPart } from '../worksheet/part.ts';
import { workplanEvents } from './calendar/events.ts';
import { workplanTimesheets } from './calendar/timesheets.ts';
import { planChecks } from './check/query.ts';
import { exportWorkplans } from './import/export.ts';
import { workplanImport } from './import/import.ts';
import { planForMany } from './plan/many.ts';
import { plannedWorkTime } from './planned/query.ts';
import { shiftRequests } from './requests/part.ts';
import { standingPlans } from './rows/standing-plans.ts';
import { removeOfMany, removePlannedCommand } from './remove/commands.ts';

const ofMany: Part = {
  commands: [removePlannedCommand],
  readModels: [standingPlans],
  queries: [planChecks, plannedWorkTime],
  endpoints: [exportWorkplans, planForMany, removeOfMany, workplanTimesheets, workplanEvents],
};

/** Rule sets, worksheets, planning for several people, what people ask for, and what shifts need. */
export const planning: readonly Part[] = [ruleSets, worksheetPart, ofMany, workplanImport, shiftRequests, staffingPart];
