import { derivedModel, touching } from '@kadro/chassis/declare';
import { absence } from '../absence/events.ts';
import { calendar } from '../calendar/events.ts';
import { clock } from '../clock/events.ts';
import { overtime } from '../overtime/events.ts';
import { passing } from '../passing/events.ts';
import { ruleBook } from '../rule-sets/book.ts';
import { rules } from '../rule-sets/events.ts';
import { changesRecords } from '../rule-sets/shape.ts';
import { branches } from '../replicas/branches.ts';
import { leaveTypes } from '../replicas/leave-types.ts';
import { organizations } from '../replicas/organizations.ts';
import { people } from '../replicas/people.ts';
import { shift } from '../shift/events.ts';
import { worksheet } from '../worksheet/events.ts';
import { workplan } from '../workplan/events.ts';
import { timesheetDay } from './derive.ts';
import { readingKeys } from './reading-keys.ts';
import { timesheetFacts } from './facts.ts';
import { timesheetRow } from './row.ts';
import { datesAround, earliestSince, keysAround, ofKey } from './weeks.ts';

/** Day records of everybody, one per person and date of the shift: a function of what is recorded (streams.md). */
export const timesheets = derivedModel({
  name: 'timesheets',
  row: 'Timesheet',
  version: 9,
  schema: timesheetRow,
  indexes: {
    date: { path: 'date', of: 'day' },
    name: { path: '_name', filter: false },
    employeeId: { path: 'employeeId', of: 'id', sort: false },
    branchId: { path: 'branchId', of: 'id', sort: false },
    type: { path: 'type' },
    state: { path: 'state' },
    colour: { path: 'colour' },
    managers: { path: '_managers', type: 'list', filter: false },
    shiftIds: { path: '_shiftIds', type: 'list', filter: false },
    worksheetIds: { path: '_worksheetIds', type: 'list', filter: false },
    leaveTypeIds: { path: '_leaveTypeIds', type: 'list', filter: false },
    ruleSetIds: { path: '_ruleSetIds', type: 'list', filter: false },
    due: { path: '_due', filter: false, sort: false },
    reminder: { path: '_reminder', filter: false, sort: false },
  },
  defaultSort: { by: 'date', descending: true },
  narrowedBy: 'employeeId',
  reach: { own: 'employeeId', managed: ['managers'], branches: 'branchId' },
  access: ['own', 'managed', 'branches', 'hr', 'all'],
  area: 'timesheet',
  keys: [
    touching(
      clock,
      {
        ReadingRecorded: ({ id, data: { on, until } }) => keysAround(id, earliestSince(on), until),
        ReadingSuperseded: ({ id, data: { on, until } }) => keysAround(id, earliestSince(on), until),
        ShiftChosen: ({ id, data: { on } }) => keysAround(id, earliestSince(on), on),
      },
      readingKeys,
    ),
    touching(workplan, {
      DaysOpened: ({ id, data: { from, through } }) => keysAround(id, from, through),
      WorkplanSet: ({ id, data: { from, to } }) => keysAround(id, from, to),
      WorkplanShiftRemoved: ({ id, data: { dates } }) => [...new Set(dates.flatMap((date) => keysAround(id, date)))],
      WorkplanCancelled: ({ id, data: { from, to } }) => keysAround(id, from, to),
      DefaultShiftSet: ({ id, data: { from, through } }) => keysAround(id, from, through),
      WorksheetAssigned: ({ id, data: { from, through } }) => keysAround(id, from, through),
      RulesAssigned: ({ id, data: { from } }) => ({
        where: [
          { index: 'employeeId', eq: id },
          { index: 'date', from: datesAround(from)[0]! },
        ],
      }),
    }),
    touching(worksheet, {
      WorksheetRedefined: ({ id, data: { effectiveOn } }) =>
        effectiveOn === null
          ? []
          : {
              where: [
                { index: 'worksheetIds', eq: id },
                { index: 'date', from: datesAround(effectiveOn)[0]! },
              ],
            },
    }),
    touching(rules, {
      RulesRedefined: ({ id, data: { effectiveOn, changed } }) =>
        changesRecords(changed)
          ? {
              where: [
                { index: 'ruleSetIds', eq: id },
                { index: 'date', from: datesAround(effectiveOn)[0]! },
              ],
            }
          : [],
    }),
    touching(ruleBook, {
      RulesPlaced: ({ data: { branchId, from } }) => ({
        where: [
          ...(branchId === null ? [] : [{ index: 'branchId', eq: branchId }]),
          { index: 'date', from: datesAround(from)[0]! },
        ],
      }),
    }),
    touching(absence, {
      AbsenceRecorded: ({ data: { touched }, id }) => [...new Set(touched.flatMap((date) => keysAround(id, date)))],
    }),
    touching(leaveTypes.decider, {
      LeaveTypeRecorded: ({ id }) => ({ where: [{ index: 'leaveTypeIds', eq: id }] }),
    }),
    touching(overtime, {
      OvertimeApproved: ({ id, data: { overtimeDate } }) => keysAround(id, overtimeDate),
      OvertimeDenied: ({ id, data: { overtimeDate } }) => keysAround(id, overtimeDate),
      OvertimeCancelled: ({ id, data: { overtimeDate, wasApproved } }) =>
        wasApproved ? keysAround(id, overtimeDate) : [],
    }),
    touching(shift, {
      ShiftRedefined: ({ id, data: { effectiveOn } }) =>
        effectiveOn === null
          ? []
          : {
              where: [
                { index: 'shiftIds', eq: id },
                { index: 'date', from: datesAround(effectiveOn)[0]! },
              ],
            },
    }),
    touching(calendar, {
      HolidayRecorded: ({ data: { date, before } }) => ({
        where: [{ index: 'date', in: [...new Set([date, before?.date ?? date])].flatMap((one) => datesAround(one)) }],
      }),
    }),
    touching(passing, { TimePassed: ({ data: { until } }) => ({ where: [{ index: 'due', to: until }] }) }),
    touching(people.decider, { PersonRecorded: ({ id }) => ({ where: [{ index: 'employeeId', eq: id }] }) }),
    // whoever has no branch is in the organization's zone
    touching(organizations.decider, { OrganizationRecorded: () => ({ where: [{ index: 'branchId', isNull: true }] }) }),
    touching(branches.decider, { BranchRecorded: ({ id }) => ({ where: [{ index: 'branchId', eq: id }] }) }),
  ],
  subject: (key) => ofKey(key).person,
  facts: (person, source) => timesheetFacts(source, person),
  derive: (facts, key) => facts && timesheetDay(facts, ofKey(key).date),
  // two years of one person; a job waits for its last rows after each so many
  atOnce: 800,
});
