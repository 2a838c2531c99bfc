import { type CommandScope, type Job, type JobControl } from '@kadro/chassis';
import { type OpenEvent } from '@kadro/chassis/declare';
import { z } from 'zod';
import { people, type PersonRow } from '../../replicas/people.ts';
import { type TimesheetFacts } from '../../timesheet/facts.ts';
import { closedPeriods } from '../closed/facts.ts';
import { type causes } from '../person/events.ts';
import { factsNow } from '../person/facts.ts';
import { type Closing, closingOf, recordDifferences } from '../person/record.ts';
import { type Cause } from '../person/rules.ts';
import { periodPeople, type PeriodPersonRow } from '../rows/people.ts';
import { type PeriodRow } from '../rows/periods.ts';

export const differencesJob = 'findDifferences';
const atOnce = 100;

const jobData = z.object({
  event: z.string(),
  name: z.string(),
  stream: z.string(),
  revision: z.int(),
  from: z.string().optional(),
  to: z.string().optional(),
  employeeId: z.string().optional(),
  branchId: z.string().optional(),
  shiftId: z.string().optional(),
  ruleSetId: z.string().optional(),
  worksheetId: z.string().optional(),
  /** Instead: of whom a day is due by then. */
  due: z.string().optional(),
});

type Looking = z.infer<typeof jobData>;

const causeOf: Readonly<Record<string, (typeof causes)[number]>> = {
  ReadingRecorded: 'READING',
  ReadingSuperseded: 'READING',
  ShiftChosen: 'READING',
  ShiftRedefined: 'SHIFT',
  RulesRedefined: 'RULES',
  RulesPlaced: 'RULES',
  RulesAssigned: 'RULES',
  AbsenceRecorded: 'LEAVE',
  OvertimeApproved: 'OVERTIME',
  OvertimeDenied: 'OVERTIME',
  OvertimeCancelled: 'OVERTIME',
  HolidayRecorded: 'HOLIDAY',
  DaysOpened: 'EMPLOYMENT',
  PersonRecorded: 'EMPLOYMENT',
  BranchRecorded: 'EMPLOYMENT',
  OrganizationRecorded: 'EMPLOYMENT',
  TimePassed: 'TIME',
};

/** What was said why; what shift managers have approved has the reason of whoever asked for it. */
function reasonIn({ correction, reason, description, source }: Record<string, unknown>): string | null {
  const said = [correction, reason, source === 'CORRECTION' ? description : null];
  return said.find((one) => typeof one === 'string') ?? null;
}

/** Terminals act by themselves; what no one triggered has nobody. */
function actorOf(found: OpenEvent | undefined): Pick<Cause, 'by' | 'terminalId'> {
  const actor = found?.stored.meta.actor ?? 'system';
  if (actor === 'system') return { by: null, terminalId: null };
  const isTerminal = found?.data.terminalId === actor;
  return isTerminal ? { by: null, terminalId: actor } : { by: actor, terminalId: null };
}

async function causeIn(scope: CommandScope, { event, name, stream, revision }: Looking): Promise<Cause> {
  const [found] = await scope.events.read(stream, revision);
  return { cause: causeOf[name] ?? 'PLAN', causedBy: event, reason: reasonIn(found?.data ?? {}), ...actorOf(found) };
}

/** Whether what was changed plays a part for the person. */
function concerns({ shifts, ruleSets, worksheets }: TimesheetFacts, { shiftId, ruleSetId, worksheetId }: Looking) {
  if (shiftId !== undefined && !shifts.has(shiftId)) return false;
  if (ruleSetId !== undefined && !ruleSets.has(ruleSetId)) return false;
  return worksheetId === undefined || worksheets.has(worksheetId);
}

/** One who has left a branch has what was closed there. */
async function periodsOf(scope: CommandScope, { id, places }: PersonRow, closed: readonly PeriodRow[]) {
  const had = await scope.find<PeriodPersonRow>(periodPeople, [{ index: 'employeeId', eq: id }], { limit: 1_000 });
  const known = new Set(had.map(({ periodId }) => periodId));
  return closed.filter((one) => known.has(one.id) || places.some(({ branchId }) => branchId === one.branchId));
}

interface Look {
  looking: Looking;
  cause: Cause;
  closings: Map<string, Promise<Closing | null>>;
}

async function lookAt(scope: CommandScope, person: PersonRow, periods: readonly PeriodRow[], look: Look) {
  const { looking, cause, closings } = look;
  const own = await periodsOf(scope, person, periods);
  const facts = own.length > 0 ? await factsNow(scope, person.id) : null;
  if (!facts || !concerns(facts, looking)) return;
  for (const { id } of own) {
    const known = closings.get(id) ?? closingOf(scope, id);
    closings.set(id, known);
    const closing = await known;
    if (closing) await recordDifferences(scope, closing, { person, facts, cause });
  }
}

async function lookAtDue(scope: CommandScope, due: string, look: Look, control: JobControl): Promise<void> {
  const rows = await scope.find<PeriodPersonRow>(periodPeople, [{ index: 'due', to: due }], { limit: 10_000 });
  for (const { employeeId, month, branchId } of rows) {
    if (control.isStopped()) return;
    const person = await scope.row<PersonRow>(people.model, employeeId);
    const periods = await closedPeriods(scope, { from: `${month}-01`, to: `${month}-01` }, [branchId]);
    if (person) await lookAt(scope, person, periods, look);
  }
}

/** Looks at the closed months that an event touches, of one person or of everybody it may be about. */
export async function lookForDifferences(job: Job, scope: CommandScope, control: JobControl): Promise<void> {
  const looking = jobData.parse(job.data);
  const look: Look = { looking, cause: await causeIn(scope, looking), closings: new Map() };
  const { due, employeeId, branchId, from = '', to } = looking;
  if (due !== undefined) return lookAtDue(scope, due, look, control);
  // of a person, whatever the branch: who has left one has what was closed there
  const periods = await closedPeriods(scope, { from, to }, branchId === undefined ? undefined : [branchId]);
  if (periods.length === 0) return;
  if (employeeId !== undefined) {
    const person = await scope.row<PersonRow>(people.model, employeeId);
    if (person) await lookAt(scope, person, periods, look);
    return;
  }
  for (let after: string | null = job.cursor ?? ''; after !== null && !control.isStopped();) {
    const page: PersonRow[] = await scope.find<PersonRow>(people.model, [{ index: 'id', from: `${after}\u0000` }], {
      limit: atOnce,
    });
    for (const person of page) await lookAt(scope, person, periods, look);
    after = page.length === atOnce ? page.at(-1)!.id : null;
    if (after !== null) await control.progress({ done: job.done + page.length, total: job.total, cursor: after });
  }
}
