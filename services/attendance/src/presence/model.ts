import { derivedModel, touching } from '@kadro/chassis/declare';
import { absence } from '../absence/events.ts';
import { calendar } from '../calendar/events.ts';
import { clock } from '../clock/events.ts';
import { overtime } from '../overtime/events.ts';
import { passing } from '../passing/events.ts';
import { branches } from '../replicas/branches.ts';
import { leaveTypes } from '../replicas/leave-types.ts';
import { organizations } from '../replicas/organizations.ts';
import { people } from '../replicas/people.ts';
import { ruleBook } from '../rule-sets/book.ts';
import { rules } from '../rule-sets/events.ts';
import { shift } from '../shift/events.ts';
import { timesheetFacts } from '../timesheet/facts.ts';
import { datesAround } from '../timesheet/weeks.ts';
import { workplan } from '../workplan/events.ts';
import { worksheet } from '../worksheet/events.ts';
import { presenceOfPerson, presenceRow } from './row.ts';

const ofPerson = ({ id }: { id: string }): string[] => [id];

/** Who is in now, one row per person: a function of what day records follow from. */
export const presences = derivedModel({
  name: 'presences',
  row: 'Presence',
  version: 1,
  schema: presenceRow,
  indexes: {
    name: { path: '_name', filter: false },
    employeeId: { path: 'employeeId', of: 'id', sort: false },
    branchId: { path: 'branchId', of: 'id', sort: false },
    state: { path: 'state' },
    late: { path: '_late', type: 'boolean' },
    date: { path: 'date', of: 'day', filter: false },
    managers: { path: '_managers', type: 'list', filter: false },
    shiftIds: { path: '_shiftIds', type: 'list', filter: false },
    worksheetIds: { path: '_worksheetIds', type: 'list', filter: false },
    ruleSetId: { path: '_ruleSetId', filter: false, sort: false },
    due: { path: '_due', filter: false, sort: false },
  },
  defaultSort: { by: 'name', descending: false },
  narrowedBy: 'employeeId',
  reach: { own: 'employeeId', managed: ['managers'], branches: 'branchId' },
  access: ['own', 'managed', 'branches', 'hr', 'all'],
  area: 'clockInOut',
  keys: [
    touching(clock, { ReadingRecorded: ofPerson, ReadingSuperseded: ofPerson, ShiftChosen: ofPerson }),
    touching(people.decider, { PersonRecorded: ofPerson }),
    touching(workplan, {
      WorkplanSet: ofPerson,
      WorkplanShiftRemoved: ofPerson,
      WorkplanCancelled: ofPerson,
      DefaultShiftSet: ofPerson,
      WorksheetAssigned: ofPerson,
      RulesAssigned: ofPerson,
    }),
    touching(absence, { AbsenceRecorded: ofPerson }),
    // read with the rest and telling nothing here: kept only because their events are told
    touching(overtime, {}),
    touching(leaveTypes.decider, {}),
    touching(worksheet, { WorksheetRedefined: ({ id }) => ({ where: [{ index: 'worksheetIds', eq: id }] }) }),
    touching(shift, { ShiftRedefined: ({ id }) => ({ where: [{ index: 'shiftIds', eq: id }] }) }),
    touching(rules, { RulesRedefined: ({ id }) => ({ where: [{ index: 'ruleSetId', eq: id }] }) }),
    touching(ruleBook, {
      RulesPlaced: ({ data: { branchId } }) => ({
        where: branchId === null ? [] : [{ index: 'branchId', eq: branchId }],
      }),
    }),
    touching(calendar, {
      HolidayRecorded: ({ data: { date, before } }) => ({
        where: [{ index: 'date', in: [...new Set([date, before?.date ?? date])].flatMap((one) => datesAround(one)) }],
      }),
    }),
    touching(branches.decider, { BranchRecorded: ({ id }) => ({ where: [{ index: 'branchId', eq: id }] }) }),
    touching(organizations.decider, { OrganizationRecorded: () => ({ where: [{ index: 'branchId', isNull: true }] }) }),
    touching(passing, { TimePassed: ({ data: { until } }) => ({ where: [{ index: 'due', to: until }] }) }),
  ],
  facts: (person, source) => timesheetFacts(source, person),
  derive: (facts) => facts && presenceOfPerson(facts),
});
